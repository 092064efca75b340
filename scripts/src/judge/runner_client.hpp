// Runs judged programs in a runner process.
#ifndef SCRIPTS_SRC_JUDGE_RUNNER_CLIENT_HPP
#define SCRIPTS_SRC_JUDGE_RUNNER_CLIENT_HPP

#include <memory>
#include <string>
#include <string_view>
#include <vector>

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
    Runner();
    ~Runner();
    Runner(const Runner&) = delete;
    Runner& operator=(const Runner&) = delete;

    // Throws Error if the run could not be carried out: that is never a verdict. Throws Interrupted
    // after an interrupt.
    // The program sees nothing of this checkout but the files that the arguments name.
    Run run(const std::vector<std::string>& arguments, std::string_view input,
            const runner::Limits& limits);

    // The same, slower; the reply says how much memory the program has reserved, touched or not.
    Run trace(const std::vector<std::string>& arguments, std::string_view input,
              const runner::Limits& limits);

 private:
    struct State;
    std::unique_ptr<State> state_;
};

}  // namespace tools

#endif
