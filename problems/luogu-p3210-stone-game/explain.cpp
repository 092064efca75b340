#include "../explain/score_row.hpp"

namespace {

using namespace explanation;

// Piles without a gap between them.
struct Stretch {
    std::size_t first, last;
    bool at_an_end;  // of the row
    Row kept;        // what they act as; the greatest of these stands beside a gap
    Int waits;       // what the last move brings besides
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
        const Row row = row_of(part);
        std::vector<Part> parts;
        for (const Stretch& s : stretches(row)) {
            const std::string first = std::to_string(s.first + 1),
                              last = std::to_string(s.last + 1);
            const Row piles = part_of(row, s);
            Text acts = listed(piles);
            if (s.kept != piles) {
                acts += Text(": act as ", "：相当于 ") +
                        (s.kept.empty() ? Text("nothing", "空") : listed(s.kept));
            }
            if (s.waits > 0) {
                acts += Text(", and the last move brings ", "，最后一步另得 ") +
                        std::to_string(s.waits) + Text(" more", "");
            }
            parts.push_back({first == last ? Text("pile " + first, "第 " + first + " 堆")
                                           : Text("piles " + first + " to " + last,
                                                  "第 " + first + " 到 " + last + " 堆"),
                             acts});
        }
        return parts;
    }
    std::pair<Component, Text> best(const Component& part) const override {
        const Row row = row_of(part);
        std::optional<Int> greatest;
        std::size_t place = 0;
        for (const Stretch& s : stretches(row)) {
            const auto is_open = [&](std::size_t gap) { return gap < row.size() && row[gap] == 0; };
            const auto consider = [&](std::size_t pile, Int acts_as) {
                if (greatest && *greatest >= acts_as) return;
                greatest = acts_as;
                place = pile;
            };
            const Int least = std::numeric_limits<Int>::min();
            if (is_open(s.last + 1)) consider(s.last, s.kept.empty() ? least : s.kept.back());
            if (is_open(s.first - 1)) consider(s.first, s.kept.empty() ? least : s.kept.front());
        }
        Component next = part;
        next[0] = part[1];
        next[1] = part[0] + row[place];
        next[place + 2] = 0;
        const Text how =
            *greatest == std::numeric_limits<Int>::min()
                ? Text("All that is left waits for the last moves, and every move is as good.",
                       "剩下的都成对留到最后，走哪一步都一样。")
                : Text("of what the piles act as, the greatest is ",
                       "各堆相当于的数中，最大的是 ") +
                      std::to_string(*greatest) + Text(", and it stands there.", "，就在这里。");
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
        Row kept;
        Int waits = 0, lead = 0;
        for (const Stretch& s : stretches(row)) {
            kept.insert(kept.end(), s.kept.begin(), s.kept.end());
            waits += s.waits;
        }
        std::sort(kept.begin(), kept.end());
        for (const Int pile : kept) lead = pile - lead;
        return kept.size() % 2 == 1 ? lead + waits : lead - waits;
    }

    static Row part_of(const Row& row, const Stretch& s) {
        return {&row[s.first], &row[s.last] + 1};
    }
    static std::vector<Stretch> stretches(const Row& row) {
        std::vector<Stretch> all;
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (row[i] == 0) continue;
            if (i == 0 || row[i - 1] == 0) all.push_back({i, i, i == 0, {}, 0});
            all.back().last = i;
            all.back().at_an_end |= i + 1 == row.size();
        }
        for (Stretch& s : all) {
            Row piles = part_of(row, s);
            const bool turned = s.at_an_end && s.first > 0;
            if (turned) std::reverse(piles.begin(), piles.end());
            for (const Int pile : piles) join(s, pile);
            if (turned) std::reverse(s.kept.begin(), s.kept.end());
        }
        return all;
    }
    static void join(Stretch& s, Int pile) {
        Row& kept = s.kept;
        for (kept.push_back(pile);; kept.resize(kept.size() - 2)) {
            if (kept.size() > 2 && kept.end()[-2] >= std::max(kept.end()[-3], kept.end()[-1])) {
                kept.end()[-3] += kept.end()[-1] - kept.end()[-2];
            } else if (s.at_an_end && kept.size() == 2 && kept[0] >= kept[1]) {
                s.waits += kept[0] - kept[1];
            } else {
                return;
            }
        }
    }
};

}  // namespace

EXPLAINER(StoneGame)
