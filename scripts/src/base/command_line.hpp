// What all commands share: how options are read, and how a command ends.
#ifndef SCRIPTS_SRC_BASE_COMMAND_LINE_HPP
#define SCRIPTS_SRC_BASE_COMMAND_LINE_HPP

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "core/language.hpp"

namespace CLI {
class App;
class ParseError;
}  // namespace CLI

namespace tools {

// A text of the help, in both languages.
using Help = Sentence<0>;

// Since all commands take problems alike.
inline constexpr Help kId = {"An id or a part that fits only one, e.g. 891",
                             "题目的 id，或其中能确定一题的部分，如 891"};
inline constexpr Help kIds = {
    "Problems: an id, or a part that fits only one, e.g. 891 or kiki; by default all",
    "题目：id，或其中能确定一题的部分，如 891、kiki；默认全部"};

// What is wrong with an option's value; empty if nothing is.
using Check = std::function<Text(const std::string&)>;

// A number from `least` to `greatest`, in plain digits. Number: int, std::size_t or double.
template <class Number>
Check from_to(Number least, Number greatest);

// What is asked of an option.
struct Conditions {
    Check check = {};
    // A closed set: the help lists it at the end of the option, where scripts/complete reads it.
    std::vector<std::string> one_of = {};
    std::vector<std::string> excludes = {}, needs = {};  // other options that were added before
    bool required = false;
    bool take_all = false;      // of several values, each given with the option's name
    bool show_default = false;  // in the help
};

// Of CLI11, what the commands use. It is compiled once, in command_line.cpp, and takes a second and more
// wherever it is included.
class Command {
 public:
    // `about` is all of the help but the options: what it does, exit codes, examples. The words that
    // the user typed may ask for the language in which all is told from here on: all commands have
    // --lang (base/say.hpp).
    Command(int argc, char** argv, const std::string& name, const Help& about);
    ~Command();

    // An option, or with no dash an argument; `type` stands for its value in the help, which is
    // broken into lines here. Value: one of ADD() in command_line.cpp.
    template <class Value>
    void add(const char* names, Value& value, const char* type, const Help& help,
             const Conditions& conditions = {});
    void add_flag(const char* names, bool& value, const Help& help,
                  const Conditions& conditions = {});
    // -o FILE: the one way to name a file for what else is printed; it goes with the options `needs`.
    void add_output(std::string& file, const std::vector<std::string>& needs = {});
    void group(const Help& title);  // in the help, of the options that are added from now on
    void add_jobs(int& jobs);       // `jobs` is 0 for one per core
    void add_seed(std::uint64_t& seed, const Help& help);

    // What to build for the problems that the options name, as targets of the build; for
    // scripts/src/setup.sh, which asks with --modules before all other words.
    void needs_modules(const std::function<std::string()>& targets) { modules_ = targets; }

    // Reads the options and runs the body: its exit code. A misuse or an exception becomes one line
    // on standard error and exit code 2, and so does output that cannot be written. After an interrupt
    // the process dies of the same signal, which ends a shell's loop, too.
    int run(const std::function<int()>& body);

 private:
    int help(const CLI::ParseError& asked) const;
    int fail(const Text& what) const;

    const int argc_;
    char** const argv_;
    std::string name_;
    std::unique_ptr<CLI::App> app_;
    std::function<std::string()> modules_;
};

}  // namespace tools

#endif
