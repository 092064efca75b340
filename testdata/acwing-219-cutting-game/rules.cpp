// A game is one row: the two sides of the sheet.
#include "core/rules.hpp"

namespace {

using namespace rules;

constexpr Int kLeast = 2, kGreatest = 200;

class CuttingGame : public Rules {
 public:
    std::vector<Game> parse(InStream& text) const override {
        std::vector<Game> games;
        do {
            games.push_back({text.line(kLeast, kGreatest, {"N", "M"})});
        } while (!text.at_end());
        return games;
    }
    std::string format(const std::vector<Game>& games) const override {
        return each(games, [](const Game& game) { return joined(game.at(0)); });
    }
    std::size_t games_per_input() const override { return 40; }

    void moves(const Component& sheet, Options& options) const override { cuts(sheet, 1, options); }
    // The player to move cuts the last cell off a strip of width 1.
    bool wins_at_once(const Position& sheets) const override {
        return std::any_of(sheets.begin(), sheets.end(),
                           [](const Component& sheet) { return sheet[0] == 1 || sheet[1] == 1; });
    }
    void normal_play_moves(const Component& sheet, Options& options) const override {
        cuts(sheet, 2, options);
    }

    Verdicts verdicts() const override { return {"WIN", "LOSE"}; }
    bool oracle_reaches(const Game& game) const override {
        return game.at(0).at(0) * game.at(0).at(1) <= kArea;
    }
    std::string second_answer(const Game& game) const override {
        return verdict(value(game[0][0], game[0][1]) != 0);
    }
    std::string second_method() const override { return "Grundy values of all sheets"; }

 protected:
    static constexpr Int kArea = 64;

    // The Grundy value, from a table of all sheets, without the cuts that leave width 1.
    Int value(Int n, Int m) const {
        if (table_.empty()) {
            table_.assign(kGreatest + 1, Row(kGreatest + 1));
            for (std::size_t a = kLeast; a <= kGreatest; ++a) {
                for (std::size_t b = kLeast; b <= kGreatest; ++b) {
                    std::uint64_t options = 0;
                    for (std::size_t i = 2; i + 2 <= a; ++i) {
                        options |= 1u << (table_[i][b] ^ table_[a - i][b]);
                    }
                    for (std::size_t i = 2; i + 2 <= b; ++i) {
                        options |= 1u << (table_[a][i] ^ table_[a][b - i]);
                    }
                    while (options >> table_[a][b] & 1) ++table_[a][b];
                }
            }
        }
        return table_[static_cast<std::size_t>(n)][static_cast<std::size_t>(m)];
    }

 private:
    // The cuts along a grid line that leave both parts at least `least` wide.
    static void cuts(const Component& sheet, Int least, Options& options) {
        for (const std::size_t side : {0u, 1u}) {
            for (Int width = least; width <= sheet[side] - width; ++width) {
                Component part = sheet, rest = sheet;
                part[side] = width;
                rest[side] -= width;
                options.to({part, rest});
            }
        }
    }
    mutable std::vector<Row> table_;
};

}  // namespace
