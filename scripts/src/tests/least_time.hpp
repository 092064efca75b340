// Judging where the machine has other work.
#ifndef SCRIPTS_SRC_TESTS_LEAST_TIME_HPP
#define SCRIPTS_SRC_TESTS_LEAST_TIME_HPP

#include "judge/scheduler.hpp"

// Other work on the machine stretches CPU time, too: an unexpected TLE is judged again, twice at most,
// since the least of three times is the program's own.
inline tools::Result judged_in_least_time(const tools::Entry& entry,
                                          const tools::Settings& settings,
                                          tools::Verdict expected) {
    for (int left = 2;; --left) {
        tools::Result result = tools::judge({entry}, settings, {}).at(0);
        const bool is_late = result.verdict == tools::Verdict::TLE && result.verdict != expected;
        if (!is_late || left == 0) return result;
    }
}

#endif
