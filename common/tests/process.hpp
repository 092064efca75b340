// Runs code in a process of its own, with its own stdin and stdout.
#ifndef COMMON_TESTS_PROCESS_HPP
#define COMMON_TESTS_PROCESS_HPP

#include <gtest/gtest.h>
#include <signal.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <functional>
#include <string>

struct Outcome {
    std::string out;
    int status;  // as by waitpid
};

// Runs body and reads what it writes from a pipe, with a pause after each part.
inline Outcome run(const std::function<void()>& body, useconds_t pause = 0) {
    int ends[2];
    EXPECT_EQ(pipe(ends), 0);
    const pid_t child = fork();
    if (child == 0) {
        dup2(ends[1], 1);
        close(ends[0]);
        close(ends[1]);
        body();
        std::exit(0);
    }
    close(ends[1]);
    Outcome outcome;
    char part[4096];
    for (ssize_t got; (got = ::read(ends[0], part, sizeof part)) > 0; usleep(pause))
        outcome.out.append(part, static_cast<std::size_t>(got));
    close(ends[0]);
    EXPECT_EQ(waitpid(child, &outcome.status, 0), child);
    return outcome;
}

// While this exists, a signal comes every 100 us. It interrupts waiting reads and writes, and cuts
// writes short.
class Interruptions {
 public:
    Interruptions() {
        struct sigaction act = {};
        act.sa_handler = [](int) {};
        sigaction(SIGALRM, &act, nullptr);
        every(100);
    }
    ~Interruptions() { every(0); }

 private:
    static void every(suseconds_t us) {
        const itimerval often = {{0, us}, {0, us}};
        setitimer(ITIMER_REAL, &often, nullptr);
    }
};

class Process : public testing::Test {
 protected:
    void SetUp() override {
        signal(SIGPIPE, SIG_IGN);
        alarm(300);           // a hang is a failure
        std::fflush(stdout);  // otherwise a child would write it again
    }
    void TearDown() override { alarm(0); }
};

#endif
