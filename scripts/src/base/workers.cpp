#include "base/workers.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace tools {

namespace {

int threads(int jobs) {
    return jobs > 0 ? jobs : static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
}

}  // namespace

void run_workers(int jobs, const std::function<void(std::stop_token)>& work,
                 const std::function<void(std::stop_token)>& watch) {
    std::stop_source stop;
    std::mutex mutex;
    std::exception_ptr error;
    const auto guarded = [&](const std::function<void(std::stop_token)>& part) {
        try {
            part(stop.get_token());
        } catch (...) {
            const std::lock_guard lock(mutex);
            if (!error) error = std::current_exception();
            stop.request_stop();
        }
    };
    {
        std::vector<std::jthread> workers(static_cast<std::size_t>(threads(jobs)));
        for (std::jthread& worker : workers) worker = std::jthread([&] { guarded(work); });
        guarded(watch);
    }
    if (error) std::rethrow_exception(error);
}

void in_parallel(int jobs, std::size_t tasks,
                 const std::function<std::function<void(std::size_t)>()>& make_worker,
                 const std::function<bool(std::size_t)>& progress) {
    std::atomic<std::size_t> next{0};
    std::atomic<bool> stopped{false};
    std::mutex mutex;
    std::condition_variable_any changed;
    std::size_t done = 0;
    int running = threads(jobs);
    run_workers(
        jobs,
        [&](std::stop_token stop) {
            const std::function<void(std::size_t)> worker = make_worker();
            for (std::size_t i; !stop.stop_requested() && !stopped && (i = next++) < tasks;) {
                worker(i);
                const std::lock_guard lock(mutex);
                ++done;
            }
            const std::lock_guard lock(mutex);
            --running;
            changed.notify_one();
        },
        [&](std::stop_token stop) {
            std::unique_lock lock(mutex);
            while (running > 0 && !stop.stop_requested()) {
                changed.wait_for(lock, stop, std::chrono::milliseconds(100),
                                 [&] { return running == 0; });
                const std::size_t so_far = done;
                lock.unlock();
                if (!progress(so_far)) stopped = true;
                lock.lock();
            }
        });
}

}  // namespace tools
