#ifndef SCRIPTS_SRC_BASE_WORKERS_HPP
#define SCRIPTS_SRC_BASE_WORKERS_HPP

#include <cstddef>
#include <functional>
#include <stop_token>

namespace tools {

// Below, `jobs` is the number of threads; 0: one per core.

// Runs `work` on `jobs` threads and `watch` on this one, and waits for all of them. If
// one throws, asks the others to stop, and rethrows the first exception.
void run_workers(int jobs, const std::function<void(std::stop_token)>& work,
                 const std::function<void(std::stop_token)>& watch);

// Does the tasks 0 .. tasks - 1 on `jobs` threads. Each thread makes its own worker by
// make_worker() and calls it for each task that it takes. This thread calls `progress` with the
// number of tasks done, several times a second; if that returns false, no further task starts.
void in_parallel(int jobs, std::size_t tasks,
                 const std::function<std::function<void(std::size_t)>()>& make_worker,
                 const std::function<bool(std::size_t)>& progress);

}  // namespace tools

#endif
