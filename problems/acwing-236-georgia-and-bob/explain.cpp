#include "explain/explanation.hpp"

namespace {

using namespace explanation;

class GeorgiaAndBob : public SumExplainer {
    std::string prints(const Game&, const View& view) const override {
        return view.wins ? "Georgia will win" : "Bob will win";
    }
    std::vector<Part> parts(const Game& position) const override {
        std::vector<Part> pairs;
        for (const auto& [left, right] : pairs_of(position)) {
            pairs.push_back({(left == 0 ? "the left end" : "cell " + std::to_string(left)) +
                                 " and cell " + std::to_string(right),
                             count(right - left - 1, "free cell"), right - left - 1});
        }
        return pairs;
    }
    std::string values_come_from(const Game&) const override {
        return "Pair the pieces from the right; a piece left over is paired with the left end of "
               "the board. The gap in a pair is a Nim heap: the right piece can move left by any "
               "number of cells in it. If the left piece moves, the gap grows, but the right piece "
               "can follow by as many cells, so that changes nothing.";
    }
    Move lower(const Game& position, std::size_t index, Int to) const override {
        const auto [left, right] = pairs_of(position).at(index);
        Game next = position;
        std::replace(next[0].begin(), next[0].end(), right, left + to + 1);
        return {"move the piece on cell " + std::to_string(right) + " to cell " +
                    std::to_string(left + to + 1),
                next};
    }
    std::optional<Game> laid_out(const Game&, const rules::Position& position) const override {
        return position;
    }
    std::string shown(const rules::Part& pieces, const rules::Position& to) const override {
        for (std::size_t i = 0; i < pieces.size(); ++i) {
            if (pieces[i] == to.at(0).at(i)) continue;
            return "the piece on cell " + std::to_string(pieces[i]) + " to cell " +
                   std::to_string(to[0][i]);
        }
        throw std::logic_error("no piece moves");
    }
    using Explainer::shown;

    // From the left; 0 stands for the end of the board.
    static std::vector<std::pair<Int, Int>> pairs_of(const Game& position) {
        Row cells = position.at(0);
        if (cells.size() % 2 != 0) cells.push_back(0);
        std::sort(cells.begin(), cells.end());
        std::vector<std::pair<Int, Int>> pairs;
        for (std::size_t i = 0; i < cells.size(); i += 2) pairs.push_back({cells[i], cells[i + 1]});
        return pairs;
    }
};

}  // namespace

EXPLAINER(GeorgiaAndBob)
