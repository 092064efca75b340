// The second class of mutants: see Operators.
#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>
#include <string_view>
#include <utility>

#include "audit/mutant_maker.hpp"

namespace tools {

namespace {

// 3, 4, 6, 12 and 29 bits; narrower types cut to 8, 16 and 32. A case that is decided by the highest
// bit of a value alone kills all masks below it.
constexpr std::string_view kMasks[] = {"7", "15", "63", "4095", "0x1fffffff"};
constexpr int kMexLimits[] = {7, 15, 31, 63, 100};
constexpr int kDepthLimit = 9;

const std::multimap<std::string_view, std::string_view> kNarrower = {
    {"long long", "int"},
    {"long long", "double"},
    {"unsigned long long", "unsigned"},
    {"unsigned long long", "double"},
    {"int", "short"},
    {"int", "signed char"},
    {"unsigned", "unsigned short"},
    {"unsigned", "unsigned char"},
    {"__int128", "long long"},
    {"__int128", "long double"},
    {"long double", "double"},
    {"double", "float"},
    {"int64_t", "int32_t"},
    {"uint64_t", "uint32_t"},
    {"int32_t", "int16_t"},
    {"uint32_t", "uint16_t"},
};

class Mistakes : MutantMaker {
 public:
    using MutantMaker::MutantMaker;

    std::vector<Mutant> make() {
        for (std::size_t i = 0; i < tokens_.size(); ++i) {
            type(i);
            division(i);
            to_integer(i);
            if (is(i, "resize", "reserve", "assign") && is(i - 1, ".") && is(i + 1, "(")) {
                size_argument(i + 1);
            }
            key_type(i);
            remainder(i);
            if (is(i, "main") && is(i + 1, "(")) buffer(closing(i + 1) + 1);
            if (is_word(i) && is(i + 1, "(")) recursion(i);
            if (is(i, "while")) mex(i + 1);
            if (is(i, "for", "while")) bound(i + 1);
        }
        for (const Statement& statement : statements()) {
            store(statement);
            declaration(statement);
            marks(statement);
            flag(statement);
        }
        return std::move(result_);
    }

 private:
    bool is_word(std::size_t i) const {
        return i < tokens_.size() && tokens_[i].kind == Token::Kind::word;
    }
    bool is_assignment(std::size_t i) const {
        return is(i, "=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=");
    }

    // A literal, perhaps with a sign: the slips change it.
    bool is_constant(std::size_t begin, std::size_t end) const {
        if (is(begin, "-")) ++begin;
        return begin + 1 == end &&
               (tokens_[begin].kind != Token::Kind::word || is(begin, "true", "false"));
    }

    int depth_at(std::size_t i) const { return is(i, "(", "[", "{") - is(i, ")", "]", "}"); }

    // The first token from `begin` on, outside of inner brackets, that `wanted` takes; else `end`.
    template <class Predicate>
    std::size_t find(std::size_t begin, std::size_t end, Predicate wanted) const {
        int depth = 0;
        for (std::size_t i = begin; i < end; ++i) {
            if (depth == 0 && wanted(i)) return i;
            depth += depth_at(i);
        }
        return end;
    }
    std::size_t find_token(std::size_t begin, std::size_t end, std::string_view spelling) const {
        return find(begin, end, [&](std::size_t i) { return is(i, spelling); });
    }

    // Loop variables keep their type, main and what is unsigned or long as well.
    void type(std::size_t i) {
        if (is(i - 1, "long", "unsigned", "signed")) return;
        if (is(i - 1, "(") && is(i - 2, "for")) return;
        for (std::size_t words = 3; words > 0; --words) {
            std::size_t end = i;
            std::string spelling;
            for (; end < i + words && is_word(end); ++end) {
                spelling += (end > i ? " " : "") + tokens_[end].spelling;
            }
            if (end < i + words) continue;
            const auto [first, last] = kNarrower.equal_range(spelling);
            if (first == last) continue;
            if (is(i + words, "main", "char", "short")) return;
            for (auto to = first; to != last; ++to) {
                replace_tokens(i, i + words, std::string(to->second));
            }
            return;
        }
    }

    void division(std::size_t i) {
        if (!is(i, "/")) return;
        replace(tokens_[i], "* 1.f /");
        replace(tokens_[i], "* 1. /");
    }

    // static_cast<int>(e), and int(e)
    void to_integer(std::size_t i) {
        if (!real_ || !is(i, "(") || i == 0) return;
        const bool cast = is(i - 1, ">") && is(i - 2, "int", "long", "unsigned");
        if (!cast && !is(i - 1, "int")) return;
        const std::size_t end = closing(i);
        if (end <= i + 1) return;
        for (const char* more : {" + 1e-5", " + 1e-6"}) {
            replace_tokens(i + 1, end, text_of_tokens(i + 1, end) + more);
        }
    }

