// A game is one row: N, M. Between two moves it is two rows: M, and the rows of beads that are left.
#include <map>

#include "../families/circle.hpp"

namespace {

using namespace rules;

constexpr Int kGreatest = 1000, kTests = 250, kMostTests = 1000;

class PaintChain : public CircleRules {
 public:
    PaintChain() : CircleRules(300) {}
    std::vector<Game> parse(InStream& text) const override {
        return read_tests(text, kMostTests, [&]() -> Game {
            return {text.line(1, kGreatest, {{"N"}, {"M"}})};
        });
    }
    std::size_t games_per_input() const override { return to_index(kTests); }
    std::string output(const std::vector<std::string>& answers) const override {
        return one_after_another(numbered("Case #", answers, ": "));
    }

    Circle circle(Int painted) const override { return {painted, painted}; }
    Verdicts verdicts() const override { return {"aekdycoin", "abcdxyzk"}; }
    bool oracle_reaches(const Game& game) const override { return game.at(0).at(0) <= kExhaustive; }
    // If N is even and a row of M beads or more is left, the second player paints its middle, and
    // then does in one half what the first player does in the other. Else the values of the rows
    // tell, each the least that no move reaches, row by row from the shortest: of rows shorter than
    // 2 M it is 0 or 1.
    std::string second_answer(const Game& game) const override {
        const Int beads = game[0][0], painted = game[0][1], left = beads - painted;
        if (left < painted) return verdict(left >= 0);
        if (beads % 2 == 0) return verdict(false);
        return verdict(values(painted)[to_index(left)] == 0);
    }
    std::string second_method() const override {
        return "symmetry for even N; the values of the rows for odd N";
    }

 protected:
    static constexpr Int kExhaustive = 20;

    const Row& values(Int painted) const {
        Row& values = values_[painted];
        if (!values.empty()) return values;
        values.resize(to_index(kGreatest) + 1);
        for (Int row = painted; row <= kGreatest; ++row) {
            std::vector<char> reached(1024);
            for (Int before = 0; before + painted <= row; ++before) {
                reached[to_index(values[to_index(before)] ^
                                 values[to_index(row - painted - before)])] = 1;
            }
            while (reached[to_index(values[to_index(row)])] != 0) ++values[to_index(row)];
        }
        return values;
    }
    mutable std::map<Int, Row> values_, won_;
};

}  // namespace
