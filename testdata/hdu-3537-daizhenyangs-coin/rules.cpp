// A game is one row: the places of the heads, in the order of the input, some of them repeatedly.
#include "core/rules.hpp"

#include <set>

namespace {

using namespace rules;

constexpr Int kCoins = 100, kPlaces = 100000000;

class MockTurtles : public Rules {
 public:
    std::vector<Game> parse(InStream& text) const override {
        std::vector<Game> games;
        while (!text.at_end()) {
            const Int n = text.integer(0, kCoins, "n");
            text.end_of_line();
            const Name place = {"a coin", "硬币的位置"};
            games.push_back({n == 0 ? Row() : text.line(to_index(n), 0, kPlaces - 1, place)});
        }
        return games;
    }
    std::string format(const std::vector<Game>& games) const override {
        return each(games, [](const Game& game) {
            const Row& coins = game.at(0);
            return std::to_string(coins.size()) + '\n' + (coins.empty() ? "" : joined(coins));
        });
    }
    std::size_t games_per_input() const override { return 1000; }

    // The component is all heads, from the left.
    void moves(const Component& heads, Options& options) const override {
        const auto turned = [&](const Row& coins) {
            std::set<Int> after(heads.begin(), heads.end());
            for (const Int coin : coins) {
                if (after.erase(coin) == 0) after.insert(coin);
            }
            options.to(after.empty() ? Position{} : Position{{after.begin(), after.end()}});
        };
        for (const Int last : heads) {
            turned({last});
            for (Int second = 0; second < last; ++second) {
                turned({last, second});
                for (Int third = 0; third < second; ++third) turned({last, second, third});
            }
        }
    }

    Verdicts verdicts() const override { return {"No", "Yes"}; }
    Position begin(const Game& game) const override {
        const std::set<Int> heads(game.at(0).begin(), game.at(0).end());
        return heads.empty() ? Position{} : Position{{heads.begin(), heads.end()}};
    }
    std::optional<Game> back(const Game&, const Position& position) const override {
        return Game{position.empty() ? Row() : position[0]};
    }
    bool oracle_reaches(const Game& game) const override {
        const Row& coins = game.at(0);
        return coins.empty() || *std::max_element(coins.begin(), coins.end()) < kSearched;
    }
    // Small places: the nim-sum of the values of lone heads, each the least number that none of its
    // moves has. Any places, without values: take a head in place x for the column of the digits of x
    // and a 1. The lost positions are those whose columns add up to 0, which is the extended Hamming
    // code (M. J. E. Golay 1949). No move joins two of them, since two words of the code differ in at
    // least four places. From any other position a move leads to one: with an even number of heads a
    // move of Nim, with an odd number the greatest head and at most two more.
    std::string second_answer(const Game& game) const override {
        const std::set<Int> heads(game.at(0).begin(), game.at(0).end());
        if (heads.empty()) return verdict(false);
        if (*heads.rbegin() < kTable) {
            Int nim_sum = 0;
            for (const Int head : heads) nim_sum ^= lone_heads()[to_index(head)];
            return verdict(nim_sum != 0);
        }
        if (heads.size() % 2 != 0) return verdict(true);
        for (Int bit = 1; bit < kPlaces; bit *= 2) {
            const auto ones = std::count_if(heads.begin(), heads.end(),
                                            [&](Int head) { return head / bit % 2 != 0; });
            if (ones % 2 != 0) return verdict(true);
        }
        return verdict(false);
    }
    std::string second_method() const override {
        return "values of lone heads by their moves, in places below " + std::to_string(kTable) +
               "; above, the parity checks of the extended Hamming code";
    }

 protected:
    static constexpr Int kSearched = 10, kTable = 256;

 private:
    // The value of a lone head in each place: the mex of what the coins that turn with it are worth.
    static const Row& lone_heads() {
        static const Row values = [] {
            Row found;
            for (std::size_t x = 0; x < to_index(kTable); ++x) {
                std::vector<bool> reached(4 * to_index(kTable));
                reached[0] = true;
                for (std::size_t a = 0; a < x; ++a) {
                    reached[to_index(found[a])] = true;
                    for (std::size_t b = 0; b < a; ++b)
                        reached[to_index(found[a] ^ found[b])] = true;
                }
                found.push_back(std::find(reached.begin(), reached.end(), false) - reached.begin());
            }
            return found;
        }();
        return values;
    }
};

}  // namespace
