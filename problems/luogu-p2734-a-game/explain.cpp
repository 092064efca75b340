// Row 0 is the numbers. Once some are taken, row 1 holds the scores, that of the player to move first.
#include <cstdio>

#include "explain/explanation.hpp"

namespace {

using namespace explanation;

class TakingEnds : public Explainer {
    std::string prints(const Game& position, const View&) const override {
        const Int lead = lead_of(position.at(0)), sum = sum_of(position[0]);
        return std::to_string((sum + lead) / 2) + ' ' + std::to_string((sum - lead) / 2);
    }
    View view(const Game& position) const override {
        const Row &row = position.at(0), scores = scores_of(position);
        const Int sum = sum_of(row) + scores[0] + scores[1], lead = end_of(position);
        View view;
        view.lead = lead;
        view.wins = lead > 0;
        view.drawn = lead == 0;
        view.over = row.empty();
        view.verdict = Text("the player to move ends with ", "先手最终得 ") +
                       std::to_string((sum + lead) / 2) + Text(", the other with ", "，后手得 ") +
                       std::to_string((sum - lead) / 2);
        view.background = {
            "What one player takes the other does not, so only the lead counts: by how much the "
            "own sum is greater in the end. Whoever takes an end leaves a shorter row, in which "
            "the opponent has the lead: the lead is that end minus the lead of the rest. The "
            "better one of the two ends counts.",
            "一方取走的数另一方就得不到，所以只看净胜分，即最后自己的和比对手多多少。"
            "取走一端之后，剩下的一段轮到对手先取：净胜分就是这个数减去剩下一段的净胜分，"
            "两端取较大的。"};
        if (view.over) {
            view.reason = Text("All numbers are taken: the player to move has ",
                               "数已全部取完：轮到走的人得 ") +
                          std::to_string(scores[0]) + Text(", the other ", "，对方得 ") +
                          std::to_string(scores[1]) + Text(".", "。");
            return view;
        }
        for (const bool left : {true, false}) {
            const Int rest = lead_of(without(row, left)), end = number_at(row, left);
            const std::string digits = std::to_string(rest);
            const std::string less = rest < 0 ? '(' + digits + ')' : digits;
            const std::string sum = std::to_string(end) + " - " + less + " = ";
            view.parts.push_back({side(left), Text(sum + std::to_string(end - rest))});
        }
        view.reason = Text("The numbers that are left bring a lead of ", "剩下的数带来净胜分 ") +
                      std::to_string(lead_of(row));
        if (scores[0] != scores[1]) {
            view.reason += Text(", those taken before one of ", "，已取的数是 ") +
                           std::to_string(scores[0] - scores[1]);
        }
        view.reason += lead > 0   ? Text("; in all it is positive, so the player to move wins.",
                                         "；合计为正，轮到走的人得分多。")
                       : lead < 0 ? Text("; in all it is negative, so the player to move loses.",
                                         "；合计为负，轮到走的人得分少。")
                                  : Text("; in all it is 0, a draw.", "；合计为 0，平局。");
        return view;
    }
    Move winning_move(const Game& position, const View&) const override {
        const Row &row = position.at(0), scores = scores_of(position);
        const bool left = number_at(row, true) - lead_of(without(row, true)) == lead_of(row);
        return {taken(number_at(row, left), left),
                {without(row, left), {scores[1], scores[0] + number_at(row, left)}}};
    }
    bool goes_on() const override { return false; }
    Game asked(const Game& position) const override { return {position.at(0)}; }
    std::optional<rules::Outcome> read(const Game& position,
                                       const std::string& output) const override {
        long long first, second;
        if (std::sscanf(output.c_str(), "%lld %lld", &first, &second) != 2) return std::nullopt;
        const Int lead = first - second + scores_of(position)[0] - scores_of(position)[1];
        return lead > 0   ? rules::Outcome::win
               : lead < 0 ? rules::Outcome::loss
                          : rules::Outcome::draw;
    }
    Text goal() const override {
        return {"Whose numbers have the greater sum in the end wins; equal sums are a draw.",
                "取完之后，所取的数之和较大的人获胜；和相等是平局。"};
    }
    Text shown(const rules::Component& part) const override { return laid_out(part, "\n"); }
    Text said(const rules::Component& part) const override { return laid_out(part, {"; ", "；"}); }
    Text shown(const rules::Component& from, const rules::Position& to) const override {
        const Row rest = numbers_of(to.at(0));
        return said(from, to) + " -> " +
               (rest.empty() ? Text("nothing", "空") : listed(rest, rest.size()));
    }
    Text said(const rules::Component& from, const rules::Position& to) const override {
        const Row row = numbers_of(from);
        const bool left = numbers_of(to.at(0)) == without(row, true);
        return taken(number_at(row, left), left);
    }

    static Row scores_of(const Game& position) {
        return position.size() > 1 ? position[1] : Row{0, 0};
    }
    static Row numbers_of(const rules::Component& part) { return {part.begin() + 2, part.end()}; }
    static Int sum_of(const Row& row) {
        Int sum = 0;
        for (const Int number : row) sum += number;
        return sum;
    }
    // By how much the player to move is ahead after the row, and in the end.
    static Int lead_of(const Row& row) {
        Row lead = row;  // of the rows that begin here, all of one length
        for (std::size_t length = 2; length <= row.size(); ++length) {
            for (std::size_t i = 0; i + length <= row.size(); ++i) {
                lead[i] = std::max(row[i] - lead[i + 1], row[i + length - 1] - lead[i]);
            }
        }
        return row.empty() ? 0 : lead[0];
    }
    static Int end_of(const Game& position) {
        return lead_of(position.at(0)) + scores_of(position)[0] - scores_of(position)[1];
    }
    static Int number_at(const Row& row, bool left) { return left ? row.front() : row.back(); }
    static Row without(const Row& row, bool left) {
        return left ? Row(row.begin() + 1, row.end()) : Row(row.begin(), row.end() - 1);
    }
    static Text side(bool left) {
        return left ? Text("on the left", "左端") : Text("on the right", "右端");
    }
    static Text taken(Int number, bool left) {
        const std::string digits = std::to_string(number);
        return {"take " + digits + ' ' + side(left).en, "取走" + side(left).zh + "的 " + digits};
    }
    static Text laid_out(const rules::Component& part, const Text& between) {
        const Row row = numbers_of(part);
        return (row.empty() ? Text("nothing", "空") : listed(row, row.size())) + between +
               Text("to move ", "轮到走的人 ") + std::to_string(part.at(0)) +
               Text(", other ", "，对方 ") + std::to_string(part.at(1));
    }
};

}  // namespace

EXPLAINER(TakingEnds)
