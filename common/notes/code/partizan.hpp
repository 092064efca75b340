// The code of partizan.md: C++11, nothing but the standard library. Values are exact: they are fractions
// over powers of two, which a double holds as long as they have 53 bits.
#ifndef COMMON_NOTES_CODE_PARTIZAN_HPP
#define COMMON_NOTES_CODE_PARTIZAN_HPP

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace notes {

// The simplest number strictly between lo and hi, lo < hi: the whole one nearest to 0, or else the one
// with the least denominator. Either bound may be infinite.
inline double simplest_between(double lo, double hi) {
    if (lo < 0 && hi > 0) return 0;
    if (lo < 0) return -simplest_between(-hi, -lo);
    for (double step = 1;; step /= 2) {
        const double x = (std::floor(lo / step) + 1) * step;
        if (x < hi) return x;
    }
}

// The cuts that Left has in hand in a cake of x by y, of which Left divides x; Right's have a minus.
inline long long in_hand(long long x, long long y) {
    while (x > 1 && y > 1) {
        x /= 2;
        y /= 2;
    }
    return x - y;
}

// A stalk from the ground up, as in "LLRL".
inline double stalk_value(const std::string& edges) {
    double value = 0, step = 1;
    for (std::size_t i = 0; i < edges.size(); ++i) {
        if (edges[i] != edges[0] || step < 1) step /= 2;
        value += edges[i] == 'L' ? step : -step;
    }
    return value;
}

// The value of an edge of Left's with something of value x on its upper end.
inline double on_an_edge(double x) {
    double divisor = 1;
    for (x += 1; x <= 1; x += 1) divisor *= 2;
    return x / divisor;
}

// What stands on the ground, node 0: node i > 0 hangs by an edge of colours[i] on below[i] < i.
inline double forest_value(const std::vector<std::size_t>& below, const std::string& colours) {
    std::vector<double> value(below.size());
    for (std::size_t i = below.size() - 1; i > 0; --i) {
        value[below[i]] += colours[i] == 'L' ? on_an_edge(value[i]) : -on_an_edge(-value[i]);
    }
    return value[0];
}

// What is left of switches {a | b}, a >= b, beside the number c, if Left begins and all are taken, the
// widest first.
inline double left_begins(std::vector<std::pair<double, double>> switches, double c) {
    std::sort(switches.begin(), switches.end(),
              [](const std::pair<double, double>& one, const std::pair<double, double>& other) {
                  return one.first - one.second > other.first - other.second;
              });
    for (std::size_t i = 0; i < switches.size(); ++i) {
        c += i % 2 == 0 ? switches[i].first : switches[i].second;
    }
    return c;
}

}  // namespace notes

#endif
