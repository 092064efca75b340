#include "audit/mutants.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cstdint>
#include <iterator>
#include <limits>
#include <map>

#include "audit/mutant_maker.hpp"
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

class Slips : MutantMaker {
 public:
    using MutantMaker::MutantMaker;

    std::vector<Mutant> make() {
        for (std::size_t i = 0; i < tokens_.size(); ++i) {
            const Token& token = tokens_[i];
            if (token.kind == Token::Kind::number) number(token);
            if (token.kind == Token::Kind::character) digit(token);
            if (token.kind == Token::Kind::symbol) symbol(token);
            if (is(i, "?")) negate(condition_before(i), i);
            if (is(i, "if", "while")) negate(i + 2, closing(i + 1));
            if (is(i, "for")) negate_middle(i + 1);
        }
        for (const Statement& statement : statements()) drop(statement.begin, statement.end);
        return std::move(result_);
    }

 private:
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
        const auto width = suffix - digits;
        const auto spelled = [&](std::uint64_t n) {
            return hex ? fmt::format("0x{:0{}x}{}", n, width, rest) : fmt::format("{}{}", n, rest);
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
        replace_tokens(begin, end, fmt::format("!({})", text_of_tokens(begin, end)));
    }

    void negate_middle(std::size_t open) {
        const std::vector<std::size_t> at = semicolons(open);
        if (at.size() == 2) negate(at[0] + 1, at[1]);
    }

    // Where the condition begins that ends before the `?` at `mark`.
    std::size_t condition_before(std::size_t mark) const {
        int depth = 0;
        std::size_t i = mark;
        for (; i > 0; --i) {
            depth += is(i - 1, ")", "]", "}");
            if (depth == 0 && is(i - 1, "(", "[", "{", ",", ";", "=", "+=", "-=", "*=", "/=", "%=",
                                 "&=", "|=", "^=", "<<=", ">>=", "return", "?", ":")) {
                break;
            }
            depth -= is(i - 1, "(", "[", "{");
        }
        return i;
    }

    // Line ends stay, so that no other line gets another number.
    void drop(std::size_t begin, std::size_t end) {
        const std::size_t line_ends = std::ranges::count(text_of_tokens(begin, end), '\n');
        replace_tokens(begin, end, std::string(line_ends, '\n'));
    }
};

}  // namespace

std::vector<Mutant> mutants_of(std::string_view source, Operators which) {
    std::vector<Mutant> all;
    if (which != Operators::mistakes) all = Slips(source).make();
    if (which != Operators::slips) std::ranges::move(mistakes_of(source), std::back_inserter(all));
    std::ranges::stable_sort(all, {}, &Mutant::at);
    return all;
}

std::string mutated(std::string_view source, const Mutant& mutant) {
    std::string text(source);
    return text.replace(mutant.at, mutant.size, mutant.text);
}

std::string fingerprint(std::string_view source) {
    return code_hash(without_assertions(source));
}

}  // namespace tools
