#include "seeded_rng.hpp"

#include <gtest/gtest.h>
#include <stdlib.h>

#include <cstdint>
#include <set>
#include <stdexcept>
#include <string>

namespace {

class SeededRng : public testing::Test {
 protected:
    void SetUp() override { unsetenv("SEED"); }

    // The first number; `printed` is what the output says.
    std::uint64_t first(const char* seed = nullptr) {
        if (seed != nullptr) setenv("SEED", seed, 1);
        testing::internal::CaptureStdout();
        std::mt19937_64 rng = seeded_rng();
        printed_ = testing::internal::GetCapturedStdout();
        unsetenv("SEED");
        return rng();
    }

    std::string printed_;
};

TEST_F(SeededRng, IsTheSameEachTime) {
    EXPECT_EQ(first(), first());
    EXPECT_EQ(printed_, "SEED=1\n");
}

TEST_F(SeededRng, TakesTheSeedGiven) {
    EXPECT_EQ(first("7"), std::mt19937_64(7)());
    EXPECT_EQ(printed_, "SEED=7\n");
    EXPECT_EQ(first("18446744073709551615"), std::mt19937_64(UINT64_MAX)());
}

TEST_F(SeededRng, RepeatsARandomRun) {
    std::set<std::uint64_t> numbers;
    for (int i = 0; i < 10; ++i) {
        const std::uint64_t number = first("random");
        numbers.insert(number);
        const std::string seed = printed_.substr(5, printed_.size() - 6);
        EXPECT_EQ(first(seed.c_str()), number) << seed;
    }
    EXPECT_GT(numbers.size(), 1u);
}

TEST_F(SeededRng, RefusesOtherWords) {
    for (const char* word : {"", "-1", "7x", "RANDOM", " 7"}) {
        setenv("SEED", word, 1);
        EXPECT_THROW(seeded_rng(), std::invalid_argument) << word;
    }
}

}  // namespace
