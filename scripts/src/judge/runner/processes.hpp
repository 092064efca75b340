// What the processes of a run use, while they run.
#ifndef SCRIPTS_SRC_JUDGE_RUNNER_PROCESSES_HPP
#define SCRIPTS_SRC_JUDGE_RUNNER_PROCESSES_HPP

#include <sys/types.h>

#include <cstdint>

namespace runner {

// The program and all that it has started, as far as they are looked at: what they had in CPU time,
// and the greatest memory that they had together.
class Processes {
 public:
    // Without `sees_all`, /proc shows others than this process's: the program alone is looked at.
    // `server`, if not 0, is a child of this process that is none of them.
    Processes(pid_t program, bool sees_all, pid_t server);

    // Looks at them; to be called again and again.
    void look(bool memory);
    std::int64_t cpu_us() const { return ended_us_ + alive_us(); }
    std::int64_t memory_kb() const { return peak_kb_; }
    bool had_others() const { return had_others_; }

    // How long those that are there have waited for a processor, in all.
    std::int64_t waited_us() const;

 private:
    static constexpr int kMost = 512;  // more than a program may have
    struct Process {
        pid_t pid;
        std::int64_t cpu_us;
        bool seen;
    };

    std::int64_t alive_us() const;
    void find();
    void note(pid_t pid);

    const pid_t program_;
    const bool sees_all_;
    const pid_t server_;
    Process alive_[kMost];
    int count_ = 0;
    std::int64_t ended_us_ = 0, peak_kb_ = 0;
    bool had_others_ = false;
};

// True iff this process has no child but that one; false also where it is not told.
bool has_only_child(pid_t child);

// The number that a process or thread of this process's namespace has got last; 0: it is not told.
long last_number();

}  // namespace runner

#endif
