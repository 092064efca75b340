// How the cost of a program grows with its input.
#ifndef SCRIPTS_SRC_MEASURE_GROWTH_HPP
#define SCRIPTS_SRC_MEASURE_GROWTH_HPP

#include <string>
#include <vector>

#include "core/rules.hpp"

namespace tools {

// Inputs that grow in one direction only, each about twice as large as the one before; none where
// there is no such series.
struct Sized {
    double size;
    std::string text;
};
typedef std::vector<Sized> Series;
// More and more of the tests, spread over all of them.
Series growing_tests(const rules::Rules& rules, const std::vector<rules::Game>& games);
// More and more of one game: its longest rows cut, or its first or last rows. The size is the first
// number of the input where that grows, else the number of words.
Series growing_length(const rules::Rules& rules, const rules::Game& game);
// The same tests, with no value above a bound that grows, which is the size.
Series growing_values(const rules::Rules& rules, const std::vector<rules::Game>& games);

// The exponent e of cost = c + a * size^e, fitted to the steps from one size to the next: what does
// not grow drops out. 0 where the cost does not grow at all.
double exponent_of_steps(const std::vector<double>& sizes, const std::vector<double>& costs);
// The exponent e of cost = a * size^e: what does not grow counts, and lowers it.
double exponent_of_whole(const std::vector<double>& sizes, const std::vector<double>& costs);

}  // namespace tools

#endif
