#include "lab/rule.hpp"

#include <cmath>
#include <cstdlib>
#include <map>

namespace lab {

std::string name_of(std::size_t number, std::size_t of) {
    return of == 1 ? "n" : std::string(1, static_cast<char>('a' + number));
}

std::vector<std::string> names_of(std::size_t numbers) {
    std::vector<std::string> names;
    for (std::size_t k = 0; k < numbers; ++k) names.push_back(name_of(k, numbers));
    return names;
}

double bits_of_number(Int number) {
    return 1 + 2 * std::log2(1. + std::abs(double(number)));
}

double bits_in(const Numbers& entries) {
    std::map<Int, double> times;
    double count = 0, bits = 0;
    for (const Int entry : entries) {
        if (entry < 0) continue;
        ++times[entry];
        ++count;
    }
    for (const auto& [entry, often] : times) bits += often * std::log2(count / often);
    return bits;
}

double bits_of(const Numbers& numbers) {
    double bits = 5;
    for (const Int number : numbers) bits += bits_of_number(number);
    return bits;
}

}  // namespace lab
