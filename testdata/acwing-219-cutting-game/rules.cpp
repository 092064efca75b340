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

    void exhaustive(Sink& sink) const override {
        for (Int n = kLeast; n <= kGreatest; ++n) {
            for (Int m = kLeast; m <= kGreatest && n * m <= kArea; ++m) sink.game({{n, m}});
        }
    }
    tools::Text exhaustive_bound() const override {
        const std::string area = std::to_string(kArea);
        return {"every sheet of at most " + area + " cells", "不超过 " + area + " 格的所有纸张"};
    }
    Game random(Rng& rng, bool rare) const override {
        Int n, m;
        do {
            const Int greatest = rng.mixed(kLeast, kGreatest);
            n = rng.between(kLeast, greatest);
            m = rng.between(kLeast, greatest);
        } while (rare && value(n, m) != 0);
        return {{n, m}};
    }
    void limits(Sink& sink) const override {
        std::vector<Game> all;
        for (Int n = kLeast; n <= kGreatest; ++n) {
            for (Int m = kLeast; m <= kGreatest; ++m) all.push_back({{n, m}});
        }
        sink.input("all-sheets", all);
        sink.input("greatest", std::vector<Game>(20000, {{kGreatest, kGreatest}}));
    }

 private:
    static constexpr Int kArea = 64;

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

    mutable std::vector<Row> table_;
};

}  // namespace

RULES(CuttingGame)
