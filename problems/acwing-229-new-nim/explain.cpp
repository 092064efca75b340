#include <numeric>

#include "../../common/linear_basis.hpp"
#include "explain/explanation.hpp"

namespace {

using namespace explanation;

// A second, empty row says that turn 2 is next.
class NewNim : public Explainer {
    std::string prints(const Game& position, const View&) const override {
        Int removed = 0;
        const std::vector<bool> kept = kept_heaps(position.at(0));
        for (std::size_t i = 0; i < kept.size(); ++i) removed += kept[i] ? 0 : position[0][i];
        return std::to_string(removed);
    }
    View view(const Game& position) const override {
        const std::vector<bool> kept = kept_heaps(position.at(0));
        const bool turn_2 = position.size() > 1;
        const auto rank = std::count(kept.begin(), kept.end(), true);
        View view;
        for (std::size_t i = 0; i < kept.size(); ++i) {
            view.parts.push_back(
                {nth("heap", i), count(position[0][i], "match", "es") + ", " +
                                     (kept[i] ? "independent" : "the xor of some other heaps")});
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
                std::to_string(rank) + " of " + count(static_cast<Int>(kept.size()), "heap") +
                " stay. One heap alone is independent, so the first player can always win.";
            return view;
        }
        view.wins = rank < static_cast<Int>(kept.size());
        view.reason = view.wins ? "Some set of these heaps has nim-sum 0."
                                : "No heap is the xor of others, so whichever heaps the second "
                                  "player leaves, their nim-sum is not 0.";
        return view;
    }
    Move winning_move(const Game& position, const View&) const override {
        const std::vector<bool> kept = kept_heaps(position.at(0));
        Row gone, left;
        for (std::size_t i = 0; i < kept.size(); ++i) {
            (kept[i] ? left : gone).push_back(position[0][i]);
        }
        return {gone.empty() ? "remove nothing" : "remove the heaps of size " + listed(gone),
                {left, {}}};
    }
    bool goes_on() const override { return false; }

    // Goes from the largest heap down and keeps each one that is not the xor of heaps kept before.
    static std::vector<bool> kept_heaps(const Row& heaps) {
        std::vector<std::size_t> order(heaps.size());
        std::iota(order.begin(), order.end(), 0u);
        std::stable_sort(order.begin(), order.end(),
                         [&](std::size_t i, std::size_t j) { return heaps[i] > heaps[j]; });
        linear_basis::Basis<std::uint64_t> basis;
        std::vector<bool> kept(heaps.size());
        for (const std::size_t i : order) {
            kept[i] = basis.insert(static_cast<std::uint64_t>(heaps[i]));
        }
        return kept;
    }
};

}  // namespace

EXPLAINER(NewNim)
