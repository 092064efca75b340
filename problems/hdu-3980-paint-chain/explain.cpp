// A position is one row, N and M, as long as the circle is whole; then two: M, and the rows of beads.
#include "../explain/circle.hpp"

namespace {

using namespace explanation;

class PaintChain : public CircleExplainer {
 public:
    PaintChain() : CircleExplainer(kBeads) {}

 private:
    Text a_move(const Game& start) const override {
        const Int painted = start.at(0).at(1);
        return Text("A move paints ", "每步涂 ") + std::to_string(painted) +
               (painted == 1 ? Text(" bead that is not painted.", " 颗未涂色的珠子。")
                             : Text(" beads that lie side by side, none of them painted.",
                                    " 颗相邻的珠子，都必须未涂色。"));
    }
    View view_of_circle(Int beads, Int painted) const override {
        View view;
        view.parts = {{{"the circle", "一圈"}, count(beads, kBeads)},
                      {{"a move paints", "每步涂"}, count(painted, kBeads)}};
        view.background = {
            "A move paints neighbouring beads. So the first move makes a row of the circle, and "
            "each "
            "later one takes a row apart into two.",
            "每步涂相邻的珠子。所以第一步把一圈变成一排，以后每步都把一排断成两排。"};
        if (beads < painted) {
            view.reason = {"The circle is too small for a move.", "珠子不够涂一次，无路可走。"};
            return view;
        }
        const Int row = beads - painted, value = values_for(painted)[to_index(row)];
        view.wins = value == 0;
        view.parts.push_back({{"the row that is left", "剩下的一排"}, count(row, kBeads), value});
        const std::string number = std::to_string(value);
        view.reason = view.wins
                          ? Text(
                                "Any first move leaves this row, whose Grundy value is 0: the "
                                "opponent, who is to move then, loses.",
                                "第一步总是剩下这一排，它的 SG 值是 0，轮到对手走，对手必败。")
                          : Text("Any first move leaves this row, whose Grundy value is " + number +
                                     ", not 0: the opponent, who is to move then, wins.",
                                 "第一步总是剩下这一排，它的 SG 值是 " + number +
                                     "，不是 0，轮到对手走，对手必胜。");
        return view;
    }
    Move first_move(Int length, Int painted) const override {
        const Int row = length - painted;
        const Text beads = count(painted, kBeads);
        Game next = {{painted}, {}};
        if (row > 0) next[1].push_back(row);
        return {{"paint any " + beads.en + ", which leaves a row of " + std::to_string(row),
                 "任涂相邻的 " + beads.zh + "，剩下一排 " + std::to_string(row) + " 颗"},
                next};
    }
    Int value(const Game& position, const rules::Component& part) const override {
        return values_for(position.at(0).back())[to_index(part.at(0))];
    }
    Text values_come_from(const Game& position) const override {
        const Text beads = count(position.at(0).back(), kBeads);
        return {"A move paints " + beads.en +
                    " next to each other in a row; what is left of it on the two sides are rows of "
                    "their own. The Grundy value of a row is the least number that is not the "
                    "nim-sum of what a move leaves.",
                "每步在一排中涂相邻的 " + beads.zh +
                    "，两边剩下的各成一排。一排的 SG 值，是走一步剩下的两排的异或和都取不到的"
                    "最小自然数。"};
    }
    Text taking(const Text& beads) const override {
        return {"paint " + beads.en, "涂 " + beads.zh};
    }
    Text taking(const Text& beads, const Text& row) const override {
        return {"paint " + beads.en + " of " + row.en, "在" + row.zh + "中涂 " + beads.zh};
    }

    // The values of all rows. Positions of one M come one after another.
    const std::vector<unsigned>& values_for(Int painted) const {
        if (painted != painted_) {
            painted_ = painted;
            const auto beads = static_cast<unsigned>(painted);
            values_ = sprague_grundy::grundy_values(
                1001, [beads](unsigned row, sprague_grundy::Options& options) {
                    for (unsigned before = 0; 2 * before + beads <= row; ++before) {
                        options.to(before, row - beads - before);
                    }
                });
        }
        return values_;
    }

    mutable Int painted_ = 0;
    mutable std::vector<unsigned> values_;

    static constexpr Noun kBeads = {"bead", "beads", "颗珠子"};
};

}  // namespace

EXPLAINER(PaintChain)
