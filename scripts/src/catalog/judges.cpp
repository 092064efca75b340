#include "catalog/judges.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstring>
#include <regex>
#include <set>

#include "commands/command_line.hpp"
#include "cpp/lexer.hpp"
#include "base/toml.hpp"

namespace tools {

namespace {

constexpr std::pair<const char*, Construct> kConstructs[] = {
    {"optimize", Construct::optimize}, {"asm", Construct::assembly},
    {"int128", Construct::int128},     {"own_headers", Construct::own_headers},
    {"posix", Construct::posix},       {"non_ascii", Construct::non_ascii}};

// Reads one entry; `strictest` stands in for what is unknown, and is nothing for itself.
class Entry {
 public:
    Entry(const toml::table& table, std::string where, const Profile* strictest)
        : keys_(table, where), where_(std::move(where)), strictest_(strictest) {}

    Profile read() {
        Profile p;
        p.name = strictest_ == nullptr ? "the strictest reading" : keys_.get<std::string>("name");
        where_ += ": " + p.name;
        list("compilers", p, &Profile::compilers);
        value("here", p, &Profile::here);
        list("standards", p, &Profile::standards);
        list("flags", p, &Profile::flags);
        list("macros", p, &Profile::macros);
        list("bits", p, &Profile::bits);
        value("system", p, &Profile::system);
        list("source_bytes", p, &Profile::source_bytes);
        stack(p);
        white_space(p);
        refuses(p);
        if (strictest_ != nullptr) {
            p.page = keys_.get<std::string>("page");
            if (p.page == "unknown") p.page.clear();
            p.page_offset = keys_.get<std::int64_t>("page_offset");
        }
        keys_.no_others();
        if (p.standards.empty() || p.bits.empty() || p.source_bytes.size() != 2) {
            throw Error(
                fmt::format("{}: standards, bits and source_bytes cannot be so short", where_));
        }
        return p;
    }

 private:
    bool unknown(const char* key, Profile& p) {
        const toml::node& node = keys_.node(key);
        if (strictest_ == nullptr || node.value_or(std::string()) != "unknown") return false;
        p.unknown.push_back(key);
        return true;
    }
    template <class T>
    void list(const char* key, Profile& p, std::vector<T> Profile::*field) {
        p.*field = unknown(key, p) ? strictest_->*field : keys_.list<T>(key);
    }
    template <class T>
    void value(const char* key, Profile& p, T Profile::*field) {
        p.*field = unknown(key, p) ? strictest_->*field : keys_.get<T>(key);
    }
    void stack(Profile& p) {
        if (unknown("stack", p)) {
            p.stack_kb = strictest_->stack_kb;
        } else if (keys_.node("stack").value_or(std::string()) != "memory") {
            p.stack_kb = keys_.get<std::int64_t>("stack");
        }
    }
    void white_space(Profile& p) {
        if (unknown("white_space", p)) {
            p.white_space = strictest_->white_space;
            return;
        }
        const std::string rule = keys_.get<std::string>("white_space");
        if (rule != "exact" && rule != "line ends") {
            throw Error(fmt::format("{}: no rule for white space is called '{}'", where_, rule));
        }
        p.white_space = rule == "exact" ? WhiteSpace::exact : WhiteSpace::line_ends;
    }
    void refuses(Profile& p) {
        const toml::node& node = keys_.node("refuses");
        if (!node.is_table()) keys_.wrong_type("refuses", node);
        Keys keys(*node.as_table(), where_ + ": refuses");
        for (const auto& [key, construct] : kConstructs) {
            if (strictest_ != nullptr && keys.node(key).value_or(std::string()) == "unknown") {
                p.unknown.push_back(key);
                p.refuses[construct] = strictest_->refuses.at(construct);
            } else {
                p.refuses[construct] = keys.get<bool>(key);
            }
        }
        keys.no_others();
    }

    Keys keys_;
    std::string where_;
    const Profile* strictest_;
};

// --- what sources say ---

const std::set<std::string> kAssembly = {"asm", "__asm", "__asm__", "_asm"};
const std::set<std::string> kInt128 = {"__int128", "__int128_t", "__uint128_t", "__float128"};
const std::set<std::string> kTuning = {"optimize",   "__optimize__",  "target",
                                       "__target__", "target_clones", "__target_clones__"};
// Names that nobody gives to functions of their own.
const std::set<std::string> kPosixCalls = {
    "clock_gettime",  "fileno",          "fork",          "fread_unlocked",   "fputc_unlocked",
    "fputs_unlocked", "fwrite_unlocked", "getc_unlocked", "getchar_unlocked", "getline_unlocked",
    "getrlimit",      "gettimeofday",    "lseek",         "madvise",          "mmap",
    "munmap",         "popen",           "pread",         "putc_unlocked",    "putchar_unlocked",
    "setrlimit",      "sigaction",       "sigaltstack",   "strtok_r",         "sysconf"};
// Names that are POSIX's behind a lone "::" only.
const std::set<std::string> kPosixGlobals = {"read", "write", "open", "close", "fstat", "dup2"};
const std::regex kPosixHeaders(
    "((sys|arpa|net|netinet)/.*|aio|dirent|dlfcn|fcntl|glob|grp|netdb|poll|pthread|pwd|regex|sched|"
    "semaphore|spawn|strings|syslog|termios|unistd|utime|wait)\\.h");
const std::regex kOwnHeaders("(bits|ext|tr1|tr2)/.*");

class Linter {
 public:
    Linter(std::string_view source, const std::vector<const Profile*>& judges)
        : source_(source), judges_(judges), tokens_(tokens_of(source)) {}

