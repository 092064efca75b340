#include "prove/mutants.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cstdint>
#include <iterator>
#include <limits>
#include <map>

#include "base/text.hpp"
#include "cpp/lexer.hpp"

namespace tools {

namespace {

// Between two operands. Where an arrow has two heads, each is a mutant.
const std::multimap<std::string_view, std::string_view> kBinary = {
    {"<", "<="},    {"<=", "<"},    {">", ">="},  {">=", ">"},  {"==", "!="}, {"!=", "=="},
    {"&&", "||"},   {"||", "&&"},   {"&", "|"},   {"|", "&"},   {"|", "^"},   {"^", "|"},
    {"+", "-"},     {"-", "+"},     {"*", "/"},   {"/", "*"},   {"%", "/"},   {"<<", ">>"},
    {">>", "<<"},   {"+=", "-="},   {"-=", "+="}, {"*=", "/="}, {"/=", "*="}, {"%=", "/="},
    {"<<=", ">>="}, {">>=", "<<="}, {"&=", "|="}, {"|=", "&="}, {"|=", "^="}, {"^=", "|="}};

bool is(const std::vector<Token>& tokens, std::size_t i, std::string_view spelling) {
    return i < tokens.size() && tokens[i].spelling == spelling;
}

// The bracket that closes the one at `open`; `open` itself where there is none.
std::size_t closing(const std::vector<Token>& tokens, std::size_t open) {
    if (!is(tokens, open, "(")) return open;
    int depth = 0;
    for (std::size_t i = open; i < tokens.size(); ++i) {
        depth += is(tokens, i, "(") - is(tokens, i, ")");
        if (depth == 0) return i;
    }
    return open;
}

// Every character stays where it was.
void blank(std::string& text, const Token& token) {
    for (std::size_t i = token.begin; i < token.end; ++i) {
        if (text[i] != '\n') text[i] = ' ';
    }
}

// The source without its assertions, and without what declares them.
std::string without_assertions(std::string_view source) {
    std::string text(source);
    const std::vector<Token> tokens = lex(source).tokens;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        std::size_t end = i;
        if (is(tokens, i, "#") && is(tokens, i + 1, "include") && is(tokens, i + 3, "cassert") &&
            is(tokens, i + 4, ">")) {
            end = i + 5;
        } else if (tokens[i].directive == 0 && is(tokens, i + 1, "(") &&
                   (is(tokens, i, "assert") || is(tokens, i, "static_assert"))) {
            end = closing(tokens, i + 1) + 1;
            if (is(tokens, end, ";")) ++end;
        }
        for (std::size_t j = i; j < end; ++j) blank(text, tokens[j]);
    }
    return text;
}

class Maker {
 public:
    explicit Maker(std::string_view source)
        : text_(source), tokens_(lex(without_assertions(source)).tokens) {
        for (const Token& comment : lex(source).comments) blank(text_, comment);
        std::erase_if(tokens_, [](const Token& token) { return token.directive != 0; });
    }

    std::vector<Mutant> make() {
        for (std::size_t i = 0; i < tokens_.size(); ++i) {
            const Token& token = tokens_[i];
            if (token.kind == Token::Kind::number) number(token);
            if (token.kind == Token::Kind::character) digit(token);
            if (token.kind == Token::Kind::symbol) symbol(token);
            if (is(i, "?")) negate(condition_before(i), i);
            if (is(i, "if") || is(i, "while")) negate(i + 2, closing(i + 1));
            if (is(i, "for")) negate_middle(i + 1);
        }
        drop_statements();
        std::stable_sort(result_.begin(), result_.end(),
                         [](const Mutant& a, const Mutant& b) { return a.at < b.at; });
        return std::move(result_);
    }

 private:
    bool is(std::size_t i, std::string_view spelling) const {
        return tools::is(tokens_, i, spelling);
    }
    std::size_t closing(std::size_t open) const { return tools::closing(tokens_, open); }
    std::string text_of(std::size_t begin, std::size_t end) const {
        return text_.substr(begin, end - begin);
    }

