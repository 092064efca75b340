#include "base/command_line.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <optional>
#include <sstream>
#include <string_view>
#include <vector>

#include "base/error.hpp"
#include "base/files.hpp"
#include "base/interrupt.hpp"
#include "base/process.hpp"
#include "base/say.hpp"
#include "base/terminal.hpp"
#include "core/columns.hpp"

namespace tools {

template <class Number>
Check from_to(Number least, Number greatest) {
    return [=](const std::string& text) -> Text {
        Number number{};
        const char* const end = text.data() + text.size();
        const auto [at, error] = std::from_chars(text.data(), end, number);
        // Written so that it does not hold for nan.
        const bool good =
            error == std::errc() && at == end && least <= number && number <= greatest;
        if (good) return {};
        return phrase({"use a number from {} to {}, not '{}'", "请用 {} 到 {} 的数，不是“{}”"},
                      fmt::format("{}", least), fmt::format("{}", greatest), text);
    };
}

template Check from_to(int, int);
template Check from_to(std::size_t, std::size_t);
template Check from_to(double, double);

namespace {

// What git describe says of the checkout; "unknown" where there is no history.
std::string checkout_version() {
    const CommandResult git = run_command(
        {"git", "-C", root().string(), "describe", "--always", "--abbrev=12", "--dirty=+changed"});
    if (git.exit_code != 0) return "unknown";
    return git.output.substr(0, git.output.find('\n'));
}

// Broken into lines for the columns that CLI11 leaves to the help of an option.
std::string fitted(const std::string& help) {
    std::string text = wrapped(0, help, 80 - 30);
    text.pop_back();
    return text;
}

void check(CLI::Option& option, const Check& check) {
    option.check([check](const std::string& text) { return said(check(text)); });
}

void hold(CLI::Option& option, const Help& help, const Conditions& conditions) {
    Text description = phrase(help);
    option.required(conditions.required);
    if (conditions.check) check(option, conditions.check);
    if (!conditions.one_of.empty()) {
        const std::string all = fmt::format("{}", fmt::join(conditions.one_of, ", "));
        description += phrase({"; one of: {}", "；可选：{}"}, all);
        check(option, [values = conditions.one_of, all](const std::string& text) {
            const bool is_one = std::ranges::count(values, text) > 0;
            return is_one ? Text()
                          : phrase({"use one of {}, not '{}'", "可选 {}，不是“{}”"}, all, text);
        });
    }
    option.description(fitted(said(description)));
    for (const std::string& other : conditions.excludes) option.excludes(other);
    for (const std::string& other : conditions.needs) option.needs(other);
    if (conditions.take_all) option.expected(1)->take_all();
    if (conditions.show_default) option.capture_default_str();
}

// What --lang says, before anything is told.
void choose_language(int argc, char** argv) {
    std::string_view name;
    for (int i = 1; i < argc; ++i) {
        const std::string_view word = argv[i];
        if (word == "--") break;
        if (word == "--lang" && i + 1 < argc) name = argv[i + 1];
        if (word.starts_with("--lang=")) name = word.substr(7);
    }
    if (name == "zh") set_language(Language::zh);
    if (name == "en") set_language(Language::en);
}

// What CLI11 says of a misuse: it has its own words, in English, around those of the checks.
Text told(const CLI::ParseError& error) {
    const std::string what = error.what();
    const auto part = [&](std::string_view between) -> std::pair<std::string, std::string> {
        const std::size_t at = what.find(between);
        if (at == what.npos) return {what, ""};
        return {what.substr(0, at), what.substr(at + between.size())};
    };
    const auto has = [&](std::string_view words) { return what.find(words) != what.npos; };
    Text text = what;
    if (has(" not expected: ")) {
        text.zh = "不认识的参数：" + part(": ").second;
    } else if (has(" is required")) {
        text.zh = "缺少 " + part(" is required").first;
    } else if (has(" excludes ")) {
        const auto [one, other] = part(" excludes ");
        text.zh = one + " 与 " + other + " 不能同时使用";
    } else if (has(" requires ")) {
        const auto [one, other] = part(" requires ");
        text.zh = one + " 需要同时有 " + other;
    } else if (dynamic_cast<const CLI::ValidationError*>(&error) != nullptr) {
        const auto [option, why] = part(": ");
        text.zh = option + "：" + why;
    } else {
        text.zh = part(":").first + " 的值缺少，或用法不对";
    }
    return text;
}

Text unwritable(int error) {
    return phrase({"standard output: cannot be written: {}", "标准输出：不能写入：{}"},
                  std::strerror(error));
}

// Throws Error if what was printed did not get where it should.
void end_output() {
    const bool failed = std::ferror(stdout) != 0;
    if (std::fflush(stdout) != 0 || failed) throw Error(unwritable(errno));
}

class Formatter : public CLI::Formatter {
 public:
    Formatter() {
        for (const auto& [name, label] : std::initializer_list<std::pair<const char*, Text>>{
                 {"Usage", {"Usage", "用法"}},
                 {"OPTIONS", {"OPTIONS", "选项"}},
                 {"Options", {"Options", "选项"}},
                 {"Positionals", {"Positionals", "参数"}},
                 {"REQUIRED", {"REQUIRED", "必需"}},
                 {"Excludes", {"Excludes", "不能同用"}},
                 {"Needs", {"Needs", "需要"}}}) {
            this->label(name, said(label));
        }
    }
};

}  // namespace

template <class Value>
void Command::add(const char* names, Value& value, const char* type, const Help& help,
                  const Conditions& conditions) {
    hold(*app_->add_option(names, value)->type_name(type), help, conditions);
}

// For the types of values that commands have.
#define ADD(Value) \
    template void Command::add(const char*, Value&, const char*, const Help&, const Conditions&)
ADD(std::string);
ADD(std::optional<std::string>);
ADD(std::vector<std::string>);
ADD(int);
ADD(std::optional<int>);
ADD(std::size_t);
ADD(double);
#undef ADD

void Command::add_flag(const char* names, bool& value, const Help& help,
                       const Conditions& conditions) {
    hold(*app_->add_flag(names, value), help, conditions);
}

void Command::group(const Help& title) {
    app_->option_defaults()->group(said(phrase(title)));
}

Command::Command(int argc, char** argv, const std::string& name, const Help& about)
    : argc_(argc), argv_(argv), name_(fs::path(name).filename().string()) {
    choose_language(argc, argv);
    app_ = std::make_unique<CLI::App>(said(phrase(about)), "scripts/" + name);
    app_->formatter(std::make_shared<Formatter>());
    group({"Options", "选项"});
    app_->set_help_flag("-h,--help", said(Text("Print this help message and exit", "显示这份帮助")))
        ->group(said(Text("Options", "选项")));
    app_->set_version_flag(
        "--version", checkout_version,
        said(Text("Print the version of this checkout and exit", "显示这份检出的版本")));
}

Command::~Command() = default;

void Command::add_output(std::string& file, const std::vector<std::string>& needs) {
    add("-o,--output", file, "FILE",
        {"Write that to this file instead of standard output", "改为写进这个文件，而不是标准输出"},
        {.needs = needs});
}

void Command::add_jobs(int& jobs) {
    add("-j,--jobs", jobs, "N",
        {"Parallel runs; by default one per core", "并行数；默认每个核一个"},
        {.check = from_to(1, 1024)});
}

void Command::add_seed(std::uint64_t& seed, const Help& help) {
    add("--seed", seed, "N", help,
        {.check = from_to<std::uint64_t>(0, UINT64_MAX), .show_default = true});
}

int Command::run(const std::function<int()>& body) {
    ::setenv("LC_ALL", "C", 1);  // keeps the messages of compilers in ASCII
    const bool asked = modules_ && argc_ > 1 && argv_[1] == std::string_view("--modules");
    std::string named;  // choose_language() has read it
    add("--lang", named, "LANG",
        {"English or Chinese; by default what LANG says", "英文或中文；默认依 LANG"},
        {.one_of = {"en", "zh"}});
    bool build_alone = false;
    if (app_->get_option_no_throw("--verbose") == nullptr) {
        add_flag("-v,--verbose", build_alone,
                 {"Show each step of what is built", "显示编译的每一步"});  // by setup.sh
    }
    try {
        app_->parse(argc_ - asked, argv_ + asked);
        if (asked) {
            fmt::print("{}\n", modules_());
            return 0;
        }
        const int result = body();
        end_output();
        return result;
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() != 0) {
            return fail(phrase({"{}; see {} --help", "{}；用法见 {} --help"}, told(error),
                               app_->get_name()));
        }
        return asked ? 0 : help(error);
    } catch (const Interrupted& error) {
        fail(error.text);
        die_of_interrupt();
    } catch (const TextError& error) {
        return fail(error.text);
    } catch (const std::exception& error) {
        // What fmt throws names no file.
        if (std::ferror(stdout) != 0) return fail(unwritable(errno));
        return fail(Text(error.what()));
    }
}

int Command::help(const CLI::ParseError& asked) const {
    std::ostringstream text;
    app_->exit(asked, text, text);
    try {
        fmt::print("{}", text.str());
        end_output();
        return 0;
    } catch (const std::exception&) {
        return fail(unwritable(errno));
    }
}

int Command::fail(const Text& what) const {
    // It may quote an input.
    const std::string line = visible(name_ + ": " + said(what)) + '\n';
    std::fflush(stdout);
    std::fputs(line.c_str(), stderr);
    return 2;
}

}  // namespace tools
