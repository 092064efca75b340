// A game has a row for each row of the board, from the top: 1 for a coin that shows tails, else 0.
#include <map>

#include "../families/coins_in_the_plane.hpp"

namespace {

using namespace rules;

constexpr Int kTests = 50, kSide = 100;
constexpr Int kFewPlaces = 12;  // up to which few_sets() keeps what a coin may turn

Int columns(const Game& board) {
    return static_cast<Int>(board.at(0).size());
}

// Each as its row and its column, from 1.
Places tails_of(const Game& board) {
    Places tails;
    Row place = {0, 0};
    for (const Row& row : board) {
        ++place[0];
        place[1] = 0;
        for (const Int coin : row) {
            ++place[1];
            if (coin == 1) tails.insert(place);
        }
    }
    return tails;
}

// Visits the sets of places in which a move may turn coins whose last one, with the greatest row and the
// greatest column, stands here: those that hold it and hang together by their sides. Small ones come first,
// so that who throws in the middle has not waited for the many of a large board.
template <class Visit>
void grow_sets(const Row& last, Visit visit) {
    std::set<Places> known = {{last}};
    std::vector<std::set<Places>::const_iterator> queue = {known.begin()};
    for (std::size_t i = 0; i < queue.size(); ++i) {
        const Places& places = *queue[i];
        visit(places);
        for (const Row& place : places) {
            for (const Row& step : {Row{0, 1}, Row{1, 0}, Row{0, -1}, Row{-1, 0}}) {
                const Row next = {place[0] + step[0], place[1] + step[1]};
                if (next[0] < 1 || next[1] < 1 || next[0] > last[0] || next[1] > last[1]) continue;
                Places more = places;
                if (!more.insert(next).second) continue;
                const auto added = known.insert(more);
                if (added.second) queue.push_back(added.first);
            }
        }
    }
}

// Whether these sets are so few that they are kept, and values of coins are taken from them.
bool has_few_sets(const Row& last) {
    return last[0] * last[1] <= kFewPlaces;
}
const std::vector<Places>& few_sets(const Row& last) {
    static std::map<Row, std::vector<Places>> known;
    std::vector<Places>& all = known[last];
    if (all.empty()) grow_sets(last, [&](const Places& places) { all.push_back(places); });
    return all;
}

// A sum by xor of powers of two, by their exponents.
class Sum {
 public:
    void add_power(Int exponent) {
        if (!exponents_.erase(exponent)) exponents_.insert(exponent);
    }
    void add(const Sum& other) {
        for (const Int exponent : other.exponents_) add_power(exponent);
    }
    bool is_zero() const { return exponents_.empty(); }
    const std::set<Int>& exponents() const { return exponents_; }
    friend bool operator<(const Sum& a, const Sum& b) { return a.exponents_ < b.exponents_; }

 private:
    std::set<Int> exponents_;
};

// The value of a lone coin that shows tails, by its moves.
const Sum& small_coin(const Row& place) {
    static std::map<Row, Sum> known;
    const auto found = known.find(place);
    if (found != known.end()) return found->second;
    std::set<Sum> reached;
    for (const Places& turned : few_sets(place)) {
        Sum left;
        for (const Row& other : turned) {
            if (other != place) left.add(small_coin(other));
        }
        reached.insert(left);
    }
    Sum mex;
    for (Int number = 1; reached.contains(mex); ++number) {
        mex = Sum();
        for (Int bit = 0; number >> bit != 0; ++bit) {
            if (number >> bit & 1) mex.add_power(bit);
        }
    }
    return known[place] = mex;
}

// The exponent of the value, a power of two, by the theorem.
Int exponent_of(const Row& place) {
    if (place[0] > 1 && place[1] > 1) return place[0] + place[1] - 2;
    Int exponent = 0;
    for (Int along = place[0] * place[1]; along % 2 == 0; along /= 2) ++exponent;
    return exponent;
}

Sum value_of(const Game& board) {
    Sum sum;
    for (const Row& place : tails_of(board)) {
        if (has_few_sets(place)) {
            sum.add(small_coin(place));
        } else {
            sum.add_power(exponent_of(place));
        }
    }
    return sum;
}

class ColouringGame : public Rules {
 public:
    std::vector<Game> parse(InStream& text) const override {
        return read_tests(text, kTests, [&] {
            const Row sides = text.line(1, kSide, {"n", "m"});
            Game board(to_index(sides[0]));
            for (Row& row : board) {
                while (static_cast<Int>(row.size()) < sides[1]) {
                    row.push_back(text.one_of("HT", {"coin", "硬币"}) == 'T');
                }
                text.end_of_line();
            }
            return board;
        });
    }
    std::string format(const std::vector<Game>& games) const override {
        return write_tests(games, [](const Game& board) {
            std::string text = joined({static_cast<Int>(board.size()), columns(board)});
            for (const Row& row : board) {
                for (const Int tails : row) text += tails == 1 ? 'T' : 'H';
                text += '\n';
            }
            return text;
        });
    }
    std::size_t games_per_input() const override { return kTests; }

    void moves(const Component& tails, Options& options) const override {
        const Places before = places_of(tails);
        for (const Row& last : before) {
            const auto turn = [&](const Places& turned) {
                options.to(after_turning(before, turned));
            };
            if (has_few_sets(last)) {
                for (const Places& turned : few_sets(last)) turn(turned);
            } else {
                grow_sets(last, turn);
            }
        }
    }

    Verdicts verdicts() const override { return {"-_-", "=_="}; }
    Position begin(const Game& board) const override { return position_of(tails_of(board)); }
    std::optional<Game> back(const Game& start, const Position& position) const override {
        Game board(start.size(), Row(start.at(0).size()));
        if (position.empty()) return board;
        for (const Row& place : places_of(position[0])) {
            board.at(to_index(place[0] - 1)).at(to_index(place[1] - 1)) = 1;
        }
        return board;
    }
    bool oracle_reaches(const Game& board) const override {
        return static_cast<Int>(board.size()) * columns(board) <= kSearched;
    }
    std::string second_answer(const Game& board) const override {
        return verdict(!value_of(board).is_zero());
    }
    std::string second_method() const override {
        return "values of lone coins, by their moves where at most " + std::to_string(kFewPlaces) +
               " coins may turn; beyond, by the theorem";
    }

 protected:
    static constexpr Int kSearched = 9;  // coins of the boards in which games are searched
};

}  // namespace
