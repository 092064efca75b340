// A game is one row with one value: n.
#include "core/rules.hpp"

#include <set>

namespace {

using namespace rules;

constexpr Int kLeast = 2, kGreatest = 4294967294;

class MultiplicationGame : public Rules {
 public:
    std::vector<Game> parse(InStream& text) const override {
        std::vector<Game> games;
        while (!text.at_end()) games.push_back({text.line(1, kLeast, kGreatest, "n")});
        return games;
    }
    std::string format(const std::vector<Game>& games) const override {
        return each(games, [](const Game& game) { return joined(game.at(0)); });
    }
    std::size_t games_per_input() const override { return 1000; }

    // A component is p and n.
    void moves(const Component& part, Options& options) const override {
        const Int p = part[0], n = part[1];
        if (p >= n) return;
        for (Int factor = 9; factor >= 2; --factor) options.to(Component{p * factor, n});
    }

    Verdicts verdicts() const override { return {"Stan wins.", "Ollie wins."}; }
    Position begin(const Game& game) const override { return {{1, game.at(0).at(0)}}; }
    // By a theorem: with p in hand, n is as far as n / p is at the beginning.
    std::optional<Game> back(const Game&, const Position& position) const override {
        Game game;
        for (const Component& part : position) game.push_back({(part.at(1) - 1) / part.at(0) + 1});
        return game;
    }
    bool oracle_reaches(const Game& game) const override { return game.at(0).at(0) <= kReach; }
    std::string second_answer(const Game& game) const override {
        play();
        const auto end = std::lower_bound(products_.begin(), products_.end(), game[0][0]);
        return verdict(wins_[static_cast<std::size_t>(end - products_.begin())]);
    }
    std::string second_method() const override {
        return "play over all products of 2 to 9, once for all n between two of them";
    }

    void exhaustive(Sink& sink) const override {
        for (Int n = kLeast; n <= kExhaustive; ++n) sink.game({{n}});
        for (const Int end : ends()) {
            for (Int n = end - 2; n <= end + 3; ++n) {
                if (kExhaustive < n && n <= kReach) sink.game({{n}});
            }
        }
    }
    tools::Text exhaustive_bound() const override {
        const std::string all = "$n \\le " + std::to_string(kExhaustive) + '$',
                          reach = std::to_string(kReach);
        return {all + ", and around the ends of the intervals up to " + reach,
                all + "，以及 " + reach + " 以内各区间端点附近的值"};
    }
    Game random(Rng& rng, bool rare) const override {
        const Int end = rng.pick(ends());
        if (rare) return {{rng.between(end / 18 * 9 + 1, end)}};
        if (rng.chance(1, 2)) return {{rng.mixed(kLeast, kGreatest)}};
        const Int near = rng.chance(1, 2) ? end : end / 2;
        return {{near + rng.between(-2, 2)}};
    }
    void limits(Sink& sink) const override {
        Rng rng(1517);
        std::vector<Game> greatest, random, mixed;
        for (Int i = 0; i < 100000; ++i) {
            greatest.push_back({{kGreatest - i}});
            random.push_back({{rng.between(kLeast, kGreatest)}});
            mixed.push_back({{rng.mixed(kReach + 1, kGreatest)}});
        }
        // Only at these can the winner change.
        play();
        std::vector<Game> products;
        for (const Int product : products_) {
            for (const Int n : {product, product + 1}) {
                if (kLeast <= n && n <= kGreatest) products.push_back({{n}});
            }
        }
        sink.input("products", products);
        // Numbers that differ in one bit, one after the other, with different winners: often a program
        // takes them for one another that keeps what it has answered.
        std::vector<Game> alike;
        for (const Int bit : powers_of_two(kGreatest)) {
            for (int found = 0; found < 8;) {
                const Int n = rng.mixed(kLeast, kGreatest), other = n ^ bit;
                if (other < kLeast || other > kGreatest || n >= bit * 32) continue;
                if (second_answer({{n}}) == second_answer({{other}})) continue;
                alike.push_back({{n}});
                alike.push_back({{other}});
                ++found;
            }
        }
        sink.input("differ-in-one-bit", alike);
        // The last number has another winner than without its last digit or digits.
        std::vector<Game> longest(greatest.begin(), greatest.begin() + 1000);
        longest.back() = {{3333333333}};
        sink.input("longest-to-the-end", longest);
        longest.back() = {{444444444}};
        sink.input("nine-digits-to-the-end", longest);
        sink.input("greatest", greatest);
        sink.input("random", random);
        sink.input("mixed", mixed);
    }

 private:
    static constexpr Int kExhaustive = 3000, kReach = 1000000;

    // The powers of 18 up to the greatest n.
    static Row ends() {
        Row powers;
        for (Int power = 18; power <= kGreatest; power *= 18) powers.push_back(power);
        return powers;
    }
    // Fills products_ and wins_, once.
    void play() const {
        if (!wins_.empty()) return;
        std::set<Int> found = {1};
        for (const Int product : found) {
            for (Int factor = 2; factor <= 9 && product <= kGreatest; ++factor) {
                found.insert(product * factor);
            }
        }
        products_.assign(found.begin(), found.end());
        std::vector<std::vector<std::size_t>> next;
        for (std::size_t at = 0; products_[at] <= kGreatest; ++at) {
            next.emplace_back();
            for (Int factor = 9; factor >= 2; --factor) {
                const auto to =
                    std::lower_bound(products_.begin(), products_.end(), products_[at] * factor);
                next[at].push_back(static_cast<std::size_t>(to - products_.begin()));
            }
        }
        wins_ = {false};
        for (std::size_t end = 1; end <= next.size(); ++end) {
            // Whether the player to move wins, where p is a product before the end.
            std::vector<char> wins(end);
            for (std::size_t at = end; at-- > 0;) {
                wins[at] = std::any_of(next[at].begin(), next[at].end(),
                                       [&](std::size_t to) { return to >= end || !wins[to]; });
            }
            wins_.push_back(wins[0] != 0);
        }
    }

    // The products of 2 to 9, in ascending order, to the first above kGreatest or further.
    mutable Row products_;
    // Whether Stan wins, for all n from just above one product to the next.
    mutable std::vector<bool> wins_;
};

}  // namespace

RULES(MultiplicationGame)
