// Keeps judged programs away from the rest of the machine.
//
// Where the system gives the runner namespaces, programs see only their own processes, no network,
// and a read-only file system without the checkout; they can write to their own folder alone.
// Elsewhere Landlock hides and protects the same files, and seccomp refuses sockets and whatever
// reaches other processes. What root judges runs as a user of its own.
#ifndef SCRIPTS_SRC_JUDGE_RUNNER_CONFINE_HPP
#define SCRIPTS_SRC_JUDGE_RUNNER_CONFINE_HPP

#include <sys/resource.h>
#include <sys/types.h>

#include <cstdint>

namespace runner {

// Absolute paths, without a '/' at the end.
struct Places {
    const char* run;          // the programs' working directory
    const char* hidden[3];    // folders that they must not read
    const char* const* seen;  // files there that they may read, up to a nullptr
};

struct Confinement {
    bool is_init = false;        // this is the first process of its own PID namespace
    bool own_proc = false;       // /proc shows that namespace
    bool own_view = false;       // what is hidden has no path here
    bool hides = false;          // the programs cannot read what is hidden
    uid_t user = 0;              // the programs' own; 0: that of this process
    bool searches = false;       // this process has CAP_DAC_READ_SEARCH
    std::int64_t processes = 0;  // how many the programs' user may have
    int outside = -1;            // the file system before anything was hidden
    int rules = -1;              // of Landlock; -1: none
};

// Makes this process one that starts programs: goes on in a child, in namespaces if possible. The
// old process waits for it and ends it on SIGUSR1 or when its own parent dies, with all that it has
// started, so that nothing is left to be reaped by others.
Confinement confine_runner(const Places& places);

// In a process that is about to become the program, also after vfork(). False: errno says why it
// cannot be started.
bool confine_program(const Confinement& confinement, int program);

// What processes have used, with those of their children that they have waited for.
struct Usage {
    std::int64_t cpu_us = 0;     // in all
    std::int64_t memory_kb = 0;  // the greatest, resident

    void add(const rusage& usage);
};

// Kills all processes of programs, and those that they have left behind, and waits until they are
// gone; they are added to `used`. Where `server`, a child of this process, is all that is left, it
// stays; where it has to die with the others, or is dead, it becomes 0.
void reap_programs(const Confinement& confinement, pid_t* server, Usage* used);

// True iff the program can be started only by its descriptor, since its path is hidden.
bool is_hidden(const Places& places, const char* path);

}  // namespace runner

#endif
