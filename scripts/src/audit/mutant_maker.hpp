// What all makers of mutants share: the tokens of a source, its statements, and how a mutant is noted.
#ifndef SCRIPTS_SRC_AUDIT_MUTANT_MAKER_HPP
#define SCRIPTS_SRC_AUDIT_MUTANT_MAKER_HPP

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "audit/mutants.hpp"
#include "cpp/lexer.hpp"

namespace tools {

class MutantMaker {
 public:
    explicit MutantMaker(std::string_view source);

 protected:
    // A statement that ends with a semicolon, as the tokens from `begin` to before `end`.
    struct Statement {
        std::size_t begin, end;
        bool once;  // in main, outside of its loops
    };
    // Those of function bodies, in their order; no declaration of a namespace or a class.
    std::vector<Statement> statements() const;

    // Whether the token is there and has one of these spellings.
    template <class... Spellings>
    bool is(std::size_t i, const Spellings&... spellings) const {
        return i < tokens_.size() && ((tokens_[i].spelling == spellings) || ...);
    }
    // The bracket that closes the round one at `open`; `open` itself where there is none.
    std::size_t closing(std::size_t open) const;
    std::string text_of(std::size_t begin, std::size_t end) const {
        return text_.substr(begin, end - begin);
    }
    // Of the tokens from `begin` to before `end`, of which there is at least one.
    std::string text_of_tokens(std::size_t begin, std::size_t end) const {
        return text_of(tokens_[begin].begin, tokens_[end - 1].end);
    }
    // The semicolons between the brackets of a `for` that open at `open`.
    std::vector<std::size_t> semicolons(std::size_t open) const;

    // Replaces a part of the text, a token, or the tokens from `begin` to before `end`.
    void add(std::size_t begin, std::size_t end, const std::string& text);
    void replace(const Token& token, std::string_view text);
    void replace_tokens(std::size_t begin, std::size_t end, const std::string& text);

    std::string text_;           // without comments; every character is where it was
    std::vector<Token> tokens_;  // without assertions and directives
    std::vector<Mutant> result_;

 private:
    // Inside what a brace opens.
    struct Scope {
        enum Kind { block, declarations, value } kind;
        std::size_t start;  // of the statement that is being read
        int depth;          // of brackets inside the statement
        bool once;          // see Statement
    };
    Scope scope_of_brace(std::size_t brace, const Scope& around) const;
    std::string lines(std::size_t begin, std::size_t end, std::string_view replacement) const;
};

// The source without its assertions, and without what declares them; every character stays where it
// was.
std::string without_assertions(std::string_view source);

// The second class of mutants_of(), in any order.
std::vector<Mutant> mistakes_of(std::string_view source);

}  // namespace tools

#endif
