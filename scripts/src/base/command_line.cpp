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
std::string fitted(std::string help) {
    std::replace(help.begin(), help.end(), '\n', ' ');  // where it was broken before
    help = wrapped(0, help, 80 - 30);
    help.pop_back();
    return help;
}

}  // namespace

Option* Option::check(const Check& check) {
    option_->check(CLI::Validator([check](std::string& text) { return check(text); }, ""));
    return this;
}

Option* Option::one_of(const std::vector<std::string>& values) {
    const std::string all = fmt::format("{}", fmt::join(values, ", "));
    option_->description(fitted(fmt::format("{}; one of: {}", option_->get_description(), all)));
    return check([values, all](const std::string& text) {
        const bool is_one = std::find(values.begin(), values.end(), text) != values.end();
        return is_one ? "" : fmt::format("use one of {}, not '{}'", all, text);
    });
}

Option* Option::required() {
    option_->required();
    return this;
}

Option* Option::excludes(const std::string& other) {
    option_->excludes(other);
    return this;
}

Option* Option::needs(const std::string& other) {
    option_->needs(other);
    return this;
}

Option* Option::take_all() {
    option_->expected(1)->take_all();
    return this;
}

Option* Option::capture_default_str() {
    option_->capture_default_str();
    return this;
}

template <class Value>
Option* OptionGroup::add(const char* names, Value& value, const char* type, const char* help) {
    return keep(app_->add_option(names, value, fitted(help))->type_name(type));
}

template Option* OptionGroup::add(const char*, std::string&, const char*, const char*);
template Option* OptionGroup::add(const char*, std::optional<std::string>&, const char*,
                                  const char*);
template Option* OptionGroup::add(const char*, std::vector<std::string>&, const char*, const char*);
template Option* OptionGroup::add(const char*, int&, const char*, const char*);
template Option* OptionGroup::add(const char*, std::optional<int>&, const char*, const char*);
template Option* OptionGroup::add(const char*, std::size_t&, const char*, const char*);
template Option* OptionGroup::add(const char*, double&, const char*, const char*);

Option* OptionGroup::add_flag(const char* names, bool& value, const char* help) {
    return keep(app_->add_flag(names, value, fitted(help)));
}

Option* OptionGroup::option(const std::string& name) {
    return keep(app_->get_option(name));
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
    add("-j,--jobs", jobs, "N", "Parallel runs; by default one per core")->check(from_to(1, 1024));
}

void Command::add_seed(std::uint64_t& seed, const char* help) {
    add("--seed", seed, "N", help)
        ->check(from_to<std::uint64_t>(0, UINT64_MAX))
        ->capture_default_str();
}

void OptionGroup::add_language(Language& language) {
    language = *language_;
    const auto set = [&language, told_in = language_](const std::string& name) {
        language = *told_in = name == "zh" ? Language::zh : Language::en;
    };
    keep(app_->add_option_function<std::string>(
                 "--lang", set, fitted("English or Chinese; by default what LANG says"))
             ->type_name("LANG"))
        ->one_of({"en", "zh"});
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
