// Other programs: the tools' own (a compiler), and those that are judged.
#ifndef SCRIPTS_SRC_BASE_PROCESS_HPP
#define SCRIPTS_SRC_BASE_PROCESS_HPP

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "catalog/problems.hpp"
#include "runner/protocol.hpp"

namespace tools {

struct CommandResult {
    int exit_code;       // 128 + signal where it was killed, 127 where it could not be started
    std::string output;  // standard output and standard error, as they came
};

// Runs a tool to its end, with `input` as its standard input; the first argument is looked up in
// PATH.
CommandResult run_command(const std::vector<std::string>& arguments, std::string_view input = {});

// The program that a name stands for, as a shell finds it: by PATH, or as it is where it has a '/'.
std::optional<fs::path> find_command(const std::string& name);

// One run of a program that is judged.
struct Run {
    runner::Reply reply;
    std::string_view output;  // both stay valid until the next run
    std::string_view errors;
};

// A child process that runs programs in a clean directory within limits, and outlives them. Not
// for several threads at once. A runner that dies itself is replaced.
class Runner {
 public:
    Runner();
    ~Runner();
    Runner(const Runner&) = delete;
    Runner& operator=(const Runner&) = delete;

    // Throws Error where the run could not be carried out: that is never a verdict.
    Run run(const std::vector<std::string>& arguments, std::string_view input,
            const runner::Limits& limits);

 private:
    struct State;
    std::unique_ptr<State> state_;
};

// Removes what runners of an earlier, killed judge have left below build/.
void sweep_runner_directories();

}  // namespace tools

#endif