    std::vector<Refusal> run() {
        size();
        characters();
        for (at_ = 0; at_ < tokens_.size(); ++at_) look();
        std::stable_sort(found_.begin(), found_.end(),
                         [](const Refusal& a, const Refusal& b) { return a.line < b.line; });
        return std::move(found_);
    }

 private:
    void refuse(std::size_t line, const std::string& what, std::vector<std::string> names) {
        if (!names.empty()) {
            found_.push_back(
                {line, fmt::format("{}: refused by {}", what, fmt::join(names, ", "))});
        }
    }
    void refuse(std::size_t line, const std::string& what, Construct construct) {
        std::vector<std::string> names;
        for (const Profile* judge : judges_) {
            if (!judge->refuses.at(construct)) continue;
            const auto* const key =
                std::find_if(std::begin(kConstructs), std::end(kConstructs),
                             [&](const auto& named) { return named.second == construct; });
            names.push_back(label(*judge, key->first));
        }
        refuse(line, what, names);
    }
    static std::string label(const Profile& judge, const std::string& key) {
        const auto& unknown = judge.unknown;
        const bool guess = std::find(unknown.begin(), unknown.end(), key) != unknown.end();
        return judge.name + (guess ? " (as far as is known)" : "");
    }

    void size() {
        std::vector<std::string> names;
        for (const Profile* judge : judges_) {
            const auto bytes = static_cast<std::int64_t>(source_.size());
            const std::vector<std::int64_t>& bounds = judge->source_bytes;
            if (bytes < bounds[0] || bounds[1] < bytes) {
                names.push_back(fmt::format("{}, which takes {} to {}",
                                            label(*judge, "source_bytes"), bounds[0], bounds[1]));
            }
        }
        refuse(0, fmt::format("{} bytes", source_.size()), names);
    }

    void characters() {
        std::size_t line = 1;
        for (const char c : source_) {
            if (c == '\n') ++line;
            const bool plain = (' ' <= c && c <= '~') || std::strchr("\t\n\v\f\r", c) != nullptr;
            if (plain && c != '\0') continue;
            refuse(line, "a byte that is not plain ASCII", Construct::non_ascii);
            return;  // one is enough to find the others
        }
    }

    bool is(std::size_t at, std::string_view spelling) const {
        return at < tokens_.size() && tokens_[at].spelling == spelling;
    }

    void look() {
        const Token& token = tokens_[at_];
        if (token.kind == Token::Kind::symbol) {
            if (is(at_, "#")) directive();
            if (is(at_, "[") && is(at_ + 1, "[")) attribute(at_, "[", "]");
            return;
        }
        if (token.kind != Token::Kind::word) return;
        const std::string& word = token.spelling;
        if (word == "__attribute__" || word == "__attribute") attribute(at_ + 1, "(", ")");
        if (word == "_Pragma" && is(at_ + 1, "(") && at_ + 2 < tokens_.size()) {
            const std::string& text = tokens_[at_ + 2].spelling;
            for (const Token& inner : tokens_of(text.substr(1, text.size() - 2))) {
                tuning(inner, token.line, "_Pragma");
            }
        }
        if (kAssembly.count(word) > 0) refuse(token.line, word, Construct::assembly);
        if (kInt128.count(word) > 0) refuse(token.line, word, Construct::int128);
        if (!token.conditional && is_posix_call()) {
            refuse(token.line, fmt::format("{}(), a call of POSIX outside of every #if", word),
                   Construct::posix);
        }
    }

    bool is_posix_call() const {
        if (!is(at_ + 1, "(")) return false;
        const bool member = is(at_ - 1, ".") || (is(at_ - 1, ">") && is(at_ - 2, "-"));
        const bool scoped = is(at_ - 1, "::");
        const bool named = scoped && at_ >= 2 && tokens_[at_ - 2].kind == Token::Kind::word &&
                           !is(at_ - 2, "return");
        if (member || named) return false;
        const std::string& word = tokens_[at_].spelling;
        return kPosixCalls.count(word) > 0 || (scoped && kPosixGlobals.count(word) > 0);
    }

