#include <map>
#include <numeric>

#include "explain/explanation.hpp"

namespace {

using namespace explanation;

// From turn 3 on.
class Nim : public SumExplainer {
    Text a_move(const Game&) const override { return nim_move(kMatches); }
    std::string prints(const Game&, const View&) const override { return ""; }
    std::vector<Part> parts(const Game& position) const override {
        return heap_parts(
            position.at(0), [](Int heap) { return heap; }, kMatches);
    }
    Text values_come_from(const Game&) const override {
        return {"From turn 3 on the game is Nim, where a heap of n matches has the Grundy value n.",
                "从第 3 回合起就是 Nim，n 根火柴的一堆的 SG 值是 n。"};
    }
    Move lower(const Game& position, std::size_t index, Int to) const override {
        return take(position, 0, index, to, kMatches);
    }
};

// A second, empty row says that turn 2 is next; a third one, that turns 1 and 2 are over.
class NewNim : public Explainer {
    Text a_move(const Game&) const override {
        return {
            "In turns 1 and 2 a move removes any number of whole heaps, possibly none, but not "
            "all; from turn 3 on a move takes one or more matches from one heap.",
            "第 1、2 回合拿走若干整堆，可以一堆也不拿，但不能全部拿走；从第 3 "
            "回合起，每步从一堆中取一根或多根火柴。"};
    }
    std::string prints(const Game& position, const View& view) const override {
        if (!view.wins) return position.size() == 1 ? "-1" : "0";
        Int removed = 0;
        const std::vector<Choice> heaps = kept_heaps(position.at(0));
        for (std::size_t i = 0; i < heaps.size(); ++i) {
            removed += is_kept(heaps[i]) ? 0 : position[0][i];
        }
        return std::to_string(removed);
    }
    // In turn 2 the player to move wins unless turn 1 could have left these heaps.
    Game asked(const Game& position) const override {
        return position.size() == 2 ? Game{position[0]} : position;
    }
    View view(const Game& position) const override {
        if (position.size() > 2) return nim_.view(position);
        const std::vector<Choice> heaps = kept_heaps(position.at(0));
        const bool turn_2 = position.size() > 1;
        const auto rank = std::count_if(heaps.begin(), heaps.end(), is_kept);
        View view;
        for (std::size_t i = 0; i < heaps.size(); ++i) {
            view.parts.push_back({nth_heap(i), count(position[0][i], kMatches) + Text(", ", "，") +
                                                   told(position[0], i, heaps[i])});
        }
        view.background = {
            "From turn 3 on the game is Nim, with the first player to move, who loses exactly when "
            "the nim-sum (xor) of the heaps is 0. So the second player wins in turn 2 by leaving "
            "heaps with nim-sum 0, if there are any among the heaps that turn 1 left.",
            "从第 3 回合起就是 Nim，轮到先手走，先手必败当且仅当各堆的异或和是 0。"
            "所以在第 2 回合，后手只要能从第 1 回合剩下的堆中留下异或和为 0 的若干堆，就获胜。"};
        if (!turn_2) {
            view.wins = true;
            const Text all = count(static_cast<Int>(heaps.size()), {"heap", "heaps", "堆"});
            const std::string kept = std::to_string(rank);
            view.reason = {
                "So the heaps that the first player leaves must be independent: no set of them has "
                "xor 0. To keep the most matches, go from the largest heap down and keep each one "
                "that is not the xor of heaps kept before: " +
                    kept + " of " + all.en +
                    " stay. One heap alone is independent, so the first player can always win.",
                "所以先手留下的各堆必须线性无关，即其中没有若干堆的异或和是 0。"
                "要让留下的火柴最多，就从大到小考虑每一堆，"
                "只要它不是已留下的若干堆的异或和，就留下：" +
                    all.zh + "中留下 " + kept + " 堆。单独一堆是线性无关的，所以先手总能获胜。"};
            return view;
        }
        view.wins = rank < static_cast<Int>(heaps.size());
        view.reason =
            view.wins ? Text("Some set of these heaps has nim-sum 0.", "其中有若干堆的异或和是 0。")
                      : Text(
                            "No heap is the xor of others, so whichever heaps the second player "
                            "leaves, their nim-sum is not 0.",
                            "没有一堆是另外几堆的异或和，所以无论后手留下哪几堆，异或和都不是 0。");
        return view;
    }
    Move winning_move(const Game& position, const View& view) const override {
        if (position.size() > 2) return nim_.winning_move(position, view);
        const bool turn_2 = position.size() > 1;
        const std::vector<Choice> heaps = kept_heaps(position.at(0));
        std::vector<bool> stays(heaps.size(), !turn_2);
        for (std::size_t i = 0; i < heaps.size(); ++i) {
            if (is_kept(heaps[i])) continue;
            stays[i] = turn_2;
            if (!turn_2) continue;
            // Turn 2 leaves one heap and those whose xor it is.
            for (const std::size_t j : heaps[i]) stays[j] = true;
            break;
        }
        Row gone, left;
        for (std::size_t i = 0; i < heaps.size(); ++i) {
            (stays[i] ? left : gone).push_back(position[0][i]);
        }
        const Text sizes = listed(gone);
        return {gone.empty()
                    ? Text("remove nothing", "一堆也不拿")
                    : Text("remove the heaps of size " + sizes.en, "拿走这些堆：" + sizes.zh),
                turn_2 ? Game{left, {}, {}} : Game{left, {}}};
    }
    bool goes_on() const override { return false; }
    Text shown(const rules::Component& part) const override {
        if (part.size() == 1) return std::to_string(part[0]);
        return Text("turn ", "第 ") + std::to_string(part[0]) + Text(", heaps ", " 回合，各堆 ") +
               heaps_in({part});
    }
    Text shown(const rules::Component& from, const rules::Position& to) const override {
        return heaps_in({from}) + " -> " + heaps_in(to);
    }
    Text said(const rules::Component& from, const rules::Position& to) const override {
        if (from.size() == 1) return Explainer::said(from, to);
        return Text("leave the heaps ", "留下各堆 ") + heaps_in(to);
    }
    using Explainer::said;
    // "5 6", of one component before turn 3 or of several heaps
    static std::string heaps_in(const rules::Position& position) {
        std::string text;
        for (const rules::Component& part : position) {
            for (std::size_t i = part.size() > 1 ? 1 : 0; i < part.size(); ++i) {
                text += (text.empty() ? "" : " ") + std::to_string(part[i]);
            }
        }
        return text;
    }

