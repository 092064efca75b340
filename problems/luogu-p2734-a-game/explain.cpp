// Row 0 is the numbers. Once some are taken, row 1 holds the scores, that of the player to move first.
#include <cstdio>
#include <numeric>

#include "explain/explanation.hpp"

namespace {

using namespace explanation;
using rules::Component;
using rules::Position;

class TakingEnds : public Explainer {
    std::string prints(const Game& position, const View&) const override {
        const Row& row = position.at(0);
        const Int sum = std::accumulate(row.begin(), row.end(), Int{0}), lead = lead_of(row);
        return std::to_string((sum + lead) / 2) + ' ' + std::to_string((sum - lead) / 2);
    }
    View view(const Game& position) const override {
        const Component part = rules().begin(position)[0];
        const Int lead = end_of(part);
        const bool over = position.at(0).empty();
        View view = {.wins = lead > 0, .over = over, .drawn = lead == 0, .lead = lead};
        view.background = {
            "What one player takes the other does not, so only the lead counts, the own sum minus "
            "the other one. Taking an end brings that number minus the lead of the rest, where the "
            "opponent moves first.",
            "一方取走的数另一方就得不到，所以只看净胜分，即自己的和减去对手的和。"
            "取走一端，净胜分就是这个数减去剩下一段的净胜分，那一段由对手先取。"};
        for (const Position& next : moves(part)) {
            const Text leads = Text("lead ", "净胜分 ") + std::to_string(-end_of(next[0]));
            view.parts.push_back({said(part, next), leads});
        }
        view.reason = (over ? Text("All numbers are taken: ", "数已全部取完：") + scores_of(part)
                            : Text("The best move makes the lead ", "最好的走法使净胜分为 ") +
                                  std::to_string(lead)) +
                      Text(".", "。");
        return view;
    }
    Move winning_move(const Game& position, const View& view) const override {
        const Component part = rules().begin(position)[0];
        const std::vector<Position> all = moves(part);
        const Position& best = -end_of(all.front()[0]) == *view.lead ? all.front() : all.back();
        return {said(part, best), rules().back(position, best).value()};
    }
    bool goes_on() const override { return false; }
    Game asked(const Game& position) const override { return {position.at(0)}; }
    std::optional<rules::Outcome> read(const Game& position,
                                       const std::string& output) const override {
        long long first, second;
        if (std::sscanf(output.c_str(), "%lld %lld", &first, &second) != 2) return std::nullopt;
        const Component part = rules().begin(position)[0];
        const Int lead = first - second + part[0] - part[1];
        return View{.wins = lead > 0, .drawn = lead == 0}.outcome();
    }
    Text a_move(const Game&) const override {
        return {"A move takes the first or the last number of the row.",
                "每步取走最左或最右的一个数。"};
    }
    Text goal() const override {
        return {"The greater sum wins; equal sums are a draw.", "和较大的人获胜，相等是平局。"};
    }
    Text shown(const Component& part) const override { return laid_out(part, "\n"); }
    Text said(const Component& part) const override { return laid_out(part, {"; ", "；"}); }
    Text shown(const Component& from, const Position& to) const override {
        return said(from, to) + " -> " + said(to.at(0));
    }
    Text said(const Component& from, const Position& to) const override {
        const Row row = row_of(from);
        const bool left = row_of(to.at(0)) == Row(row.begin() + 1, row.end());
        const std::string number = std::to_string(left ? row.front() : row.back());
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
    static Row row_of(const Component& part) { return {part.begin() + 2, part.end()}; }
    // By how much the player to move is ahead after the row, and in the end.
    static Int lead_of(const Row& row) {
        Row lead = row;  // of the parts of one length, by where they begin
        for (std::size_t length = 2; length <= row.size(); ++length) {
            for (std::size_t i = 0; i + length <= row.size(); ++i) {
                lead[i] = std::max(row[i] - lead[i + 1], row[i + length - 1] - lead[i]);
            }
        }
        return row.empty() ? 0 : lead[0];
    }
    static Int end_of(const Component& part) { return part[0] - part[1] + lead_of(row_of(part)); }
    static Text scores_of(const Component& part) {
        return Text("to move ", "轮到走的人 ") + std::to_string(part.at(0)) +
               Text(", other ", "，对方 ") + std::to_string(part.at(1));
    }
    static Text laid_out(const Component& part, const Text& between) {
        const Row row = row_of(part);
        return (row.empty() ? Text("-") : listed(row, row.size())) + between + scores_of(part);
    }
};

}  // namespace

EXPLAINER(TakingEnds)