    void directive() {
        const std::size_t line = tokens_[at_].directive;
        if (line == 0 || (at_ > 0 && tokens_[at_ - 1].directive == line)) return;
        if (is(at_ + 1, "pragma")) {
            for (std::size_t i = at_ + 2; i < tokens_.size() && tokens_[i].directive == line; ++i) {
                tuning(tokens_[i], line, "#pragma GCC");
            }
        }
        if (!is(at_ + 1, "include") || !is(at_ + 2, "<")) return;
        std::string name;
        for (std::size_t i = at_ + 3; i < tokens_.size() && !is(i, ">"); ++i) {
            name += tokens_[i].spelling;
        }
        if (std::regex_match(name, kOwnHeaders)) {
            refuse(line, fmt::format("<{}>, a header of one compiler", name),
                   Construct::own_headers);
        }
        if (!tokens_[at_].conditional && std::regex_match(name, kPosixHeaders)) {
            refuse(line, fmt::format("<{}>, a header of POSIX outside of every #if", name),
                   Construct::posix);
        }
    }

    // Looks at what stands between the bracket at `open` and the one that closes it.
    void attribute(std::size_t at, std::string_view open, std::string_view close) {
        for (int depth = 0; at < tokens_.size(); ++at) {
            depth += (is(at, open) ? 1 : 0) - (is(at, close) ? 1 : 0);
            if (depth == 0) return;
            tuning(tokens_[at], tokens_[at].line, "the attribute");
        }
    }
    void tuning(const Token& token, std::size_t line, const char* where) {
        if (kTuning.count(token.spelling) > 0) {
            refuse(line, fmt::format("{} {}", where, token.spelling), Construct::optimize);
        }
    }

    std::string_view source_;
    const std::vector<const Profile*>& judges_;
    std::vector<Token> tokens_;
    std::size_t at_ = 0;
    std::vector<Refusal> found_;
};

}  // namespace

const Profile& Profiles::named(std::string_view name) const {
    std::vector<std::string> names;
    for (const Profile& judge : judges) {
        if (lower(judge.name) == lower(name)) return judge;
        names.push_back(judge.name);
    }
    throw Error(
        fmt::format("no judge is called '{}'; there are: {}", name, fmt::join(names, ", ")));
}

Profiles load_profiles(const fs::path& file) {
    const toml::table table = read_toml(file);
    Keys keys(table, shown(file));
    const toml::node& strictest = keys.node("strictest");
    const toml::node& judges = keys.node("judge");
    keys.no_others();
    if (!strictest.is_table()) keys.wrong_type("strictest", strictest);
    if (!judges.is_array_of_tables()) keys.wrong_type("judge", judges);
    Profiles profiles;
    profiles.strictest = Entry(*strictest.as_table(), shown(file), nullptr).read();
    for (const toml::node& judge : *judges.as_array()) {
        profiles.judges.push_back(
            Entry(*judge.as_table(), shown(file), &profiles.strictest).read());
    }
    return profiles;
}

Compiler compiler_of(const Profile& profile, std::string standard) {
    const std::vector<std::string>& known = profile.standards;
    if (standard.empty()) standard = known[0];
    if (std::find(known.begin(), known.end(), standard) == known.end()) {
        throw Error(
            fmt::format("{} has no {}; it has {}", profile.name, standard, fmt::join(known, ", ")));
    }
    std::vector<std::string> words = split_command(profile.here);
    Compiler compiler{words[0], {words.begin() + 1, words.end()}};
    compiler.flags.push_back("-std=" + standard);
    compiler.flags.push_back(fmt::format("-m{}", profile.bits[0]));
    compiler.flags.push_back("-static");
    compiler.flags.insert(compiler.flags.end(), profile.flags.begin(), profile.flags.end());
    for (const std::string& macro : profile.macros) compiler.flags.push_back("-D" + macro);
    return compiler;
}

std::vector<Refusal> refusals(std::string_view source, const std::vector<const Profile*>& judges) {
    return Linter(source, judges).run();
}

void check(std::string_view source, const std::vector<const Profile*>& judges,
           const std::function<std::string(std::size_t line)>& place) {
    const std::vector<Refusal> found = refusals(source, judges);
    if (found.empty()) return;
    throw Error(
        fmt::format("{}: {}{}", place(found[0].line), found[0].reason,
                    found.size() == 1 ? "" : fmt::format(" (and {} more)", found.size() - 1)));
}

std::vector<const Profile*> judges_of(const Profiles& profiles, const Problem& problem) {
    std::vector<const Profile*> judges = {&profiles.named(problem.judge)};
    for (const Twin& twin : problem.twins) {
        if (twin.same_format) judges.push_back(&profiles.named(twin.judge));
    }
    judges.push_back(&profiles.strictest);
    return judges;
}

}  // namespace tools
