#ifndef COMMON_TESTS_SEEDED_RNG_HPP
#define COMMON_TESTS_SEEDED_RNG_HPP

#include <cstdlib>
#include <iostream>
#include <random>
#include <stdexcept>
#include <string>

// A generator for a test. Its seed is always the same, unless the environment says SEED=7, which is
// used, or SEED=random. It is printed, so that the output of a failure tells how to repeat it.
inline std::mt19937_64 seeded_rng() {
    const char* const given = std::getenv("SEED");
    const std::string text = given == nullptr ? "1" : given;
    unsigned long long seed = std::random_device{}();
    if (text != "random") {
        if (text.empty() || text.find_first_not_of("0123456789") != std::string::npos) {
            throw std::invalid_argument("SEED=" + text + ": neither a number nor 'random'");
        }
        seed = std::stoull(text);
    }
    std::cout << "SEED=" << seed << std::endl;
    return std::mt19937_64(seed);
}

#endif
