#include <map>
#include <numeric>

#include "explain/explanation.hpp"

namespace {

using namespace explanation;

// A second, empty row says that turn 2 is next.
class NewNim : public Explainer {
    std::string prints(const Game& position, const View&) const override {
        Int removed = 0;
        const std::vector<Choice> heaps = kept_heaps(position.at(0));
        for (std::size_t i = 0; i < heaps.size(); ++i) {
            removed += is_kept(heaps[i]) ? 0 : position[0][i];
        }
        return std::to_string(removed);
    }
    View view(const Game& position) const override {
        const std::vector<Choice> heaps = kept_heaps(position.at(0));
        const bool turn_2 = position.size() > 1;
        const auto rank = std::count_if(heaps.begin(), heaps.end(), is_kept);
        View view;
        for (std::size_t i = 0; i < heaps.size(); ++i) {
            view.parts.push_back({nth("heap", i), count(position[0][i], "match", "es") + ", " +
                                                      told(position[0], i, heaps[i])});
        }
        view.background =
            "From turn 3 on the game is Nim, with the first player to move, who loses exactly when "
            "the nim-sum (xor) of the heaps is 0. So the second player wins in turn 2 by leaving "
            "heaps with nim-sum 0, if there are any among the heaps that turn 1 left.";
        if (!turn_2) {
            view.wins = true;
            view.reason =
                "So the heaps that the first player leaves must be independent: no set of them has "
                "xor 0. To keep the most matches, go from the largest heap down and keep each one "
                "that is not the xor of heaps kept before: " +
                std::to_string(rank) + " of " + count(static_cast<Int>(heaps.size()), "heap") +
                " stay. One heap alone is independent, so the first player can always win.";
            return view;
        }
        view.wins = rank < static_cast<Int>(heaps.size());
        view.reason = view.wins ? "Some set of these heaps has nim-sum 0."
                                : "No heap is the xor of others, so whichever heaps the second "
                                  "player leaves, their nim-sum is not 0.";
        return view;
    }
    Move winning_move(const Game& position, const View&) const override {
        const std::vector<Choice> heaps = kept_heaps(position.at(0));
        Row gone, left;
        for (std::size_t i = 0; i < heaps.size(); ++i) {
            (is_kept(heaps[i]) ? left : gone).push_back(position[0][i]);
        }
        return {gone.empty() ? "remove nothing" : "remove the heaps of size " + listed(gone),
                {left, {}}};
    }
    bool goes_on() const override { return false; }

    // The heaps, kept before, whose xor a heap is, as indices; none for a heap that is kept itself.
    typedef std::vector<std::size_t> Choice;
    static bool is_kept(const Choice& choice) { return choice.empty(); }

    // "1 = 2 xor 4 xor 7"
    static std::string told(const Row& heaps, std::size_t index, const Choice& choice) {
        if (is_kept(choice)) return "independent";
        if (choice.size() == 1) return "as many as " + nth("heap", choice[0]);
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
};

}  // namespace

EXPLAINER(NewNim)
