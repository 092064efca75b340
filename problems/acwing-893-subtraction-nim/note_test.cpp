#include "note_test.hpp"

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <numeric>

#include "sprague_grundy.hpp"

namespace {

void two_or_five(const Table& table, Oracle&) {
    expect_values(table, sprague_grundy::grundy_of_subtraction_set(100, {2, 5}));
}

// The most memory, in bytes for each of a million heaps, that the table takes for a set of k
// numbers. They are greater than all heaps, which makes it quick.
double bytes_per_heap(unsigned k) {
    constexpr unsigned kHeaps = 1000000;
    const pid_t child = ::fork();
    if (child == 0) {
        std::vector<unsigned> set(k);
        std::iota(set.begin(), set.end(), kHeaps);
        ::_exit(sprague_grundy::grundy_of_subtraction_set(kHeaps, set).size() != kHeaps);
    }
    int status = -1;
    rusage usage{};
    EXPECT_EQ(::wait4(child, &status, 0, &usage), child);
    EXPECT_EQ(status, 0);
    return static_cast<double>(usage.ru_maxrss) * 1024 / kHeaps;
}

// A word of 64 bits for each heap, and one more for each 64 numbers of the set.
void memory(const Told& told) {
    const double small = bytes_per_heap(1);
    EXPECT_NEAR(bytes_per_heap(63) - small, 0, 0.5);
    for (const unsigned words : {1u, 5u}) {
        EXPECT_NEAR(bytes_per_heap(64 * words) - small, 8 * words, 0.5);
    }
    told.expect_text("memory O(h * (1 + k / 64))", "空间 O(h * (1 + k / 64))");
}

const NoteTest test({.table = two_or_five, .facts = memory});

}  // namespace
