// Explains a row of numbers that two players take for their scores: Luogu P2734 and P3210. Row 0 is the
// numbers. Once some are taken, row 1 holds the scores, that of the player to move first.
#ifndef PROBLEMS_EXPLAIN_SCORE_ROW_HPP
#define PROBLEMS_EXPLAIN_SCORE_ROW_HPP

#include <cstdio>
#include <numeric>

#include "explain/explanation.hpp"

namespace explanation {

class ScoreRow : public Explainer {
 protected:
    using Component = rules::Component;

    // By how much the player to move is ahead after the row.
    virtual Int lead_of(const Row& row) const = 0;
    virtual Text background() const = 0;
    virtual std::vector<Part> parts(const Component& part) const = 0;
    // What a best move leaves, and how it is found.
    virtual std::pair<Component, Text> best(const Component& part) const = 0;
    virtual Text taken(const Row& from, const Row& to) const = 0;

    static Row row_of(const Component& part) { return {part.begin() + 2, part.end()}; }
    // In the end, with what both have.
    Int end_of(const Component& part) const { return part[0] - part[1] + lead_of(row_of(part)); }

    Text said(const Component& part) const override { return laid_out(part, {"; ", "；"}); }
    Text said(const Component& from, const rules::Position& to) const override {
        return taken(row_of(from), row_of(to.at(0)));
    }

 private:
    std::string prints(const Game& position, const View&) const override {
        const Row& row = position.at(0);
        const Int sum = std::accumulate(row.begin(), row.end(), Int{0}), lead = lead_of(row);
        return std::to_string((sum + lead) / 2) + ' ' + std::to_string((sum - lead) / 2);
    }
    View view(const Game& position) const override {
        const Component part = rules().begin(position)[0];
        const Int lead = end_of(part);
        const bool over = is_over(position.at(0));
        View view = {.wins = lead > 0, .over = over, .drawn = lead == 0, .lead = lead};
        view.background = background();
        view.parts = parts(part);
        view.reason = (over ? Text("All numbers are taken: ", "数已全部取完：") + scores_of(part)
                            : Text("The best move makes the lead ", "最好的走法使净胜分为 ") +
                                  std::to_string(lead)) +
                      Text(".", "。");
        return view;
    }
    Move winning_move(const Game& position, const View&) const override {
        const Component part = rules().begin(position)[0];
        const auto [next, how] = best(part);
        return {said(part, {next}), {row_of(next), {next[0], next[1]}}, how};
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
    Text goal() const override {
        return {"The greater sum wins; equal sums are a draw.", "和较大的人获胜，相等是平局。"};
    }
    Text shown(const Component& part) const override { return laid_out(part, "\n"); }
    Text shown(const Component& from, const rules::Position& to) const override {
        return said(from, to) + " -> " + said(to.at(0));
    }

    static bool is_over(const Row& row) {
        return std::all_of(row.begin(), row.end(), [](Int number) { return number == 0; });
    }
    static Text scores_of(const Component& part) {
        return Text("to move ", "轮到走的人 ") + std::to_string(part.at(0)) +
               Text(", other ", "，对方 ") + std::to_string(part.at(1));
    }
    static Text laid_out(const Component& part, const Text& between) {
        const Row row = row_of(part);
        return (row.empty() ? Text("-") : listed(row, row.size())) + between + scores_of(part);
    }
};

}  // namespace explanation

#endif
