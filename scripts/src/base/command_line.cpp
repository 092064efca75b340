#include "base/command_line.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <string_view>
#include <vector>

#include "base/files.hpp"
#include "base/process.hpp"
#include "base/terminal.hpp"
#include "core/columns.hpp"

namespace tools {

template <class Number>
Check from_to(Number least, Number greatest) {
    return [=](const std::string& text) -> std::string {
        Number number{};
        const char* const end = text.data() + text.size();
        const auto [at, error] = std::from_chars(text.data(), end, number);
        // Written so that it does not hold for nan.
        const bool good =
            error == std::errc() && at == end && least <= number && number <= greatest;
        if (good) return "";
        return fmt::format("use a number from {} to {}, not '{}'", least, greatest, text);
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

// The first of LC_ALL, LC_MESSAGES and LANG that is set.
Language language_of_environment() {
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const char* value = std::getenv(name);
        if (value == nullptr || *value == '\0') continue;
        return std::string_view(value).starts_with("zh") ? Language::zh : Language::en;
    }
    return Language::en;
}

// Broken into lines for the columns that CLI11 leaves to the help of an option.
std::string fitted(const std::string& help) {
    std::string text = wrapped(0, help, 80 - 30);
    text.pop_back();
    return text;
}

void hold(CLI::Option& option, const char* help, const Conditions& conditions) {
    option.description(fitted(help))->required(conditions.required);
    if (conditions.check) option.check(conditions.check);
    if (!conditions.one_of.empty()) {
        const std::string all = fmt::format("{}", fmt::join(conditions.one_of, ", "));
        option.description(fitted(fmt::format("{}; one of: {}", help, all)));
        option.check(Check([values = conditions.one_of, all](const std::string& text) {
            const bool is_one = std::ranges::count(values, text) > 0;
            return is_one ? "" : fmt::format("use one of {}, not '{}'", all, text);
        }));
    }
    for (const std::string& other : conditions.excludes) option.excludes(other);
    for (const std::string& other : conditions.needs) option.needs(other);
    if (conditions.take_all) option.expected(1)->take_all();
    if (conditions.show_default) option.capture_default_str();
}

}  // namespace

template <class Value>
void OptionGroup::add(const char* names, Value& value, const char* type, const char* help,
                      const Conditions& conditions) {
    hold(*app_->add_option(names, value)->type_name(type), help, conditions);
}

// For the types of values that commands have.
#define ADD(Value) \
    template void OptionGroup::add(const char*, Value&, const char*, const char*, const Conditions&)
ADD(std::string);
ADD(std::optional<std::string>);
ADD(std::vector<std::string>);
ADD(int);
ADD(std::optional<int>);
ADD(std::size_t);
ADD(double);
#undef ADD

void OptionGroup::add_flag(const char* names, bool& value, const char* help,
                           const Conditions& conditions) {
    hold(*app_->add_flag(names, value), help, conditions);
}

void OptionGroup::group(const char* title) {
    app_->option_defaults()->group(title);
}

Command::Command(const std::string& name, const std::string& about)
    : OptionGroup(nullptr, &told_in_),
      name_(fs::path(name).filename().string()),
      told_in_(language_of_environment()),
      owner_(std::make_unique<CLI::App>(about, "scripts/" + name)) {
    app_ = owner_.get();
    app_->set_version_flag("--version", checkout_version,
                           "Print the version of this checkout and exit");
}

Command::~Command() = default;

OptionGroup& Command::add_command(const std::string& name, const std::string& help,
                                  const std::string& details, const std::function<void()>& body) {
    CLI::App& command = *app_->add_subcommand(name, help);
    command.footer(details);
    command.fallthrough();  // -v
    command.callback([this, body] { chosen_ = body; });
    app_->require_subcommand(1);
    return commands_.emplace_back(OptionGroup(&command, &told_in_));
}

void Command::add_jobs(int& jobs) {
    add("-j,--jobs", jobs, "N", "Parallel runs; by default one per core",
        {.check = from_to(1, 1024)});
}

void Command::add_seed(std::uint64_t& seed, const char* help) {
    add("--seed", seed, "N", help,
        {.check = from_to<std::uint64_t>(0, UINT64_MAX), .show_default = true});
}

void OptionGroup::add_language(Language& language) {
    language = *language_;
    const auto set = [&language, told_in = language_](const std::string& name) {
        language = *told_in = name == "zh" ? Language::zh : Language::en;
    };
    hold(*app_->add_option_function<std::string>("--lang", set)->type_name("LANG"),
         "English or Chinese; by default what LANG says", {.one_of = {"en", "zh"}});
}

int Command::run(int argc, char** argv, const std::function<int()>& body) {
    ::setenv("LC_ALL", "C", 1);  // keeps the messages of compilers in ASCII
    const bool asked = modules_ && argc > 1 && argv[1] == std::string_view("--modules");
    bool build_alone = false;
    if (app_->get_option_no_throw("--verbose") == nullptr) {
        add_flag("-v,--verbose", build_alone, "Show each step of what is built");  // by setup.sh
    }
    try {
        app_->parse(argc - asked, argv + asked);
        if (asked) {
            fmt::print("{}\n", modules_());
            return 0;
        }
        if (body) return body();
        chosen_();
        return 0;
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() == 0) return asked ? 0 : app_->exit(error);
        return fail(fmt::format("{}; see {} --help", error.what(), app_->get_name()));
    } catch (const TextError& error) {
        return fail(error.text.in(told_in_));
    } catch (const std::exception& error) {
        return fail(error.what());
    }
}

int Command::fail(const std::string& what) const {
    fmt::print(stderr, "{}: {}\n", name_, visible(what));  // it may quote an input
    return 2;
}

}  // namespace tools