    // In brackets unless it is one token.
    std::string operand(std::size_t begin, std::size_t end) const {
        const std::string text = text_of_tokens(begin, end);
        return end - begin == 1 ? text : fmt::format("({})", text);
    }

    void one_less(std::size_t begin, std::size_t end) {
        if (begin >= end || is_constant(begin, end)) return;
        replace_tokens(begin, end, operand(begin, end) + " - 1");
    }

    // The first of those between the brackets that open at `open`.
    void size_argument(std::size_t open) {
        one_less(open + 1, find_token(open + 1, closing(open), ","));
    }

    // while (reached[mex]) mex++;
    void mex(std::size_t open) {
        const std::size_t close = closing(open);
        std::size_t begin = close + 1, end = find_token(begin, tokens_.size(), ";");
        if (is(begin, "++")) {
            ++begin;
        } else if (is(end - 1, "++")) {
            --end;
        } else {
            return;
        }
        if (begin >= end || close == open) return;
        const std::string counted = text_of_tokens(begin, end);
        int depth = 0;
        bool looked_up = false;
        for (std::size_t i = open + 1; i + (end - begin) <= close; ++i) {
            if (depth > 0) {
                looked_up = looked_up || text_of_tokens(i, i + (end - begin)) == counted;
            }
            depth += depth_at(i);
        }
        if (!looked_up) return;
        for (const int limit : kMexLimits) {
            replace_tokens(
                open + 1, close,
                fmt::format("{} < {} && ({})", counted, limit, text_of_tokens(open + 1, close)));
        }
    }

    // In the brackets behind for or while: a < b, a <= b, a--.
    void bound(std::size_t open) {
        const std::size_t close = closing(open);
        std::size_t begin = open + 1, end = close;
        if (is(open - 1, "for")) {
            const std::vector<std::size_t> middle = semicolons(open);
            if (middle.size() != 2) return;
            begin = middle[0] + 1;
            end = middle[1];
        }
        const auto joins = [&](std::size_t i) { return is(i, "&&", "||"); };
        while (begin < end) {
            const std::size_t stop = find(begin, end, joins);
            const std::size_t less =
                find(begin, stop, [&](std::size_t i) { return is(i, "<", "<="); });
            if (less < stop) one_less(less + 1, stop);
            const std::size_t down = find_token(begin, stop, "--");
            if (begin < down && down < stop) {
                replace_tokens(begin, down + 1, "--" + text_of_tokens(begin, down));
            }
            begin = stop + 1;
        }
    }

    // The name that a declaration begins with, behind its type; 0 where the statement is none.
    std::size_t declared(const Statement& statement) const {
        if (!is_word(statement.begin) || is(statement.begin, "return", "throw", "delete", "using",
                                            "typedef", "goto", "break", "continue")) {
            return 0;
        }
        int angles = 0;
        for (std::size_t i = statement.begin; i < statement.end; ++i) {
            angles += is(i, "<") - is(i, ">") - 2 * is(i, ">>");
            if (angles < 0) return 0;
            if (angles > 0 || is_word(i) || is(i, ">", ">>")) {
                if (angles > 0 || !is_word(i) || is(i + 1, "::")) continue;
                if (i + 1 != statement.end && !is(i + 1, "=", ",", "[", "(", "{")) continue;
                const bool typed = i > statement.begin && !is(i - 1, "::");
                return typed ? i : 0;
            }
            if (!is(i, "::", "*", "&")) return 0;
        }
        return 0;
    }

    void declaration(const Statement& statement) {
        const std::size_t name = declared(statement);
        if (name == 0) return;
        for (std::size_t i = name; i < statement.end; ++i) {
            const bool extent = is(i, "[") && (i == name + 1 || is(i - 1, "]"));
            if (extent) one_less(i + 1, find_token(i + 1, statement.end, "]"));
        }
        const bool container = is(name - 1, ">", ">>");
        if (container && is(name + 1, "(")) size_argument(name + 1);
        const bool fixed = is(name - 1, "&") || is(statement.begin, "static", "const", "constexpr");
        const bool set = container || find_token(name, statement.end, "=") < statement.end;
        if (set && !fixed && !statement.once) {
            add(tokens_[statement.begin].begin, tokens_[statement.begin].begin, "static ");
        }
    }

    void cut(std::size_t begin, std::size_t end) {
        if (begin >= end || is_constant(begin, end) || is(begin, "{", "[")) return;
        if (is(begin, "!")) return;  // one bit
        for (const std::string_view mask : kMasks) {
            replace_tokens(begin, end, fmt::format("{} & {}", operand(begin, end), mask));
        }
    }

