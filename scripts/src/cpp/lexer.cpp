#include "cpp/lexer.hpp"

#include <algorithm>
#include <cctype>
#include <set>

#include "core/hash.hpp"

namespace tools {

namespace {

bool is_word(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}
bool is_digit(char c) {
    return std::isdigit(static_cast<unsigned char>(c)) != 0;
}

class Lexer {
 public:
    explicit Lexer(std::string_view source) {
        // Lines are joined here, so that nothing else has to know of it; line_of_ remembers where
        // every character came from.
        std::size_t line = 1;
        for (std::size_t i = 0; i < source.size(); ++i) {
            if (source[i] == '\r') continue;
            std::size_t next = i + 1;
            while (next < source.size() && source[next] == '\r') ++next;
            if (source[i] == '\\' && next < source.size() && source[next] == '\n') {
                ++line;
                i = next;
                continue;
            }
            text_ += source[i];
            line_of_.push_back(line);
            if (source[i] == '\n') ++line;
        }
    }

    std::vector<Token> run() {
        while (at_ < text_.size()) next();
        return std::move(tokens_);
    }

 private:
    char peek(std::size_t ahead = 0) const {
        return at_ + ahead < text_.size() ? text_[at_ + ahead] : '\0';
    }

    void next() {
        const char c = peek();
        const std::size_t begin = at_;
        if (c == '\n') {
            end_line();
            ++at_;
        } else if (std::isspace(static_cast<unsigned char>(c)) != 0) {
            ++at_;
        } else if (c == '/' && peek(1) == '/') {
            at_ = std::min(text_.find('\n', at_), text_.size());
        } else if (c == '/' && peek(1) == '*') {
            const std::size_t end = text_.find("*/", at_ + 2);
            at_ = end == std::string::npos ? text_.size() : end + 2;
        } else if (c == '"' || c == '\'') {
            quoted(c);
            add(Token::Kind::text, begin);
        } else if (is_digit(c) || (c == '.' && is_digit(peek(1)))) {
            while (is_word(peek()) || peek() == '.' || (peek() == '\'' && is_word(peek(1)))) ++at_;
            add(Token::Kind::number, begin);
        } else if (is_word(c)) {
            while (is_word(peek())) ++at_;
            const std::string word = text_.substr(begin, at_ - begin);
            static const std::set<std::string> prefixes = {"u8", "u", "U", "L"};
            static const std::set<std::string> raw_prefixes = {"R", "u8R", "uR", "UR", "LR"};
            if (peek() == '"' && raw_prefixes.count(word) > 0) {
                raw_string();
                add(Token::Kind::text, begin);
            } else if ((peek() == '"' || peek() == '\'') && prefixes.count(word) > 0) {
                quoted(peek());
                add(Token::Kind::text, begin);
            } else {
                add(Token::Kind::word, begin);
            }
        } else {
            at_ += c == ':' && peek(1) == ':' ? 2 : 1;
            if (c == '#' && line_begin_ == tokens_.size()) directive_ = line_of_[begin];
            add(Token::Kind::symbol, begin);
        }
    }

    void quoted(char quote) {
        ++at_;
        while (at_ < text_.size() && peek() != quote && peek() != '\n') {
            at_ += peek() == '\\' ? 2 : 1;
        }
        at_ = std::min(at_ + (peek() == quote ? 1 : 0), text_.size());
    }

    // A backslash joins no lines here; that Lexer() took some out is no loss to those who look at
    // tokens.
    void raw_string() {
        const std::size_t open = text_.find('(', at_);
        std::size_t end = std::string::npos;
        if (open != std::string::npos) {
            const std::string close = ")" + text_.substr(at_ + 1, open - at_ - 1) + "\"";
            end = text_.find(close, open);
            if (end != std::string::npos) end += close.size();
        }
        at_ = std::min(end, text_.size());
    }

    void add(Token::Kind kind, std::size_t begin) {
        tokens_.push_back(
            {kind, text_.substr(begin, at_ - begin), line_of_[begin], directive_, depth_ > 0});
    }

    void end_line() {
        if (directive_ != 0 && line_begin_ + 1 < tokens_.size()) {
            const std::string& name = tokens_[line_begin_ + 1].spelling;
            if (name.rfind("if", 0) == 0) ++depth_;
            if (name == "endif" && depth_ > 0) --depth_;
        }
        directive_ = 0;
        line_begin_ = tokens_.size();
    }

    std::string text_;
    std::vector<std::size_t> line_of_;
    std::size_t at_ = 0;
    std::vector<Token> tokens_;
    std::size_t line_begin_ = 0;  // the first token of the line
    std::size_t directive_ = 0;
    std::size_t depth_ = 0;  // of #if
};

}  // namespace

std::vector<Token> tokens_of(std::string_view source) {
    return Lexer(source).run();
}

std::string code_hash(std::string_view source) {
    Hash hash;
    std::size_t directive = 0;
    for (const Token& token : tokens_of(source)) {
        // The line of a directive ends it.
        if (directive != token.directive) hash.add("\n");
        directive = token.directive;
        hash.add(token.spelling).add(" ");
    }
    return hash.hex();
}

}  // namespace tools