    // The heaps, kept before, whose xor a heap is, as indices; none for a heap that is kept itself.
    using Choice = std::vector<std::size_t>;
    static bool is_kept(const Choice& choice) { return choice.empty(); }

    // "1 = 2 xor 4 xor 7"
    static Text told(const Row& heaps, std::size_t index, const Choice& choice) {
        if (is_kept(choice)) return {"independent", "线性无关"};
        if (choice.size() == 1) {
            const Text same = nth_heap(choice[0]);
            return {"as many as " + same.en, "与" + same.zh + "同样多"};
        }
        std::string text = std::to_string(heaps[index]) + " = ";
        for (const std::size_t i : choice) {
            text += (i == choice[0] ? "" : " xor ") + std::to_string(heaps[i]);
        }
        return text;
    }

    // Goes from the largest heap down and keeps each one that is not the xor of heaps kept before.
    static std::vector<Choice> kept_heaps(const Row& heaps) {
        std::vector<std::size_t> order(heaps.size());
        std::iota(order.begin(), order.end(), 0u);
        std::stable_sort(order.begin(), order.end(),
                         [&](std::size_t i, std::size_t j) { return heaps[i] > heaps[j]; });
        // Each number of a basis, the greatest first, with the kept heaps whose xor it is.
        std::map<Int, std::vector<bool>, std::greater<Int>> basis;
        std::vector<Choice> choices(heaps.size());
        for (const std::size_t i : order) {
            Int rest = heaps[i];
            std::vector<bool> from(heaps.size());
            for (const auto& [number, parts] : basis) {
                if ((rest ^ number) >= rest) continue;
                rest ^= number;
                for (std::size_t j = 0; j < from.size(); ++j) from[j] = from[j] != parts[j];
            }
            if (rest == 0) {
                for (std::size_t j = 0; j < from.size(); ++j) {
                    if (from[j]) choices[i].push_back(j);
                }
            } else {
                from[i] = true;
                basis[rest] = from;
            }
        }
        return choices;
    }

    const Nim nim_{};
};

}  // namespace

EXPLAINER(NewNim)
