// The work that each contender does: the last include of its source. NUMBER is the type of the
// input. With PAIRS defined, the sum of every two numbers is printed, else only that of all.
#ifndef SCRIPTS_SRC_MEASURE_IO_TASK_HPP
#define SCRIPTS_SRC_MEASURE_IO_TASK_HPP

#include <cstdint>

int main() {
    Contender io;
#ifdef PAIRS
    for (NUMBER a, b; io.read(a) && io.read(b);) io.line(std::uint64_t{a} + b);
#else
    std::uint64_t sum = 0;
    for (NUMBER a; io.read(a);) sum += static_cast<std::uint64_t>(a);
    io.line(sum);
#endif
}

#endif
