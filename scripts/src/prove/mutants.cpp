#include "prove/mutants.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <iterator>
#include <limits>
#include <map>
#include <sstream>

#include "core/hash.hpp"

namespace tools {

namespace {

struct Token {
    enum Kind { word, number, character, string, symbol } kind;
    std::size_t at;
    std::string_view text;
    std::size_t end() const { return at + text.size(); }
};

// The longest first.
constexpr std::string_view kSymbols[] = {
    "<<=", ">>=", "->*", "...", "<<", ">>", "<=", ">=", "==", "!=", "&&", "||",
    "++",  "--",  "+=",  "-=",  "*=", "/=", "%=", "&=", "|=", "^=", "->", "::"};

// Between two operands. Where an arrow has two heads, each is a mutant.
const std::multimap<std::string_view, std::string_view> kBinary = {
    {"<", "<="},    {"<=", "<"},    {">", ">="},  {">=", ">"},  {"==", "!="}, {"!=", "=="},
    {"&&", "||"},   {"||", "&&"},   {"&", "|"},   {"|", "&"},   {"|", "^"},   {"^", "|"},
    {"+", "-"},     {"-", "+"},     {"*", "/"},   {"/", "*"},   {"%", "/"},   {"<<", ">>"},
    {">>", "<<"},   {"+=", "-="},   {"-=", "+="}, {"*=", "/="}, {"/=", "*="}, {"%=", "/="},
    {"<<=", ">>="}, {">>=", "<<="}, {"&=", "|="}, {"|=", "&="}, {"|=", "^="}, {"^=", "|="}};

bool is_letter(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

bool is_blank(char c) {
    return std::isspace(static_cast<unsigned char>(c)) != 0;
}

// A source as its tokens, comments and preprocessor lines left out.
class Source {
 public:
    explicit Source(std::string_view text) : text_(text), plain_(text) {
        for (std::size_t at = 0; at < text.size();) at = read(at);
    }

    const std::vector<Token>& tokens() const { return tokens_; }
    std::string_view text() const { return text_; }
    // The same without comments; every line is where it was.
    std::string_view plain() const { return plain_; }

    // The whole lines from `begin` to `end`, where `replacement` stands between the two.
    std::string lines(std::size_t begin, std::size_t end, std::string_view replacement) const {
        const std::size_t first = plain_.rfind('\n', begin) + 1;
        const std::size_t last = std::min(plain_.find('\n', end), plain_.size());
        std::string result;
        for (const std::string_view part :
             {std::string_view(plain_).substr(first, begin - first), replacement,
              std::string_view(plain_).substr(end, last - end)}) {
            for (const char c : part) {
                if (!is_blank(c)) result += c;
                if (is_blank(c) && !result.empty() && result.back() != ' ') result += ' ';
            }
        }
        if (!result.empty() && result.back() == ' ') result.pop_back();
        return result;
    }

 private:
    // Reads what stands at `at`; returns its end.
    std::size_t read(std::size_t at) {
        const std::string_view rest = text_.substr(at);
        const char c = rest[0];
        if (is_blank(c)) return at + 1;
        if (rest.substr(0, 2) == "//") return skip(at, text_.find('\n', at));
        if (rest.substr(0, 2) == "/*") return skip(at, text_.find("*/", at) + 2);
        if (c == '#') return directive_end(at);
        if (c == '"' || c == '\'') {
            std::size_t end = at + 1;
            while (end < text_.size() && text_[end] != c) end += text_[end] == '\\' ? 2 : 1;
            return add(c == '"' ? Token::string : Token::character, at, end + 1);
        }
        if (is_letter(c)) {
            const bool number = std::isdigit(static_cast<unsigned char>(c)) != 0;
            const auto end = std::find_if_not(rest.begin(), rest.end(), [&](char next) {
                return is_letter(next) || (number && next == '.');
            });
            return add(number ? Token::number : Token::word, at,
                       at + static_cast<std::size_t>(end - rest.begin()));
        }
        for (const std::string_view symbol : kSymbols) {
            if (rest.substr(0, symbol.size()) == symbol) {
                return add(Token::symbol, at, at + symbol.size());
            }
        }
        return add(Token::symbol, at, at + 1);
    }
    std::size_t add(Token::Kind kind, std::size_t at, std::size_t end) {
        tokens_.push_back({kind, at, text_.substr(at, end - at)});
        return end;
    }
    std::size_t skip(std::size_t at, std::size_t end) {
        end = std::min(end, text_.size());
        std::replace_if(
            plain_.begin() + static_cast<std::ptrdiff_t>(at),
            plain_.begin() + static_cast<std::ptrdiff_t>(end), [](char c) { return c != '\n'; },
            ' ');
        return end;
    }
    std::size_t directive_end(std::size_t at) const {
        do {
            at = std::min(text_.find('\n', at), text_.size() - 1) + 1;
        } while (at >= 2 && text_[at - 2] == '\\');
        return at;
    }

    std::string_view text_;
    std::string plain_;
    std::vector<Token> tokens_;
};

class Maker {
 public:
    explicit Maker(const Source& source) : source_(source), tokens_(source.tokens()) {}

    std::vector<Mutant> make() {
        for (std::size_t i = 0; i < tokens_.size(); ++i) {
            const Token& token = tokens_[i];
            if (token.text == "assert" || token.text == "static_assert") {
                i = close(i + 1);
                continue;
            }
            if (token.kind == Token::number) number(token);
            if (token.kind == Token::character) digit(token);
            if (token.kind == Token::symbol) {
                symbol(token);
                if (token.text == "?") negate(condition_before(i), i);
            }
            if (token.text == "if" || token.text == "while") negate(i + 2, close(i + 1));
            if (token.text == "for") negate_middle(i + 1);
        }
        drop_statements();
        std::stable_sort(result_.begin(), result_.end(),
                         [](const Mutant& a, const Mutant& b) { return a.at < b.at; });
        return std::move(result_);
    }

 private:
    bool is(std::size_t i, std::string_view text) const {
        return i < tokens_.size() && tokens_[i].text == text;
    }

    // The bracket that closes the one at `open`; `open` itself where there is none.
    std::size_t close(std::size_t open) const {
        if (!is(open, "(")) return open;
        int depth = 0;
        for (std::size_t i = open; i < tokens_.size(); ++i) {
            depth += is(i, "(") - is(i, ")");
            if (depth == 0) return i;
        }
        return open;
    }

    void add(std::size_t begin, std::size_t end, std::string text) {
        const std::string_view before = source_.text().substr(0, begin);
        const auto line = static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n'));
        result_.push_back({begin, end - begin, text, line + 1,
                           source_.lines(begin, end, source_.plain().substr(begin, end - begin)),
                           source_.lines(begin, end, text)});
    }
    void replace(const Token& token, std::string_view text) {
        add(token.at, token.end(), std::string(text));
    }

    void symbol(const Token& token) {
        if (token.text == "++" || token.text == "--") {
            replace(token, token.text == "++" ? "--" : "++");
            return;
        }
        const std::string_view text = source_.text();
        if (!is_blank(text[token.at - 1]) || !is_blank(text[token.end()])) return;
        const auto [first, last] = kBinary.equal_range(token.text);
        for (auto other = first; other != last; ++other) replace(token, other->second);
    }

    void number(const Token& token) {
        const bool hex = token.text.substr(0, 2) == "0x" || token.text.substr(0, 2) == "0X";
        const std::string_view digits = token.text.substr(
            hex ? 2 : 0, token.text.substr(hex ? 2 : 0)
                             .find_first_not_of(hex ? "0123456789abcdefABCDEF" : "0123456789"));
        const std::string_view suffix = token.text.substr((hex ? 2 : 0) + digits.size());
        if (suffix.find_first_not_of("uUlL") != std::string_view::npos) return;
        const std::uint64_t value = std::stoull(std::string(digits), nullptr, hex ? 16 : 10);
        const auto spelled = [&](std::uint64_t n) {
            return hex ? fmt::format("0x{:0{}x}{}", n, digits.size(), suffix)
                       : fmt::format("{}{}", n, suffix);
        };
        if (value < std::numeric_limits<std::uint64_t>::max()) replace(token, spelled(value + 1));
        replace(token, value > 0 ? spelled(value - 1) : fmt::format("-1{}", suffix));
    }

    void digit(const Token& token) {
        if (token.text.size() != 3 || !std::isdigit(static_cast<unsigned char>(token.text[1]))) {
            return;
        }
        for (const int step : {1, -1}) {
            replace(token, fmt::format("'{}'", static_cast<char>(token.text[1] + step)));
        }
    }

    // Negates the expression of the tokens from `begin` to before `end`.
    void negate(std::size_t begin, std::size_t end) {
        if (begin >= end) return;
        const std::size_t first = tokens_[begin].at, last = tokens_[end - 1].end();
        add(first, last, fmt::format("!({})", source_.plain().substr(first, last - first)));
    }

    void negate_middle(std::size_t open) {
        const std::size_t stop = close(open);
        std::vector<std::size_t> semicolons;
        int depth = 0;
        for (std::size_t i = open + 1; i < stop; ++i) {
            depth += is(i, "(") + is(i, "{") - is(i, ")") - is(i, "}");
            if (depth == 0 && is(i, ";")) semicolons.push_back(i);
        }
        if (semicolons.size() == 2) negate(semicolons[0] + 1, semicolons[1]);
    }

    // Where the condition begins that ends before the `?` at `mark`.
    std::size_t condition_before(std::size_t mark) const {
        constexpr std::string_view stops = "( [ { , ; = += -= *= /= %= &= |= ^= <<= >>= return ? :";
        int depth = 0;
        std::size_t i = mark;
        while (i > 0) {
            const std::string_view text = tokens_[i - 1].text;
            if (text == ")" || text == "]" || text == "}") ++depth;
            const bool opens = text == "(" || text == "[" || text == "{";
            if (depth == 0 &&
                fmt::format(" {} ", stops).find(fmt::format(" {} ", text)) != std::string::npos) {
                break;
            }
            if (opens) --depth;
            --i;
        }
        return i;
    }

    // Inside what a brace opens.
    struct Scope {
        enum Kind { block, declarations, value } kind;
        std::size_t start;  // of the statement that is being read
        int depth;          // of brackets inside the statement
    };

    Scope::Kind kind_of_brace(std::size_t brace, std::size_t statement) const {
        constexpr std::string_view before_block[] = {")",  "]", "const", "noexcept", "else",
                                                     "do", ";", "{",     "}"};
        if (brace == 0) return Scope::block;
        if (std::count(std::begin(before_block), std::end(before_block), tokens_[brace - 1].text)) {
            return Scope::block;
        }
        for (std::size_t i = statement; i < brace; ++i) {
            for (const char* word : {"namespace", "class", "struct", "union", "enum", "extern"}) {
                if (is(i, word)) return Scope::declarations;
            }
        }
        return Scope::value;
    }

    void drop_statements() {
        std::vector<Scope> scopes = {{Scope::declarations, 0, 0}};
        std::vector<std::size_t> headers;  // where the brackets behind if, for, ... close
        for (std::size_t i = 0; i < tokens_.size(); ++i) {
            const std::string_view text = tokens_[i].text;
            Scope& scope = scopes.back();
            if (text == "if" || text == "for" || text == "while" || text == "switch") {
                headers.push_back(close(i + 1));
            }
            if (text == "(" || text == "[") ++scope.depth;
            if (text == ")" || text == "]") --scope.depth;
            const bool header_ends = !headers.empty() && headers.back() == i;
            if (header_ends) headers.pop_back();
            if (header_ends || text == "else" || text == "do") scope.start = i + 1;
            if (text == ":" && (is(scope.start, "case") || is(scope.start, "default"))) {
                scope.start = i + 1;
            }
            if (text == "{") {
                scopes.push_back({kind_of_brace(i, scope.start), i + 1, 0});
            } else if (text == "}" && scopes.size() > 1) {
                const bool statement_ends =
                    scopes.back().kind != Scope::value && scopes[scopes.size() - 2].depth == 0;
                scopes.pop_back();
                if (statement_ends) scopes.back().start = i + 1;
            } else if (text == ";" && scope.depth == 0) {
                if (scope.kind == Scope::block && scope.start < i) drop(scope.start, i);
                scope.start = i + 1;
            }
        }
    }

    // Line ends stay, so that no other line gets another number.
    void drop(std::size_t begin, std::size_t end) {
        if (is(begin, "assert") || is(begin, "static_assert")) return;
        const std::size_t first = tokens_[begin].at, last = tokens_[end - 1].end();
        const std::string_view dropped = source_.plain().substr(first, last - first);
        add(first, last,
            std::string(static_cast<std::size_t>(std::count(dropped.begin(), dropped.end(), '\n')),
                        '\n'));
    }

    const Source& source_;
    const std::vector<Token>& tokens_;
    std::vector<Mutant> result_;
};

using Key = std::pair<std::string, std::string>;

}  // namespace

std::vector<Mutant> mutants_of(std::string_view source) {
    const Source read(source);
    return Maker(read).make();
}

std::string mutated(std::string_view source, const Mutant& mutant) {
    std::string text(source);
    return text.replace(mutant.at, mutant.size, mutant.text);
}

std::string fingerprint(std::string_view source) {
    Hash hash;
    const Source read(source);
    for (const Token& token : read.tokens()) hash.add(token.text).add(" ");
    return hash.hex();
}

fs::path mutation_record_file(const Problem& problem) {
    return problem.data() / "mutants.txt";
}

fs::path mutation_record_file(const fs::path& header) {
    return root() / "common/tests" / (header.stem().string() + ".mutants.txt");
}

constexpr std::string_view kOpen = "?";

std::optional<MutationRecord> read_mutation_record(const fs::path& file) {
    if (!fs::exists(file)) return std::nullopt;
    MutationRecord record;
    std::map<std::string, std::size_t> numbers;
    constexpr std::string_view marks = "-+=";
    std::size_t next = 0;  // which of the marks has to come
    std::istringstream in(read_file(file));
    std::string line;
    for (std::size_t at = 1; std::getline(in, line); ++at) {
        if (line.empty() || line[0] == '#') continue;
        std::istringstream words(line);
        std::string key;
        bool good = static_cast<bool>(words >> key);
        if (marks.find(line[0]) != std::string_view::npos) {
            good = good && key == marks.substr(next, 1) && line.size() > 2;
            if (next == 0) record.explained.emplace_back();
            Equivalent& last = record.explained.back();
            (next == 0   ? last.before
             : next == 1 ? last.after
                         : last.reason) = line.substr(std::min<std::size_t>(2, line.size()));
            next = (next + 1) % marks.size();
            if (next == 0 && last.reason == kOpen) {
                record.open.push_back(last);
                record.explained.pop_back();
            }
        } else if (key == "fingerprint") {
            good = static_cast<bool>(words >> record.fingerprint);
        } else {
            good = next == 0 && static_cast<bool>(words >> numbers[key]);
        }
        if (!good) {
            throw Error(fmt::format("{}:{}: not what has to come here; see scripts/mutate --help",
                                    file.string(), at));
        }
    }
    const auto take = [&](const char* key) {
        const auto found = numbers.extract(key);
        return found.empty() ? 0 : found.mapped();
    };
    record.mutants = take("mutants");
    record.stillborn = take("stillborn");
    record.killed = take("killed");
    record.equivalent = take("equivalent");
    if (next != 0) throw Error(fmt::format("{}: the last mutant is cut short", file.string()));
    if (!numbers.empty()) {
        throw Error(fmt::format("{}: unknown number '{}'", file.string(), numbers.begin()->first));
    }
    return record;
}

std::optional<MutationRecord> read_mutation_record(const Problem& problem) {
    return read_mutation_record(mutation_record_file(problem));
}

std::string format_mutation_record(const MutationRecord& record) {
    std::string text = fmt::format(
        "# Written by scripts/mutate --record. Below: mutants that nothing tells from the source.\n"
        "fingerprint {}\nmutants {}\nstillborn {}\nkilled {}\nequivalent {}\n",
        record.fingerprint, record.mutants, record.stillborn, record.killed, record.equivalent);
    const auto add = [&](const Equivalent& e, std::string_view reason) {
        text += fmt::format("\n- {}\n+ {}\n= {}\n", e.before, e.after, reason);
    };
    for (const Equivalent& e : record.explained) add(e, e.reason);
    for (const Equivalent& e : record.open) add(e, kOpen);
    return text;
}

std::vector<Equivalent> stale(const std::vector<Equivalent>& explained,
                              const std::vector<Mutant>& mutants) {
    std::map<Key, std::size_t> known;
    for (const Mutant& mutant : mutants) ++known[{mutant.before, mutant.after}];
    std::vector<Equivalent> left;
    for (const Equivalent& e : explained) {
        std::size_t& count = known[{e.before, e.after}];
        if (count == 0) {
            left.push_back(e);
        } else {
            --count;
        }
    }
    return left;
}

}  // namespace tools
