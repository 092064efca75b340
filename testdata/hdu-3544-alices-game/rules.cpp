// A game has a row for each piece: X, Y. A position is one component: who moves (0 is Alice, 1 Bob),
// then the pieces, two numbers each; what nobody can cut, 1 x 1, is dropped. Of a game in which Bob moves
// the first row is that 1: a position of play, and no input.
#include "core/rules.hpp"

namespace {

using namespace rules;

constexpr Int kPieces = 100, kGreatest = 1000000000, kTests = 1000, kMostTests = 70000, kReach = 16,
              kTable = 128;

class AlicesGame : public Rules {
 public:
    std::vector<Game> parse(InStream& text) const override {
        return read_tests(text, kMostTests, [&] {
            Game game(to_index(text.integer(1, kPieces, "N")));
            text.end_of_line();
            for (Row& piece : game) piece = text.line(1, kGreatest, {"X", "Y"});
            return game;
        });
    }
    std::string format(const std::vector<Game>& games) const override {
        return write_tests(games, [](const Game& game) {
            return std::to_string(game.size()) + '\n' + each({game}, [](const Game& rows) {
                       std::string text;
                       for (const Row& piece : rows) text += joined(piece);
                       return text;
                   });
        });
    }
    std::size_t games_per_input() const override { return to_index(kTests); }
    std::string output(const std::vector<std::string>& answers) const override {
        return one_after_another(numbered("Case ", answers, ": "));
    }

    void moves(const Component& part, Options& options) const override {
        const std::size_t side = to_index(part.at(0));
        const Game pieces = pieces_of(part);
        for (const Row& piece : pieces) {
            if (&piece != &pieces[0] && piece == (&piece)[-1]) continue;
            for (Int cut = 1; 2 * cut <= piece[side]; ++cut) {
                Game next = pieces;
                Row& one = next[to_index(&piece - &pieces[0])];
                Row other = one;
                one[side] -= cut;
                other[side] = cut;
                next.push_back(other);
                options.to(component(1 - part[0], next));
            }
        }
    }
    Position begin(const Game& game) const override {
        const bool bob = !game.empty() && game[0].size() == 1;
        return {component(bob, Game(game.begin() + bob, game.end()))};
    }
    std::optional<Game> back(const Game& start, const Position& position) const override {
        if (position.empty() || position == begin(start)) return start;
        Game game = pieces_of(position[0]);
        if (position[0].at(0) == 1) game.insert(game.begin(), Row{1});
        return game;
    }
    Verdicts verdicts() const override { return {"Alice", "Bob"}; }

    bool oracle_reaches(const Game& game) const override {
        Int squares = 0;
        for (const Row& piece : game) {
            if (piece.at(0) > kReach || piece.at(1) > kReach) return false;
            squares += piece[0] * piece[1];
        }
        return squares <= kReach;
    }
    std::string second_answer(const Game& game) const override {
        Int sum = 0;
        for (const Row& piece : game) sum += value(piece.at(0), piece.at(1));
        return verdict(sum > 0);
    }
    std::string second_method() const override {
        const std::string size = std::to_string(kTable);
        return "the simplest number between the best cuts of both, for pieces up to " + size +
               " x " + size +
               "; above, strips as wide as the highest power of two in the other side";
    }

 protected:
    // The cuts that Alice has in hand, or Bob, with a minus.
    Int value(Int x, Int y) const {
        if (x > kTable || y > kTable) {
            Int strip = 1;
            while (2 * strip <= std::min(x, y)) strip *= 2;
            return x / strip - y / strip;
        }
        if (values_.empty()) make_table();
        return values_[to_index(x)][to_index(y)];
    }

 private:
    // The pieces, the largest first.
    static Game pieces_of(const Component& part) {
        Game pieces;
        for (std::size_t i = 1; i < part.size(); i += 2) pieces.push_back({part[i], part[i + 1]});
        return pieces;
    }
    static Component component(Int mover, Game pieces) {
        std::sort(pieces.rbegin(), pieces.rend());
        Component part = {mover};
        for (const Row& piece : pieces) {
            if (piece != Row{1, 1}) part.insert(part.end(), piece.begin(), piece.end());
        }
        return part;
    }
    void make_table() const {
        constexpr Int kNone = 1000000;
        values_.assign(to_index(kTable) + 1, Row(to_index(kTable) + 1));
        for (std::size_t x = 1; x < values_.size(); ++x) {
            for (std::size_t y = 1; y < values_.size(); ++y) {
                Int alice = -kNone, bob = kNone;
                for (std::size_t a = 1; a < x; ++a) {
                    alice = std::max(alice, values_[a][y] + values_[x - a][y]);
                }
                for (std::size_t b = 1; b < y; ++b) {
                    bob = std::min(bob, values_[x][b] + values_[x][y - b]);
                }
                const Int simplest = alice >= 0 ? alice + 1 : bob <= 0 ? bob - 1 : 0;
                if (simplest <= alice || simplest >= bob) {
                    throw std::logic_error("no whole number lies between the best cuts");
                }
                values_[x][y] = simplest;
            }
        }
    }

    mutable std::vector<Row> values_;
};

}  // namespace
