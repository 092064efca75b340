// A game is one row: the heaps, from left to right.
#include "core/rules.hpp"

#include "core/lists.hpp"

namespace {

using namespace rules;

constexpr Int kTests = 10, kHeaps = 1000, kGreatest = 1000000000;

class BothEnds : public Rules {
 public:
    std::vector<Game> parse(InStream& text) const override {
        return read_tests(text, kTests, [&]() -> Game {
            return {text.counted_line("n", 1, kHeaps, {"a heap", "一堆的石子数"}, 1, kGreatest)};
        });
    }
    std::string format(const std::vector<Game>& games) const override {
        return write_tests(games, [](const Game& game) { return with_count(game.at(0)); });
    }
    std::size_t games_per_input() const override { return kTests; }

    void moves(const Component& heaps, Options& options) const override {
        take(heaps, 0, options);
        if (heaps.size() > 1) take(heaps, heaps.size() - 1, options);
    }
    Position begin(const Game& game) const override {
        return game.at(0).empty() ? Position{} : Position{game[0]};
    }
    std::optional<Game> back(const Game&, const Position& position) const override {
        return position.empty() ? Game{Row{}} : Game{position[0]};
    }
    Verdicts verdicts() const override { return {"1", "0"}; }

    // A position that play reaches is the row between two heaps, each of which has lost some stones.
    bool oracle_reaches(const Game& game) const override {
        const Row& heaps = game.at(0);
        Int positions = 0;
        for (std::size_t i = 0; i < heaps.size(); ++i) {
            if (heaps[i] > kReach) return false;
            for (std::size_t j = 0; j < i; ++j) {
                positions += heaps[i] * heaps[j];
                if (positions > kReach) return false;
            }
        }
        return true;
    }
    std::string second_answer(const Game& game) const override {
        const Row& heaps = game[0];
        const Int greatest = *std::max_element(heaps.begin(), heaps.end());
        const auto n = static_cast<Int>(heaps.size());
        const bool by_trying = greatest <= kTried && n * n * greatest <= kTrials;
        return verdict(heaps.back() != by_the_right(heaps, by_trying));
    }
    std::string second_method() const override {
        return "the one size that loses, found by trying sizes in order where the heaps are small; "
               "above, by counting them; from the right end";
    }

    void exhaustive(Sink& sink) const override {
        lists_.for_each([&](const Row& heaps) { sink.game({heaps}); });
    }
    tools::Text exhaustive_bound() const override { return lists_.bound(); }
    Game random(Rng& rng, bool rare) const override {
        const Int n = rng.mixed(1, rng.chance(1, 8) ? kHeaps : 100);
        return {row(rng, n, rng.mixed(1, kGreatest), rare)};
    }
    void limits(Sink& sink) const override {
        Rng rng(2599);
        std::vector<Game> games;
        const auto input = [&](const std::string& name) {
            sink.input(name, games);
            games.clear();
        };
        // The longest input: with so many equal heaps the second player wins, and any other number
        // at an end would be a win.
        games.assign(to_index(kTests), {Row(to_index(kHeaps), kGreatest)});
        input("longest");
        games.assign(to_index(kTests), {Row(to_index(kHeaps), 1)});
        input("most-heaps-of-1");
        for (Int n = kHeaps; n > kHeaps - kTests; --n) {
            games.push_back({Row(to_index(n), kGreatest - n)});
        }
        input("equal-heaps");
        // Losses, and losses but for one stone, in rows as long as can be: of heaps that are nearly
        // equal, where every case of the rule occurs all the time, and of others.
        for (const bool loss : {true, false}) {
            const std::string name = loss ? "lost" : "won";
            for (const Int few : {2, 3, 5, 10, 100}) {
                for (const Int n : {kHeaps - 1, kHeaps}) {
                    games.push_back({row(rng, n, few, loss)});
                }
            }
            input("small-" + name);
            for (const Int few : {1, 2, 3, 5, 10}) {
                for (const Int n : {kHeaps - 1, kHeaps}) {
                    Row heaps = row(rng, n, few, false);
                    for (Int& heap : heaps) heap = std::min(kGreatest, heap + kGreatest - few);
                    if (!ended(rng, heaps, loss)) --heaps.back();
                    games.push_back({heaps});
                }
            }
            input("great-" + name);
            for (Int i = 0; i < kTests; ++i) games.push_back({row(rng, kHeaps, kGreatest, loss)});
            input("any-" + name);
            // Sizes that a narrow type takes for smaller ones.
            for (const Int wrap : {256, 32768, 65536, 16777216, 536870912}) {
                for (const Int n : {5, 50}) {
                    Row heaps = row(rng, n, 4, false);
                    for (Int& heap : heaps) {
                        if (rng.chance(1, 2)) heap += wrap;
                    }
                    ended(rng, heaps, loss);
                    games.push_back({heaps});
                }
            }
            input("wrapped-" + name);
        }
        // Losses of a few heaps that are all small or next to the greatest: sizes above it are met on
        // the way.
        const std::vector<Int> ends = {1, 2, kGreatest - 1, kGreatest};
        for (std::size_t i = 0; i < 128; ++i) {
            Row heaps = {ends[i % 4], ends[i / 4 % 4], ends[i / 16 % 4], 1};
            if (i < 64) heaps.erase(heaps.begin());
            if (ended(rng, heaps, true)) games.push_back({heaps});
            if (games.size() == to_index(kTests)) input("few-great-" + std::to_string(i));
        }
        if (!games.empty()) input("few-great");
        // Single heaps and pairs, beside long rows.
        for (const Int heap : {Int{1}, kGreatest}) {
            games.push_back({row(rng, kHeaps, 9, true)});
            games.push_back({{heap}});
            games.push_back({{heap, heap}});
            games.push_back({{heap, kGreatest - 1}});
            games.push_back({{2, heap, 2}});
        }
        input("short-after-long");
    }

