// A game is one row: the heaps, two of a pair next to each other.
#include "core/rules.hpp"

#include <bit>

#include "core/lists.hpp"

namespace {

using namespace rules;

constexpr Int kTests = 20, kHeaps = 20000, kGreatest = 2000000000;

class EAndD : public Rules {
 public:
    std::vector<Game> parse(InStream& text) const override {
        return read_tests(text, kTests, [&]() -> Game {
            const Int heaps = text.integer(2, kHeaps, "N");
            if (heaps % 2 != 0) text.fail({"N is odd", "N 是奇数"});
            text.end_of_line();
            return {text.line(to_index(heaps), 1, kGreatest, {"a heap", "一堆的石子数"})};
        });
    }
    std::string format(const std::vector<Game>& games) const override {
        return write_tests(games, [](const Game& game) { return with_count(game.at(0)); });
    }
    std::size_t games_per_input() const override { return to_index(kTests); }

    // The heaps of a pair are alike, so a component has the lesser one first.
    void moves(const Component& pair, Options& options) const override {
        for (const Int split : pair) {
            for (Int part = 1; 2 * part <= split; ++part) options.to({part, split - part});
            if (pair[0] == pair[1]) break;
        }
    }
    Position begin(const Game& game) const override {
        Position pairs;
        const Row& heaps = game.at(0);
        for (std::size_t i = 0; i + 1 < heaps.size(); i += 2) {
            const auto [a, b] = std::minmax(heaps[i], heaps[i + 1]);
            pairs.push_back({a, b});
        }
        return pairs;
    }
    // A great heap has too many moves to play by.
    std::optional<Game> back(const Game& start, const Position& position) const override {
        for (const Int heap : start.at(0)) {
            if (heap > kPlayed) return std::nullopt;
        }
        Row heaps;
        for (const Component& pair : position) heaps.insert(heaps.end(), pair.begin(), pair.end());
        return Game{heaps};
    }
    Verdicts verdicts() const override { return {"YES", "NO"}; }

    bool oracle_reaches(const Game& game) const override {
        return one_.contain(game.at(0)) || two_.contain(game.at(0)) || three_.contain(game.at(0));
    }
    std::string second_answer(const Game& game) const override {
        Int sum = 0;
        const Row& heaps = game[0];
        for (std::size_t i = 0; i + 1 < heaps.size(); i += 2) sum ^= value(heaps[i], heaps[i + 1]);
        return verdict(sum != 0);
    }
    std::string second_method() const override {
        return "mex, where carrying digit by digit tells whether a split has a value";
    }

 protected:
    static constexpr Int kPlayed = 200, kDigits = 31;

    // The least value that no split has.
    static Int value(Int a, Int b) {
        return std::countr_one(
            static_cast<std::uint64_t>(values_of_splits(a) | values_of_splits(b)));
    }
    const Lists one_{heaps_in("颗"), 2, {24}}, two_{heaps_in("颗"), 4, {6}},
        three_{heaps_in("颗"), 6, {3}};

 private:
    // Bit v is 1 if `heap` can be split into a and b of value v: if of a - 1 and b - 1 each digit below
    // v is 1 in one at least, and digit v is 0 in both.
    static Int values_of_splits(Int heap) {
        const Int sum = heap - 2;  // of a - 1 and b - 1
        if (sum < 0) return 0;
        Int values = 0;
        bool can_carry[2] = {true, false};  // what the digits below may leave
        for (Int digit = 0; digit <= kDigits + 1; ++digit) {
            const Int of_sum = (sum >> digit) % 2;
            bool next[2] = {false, false};
            for (const Int carry : {0, 1}) {
                if (!can_carry[carry]) continue;
                // Without a carry from here, the digits above are free.
                if (carry == of_sum) values |= Int{1} << digit;
                const Int ones = carry == of_sum ? 2 : 1;
                next[(ones + carry) / 2] = true;
            }
            can_carry[0] = next[0];
            can_carry[1] = next[1];
        }
        return values;
    }
};

}  // namespace
