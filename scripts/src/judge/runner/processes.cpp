#include "processes.hpp"

#include <dirent.h>
#include <fcntl.h>
#include <time.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace runner {

namespace {

// Reads the beginning of a file of /proc; false if there is none.
template <std::size_t size>
bool read_beginning(const char* path, char (&text)[size]) {
    const int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return false;
    const ssize_t read_bytes = read(file, text, size - 1);
    close(file);
    text[read_bytes > 0 ? read_bytes : 0] = '\0';
    return read_bytes > 0;
}

// Calls `visit` with the folder in /proc of each thread of a process.
template <class Visit>
void for_each_thread(pid_t pid, Visit visit) {
    char path[320];
    snprintf(path, sizeof path, "/proc/%d/task", static_cast<int>(pid));
    DIR* const threads = opendir(path);
    if (threads == nullptr) return;
    while (const dirent* entry = readdir(threads)) {
        if (entry->d_name[0] == '.') continue;
        snprintf(path, sizeof path, "/proc/%d/task/%s", static_cast<int>(pid), entry->d_name);
        visit(path);
    }
    closedir(threads);
}

// Calls `visit` with each child that a thread has; its folder ends with "/" and the thread.
template <class Visit>
void for_each_child(const char* thread, Visit visit) {
    char path[340], text[4096];
    snprintf(path, sizeof path, "%s/children", thread);
    if (!read_beginning(path, text)) return;
    char* at = text;
    for (long pid = strtol(at, &at, 10); pid > 0; pid = strtol(at, &at, 10)) {
        visit(static_cast<pid_t>(pid));
    }
}

template <class Visit>
void for_each_own_child(Visit visit) {
    char own[64];
    snprintf(own, sizeof own, "/proc/self/task/%d", static_cast<int>(getpid()));
    for_each_child(own, visit);
}

std::int64_t cpu_time_us(pid_t pid) {
    clockid_t clock;
    timespec t;
    if (clock_getcpuclockid(pid, &clock) != 0 || clock_gettime(clock, &t) != 0) return 0;
    return static_cast<std::int64_t>(t.tv_sec) * 1000000 + t.tv_nsec / 1000;
}

std::int64_t resident_kb(pid_t pid) {
    char path[48], text[64];
    snprintf(path, sizeof path, "/proc/%d/statm", static_cast<int>(pid));
    long pages = 0;
    if (!read_beginning(path, text) || sscanf(text, "%*d %ld", &pages) != 1) return 0;
    return pages * (sysconf(_SC_PAGESIZE) / 1024);
}

// Of memory that several processes share each has its part. What that is takes the kernel longer to
// say; where it does not say it, all of it.
std::int64_t share_kb(pid_t pid) {
    char path[48], text[512];
    snprintf(path, sizeof path, "/proc/%d/smaps_rollup", static_cast<int>(pid));
    const char* const share = read_beginning(path, text) ? strstr(text, "\nPss:") : nullptr;
    return share == nullptr ? resident_kb(pid) : strtol(share + 5, nullptr, 10);
}

}  // namespace

Processes::Processes(pid_t program, bool sees_all, pid_t server)
    : program_(program), sees_all_(sees_all), server_(server) {
    note(program);
}

void Processes::note(pid_t pid) {
    for (int i = 0; i < count_; ++i) {
        if (alive_[i].pid != pid) continue;
        alive_[i].seen = true;
        return;
    }
    if (count_ < kMost) alive_[count_++] = {pid, 0, true};
}

// Those that descend from this process: what has lost its parent is this one's child.
void Processes::find() {
    for (int i = 0; i < count_; ++i) alive_[i].seen = alive_[i].pid == program_;
    if (!sees_all_) return;
    for_each_own_child([&](pid_t pid) {
        if (pid != server_) note(pid);
    });
    for (int i = 0; i < count_; ++i) {
        if (!alive_[i].seen) continue;
        for_each_thread(alive_[i].pid, [&](const char* thread) {
            for_each_child(thread, [&](pid_t pid) { note(pid); });
        });
    }
}

void Processes::look(bool memory) {
    find();
    int left = 0;
    for (int i = 0; i < count_; ++i) {
        if (!alive_[i].seen) {
            ended_us_ += alive_[i].cpu_us;
            continue;
        }
        const std::int64_t now = cpu_time_us(alive_[i].pid);
        if (now > alive_[i].cpu_us) alive_[i].cpu_us = now;
        alive_[left++] = alive_[i];
    }
    count_ = left;
    had_others_ = had_others_ || count_ > 1;
    if (!memory || !sees_all_) return;
    std::int64_t all = 0;
    for (int i = 0; i < count_; ++i) {
        all += count_ == 1 ? resident_kb(alive_[i].pid) : share_kb(alive_[i].pid);
    }
    if (all > peak_kb_) peak_kb_ = all;
}

std::int64_t Processes::alive_us() const {
    std::int64_t all = 0;
    for (int i = 0; i < count_; ++i) all += alive_[i].cpu_us;
    return all;
}

std::int64_t Processes::waited_us() const {
    if (!sees_all_) return 0;
    long long all = 0;
    for (int i = 0; i < count_; ++i) {
        for_each_thread(alive_[i].pid, [&](const char* thread) {
            char path[340], text[96];
            long long waited = 0;
            snprintf(path, sizeof path, "%s/schedstat", thread);
            if (read_beginning(path, text) && sscanf(text, "%*d %lld", &waited) == 1) all += waited;
        });
    }
    return all / 1000;
}

bool has_only_child(pid_t child) {
    bool it = false, others = false;
    for_each_own_child([&](pid_t pid) { (pid == child ? it : others) = true; });
    return it && !others;
}

long last_number() {
    char text[32];
    return read_beginning("/proc/sys/kernel/ns_last_pid", text) ? strtol(text, nullptr, 10) : 0;
}

}  // namespace runner
