#include "explain/explanation.hpp"

namespace {

using namespace explanation;

constexpr unsigned kRow = 201;  // sides are at most 200

unsigned state(Int n, Int m) {
    return static_cast<unsigned>(n) * kRow + static_cast<unsigned>(m);
}

// After a cut the position has two sheets, one row each.
class CuttingGame : public SumExplainer {
    std::string prints(const Game&, const View& view) const override {
        return view.wins ? "WIN" : "LOSE";
    }
    std::vector<Part> parts(const Game& position) const override {
        std::vector<Part> sheets;
        for (std::size_t i = 0; i < position.size(); ++i) {
            sheets.push_back({nth("sheet", i), size(position[i]), value(position[i])});
        }
        return sheets;
    }
    std::string values_come_from(const Game&) const override {
        return "A player who leaves a strip of width 1 loses, since the opponent cuts off its last "
               "cell. Without such cuts the player who makes the last cut wins, and the Grundy "
               "value of a sheet is the least number that is not the xor of the values of the two "
               "parts of a cut.";
    }
    Move lower(const Game& position, std::size_t index, Int to) const override {
        const Row& sheet = position.at(index);
        for (const std::size_t side : {0u, 1u}) {
            for (Int width = 2; width + 2 <= sheet.at(side); ++width) {
                Row part = sheet, rest = sheet;
                part[side] = width;
                rest[side] -= width;
                if ((value(part) ^ value(rest)) != to) continue;
                Game next = position;
                next[index] = part;
                next.push_back(rest);
                return {
                    "cut the sheet " + size(sheet) + " into " + size(part) + " and " + size(rest),
                    next};
            }
        }
        throw std::logic_error("no cut has this value");
    }
    bool goes_on() const override { return false; }
    std::optional<Game> laid_out(const Game&, const rules::Position& position) const override {
        return position;
    }
    std::string shown(const rules::Part& sheet) const override { return size(sheet); }
    using Explainer::shown;
    std::string goal() const override { return "Who first cuts out a sheet of 1 x 1 wins."; }

    static std::string size(const Row& sheet) {
        return std::to_string(sheet.at(0)) + " x " + std::to_string(sheet.at(1));
    }
    Int value(const Row& sheet) const { return values_[state(sheet.at(0), sheet.at(1))]; }

    const std::vector<unsigned> values_ = sprague_grundy::grundy_values(
        kRow * kRow, [](unsigned sheet, sprague_grundy::Options& options) {
            const Int n = sheet / kRow, m = sheet % kRow;
            for (Int i = 2; i + i <= n; ++i) options.to(state(i, m), state(n - i, m));
            for (Int i = 2; i + i <= m; ++i) options.to(state(n, i), state(n, m - i));
        });
};

}  // namespace

EXPLAINER(CuttingGame)
