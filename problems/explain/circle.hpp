// Explains circles out of which each move takes neighbours: HDU 3951 and HDU 3980. Row 0 of a whole
// circle is its length and what a move takes; else row 1 is the rows that are left.
#ifndef PROBLEMS_EXPLAIN_CIRCLE_HPP
#define PROBLEMS_EXPLAIN_CIRCLE_HPP

#include "explain/explanation.hpp"

namespace explanation {

class CircleExplainer : public ComponentsExplainer {
 protected:
    explicit CircleExplainer(const Noun& noun) : noun_(noun) {}
    // The view of a whole circle, and a winning move.
    virtual View view_of_circle(Int length, Int takes) const = 0;
    virtual Move first_move(Int length, Int takes) const = 0;
    // "take 2 coins", "take 2 coins from row 3"
    virtual Text taking(const Text& things) const = 0;
    virtual Text taking(const Text& things, const Text& row) const = 0;

 private:
    View view(const Game& position) const override {
        if (position.size() > 1) return ComponentsExplainer::view(position);
        return view_of_circle(position.at(0).at(0), position[0].at(1));
    }
    Move winning_move(const Game& position, const View& view) const override {
        if (position.size() > 1) return ComponentsExplainer::winning_move(position, view);
        return first_move(position[0][0], position[0][1]);
    }
    bool goes_on() const override { return false; }
    std::vector<Part> parts(const Game& position) const override {
        std::vector<Part> parts;
        const rules::Position rows = rules().begin(position);
        for (std::size_t i = 0; i < rows.size(); ++i) {
            parts.push_back({nth(kRow, i), count(rows[i][0], noun_), value(position, rows[i])});
        }
        return parts;
    }
    Text told(std::size_t index, const rules::Component& from,
              const rules::Position& to) const override {
        return taking(taken(from, to), nth(kRow, index)) + leaving(to);
    }
    Text said(const rules::Component& from, const rules::Position& to) const override {
        return taking(taken(from, to)) + leaving(to);
    }
    using Explainer::said;
    Text taken(const rules::Component& from, const rules::Position& to) const {
        Int left = 0;
        for (const rules::Component& part : to) left += part[0];
        return count(from[0] - left, noun_);
    }
    static Text leaving(const rules::Position& to) {
        if (to.empty()) return {};
        const auto length = [](const rules::Component& part) {
            return Text(std::to_string(part[0]));
        };
        return Text(", which leaves ", "，剩下 ") + joined(to, length);
    }
    Text shown(const rules::Component& part) const override {
        const Text things = count(part.at(0), noun_);
        if (part.size() > 1) return {things.en + " in a circle", "一圈 " + things.zh};
        return {things.en + " in a row", "一排 " + things.zh};
    }
    using Explainer::shown;
    Words words() const override { return {kRow, {"to", "变为"}}; }

    inline static const Text kRow = {"row", "排"};
    const Noun noun_;
};

}  // namespace explanation

#endif
