#include "audit/mutant_maker.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "base/text.hpp"

namespace tools {

namespace {

bool is_at(const std::vector<Token>& tokens, std::size_t i, std::string_view spelling) {
    return i < tokens.size() && tokens[i].spelling == spelling;
}

std::size_t closing_of(const std::vector<Token>& tokens, std::size_t open) {
    if (!is_at(tokens, open, "(")) return open;
    int depth = 0;
    for (std::size_t i = open; i < tokens.size(); ++i) {
        depth += is_at(tokens, i, "(") - is_at(tokens, i, ")");
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

}  // namespace

std::string without_assertions(std::string_view source) {
    std::string text(source);
    const std::vector<Token> tokens = lex(source).tokens;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        std::size_t end = i;
        if (is_at(tokens, i, "#") && is_at(tokens, i + 1, "include") &&
            is_at(tokens, i + 3, "cassert") && is_at(tokens, i + 4, ">")) {
            end = i + 5;
        } else if (tokens[i].directive == 0 && is_at(tokens, i + 1, "(") &&
                   (is_at(tokens, i, "assert") || is_at(tokens, i, "static_assert"))) {
            end = closing_of(tokens, i + 1) + 1;
            if (is_at(tokens, end, ";")) ++end;
        }
        for (std::size_t j = i; j < end; ++j) blank(text, tokens[j]);
    }
    return text;
}

MutantMaker::MutantMaker(std::string_view source)
    : text_(source), tokens_(lex(without_assertions(source)).tokens) {
    for (const Token& comment : lex(source).comments) blank(text_, comment);
    std::erase_if(tokens_, [](const Token& token) { return token.directive != 0; });
}

std::size_t MutantMaker::closing(std::size_t open) const {
    return closing_of(tokens_, open);
}

std::vector<std::size_t> MutantMaker::semicolons(std::size_t open) const {
    const std::size_t stop = closing(open);
    std::vector<std::size_t> found;
    int depth = 0;
    for (std::size_t i = open + 1; i < stop; ++i) {
        depth += is(i, "(", "{") - is(i, ")", "}");
        if (depth == 0 && is(i, ";")) found.push_back(i);
    }
    return found;
}

// The whole lines from `begin` to `end`, where `replacement` stands between the two.
std::string MutantMaker::lines(std::size_t begin, std::size_t end,
                               std::string_view replacement) const {
    const std::size_t first = text_.rfind('\n', begin) + 1, last = text_.find('\n', end);
    const std::string all = text_of(first, begin).append(replacement) + text_of(end, last);
    return fmt::format("{}", fmt::join(words_of(all), " "));
}

void MutantMaker::add(std::size_t begin, std::size_t end, const std::string& text) {
    const std::size_t line = std::ranges::count(text_of(0, begin), '\n') + 1;
    result_.push_back({begin, end - begin, text, line, lines(begin, end, text_of(begin, end)),
                       lines(begin, end, text)});
}

void MutantMaker::replace(const Token& token, std::string_view text) {
    add(token.begin, token.end, std::string(text));
}

void MutantMaker::replace_tokens(std::size_t begin, std::size_t end, const std::string& text) {
    add(tokens_[begin].begin, tokens_[end - 1].end, text);
}

MutantMaker::Scope MutantMaker::scope_of_brace(std::size_t brace, const Scope& around) const {
    Scope inside{Scope::value, brace + 1, 0, around.once};
    if (brace == 0 || is(brace - 1, ")", "]", "const", "noexcept", "else", "do", ";", "{", "}")) {
        inside.kind = Scope::block;
    } else {
        for (std::size_t i = around.start; i < brace; ++i) {
            if (is(i, "namespace", "class", "struct", "union", "enum", "extern")) {
                inside.kind = Scope::declarations;
            }
        }
    }
    if (brace == 0) return inside;
    std::size_t open = brace - 1;
    while (open > 0 && !(is(open, "(") && closing(open) == brace - 1)) --open;
    if (open > 0 && is(open - 1, "main")) inside.once = true;
    if (is(brace - 1, "do") || (open > 0 && is(open - 1, "for", "while"))) inside.once = false;
    return inside;
}

std::vector<MutantMaker::Statement> MutantMaker::statements() const {
    std::vector<Statement> found;
    std::vector<Scope> scopes = {{Scope::declarations, 0, 0, false}};
    std::vector<std::size_t> headers;  // where the brackets behind if, for, ... close
    for (std::size_t i = 0; i < tokens_.size(); ++i) {
        Scope& scope = scopes.back();
        if (is(i, "if", "for", "while", "switch")) headers.push_back(closing(i + 1));
        scope.depth += is(i, "(", "[") - is(i, ")", "]");
        const bool header_ends = !headers.empty() && headers.back() == i;
        if (header_ends) headers.pop_back();
        if (header_ends || is(i, "else", "do")) scope.start = i + 1;
        if (is(i, ":") && is(scope.start, "case", "default")) scope.start = i + 1;
        if (is(i, "{")) {
            scopes.push_back(scope_of_brace(i, scope));
        } else if (is(i, "}") && scopes.size() > 1) {
            const bool statement_ends =
                scopes.back().kind != Scope::value && scopes[scopes.size() - 2].depth == 0;
            scopes.pop_back();
            if (statement_ends) scopes.back().start = i + 1;
        } else if (is(i, ";") && scope.depth == 0) {
            if (scope.kind == Scope::block && scope.start < i) {
                found.push_back({scope.start, i, scope.once});
            }
            scope.start = i + 1;
        }
    }
    return found;
}

}  // namespace tools
