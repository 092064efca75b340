#include "explain/explanation.hpp"

namespace {

using namespace explanation;

constexpr unsigned kRow = 201;  // sides are at most 200

unsigned state(Int n, Int m) {
    return static_cast<unsigned>(n) * kRow + static_cast<unsigned>(m);
}

// After a cut the position has more sheets, one row each.
class CuttingGame : public SumExplainer {
    Text a_move(const Game&) const override {
        return {"A move cuts one sheet in two along a line of the grid.",
                "每步选一张纸片，沿一条格线剪成两张。"};
    }
    View view(const Game& position) const override {
        const auto strip = std::find_if(position.begin(), position.end(), is_strip);
        if (strip != position.end()) return view_of_strips(position, *strip);
        View view = SumExplainer::view(position);
        const Text sum = Text("The nim-sum of the Grundy values is ", "各 SG 值的异或和是 ") +
                         std::to_string(*view.nim_sum);
        const bool some_safe_cut =
            std::any_of(position.begin(), position.end(),
                        [](const Row& sheet) { return std::max(sheet.at(0), sheet.at(1)) >= 4; });
        view.reason =
            view.wins
                ? sum +
                      Text(
                          ": some safe cut makes it 0, and every safe reply makes it nonzero "
                          "again. So the opponent is the first without a safe cut.",
                          "，有一种安全的剪法使它变成 0；此后对手无论怎么安全地剪，都使它变为非零。"
                          "所以先没有安全剪法的是对手。")
            : some_safe_cut
                ? sum + Text(
                            ": every safe cut makes it nonzero, and the other player can make it "
                            "0 again. So the player to move is the first without a safe cut. The "
                            "cut that is left makes a strip, and the other player wins.",
                            "，无论怎么安全地剪，都使它变为非零，而对手又能使它变回 0。"
                            "所以先没有安全剪法的是轮到走的人，这时只好剪出纸条，对手获胜。")
                : Text(
                      "No cut is safe: every one makes a strip of width 1, and the other player "
                      "cuts a single cell off it.",
                      "没有安全的剪法：怎么剪都会剪出宽为 1 的纸条，对手从中剪下一格。");
        return view;
    }
    // The game is over, or one cut ends it.
    View view_of_strips(const Game& position, const Row& strip) const {
        View view;
        for (std::size_t i = 0; i < position.size(); ++i) {
            view.parts.push_back({named(i), size(position[i])});
        }
        view.background = values_come_from(position);
        view.over = std::count(position.begin(), position.end(), Row{1, 1}) > 0;
        view.wins = !view.over;
        view.reason =
            view.over
                ? Text("The other player has cut out a single cell.", "对方已经剪出单独的一格。")
                : Text("The sheet ", "纸片 ") + size(strip) +
                      Text(
                          " is a strip of width 1: the player to move cuts its last "
                          "cell off.",
                          " 是宽为 1 的纸条：轮到走的人剪下它末端的一格。");
        return view;
    }
    Move winning_move(const Game& position, const View& view) const override {
        for (std::size_t i = 0; i < position.size(); ++i) {
            const Row& sheet = position[i];
            if (!is_strip(sheet)) continue;
            Game next = position;
            next[i] = {1, 1};
            next.push_back({1, std::max(sheet.at(0), sheet.at(1)) - 1});
            return {Text("cut a single cell off the sheet " + size(sheet),
                         "从纸片 " + size(sheet) + " 上剪下一格"),
                    next};
        }
        return SumExplainer::winning_move(position, view);
    }
    std::vector<Part> parts(const Game& position) const override {
        std::vector<Part> sheets;
        for (std::size_t i = 0; i < position.size(); ++i) {
            const Row& sheet = position[i];
            const Text comma(", ", "，");
            sheets.push_back({named(i),
                              size(sheet) + comma + value_of_side(sheet.at(0)) + comma +
                                  value_of_side(sheet.at(1)),
                              value(sheet)});
        }
        return sheets;
    }
    Text values_come_from(const Game&) const override {
        return {
            "A player who leaves a strip of width 1 loses, since the opponent cuts off its "
            "last cell. A cut is safe if it leaves none. With safe cuts alone the player who "
            "makes the last one wins, and the Grundy value of a sheet N x M is d(N) where "
            "d(M) = 0, d(M) where d(N) = 0, else 1. Here d(n) is the value of one side: the "
            "least number that is not d(i) xor d(n - i), for parts i and n - i of at least 2.",
            "谁剪出宽为 1 的纸条谁就输，因为对手可以剪下它末端的一格。"
            "不剪出纸条的剪法称为安全的。只用安全的剪法时，剪最后一次的人获胜；"
            "N x M 的纸片，若 d(M) = 0，SG 值是 d(N)；若 d(N) = 0，SG 值是 d(M)；否则是 1。"
            "这里 d(n) 是单独一条边的值：任何 d(i) xor d(n - i) 都取不到的最小自然数，"
            "其中 i 和 n - i 都至少是 2。"};
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
                return {Text("cut the sheet ", "把纸片 ") + size(sheet) + Text(" into ", " 剪成 ") +
                            size(part) + Text(" and ", " 和 ") + size(rest),
                        next};
            }
        }
        throw std::logic_error("no cut has this value");
    }
    bool goes_on() const override { return false; }
    Text shown(const rules::Component& sheet) const override { return size(sheet); }
    using Explainer::shown;
    Words words() const override { return {{"sheet", "张纸片"}, {"into", "剪成"}}; }
    Text goal() const override {
        return {"The first player to cut out a sheet of 1 x 1 wins.",
                "先剪出 1 x 1 的纸片的人获胜。"};
    }

    static Text named(std::size_t sheet) { return nth({"sheet", "张纸片"}, sheet); }

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