 private:
    static constexpr Int kReach = 500, kTried = 300, kTrials = 3000000;

    static void take(const Component& heaps, std::size_t end, Options& options) {
        Component after = heaps;
        while (--after[end] > 0) options.to(after);
        after.erase(after.begin() + static_cast<std::ptrdiff_t>(end));
        options.to(after.empty() ? Position{} : Position{after});
    }

    // A row of this many heaps, none above `greatest`; of a loss, or of a win by one stone where one
    // heap makes both.
    Row row(Rng& rng, Int n, Int greatest, bool loss) const {
        // Nearly equal heaps meet the borders between the cases of a rule.
        const Int least = rng.chance(1, 2) ? std::max<Int>(1, greatest - rng.between(0, 5)) : 1;
        Row heaps;
        while (static_cast<Int>(heaps.size()) < n) heaps.push_back(rng.between(least, greatest));
        for (int attempt = 0; attempt < 20 && !ended(rng, heaps, loss); ++attempt) {
            heaps.front() = rng.between(least, greatest);
        }
        return heaps;
    }
    // Gives the row the last heap that makes a loss, or one stone more or less. False if there is none.
    bool ended(Rng& rng, Row& heaps, bool loss) const {
        const Int size = by_the_right(heaps, false);
        const Int last = loss ? size : size + (rng.chance(1, 2) ? 1 : -1);
        if (last < 1 || last > kGreatest || heaps.size() == 1) return false;
        heaps.back() = last;
        if (!loss && rng.chance(1, 2)) std::reverse(heaps.begin(), heaps.end());
        return true;
    }

    // The size of the last heap that makes a loss of a row, whose own last heap is not looked at.
    //
    // Around a row that stays the same, a heap of y on one side and one of x on the other, x from 0
    // on: y(0) is the loss of the row with nothing on the other side; y(x) = 0 for the x that is
    // the loss of the row on its own; otherwise y(x) is the least y > 0 that is no y(x') with x' < x,
    // since no move may lead from a loss to a loss. So the numbers but y(0) follow in order.
    static Int by_the_right(const Row& heaps, bool by_trying) {
        const std::size_t n = heaps.size();
        if (n == 1) return 0;
        const auto next = [&](Int x, Int here, Int there) {
            if (x == there) return Int{0};
            if (!by_trying) {
                // How many numbers are in front of it; one more if y(0) is one of them.
                const Int before = there > 0 && there < x ? x - 2 : x - 1;
                return here > 0 && here <= before + 1 ? before + 2 : before + 1;
            }
            std::vector<char> taken(to_index(x) + 2);
            const auto take = [&](Int y) {
                if (y <= x + 1) taken[to_index(y)] = 1;
            };
            take(here);
            Int y = 1;
            for (Int other = 1; other <= x; ++other) {
                if (other == there) continue;
                while (taken[to_index(y)] != 0) ++y;
                take(y);
            }
            return y;
        };
        // The rows that end before heap `end`, each as long as the last one and one heap longer.
        Row lefts(n + 1), rights(n + 1);
        for (std::size_t length = 1; length < n; ++length) {
            for (std::size_t end = n - 1; end >= length; --end) {
                const Int l = lefts[end], r = rights[end];
                rights[end] = next(heaps[end - length], r, l);
                // Its left side, by the row without its last heap.
                lefts[end] = next(heaps[end - 1], lefts[end - 1], rights[end - 1]);
            }
        }
        return rights[n - 1];
    }

    const Lists lists_{heaps_in("颗"), 1, {30, 10, 7, 5, 4, 3, 2, 2}};
};

}  // namespace

RULES(BothEnds)