    void round(std::size_t begin, std::size_t end) {
        for (const char* const scale : {"1e6", "1e8", "1e10"}) {
            replace_tokens(begin, end,
                           fmt::format("static_cast<long long>({} * {}) / {}", operand(begin, end),
                                       scale, scale));
        }
    }

    // What is assigned, returned, given to a container, or marked in an array.
    void store(const Statement& statement) {
        const std::size_t name = declared(statement);
        std::size_t begin = statement.begin;
        const auto assigns = [&](std::size_t i) { return is_assignment(i); };
        const bool boolean = name != 0 && is(statement.begin, "bool");
        bool real = false;
        for (std::size_t i = begin; i < name; ++i) real = real || is(i, "double", "float");
        if (is(begin, "return") && find(begin, statement.end, assigns) == statement.end) {
            cut(begin + 1, statement.end);
            return;
        }
        while (!boolean && begin < statement.end) {
            const std::size_t at = find(begin, statement.end, assigns);
            if (at == statement.end) break;
            const std::size_t more = find(at + 1, statement.end, assigns);
            const std::size_t end = std::min(find_token(at + 1, statement.end, ","), more);
            if (more == end && more < statement.end) {  // a = b = c
                begin = at + 1;
                continue;
            }
            if (real) {
                if (!is_constant(at + 1, end)) round(at + 1, end);
            } else {
                cut(at + 1, end);
            }
            // reached[e] = true
            if (is_constant(at + 1, end) && is(at - 1, "]") && name == 0) {
                std::size_t open = at - 1;
                for (int depth = -1; depth < 0 && open > statement.begin;)
                    depth += depth_at(--open);
                cut(open + 1, at - 1);
            }
            begin = end + 1;
        }
        for (std::size_t i = statement.begin; i + 2 < statement.end; ++i) {
            if (!is(i, ".") || !is(i + 1, "insert", "push_back", "emplace_back")) continue;
            if (!is(i + 2, "(")) continue;
            const std::size_t end = closing(i + 2);
            if (find_token(i + 3, end, ",") == end) cut(i + 3, end);
        }
    }

    // A typedef's name hides how wide the key is.
    void key_type(std::size_t i) {
        if (!is(i, "map", "unordered_map", "set") || !is(i + 1, "<") || !is(i + 3, ",", ">"))
            return;
        if (kNarrower.count(tokens_[i + 2].spelling) > 0) return;
        for (const char* to : {"unsigned", "unsigned short"}) replace(tokens_[i + 2], to);
    }

    // What is counted beyond the type comes back below 0.
    void remainder(std::size_t i) {
        if (!is(i, "%") || !is_word(i - 1)) return;
        for (const char* type : {"short", "signed char"}) {
            replace(tokens_[i - 1],
                    fmt::format("static_cast<{}>({})", type, tokens_[i - 1].spelling));
        }
    }

    // The judge knows the numbers. Where all data fit, the mutant does not compile.
    void buffer(std::size_t open) {
        if (!reads_ || !is(open, "{")) return;
        for (const char* size : {"LONGEST - FIRST_LINE", "9 * VALUES", "10 * VALUES"}) {
            const std::string bytes = fmt::format("char bytes[{0} < LONGEST ? {0} : -1];", size);
            replace(tokens_[open],
                    streams_
                        ? fmt::format("{{ static struct : std::streambuf {{ {} void read() {{ "
                                      "setg(bytes, bytes, bytes + std::cin.rdbuf()->sgetn(bytes, "
                                      "sizeof bytes)); }} }} in; in.read(); std::cin.rdbuf(&in);",
                                      bytes)
                        : fmt::format("{{ static {} stdin = fmemopen(bytes, std::fread(bytes, 1, "
                                      "sizeof bytes, stdin), \"r\");",
                                      bytes));
        }
    }

