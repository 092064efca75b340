#include "explain/explanation.hpp"

namespace {

using namespace explanation;

// In each row the piece of the player to move comes first.
class NorthcottGame : public SumExplainer {
    Text a_move(const Game&) const override {
        return {
            "A move slides one of your own pieces along its row by one or more cells, neither onto "
            "nor past the other piece.",
            "每步把自己的一枚棋子在它的行内移动一格或多格，不能到达或越过对方的棋子。"};
    }
    std::vector<Part> parts(const Game& position) const override {
        std::vector<Part> rows;
        for (std::size_t i = 1; i < position.size(); ++i) {
            const Int own = position[i].at(0), other = position[i].at(1);
            const Int gap = (own < other ? other - own : own - other) - 1;
            rows.push_back({named(i - 1),
                            Text("own piece on ", "己方在第 ") + std::to_string(own) +
                                Text(", the other's on ", " 列，对方在第 ") +
                                std::to_string(other) + Text(": gap ", " 列，间隔 ") +
                                std::to_string(gap),
                            gap});
        }
        return rows;
    }
    Text values_come_from(const Game&) const override {
        return {
            "The gap in a row is a Nim heap: a move towards the other piece makes it smaller. "
            "A move back makes it larger, but the other piece can follow just as far, and the "
            "room behind runs out, so that changes nothing.",
            "一行的间隔是一个 Nim 堆：朝对方的棋子走，间隔变小。后退使间隔变大，"
            "但对方的棋子可以跟上同样多格，而身后的空格总会用完，所以这不改变胜负。"};
    }
    Move lower(const Game& position, std::size_t index, Int to) const override {
        Game next = position;
        Row& row = next.at(index + 1);
        const Int from = row.at(0), other = row.at(1);
        row[0] = from < other ? other - to - 1 : other + to + 1;
        const Text text = in_row(index) + Text(" move from ", "从第 ") + std::to_string(from) +
                          Text(" to ", " 列走到第 ") + std::to_string(row[0]) +
                          Text(", which leaves a gap of ", " 列，剩下的间隔是 ") +
                          std::to_string(to);
        for (std::size_t i = 1; i < next.size(); ++i) std::swap(next[i].at(0), next[i].at(1));
        return {text, next};
    }
    // A row of the board in each line. X is the piece of the player to move.
    Text shown(const rules::Component& board) const override {
        const std::size_t own = to_index(board.at(1));
        std::string text;
        for (std::size_t i = 2; i < board.size(); i += 2) {
            std::string row(to_index(board[0]), '.');
            row.at(to_index(board.at(i + own) - 1)) = 'X';
            row.at(to_index(board.at(i + 1 - own) - 1)) = 'O';
            text += (i > 2 ? "\n" : "") + row;
        }
        return text;
    }
    Text shown(const rules::Component& from, const rules::Position& to) const override {
        for (std::size_t i = 2; i < from.size(); ++i) {
            if (from[i] == to.at(0).at(i)) continue;
            const Text column = nth({"column", "列"}, to_index(to[0][i] - 1));
            return in_row(i / 2 - 1) + Text(" move X to ", "的 X 走到") + column;
        }
        throw std::logic_error("no piece moves");
    }
    Text said(const rules::Component& board) const override {
        const std::size_t own = to_index(board.at(1));
        Text text;
        for (std::size_t i = 2; i < board.size(); i += 2) {
            text += (i > 2 ? Text("; ", "；") : Text()) + named(i / 2 - 1) +
                    Text(": X in column ", "：X 在第 ") + std::to_string(board.at(i + own)) +
                    Text(", O in column ", " 列，O 在第 ") + std::to_string(board.at(i + 1 - own)) +
                    Text("", " 列");
        }
        return text;
    }
    using Explainer::said;

    static Text named(std::size_t row) { return nth({"row", "行"}, row); }
    static Text in_row(std::size_t row) { return Text("in ", "") + named(row); }
};

}  // namespace

EXPLAINER(NorthcottGame)
