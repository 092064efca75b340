// Coins, or lights, in the plane, HDU 3404 and Luogu P2594. A position is one component: the two coordinates
// of each coin that shows tails, or light that is on, place by place in ascending order.
#ifndef TESTDATA_FAMILIES_COINS_IN_THE_PLANE_HPP
#define TESTDATA_FAMILIES_COINS_IN_THE_PLANE_HPP

#include <set>

#include "core/rules.hpp"

namespace rules {

using Places = std::set<Row>;

inline Places places_of(const Component& coordinates) {
    Places places;
    for (std::size_t i = 0; i < coordinates.size(); i += 2) {
        places.insert({coordinates[i], coordinates[i + 1]});
    }
    return places;
}
inline Position position_of(const Places& places) {
    Component coordinates;
    for (const Row& place : places) {
        coordinates.insert(coordinates.end(), place.begin(), place.end());
    }
    return coordinates.empty() ? Position{} : Position{coordinates};
}
inline Position after_turning(Places places, const Places& turned) {
    for (const Row& place : turned) {
        if (places.erase(place) == 0) places.insert(place);
    }
    return position_of(places);
}

}  // namespace rules

#endif
