#ifndef SCRIPTS_SRC_BASE_WORKERS_HPP
#define SCRIPTS_SRC_BASE_WORKERS_HPP

#include <cstddef>
#include <functional>
#include <stop_token>

namespace tools {

// How many threads to use where the user named no number (0): one for each core.
int jobs_or_cores(int jobs);

// Runs `work` on `jobs` threads (at least 1) and `watch` on this one, and waits for all of them.
// Where one throws, the others are asked to stop, and the first exception is thrown on from here.
void run_workers(int jobs, const std::function<void(std::stop_token)>& work,
                 const std::function<void(std::stop_token)>& watch);

// Does the tasks 0 .. tasks - 1 on `jobs` threads. Each thread calls make_worker() once for a worker
// of its own, and that for each task it takes. `progress` gets the number of tasks done, from this
// thread, some times a second; where it returns false, no further task begins.
void in_parallel(int jobs, std::size_t tasks,
                 const std::function<std::function<void(std::size_t)>()>& make_worker,
                 const std::function<bool(std::size_t)>& progress);

}  // namespace tools

#endif
