#include "rules.cpp"

namespace {

class Inputs : public GgAndMm {
 public:
    void exhaustive(Sink& sink) const override {
        for (Int p = 1; p <= kExhaustive[0]; ++p) {
            for (Int q = 1; q <= kExhaustive[0]; ++q) sink.game({{p, q}});
        }
        Rng rng(3595);
        Game game;
        for (std::size_t games = 2; games <= std::size(kExhaustive); ++games) {
            several(rng, games, kExhaustive[games - 1], 1, 1, game, sink);
        }
    }
    tools::Text exhaustive_bound() const override {
        std::string en, zh;
        for (std::size_t games = 2; games <= std::size(kExhaustive); ++games) {
            const std::string number = std::to_string(games),
                              piles = std::to_string(kExhaustive[games - 1]);
            en += ", " + number + " games up to " + piles;
            zh += "； " + number + " 个游戏、每堆不超过 " + piles;
        }
        const std::string one = std::to_string(kExhaustive[0]);
        return {"one game with piles up to " + one + en + ", in some order",
                "一个游戏、每堆不超过 " + one + zh + "，各取一种顺序"};
    }
    // The last of the longest games to end lasts as long as is drawn; an even number is rare.
    Game random(Rng& rng, bool rare) const override {
        const auto& by_steps = pairs_by_steps();
        const Int n = rng.mixed(1, kGames), most = static_cast<Int>(by_steps.size()) - 1;
        if (!rare && rng.chance(1, 3)) {
            const Int greatest = rng.mixed(1, kGreatest);
            Game game;
            for (Int i = 0; i < n; ++i) {
                const Int p = rng.between(1, greatest);
                game.push_back({p, rng.between(1, greatest)});
            }
            return game;
        }
        const Int half = rng.between(1, most / 2);
        return lasting(rng, n, rare ? 2 * half : 2 * half - 1, rng.between(0, n - 1));
    }
    Game longest() const override { return Game(to_index(kGames), {kGreatest, kGreatest}); }
    void limits(Sink& sink) const override {
        Rng rng(359500);
        const Int most = static_cast<Int>(pairs_by_steps().size()) - 1;
        // As many games and tests as there can be: the last one is the longest, or the first, or one in
        // between; all others together would end the other way.
        for (const Int where : {Int{0}, kGames / 2, kGames - 1}) {
            std::vector<Game> tests;
            for (Int i = 0; i < kTests; ++i) {
                tests.push_back(lasting(rng, kGames, 2 + i % (most - 1), where));
            }
            sink.input("longest-at-" + std::to_string(where + 1), tests);
        }
        // Each pile with the greatest, alone, in both orders.
        std::vector<Game> alone;
        for (Int p = 1; p <= kGreatest; ++p) {
            alone.push_back({{p, kGreatest}});
            alone.push_back({{kGreatest, p}});
        }
        sink.in_parts("with-the-greatest", alone, kTests);
        // Ratios next to the golden one, on both sides: consecutive Fibonacci numbers among them, which
        // take the most divisions.
        std::vector<Game> golden;
        for (Int p = 1; p < kGreatest; ++p) {
            Int q = p;
            while (q * (q - p) < p * p) ++q;
            if (q > kGreatest) break;
            golden.push_back({{p, q - 1}});
            golden.push_back({{q, p}});
        }
        sink.in_parts("golden-ratio", golden, kTests);
        // Each number of steps alone, by several pairs.
        std::vector<Game> single;
        for (Int steps = 1; steps <= most; ++steps) {
            for (int i = 0; i < 10; ++i) single.push_back(lasting(rng, 1, steps, 0));
        }
        sink.in_parts("each-number-of-steps", single, kTests);
    }

 private:
    const std::vector<std::vector<Row>>& pairs_by_steps() const {
        if (by_steps_.empty()) {
            for (Int p = 1; p <= kGreatest; ++p) {
                for (Int q = 1; q <= kGreatest; ++q) {
                    const auto lasts = to_index(steps(p, q));
                    if (by_steps_.size() <= lasts) by_steps_.resize(lasts + 1);
                    by_steps_[lasts].push_back({p, q});
                }
            }
        }
        return by_steps_;
    }
    // So many games, of which the one at `where` lasts longest. The others end one step sooner at the
    // latest, and one of them does, if there are any.
    Game lasting(Rng& rng, Int games, Int longest, Int where) const {
        const auto& by_steps = pairs_by_steps();
        Game game;
        for (Int i = 0; i < games; ++i) {
            Int lasts = std::max<Int>(1, longest - 1);
            if (i == where) lasts = longest;
            if (i != where && i != (where + 1) % games) lasts = rng.between(1, lasts);
            game.push_back(rng.pick(by_steps[to_index(lasts)]));
        }
        return game;
    }
    // So many games more, none before p <= q; the order of its piles and of the games is drawn.
    static void several(Rng& rng, std::size_t more, Int greatest, Int p, Int q, Game& game,
                        Sink& sink) {
        if (more == 0) {
            Game drawn = game;
            rng.shuffle(drawn);
            for (Row& piles : drawn) rng.shuffle(piles);
            return sink.game(drawn);
        }
        for (; p <= greatest; ++p, q = p) {
            for (; q <= greatest; ++q) {
                game.push_back({p, q});
                several(rng, more - 1, greatest, p, q, game, sink);
                game.pop_back();
            }
        }
    }

    // The greatest piles of one game, of two games, ...
    static constexpr Int kExhaustive[] = {30, 10, 6, 4};

    mutable std::vector<std::vector<Row>> by_steps_;
};

}  // namespace

RULES(Inputs)
