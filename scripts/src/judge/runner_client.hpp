// Runs judged programs in a runner process.
#ifndef SCRIPTS_SRC_JUDGE_RUNNER_CLIENT_HPP
#define SCRIPTS_SRC_JUDGE_RUNNER_CLIENT_HPP

#include <sys/types.h>

#include <string>
#include <string_view>
#include <vector>

#include "base/memory_file.hpp"
#include "base/temporary.hpp"
#include "judge/runner/protocol.hpp"

namespace tools {

// One run of a judged program.
struct Run {
    runner::Reply reply;
    std::string_view output;  // both valid until the next run
    std::string_view errors;
};

// A child process that runs programs in an empty directory within limits, and survives them. One
// thread at a time may use it. A runner that dies is replaced.
class Runner {
 public:
    Runner() { start(); }
    ~Runner() { stop(); }
    Runner(const Runner&) = delete;
    Runner& operator=(const Runner&) = delete;

    // Throws Error if the run could not be carried out: that is never a verdict. Throws Interrupted
    // after an interrupt.
    // The program sees nothing of this checkout but the files that the arguments name.
    // `traced` is slower; the reply says how much memory the program has reserved, touched or not.
    Run run(const std::vector<std::string>& arguments, std::string_view input,
            const runner::Limits& limits, bool traced = false);

 private:
    void start();
    void stop();
    void show(const std::vector<std::string>& arguments);

    MemoryFile input_, output_, errors_;
    TemporaryFolder directory_{"run"};
    Descriptor socket_;
    pid_t pid_ = -1;
    std::vector<std::string> last_;     // arguments
    std::vector<std::string> visible_;  // files of the checkout that some command has named
};

}  // namespace tools

#endif
