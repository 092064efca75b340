#include "../explain/score_row.hpp"
#include "notes/code/scores.hpp"

namespace {

using namespace explanation;
using Numbers = std::vector<long long>;

// Piles without a gap between them, what they act as, and what the last move brings besides.
struct Stretch {
    std::size_t first, last;
    Numbers piles, kept;
    long long waits;
};

class StoneGame : public ScoreRow {
    Text background() const override {
        return {
            "A pile no less than both beside it acts as one with them, a, b, c as a - b + c. The "
            "last pile at an end of the row, if it is no less than the one before it, waits with "
            "it "
            "for the last two moves: nobody likes to open it. Of what is left, the greatest can "
            "always be taken, and is.",
            "一堆不小于它两边的堆时，三堆 a、b、c 相当于一堆 a - b + c。一行最外面的堆不小于它里面"
            "的一堆时，谁也不愿意先取里面那堆，这一对留到最后两步。在剩下的数里，最大的总能取到，"
            "双方都取最大的。"};
    }
    std::vector<Part> parts(const Component& part) const override {
        std::vector<Part> parts;
        for (const Stretch& s : stretches(row_of(part))) {
            const std::string first = std::to_string(s.first + 1),
                              last = std::to_string(s.last + 1);
            const Text name = first == last ? Text("pile " + first, "第 " + first + " 堆")
                                            : Text("piles " + first + " to " + last,
                                                   "第 " + first + " 到 " + last + " 堆");
            Text acts = listed({s.piles.begin(), s.piles.end()});
            if (s.kept.empty()) acts += Text(": act as nothing", "：都留到最后");
            if (s.kept != s.piles && !s.kept.empty()) {
                acts += Text(": act as ", "：相当于 ") + listed({s.kept.begin(), s.kept.end()});
            }
            if (s.waits > 0) {
                acts += Text(", and the last move brings ", "，最后一步另得 ") +
                        std::to_string(s.waits) + Text(" more", "");
            }
            parts.push_back({name, acts});
        }
        return parts;
    }
    // Beside a gap stands the greatest of what the piles act as. Without such, every move is as good.
    std::pair<Component, Text> best(const Component& part) const override {
        const Row row = row_of(part);
        std::optional<Int> greatest;
        std::optional<std::size_t> pile;
        for (const Stretch& s : stretches(row)) {
            const auto consider = [&](std::size_t gap, std::size_t beside, bool left) {
                if (gap >= row.size()) return;
                if (!pile) pile = beside;
                if (s.kept.empty()) return;
                const Int acts_as = left ? s.kept.front() : s.kept.back();
                if (greatest && *greatest >= acts_as) return;
                greatest = acts_as;
                pile = beside;
            };
            consider(s.first - 1, s.first, true);
            consider(s.last + 1, s.last, false);
        }
        Component next = part;
        next[0] = part[1];
        next[1] = part[0] + std::exchange(next[*pile + 2], 0);
        const Text how =
            greatest
                ? Text("the greatest of what the piles act as is ", "各堆相当于的数中最大的是 ") +
                      std::to_string(*greatest) + Text(", here.", "，就在这里。")
                : Text("all that is left waits for the last moves, and every move is as good.",
                       "剩下的都成对留到最后，走哪一步都一样。");
        return {next, how};
    }
    Text a_move(const Game&) const override {
        return {"A move takes a whole pile that is beside an empty place.",
                "每步取走与空位相邻的一整堆。"};
    }
    Text taken(const Row& from, const Row& to) const override {
        const auto at = std::mismatch(from.begin(), from.end(), to.begin()).first;
        const std::string pile = std::to_string(at - from.begin() + 1),
                          number = std::to_string(*at);
        return {"take pile " + pile + ": " + number, "取走第 " + pile + " 堆：" + number};
    }
    Int lead_of(const Row& row) const override {
        Numbers kept;
        Int waits = 0;
        for (const Stretch& s : stretches(row)) {
            kept.insert(kept.end(), s.kept.begin(), s.kept.end());
            waits += s.waits;
        }
        return notes::free_lead(kept) + (kept.size() % 2 == 1 ? waits : -waits);
    }
    static std::vector<Stretch> stretches(const Row& row) {
        std::vector<Stretch> all;
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (row[i] == 0) continue;
            if (i == 0 || row[i - 1] == 0) all.push_back({i, i, {}, {}, 0});
            all.back().last = i;
            all.back().piles.push_back(row[i]);
        }
        for (Stretch& s : all) {
            Numbers piles = s.piles;
            const bool on_the_right = s.last + 1 == row.size();
            if (on_the_right) std::reverse(piles.begin(), piles.end());
            s.kept = notes::joined(piles, on_the_right || s.first == 0, s.waits);
            if (on_the_right) std::reverse(s.kept.begin(), s.kept.end());
        }
        return all;
    }
};

}  // namespace

EXPLAINER(StoneGame)
