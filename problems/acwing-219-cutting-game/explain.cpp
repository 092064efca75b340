#include "explain/explanation.hpp"

namespace {

using namespace explanation;

constexpr unsigned kRow = 201;  // sides are at most 200

unsigned state(Int n, Int m) {
    return static_cast<unsigned>(n) * kRow + static_cast<unsigned>(m);
}

// After a cut the position has more sheets, one row each.
class CuttingGame : public SumExplainer {
    std::string prints(const Game&, const View& view) const override {
        return view.wins ? "WIN" : "LOSE";
    }
    View view(const Game& position) const override {
        const auto strip = std::find_if(position.begin(), position.end(), is_strip);
        if (strip != position.end()) return view_of_strips(position, *strip);
        View view = SumExplainer::view(position);
        const std::string sum =
            "The nim-sum of the Grundy values is " + std::to_string(*view.nim_sum) + ": ";
        const bool some_safe_cut =
            std::any_of(position.begin(), position.end(),
                        [](const Row& sheet) { return std::max(sheet.at(0), sheet.at(1)) >= 4; });
        view.reason =
            view.wins ? sum +
                            "some safe cut makes it 0, and every safe reply makes it nonzero "
                            "again. So the opponent is the first without a safe cut."
            : some_safe_cut
                ? sum +
                      "every safe cut makes it nonzero, and the other player can make it 0 "
                      "again. So the player to move is the first without a safe cut. The cut "
                      "that is left makes a strip, and the other player wins."
                : "No cut is safe: every one makes a strip of width 1, and the other player cuts "
                  "a single cell off it.";
        return view;
    }
    // The game is over, or one cut ends it.
    View view_of_strips(const Game& position, const Row& strip) const {
        View view;
        for (std::size_t i = 0; i < position.size(); ++i) {
            view.parts.push_back({nth("sheet", i), size(position[i])});
        }
        view.background = values_come_from(position);
        view.over = std::count(position.begin(), position.end(), Row{1, 1}) > 0;
        view.wins = !view.over;
        view.reason = view.over ? "The other player has cut out a single cell."
                                : "The sheet " + size(strip) +
                                      " is a strip of width 1: the player to move cuts its last "
                                      "cell off.";
        return view;
    }
    Move winning_move(const Game& position, const View& view) const override {
        for (std::size_t i = 0; i < position.size(); ++i) {
            const Row& sheet = position[i];
            if (!is_strip(sheet)) continue;
            Game next = position;
            next[i] = {1, 1};
            next.push_back({1, std::max(sheet.at(0), sheet.at(1)) - 1});
            return {"cut a single cell off the sheet " + size(sheet), next};
        }
        return SumExplainer::winning_move(position, view);
    }
    std::vector<Part> parts(const Game& position) const override {
        std::vector<Part> sheets;
        for (std::size_t i = 0; i < position.size(); ++i) {
            const Row& sheet = position[i];
            sheets.push_back({nth("sheet", i),
                              size(sheet) + ", " + value_of_side(sheet.at(0)) + ", " +
                                  value_of_side(sheet.at(1)),
                              value(sheet)});
        }
        return sheets;
    }
    std::string values_come_from(const Game&) const override {
        return "A player who leaves a strip of width 1 loses, since the opponent cuts off its last "
               "cell. A cut is safe if it leaves none. With safe cuts alone the player who makes "
               "the last one wins, and the Grundy value of a sheet N x M is d(N) where d(M) = 0, "
               "d(M) where d(N) = 0, else 1. Here d(n) is the value of one side: the least number "
               "that is not d(i) xor d(n - i), for parts i and n - i of at least 2.";
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
    std::optional<rules::Position> components(const Game& game) const override { return game; }
    std::optional<Game> laid_out(const Game&, const rules::Position& position) const override {
        return position;
    }
    std::string shown(const rules::Part& sheet) const override { return size(sheet); }
    using Explainer::shown;
    std::string goal() const override { return "Who first cuts out a sheet of 1 x 1 wins."; }

    static bool is_strip(const Row& sheet) { return std::min(sheet.at(0), sheet.at(1)) == 1; }
    // A side of 2 cannot be cut safely, so that the value of 2 x n is that of the other side.
    std::string value_of_side(Int side) const {
        return "d(" + std::to_string(side) + ") = " + std::to_string(value({2, side}));
    }
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