    // The whole lines from `begin` to `end`, where `replacement` stands between the two.
    std::string lines(std::size_t begin, std::size_t end, std::string_view replacement) const {
        const std::size_t first = text_.rfind('\n', begin) + 1, last = text_.find('\n', end);
        const std::string all = text_of(first, begin).append(replacement) + text_of(end, last);
        return fmt::format("{}", fmt::join(words_of(all), " "));
    }

    void add(std::size_t begin, std::size_t end, const std::string& text) {
        const std::string before = text_of(0, begin);
        const auto line = static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n'));
        result_.push_back({begin, end - begin, text, line + 1,
                           lines(begin, end, text_of(begin, end)), lines(begin, end, text)});
    }
    void replace(const Token& token, std::string_view text) {
        add(token.begin, token.end, std::string(text));
    }

    void symbol(const Token& token) {
        if (token.spelling == "++" || token.spelling == "--") {
            replace(token, token.spelling == "++" ? "--" : "++");
            return;
        }
        const auto blank_at = [&](std::size_t i) {
            return i < text_.size() && std::isspace(static_cast<unsigned char>(text_[i])) != 0;
        };
        if (!blank_at(token.begin - 1) || !blank_at(token.end)) return;
        const auto [first, last] = kBinary.equal_range(token.spelling);
        for (auto other = first; other != last; ++other) replace(token, other->second);
    }

    // An integer; what has a point, an exponent or digits apart stays.
    void number(const Token& token) {
        const std::string_view text = token.spelling;
        const bool hex = text.starts_with("0x") || text.starts_with("0X");
        const char* const digits = text.data() + (hex ? 2 : 0);
        const char* const end = text.data() + text.size();
        std::uint64_t value = 0;
        const auto [suffix, error] = std::from_chars(digits, end, value, hex ? 16 : 10);
        const std::string_view rest(suffix, static_cast<std::size_t>(end - suffix));
        if (error != std::errc() || rest.find_first_not_of("uUlL") != rest.npos) return;
        const auto spelled = [&](std::uint64_t n) {
            return hex ? fmt::format("0x{:0{}x}{}", n, suffix - digits, rest)
                       : fmt::format("{}{}", n, rest);
        };
        if (value < std::numeric_limits<std::uint64_t>::max()) replace(token, spelled(value + 1));
        replace(token, value > 0 ? spelled(value - 1) : fmt::format("-1{}", rest));
    }

    void digit(const Token& token) {
        const char c = token.spelling[1];
        if (token.spelling.size() != 3 || c < '0' || '9' < c) return;
        for (const int step : {1, -1}) {
            replace(token, fmt::format("'{}'", static_cast<char>(c + step)));
        }
    }

    // Negates the expression of the tokens from `begin` to before `end`.
    void negate(std::size_t begin, std::size_t end) {
        if (begin >= end) return;
        const std::size_t first = tokens_[begin].begin, last = tokens_[end - 1].end;
        add(first, last, fmt::format("!({})", text_of(first, last)));
    }

    void negate_middle(std::size_t open) {
        const std::size_t stop = closing(open);
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
            const std::string& text = tokens_[i - 1].spelling;
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
        if (std::count(std::begin(before_block), std::end(before_block),
                       tokens_[brace - 1].spelling)) {
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
            const std::string& text = tokens_[i].spelling;
            Scope& scope = scopes.back();
            if (text == "if" || text == "for" || text == "while" || text == "switch") {
                headers.push_back(closing(i + 1));
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
        const std::size_t first = tokens_[begin].begin, last = tokens_[end - 1].end;
        const std::string dropped = text_of(first, last);
        add(first, last,
            std::string(static_cast<std::size_t>(std::count(dropped.begin(), dropped.end(), '\n')),
                        '\n'));
    }

    std::string text_;           // without comments; every character is where it was
    std::vector<Token> tokens_;  // without assertions and directives
    std::vector<Mutant> result_;
};

}  // namespace

std::vector<Mutant> mutants_of(std::string_view source) {
    return Maker(source).make();
}

std::string mutated(std::string_view source, const Mutant& mutant) {
    std::string text(source);
    return text.replace(mutant.at, mutant.size, mutant.text);
}

std::string fingerprint(std::string_view source) {
    return code_hash(without_assertions(source));
}

}  // namespace tools
