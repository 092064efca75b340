// scanf and printf
#include <cinttypes>
#include <cstdio>

struct Contender {
    bool read(std::uint32_t& value) { return std::scanf("%" SCNu32, &value) == 1; }
    bool read(std::uint64_t& value) { return std::scanf("%" SCNu64, &value) == 1; }
    bool read(std::int64_t& value) { return std::scanf("%" SCNd64, &value) == 1; }
    void line(std::uint64_t value) { std::printf("%" PRIu64 "\n", value); }
};

#include "task.hpp"
