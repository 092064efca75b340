// What all commands share: how options are read, and how a command ends.
#ifndef SCRIPTS_SRC_BASE_COMMAND_LINE_HPP
#define SCRIPTS_SRC_BASE_COMMAND_LINE_HPP

#include <CLI/CLI.hpp>
#include <cstdint>
#include <functional>
#include <string>

namespace tools {

// For help texts, since all commands take problems alike.
inline constexpr const char* kIds =
    "Problems: an id, or a part that fits only one, e.g. 891 or kiki; by default all";

// A number from `least` to `greatest`, in plain digits. Number: int, std::size_t or double.
template <class Number>
CLI::Validator from_to(Number least, Number greatest);

// CLI11 is compiled once, in command_line.cpp, and not in each command.
class Command : public CLI::App {
 public:
    // `about` is all of the help but the options: what it does, exit codes, examples.
    Command(const std::string& name, const std::string& about);
    ~Command() override;

    // An option of `app`, or with no dash an argument; `type` stands for its value in the help, which
    // is broken into lines here.
    // Value: what command_line.cpp has at its end.
    template <class Value>
    static CLI::Option* add(CLI::App& app, const std::string& names, Value& value, const char* type,
                            const std::string& help);
    template <class Value>
    CLI::Option* add(const std::string& names, Value& value, const char* type,
                     const std::string& help) {
        return add(*this, names, value, type, help);
    }
    static CLI::Option* add_flag(CLI::App& app, const std::string& names, bool& value,
                                 const std::string& help);
    CLI::Option* add_flag(const std::string& names, bool& value, const std::string& help) {
        return add_flag(*this, names, value, help);
    }
    // A command within this one, which calls `body` in the place of run()'s.
    CLI::App& add_command(const std::string& name, const std::string& help,
                          const std::string& details, const std::function<void()>& body);
    void add_jobs(int& jobs);  // stays 0 by default
    void add_seed(std::uint64_t& seed, const std::string& help);

    // Reads the options and runs the body: its exit code. A misuse or an exception becomes one line
    // on standard error and exit code 2.
    int run(int argc, char** argv, std::function<int()> body = {});

 private:
    int fail(const std::string& what) const;

    std::string command_;
    std::function<void()> chosen_;  // of add_command()
};

}  // namespace tools

#endif
