// The protocol of the judge and its runners: one Request and one Reply per run, over a socket that
// keeps messages whole.
#ifndef SCRIPTS_SRC_JUDGE_RUNNER_PROTOCOL_HPP
#define SCRIPTS_SRC_JUDGE_RUNNER_PROTOCOL_HPP

#include <cstdint>

namespace runner {

// The descriptors that a runner inherits.
constexpr int kSocket = 3;
constexpr int kInput = 4;   // the standard input of the program
constexpr int kOutput = 5;  // its standard output
constexpr int kErrors = 6;  // its standard error

// A run that waits for a processor has more time: so many times as long, at most.
constexpr int kMostPatience = 8;

// Of CPU time and memory the program has as much as it and all that it starts use together.
struct Limits {
    std::int64_t cpu_us;
    std::int64_t wall_us;    // besides what it waits for a processor
    std::int64_t memory_kb;  // resident
    std::int64_t data_kb;    // reserved, touched or not; 0: no limit
    std::int64_t output_bytes;
    std::int64_t stack_kb;
};

struct Request {
    Limits limits;
    bool traced;  // to learn Reply::reserved_kb, which costs time
    // Arguments, each ended by '\0', the list by an empty one. The first is the program's path.
    char arguments[8192];
};

enum class End : std::int32_t {
    exited,      // value: the exit code
    signaled,    // value: the signal
    time_out,    // stopped by the runner
    memory_out,  // stopped by the runner
    not_started  // value: errno
};

struct Reply {
    End end;
    std::int32_t value;
    std::int64_t cpu_us;
    std::int64_t wall_us;
    std::int64_t waited_us;    // for a processor, if its limits had to be told from that
    std::int64_t memory_kb;    // peak, resident
    std::int64_t reserved_kb;  // peak, virtual; 0 unless traced
    bool had_others;           // it was seen to start processes or threads
    bool namespaces;           // what the system gives the runner
    bool hides;                // programs cannot read the checkout
};

}  // namespace runner

#endif
