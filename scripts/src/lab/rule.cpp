#include "lab/rule.hpp"

#include <cmath>
#include <cstdlib>

namespace lab {

std::string name_of(std::size_t number, std::size_t of) {
    return of == 1 ? "n" : std::string(1, static_cast<char>('a' + number));
}

double bits_of_number(Int number) {
    return 1 + 2 * std::log2(1. + std::abs(double(number)));
}

double bits_of(const Numbers& numbers) {
    double bits = 5;
    for (const Int number : numbers) bits += bits_of_number(number);
    return bits;
}

}  // namespace lab
