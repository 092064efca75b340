#include "cpp/lint.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstring>
#include <iterator>
#include <regex>
#include <set>

#include "cpp/lexer.hpp"

namespace tools {

namespace {

const std::set<std::string> kAssembly = {"asm", "__asm", "__asm__", "_asm"};
const std::set<std::string> kInt64 = {"__int64", "_int64"};
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
        : source_(source), judges_(judges), tokens_(lex(source).tokens) {}

    std::vector<Refusal> run() {
        size();
        characters();
        for (at_ = 0; at_ < tokens_.size(); ++at_) look();
        std::ranges::stable_sort(found_, {}, &Refusal::line);
        return std::move(found_);
    }

 private:
    void refuse(std::size_t line, const Text& what, const std::vector<Text>& names,
                std::optional<Habit> habit = {}) {
        if (names.empty()) return;
        Text all;
        for (const Text& name : names) all += (all.empty() ? Text() : Text(", ", "、")) + name;
        found_.push_back({line, what, all, habit});
    }
    void refuse(std::size_t line, const Text& what, Habit habit) {
        refuse(line, what,
               names_of(named(habit).key,
                        [&](const Profile& judge) { return judge.may_refuse(habit); }),
               habit);
    }
    // The judges of whom this holds; where it holds of some languages of a judge, those.
    template <class Is>
    std::vector<Text> names_of(const char* key, Is is) const {
        std::vector<Text> names;
        for (const Profile* judge : judges_) {
            if (!is(*judge)) continue;
            const bool all = std::all_of(judges_.begin(), judges_.end(), [&](const Profile* other) {
                return other->name != judge->name || is(*other);
            });
            const bool guess = !judge->knows(key) && !judge->facts.empty();
            Text name = all ? judge->title() : judge->label();
            if (guess) name += {" (as far as is known)", "（就目前所知）"};
            if (std::find(names.begin(), names.end(), name) == names.end()) {
                names.push_back(std::move(name));
            }
        }
        return names;
    }

    void size() {
        const auto bytes = static_cast<std::int64_t>(source_.size());
        for (const Profile* judge : judges_) {
            const std::vector<std::int64_t>& bounds = judge->source_bytes;
            if (bounds[0] <= bytes && bytes <= bounds[1]) continue;
            std::vector<Text> names = names_of(
                "source_bytes", [&](const Profile& other) { return other.source_bytes == bounds; });
            names.back() += phrase({", which takes {} to {}", "（只接受 {} 到 {} 字节）"},
                                   bounds[0], bounds[1]);
            refuse(0, phrase({"{} bytes", "{} 字节"}, source_.size()), names);
            return;
        }
    }

    void characters() {
        std::size_t line = 1;
        for (const char c : source_) {
            if (c == '\n') ++line;
            const bool plain = (' ' <= c && c <= '~') || std::strchr("\t\n\v\f\r", c) != nullptr;
            if (plain && c != '\0') continue;
            refuse(line, {"a byte that is not plain ASCII", "非 ASCII 字符"}, Habit::non_ascii);
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
        const bool is_attribute = word == "__attribute__" || word == "__attribute";
        if (is_attribute) attribute(at_ + 1, "(", ")");
        if (!token.conditional && (is_attribute || word.starts_with("__builtin_"))) {
            refuse(token.line,
                   phrase({"{}, an extension of GCC outside of every #if",
                           "{}，GCC 的扩展，且不在 #if 之内"},
                          word),
                   Habit::extensions);
        }
        if (word == "_Pragma" && is(at_ + 1, "(") && at_ + 2 < tokens_.size()) {
            const std::string& text = tokens_[at_ + 2].spelling;
            for (const Token& inner : lex(text.substr(1, text.size() - 2)).tokens) {
                tuning(inner, token.line, "_Pragma");
            }
        }
        if (kAssembly.contains(word)) refuse(token.line, word, Habit::assembly);
        if (kInt64.contains(word)) refuse(token.line, word, Habit::int64);
        if (kInt128.contains(word)) refuse(token.line, word, Habit::int128);
        if (!token.conditional && is_posix_call()) {
            refuse(token.line,
                   phrase({"{}(), a call of POSIX outside of every #if",
                           "{}()，POSIX 的函数，且不在 #if 之内"},
                          word),
                   Habit::posix);
        }
    }

    bool is_posix_call() const {
        if (!is(at_ + 1, "(")) return false;
        const bool member = is(at_ - 1, ".") || is(at_ - 1, "->");
        const bool scoped = is(at_ - 1, "::");
        const bool named = scoped && at_ >= 2 && tokens_[at_ - 2].kind == Token::Kind::word &&
                           !is(at_ - 2, "return");
        if (member || named) return false;
        const std::string& word = tokens_[at_].spelling;
        return kPosixCalls.contains(word) || (scoped && kPosixGlobals.contains(word));
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
            refuse(line,
                   phrase({"<{}>, a header of one compiler", "<{}>，某个编译器特有的头文件"}, name),
                   Habit::own_headers);
        }
        if (!tokens_[at_].conditional && std::regex_match(name, kPosixHeaders)) {
            refuse(line,
                   phrase({"<{}>, a header of POSIX outside of every #if",
                           "<{}>，POSIX 的头文件，且不在 #if 之内"},
                          name),
                   Habit::posix);
        }
    }

    // Looks at what stands between the bracket at `open` and the one that closes it.
    void attribute(std::size_t at, std::string_view open, std::string_view close) {
        for (int depth = 0; at < tokens_.size(); ++at) {
            depth += (is(at, open) ? 1 : 0) - (is(at, close) ? 1 : 0);
            if (depth == 0) return;
            tuning(tokens_[at], tokens_[at].line, {"the attribute", "属性"});
        }
    }
    void tuning(const Token& token, std::size_t line, const Text& where) {
        if (kTuning.contains(token.spelling)) {
            refuse(line, where + Text(' ' + token.spelling), Habit::optimize);
        }
    }

    std::string_view source_;
    const std::vector<const Profile*>& judges_;
    std::vector<Token> tokens_;
    std::size_t at_ = 0;
    std::vector<Refusal> found_;
};

}  // namespace

std::vector<Refusal> refusals(std::string_view source, const std::vector<const Profile*>& judges) {
    return Linter(source, judges).run();
}

std::vector<const Profile*> other_longs(std::string_view source,
                                        const std::vector<const Profile*>& judges) {
    const std::vector<Token> tokens = lex(source).tokens;
    bool is_used = false;
    for (std::size_t i = 0; i < tokens.size() && !is_used; ++i) {
        const auto is = [&](std::size_t at, std::string_view word) {
            return at < tokens.size() && tokens[at].kind == Token::Kind::word &&
                   tokens[at].spelling == word;
        };
        is_used = is(i, "long") && !is(i + 1, "long") && !is(i + 1, "double") &&
                  (i == 0 || !is(i - 1, "long"));
    }
    std::vector<const Profile*> others;
    for (const Profile* judge : judges) {
        if (is_used && judge->long_bits != 64 && judge->knows("long")) {
            others.push_back(judge);
        }
    }
    return others;
}

}  // namespace tools