    // A function that calls itself: to a limited depth, which decides in a play that nearly fills its
    // table; and with a memo whose key is less than its parameters.
    void recursion(std::size_t name) {
        const std::size_t close = closing(name + 1), open = close + 1;
        if (!is(open, "{") || !is_word(name - 1) || is(name - 1, "void")) return;
        const std::size_t end = end_of_block(open + 1);
        if (end == tokens_.size()) return;
        std::size_t call = open;
        while (call < end && !(is(call, tokens_[name].spelling) && is(call + 1, "("))) ++call;
        if (call == end) return;

        std::set<int> limits = {kDepthLimit};
        for (std::size_t i = open; i < end; ++i) {
            if (!is(i, "return") || !is(i + 2, "[")) continue;
            for (std::size_t j = 0; j < name; ++j) {
                if (!is(j, tokens_[i + 1].spelling) || !is(j + 1, "[") || is(j - 1, ">")) continue;
                const int size = std::atoi(tokens_[j + 2].spelling.c_str());
                if (size > kDepthLimit) limits.insert({size - 3, size - 2});
            }
        }
        for (const int limit : limits) {
            replace(
                tokens_[open],
                fmt::format("{{ static int depth; struct Call {{ Call() {{ ++depth; }} ~Call() {{ "
                            "--depth; }} }} call; if (depth > {}) return 0;",
                            limit));
        }

        const std::size_t comma = find_token(name + 2, close, ",");
        if (comma == close || find_token(comma + 1, close, ",") != close) return;
        const std::string a = tokens_[comma - 1].spelling, b = tokens_[close - 1].spelling;
        const std::string type = tokens_[name - 1].spelling;
        for (const std::string& key :
             {a, fmt::format("{} * 100LL + {}", a, b), fmt::format("{} * 10000LL + {}", a, b),
              fmt::format("{} * 65536LL ^ {}", a, b)}) {
            replace_tokens(
                name - 1, end + 1,
                fmt::format("\n#include <unordered_map>\n{} {{ static std::unordered_map<long "
                            "long, {}> memo; const "
                            "long long key = {}; if (memo.count(key)) return memo[key]; return "
                            "memo[key] = [&]() -> {} {}(); }}",
                            text_of_tokens(name - 1, open), type, key, type,
                            text_of_tokens(open, end + 1)));
        }
    }

    // The tokens up to the last that gets another text.
    void rewrite(std::size_t begin, std::map<std::size_t, std::string> texts) {
        const std::size_t last = texts.rbegin()->first;
        if (last >= tokens_.size()) return;
        std::string text;
        for (std::size_t i = begin; i <= last; ++i) {
            const auto other = texts.find(i);
            if (i > begin) text += text_of(tokens_[i - 1].end, tokens_[i].begin);
            text += other == texts.end() ? tokens_[i].spelling : other->second;
        }
        replace_tokens(begin, last + 1, text);
    }

    std::size_t end_of_block(std::size_t begin) const {
        return find_token(begin, tokens_.size(), "}");
    }

    // Marks that are never wiped: each use has a number of its own, until these come round.
    void marks(const Statement& statement) {
        const std::size_t begin = statement.begin, equals = statement.end - 3;
        if (!is(begin, "bool") || !is(begin + 2, "[") || !is(equals, "=")) return;
        for (const char* type : {"unsigned char", "unsigned short"}) {
            std::map<std::size_t, std::string> texts;
            texts[begin] = fmt::format("static {}", type);
            texts[equals] = ", last;";
            texts[equals + 1] = fmt::format("const {} now = ", type);
            texts[equals + 2] = "++last";
            for (std::size_t i = statement.end; i < end_of_block(statement.end); ++i) {
                if (!is(i, tokens_[begin + 1].spelling) || !is(i + 1, "[")) continue;
                const std::size_t close = find_token(i + 2, tokens_.size(), "]");
                const bool sets = is(close + 1, "=");
                texts[sets ? close + 2 : close] = sets ? "now" : "] == now";
            }
            rewrite(begin, texts);
        }
    }

    // Whether all are 1, or none is, by what is counted, added up or multiplied.
    void flag(const Statement& statement) {
        const std::size_t begin = statement.begin, name = begin + 1;
        if (!is(begin, "bool") || !is(name + 1, "=") || !is(name + 2, "true")) return;
        const std::string& flag = tokens_[name].spelling;
        const auto aggregate = [&](const char* type, const char* start, const char* change,
                                   const char* by) {
            std::map<std::size_t, std::string> texts = {{begin, type}, {name + 2, start}};
            bool cleared = false;
            for (std::size_t i = statement.end; i < end_of_block(statement.end); ++i) {
                if (!is(i, flag)) continue;
                if (!is(i + 1, "=")) {
                    texts[i] = fmt::format("({} == {})", flag, start);
                    continue;
                }
                if (!is(i + 2, "false") || !is(i - 1, ")") || !is(i - 2, "1") || !is(i - 3, ">"))
                    return;
                texts[i + 1] = change;
                texts[i + 2] = fmt::format(fmt::runtime(by), tokens_[i - 4].spelling);
                cleared = true;
            }
            if (cleared) rewrite(begin, texts);
        };
        for (const char* type : {"unsigned char", "unsigned short"}) {
            aggregate(type, "0", "+=", "1");
            aggregate(type, "0", "+=", "{} - 1");
        }
        for (const char* type : {"unsigned short", "unsigned"}) {
            aggregate(type, "1", "*=", "{} * 1u");
        }
    }

    bool has(std::string_view spelling) const {
        return std::ranges::count(tokens_, spelling, &Token::spelling) > 0;
    }
    const bool real_ = has("double") || has("float");  // some number has a point
    const bool streams_ = has("cin"), reads_ = streams_ || has("scanf");
};

}  // namespace

std::vector<Mutant> mistakes_of(std::string_view source) {
    return Mistakes(source).make();
}

}  // namespace tools
