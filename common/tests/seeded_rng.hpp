#ifndef COMMON_TESTS_SEEDED_RNG_HPP
#define COMMON_TESTS_SEEDED_RNG_HPP

#include <cstdlib>
#include <iostream>
#include <random>
#include <string>

// A generator with a seed of its own each time, which it prints; `SEED=...` in the environment
// repeats a run.
inline std::mt19937_64 seeded_rng() {
    const char* given = std::getenv("SEED");
    const unsigned long long seed = given ? std::stoull(given) : std::random_device{}();
    std::cout << "SEED=" << seed << '\n';
    return std::mt19937_64(seed);
}

#endif
