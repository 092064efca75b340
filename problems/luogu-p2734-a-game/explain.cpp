#include "../explain/score_row.hpp"

namespace {

using namespace explanation;
using rules::Position;

class TakingEnds : public ScoreRow {
    Text background() const override {
        return {
            "What one player takes the other does not, so only the lead counts, the own sum minus "
            "the other one. Taking an end brings that number minus the lead of the rest, where the "
            "opponent moves first.",
            "一方取走的数另一方就得不到，所以只看净胜分，即自己的和减去对手的和。"
            "取走一端，净胜分就是这个数减去剩下一段的净胜分，那一段由对手先取。"};
    }
    std::vector<Part> parts(const Component& part) const override {
        std::vector<Part> parts;
        for (const Position& next : moves(part)) {
            const Text leads = Text("lead ", "净胜分 ") + std::to_string(-end_of(next[0]));
            parts.push_back({said(part, next), leads});
        }
        return parts;
    }
    std::pair<Component, Text> best(const Component& part) const override {
        const std::vector<Position> all = moves(part);
        return {(-end_of(all.front()[0]) == end_of(part) ? all.front() : all.back())[0], {}};
    }
    Text a_move(const Game&) const override {
        return {"A move takes the first or the last number of the row.",
                "每步取走最左或最右的一个数。"};
    }
    Text taken(const Row& from, const Row& to) const override {
        const bool left = to == Row(from.begin() + 1, from.end());
        const std::string number = std::to_string(left ? from.front() : from.back());
        return left ? Text("take " + number + " on the left", "取走左端的 " + number)
                    : Text("take " + number + " on the right", "取走右端的 " + number);
    }
    // Each once.
    std::vector<Position> moves(const Component& part) const {
        rules::OptionList list;
        rules().moves(part, list);
        list.all.erase(std::unique(list.all.begin(), list.all.end()), list.all.end());
        return list.all;
    }
    Int lead_of(const Row& row) const override {
        Row lead = row;  // of the parts of one length, by where they begin
        for (std::size_t length = 2; length <= row.size(); ++length) {
            for (std::size_t i = 0; i + length <= row.size(); ++i) {
                lead[i] = std::max(row[i] - lead[i + 1], row[i + length - 1] - lead[i]);
            }
        }
        return row.empty() ? 0 : lead[0];
    }
};

}  // namespace

EXPLAINER(TakingEnds)
