// Explains coins, or lights, in the plane: positions as testdata/families/coins_in_the_plane.hpp lays them
// out. `Base` is Explainer or a class of it.
#ifndef PROBLEMS_EXPLAIN_COINS_IN_THE_PLANE_HPP
#define PROBLEMS_EXPLAIN_COINS_IN_THE_PLANE_HPP

#include "explain/explanation.hpp"

namespace explanation {

template <class Base>
class CoinsInThePlane : public Base {
 protected:
    // "turn "
    virtual Text turn() const = 0;
    // "tails at "
    virtual Text these(std::size_t count) const = 0;

    // The last place of a move stands first.
    Text turned(const std::vector<Row>& places) const { return turn() + listed_places(places); }

    Text shown(const rules::Component& coordinates) const override {
        return listed_places(places_of(coordinates));
    }
    Text shown(const rules::Component& from, const rules::Position& to) const override {
        const std::vector<Row> before = places_of(from),
                               after = places_of(to.empty() ? rules::Component() : to[0]);
        std::vector<Row> places;
        std::set_symmetric_difference(before.begin(), before.end(), after.begin(), after.end(),
                                      std::back_inserter(places));
        std::reverse(places.begin(), places.end());
        return turned(places);
    }
    Text said(const rules::Component& coordinates) const override {
        return these(coordinates.size() / 2) + shown(coordinates);
    }
    using Base::said;

    static std::string place(const Row& at) {
        return '(' + std::to_string(at.at(0)) + ", " + std::to_string(at.at(1)) + ')';
    }
    static Text listed_places(const std::vector<Row>& places, std::size_t most = SIZE_MAX) {
        Text text;
        for (std::size_t i = 0; i < places.size() && i < most; ++i) {
            if (i > 0) text += {", ", "、"};
            text += place(places[i]);
        }
        if (places.size() > most) {
            const std::string more = std::to_string(places.size() - most);
            text += {", ... (" + more + " more)", "，还有 " + more + " 枚"};
        }
        return text;
    }

 private:
    static std::vector<Row> places_of(const rules::Component& coordinates) {
        std::vector<Row> places;
        for (std::size_t i = 0; i < coordinates.size(); i += 2) {
            places.push_back({coordinates[i], coordinates[i + 1]});
        }
        return places;
    }
};

}  // namespace explanation

#endif
