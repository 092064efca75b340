#include "cpp/lexer.hpp"

#include <algorithm>
#include <set>

#include "core/hash.hpp"

namespace tools {

namespace {

// Of more than one character, the longest first.
constexpr std::string_view kSymbols[] = {
    "<<=", ">>=", "->*", "...", "<<", ">>", "<=", ">=", "==", "!=", "&&", "||", "++", "--",
    "+=",  "-=",  "*=",  "/=",  "%=", "&=", "|=", "^=", "->", "::", ".*", "##", "%:"};

bool is_digit(char c) {
    return '0' <= c && c <= '9';
}
bool is_word(char c) {
    return is_digit(c) || ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z') || c == '_';
}
bool is_one_of(char c, std::string_view characters) {
    return characters.find(c) != std::string_view::npos;
}

using Kind = Token::Kind;

class Lexer {
 public:
    explicit Lexer(std::string_view source) : source_(source) {
        // Lines are joined here, so that nothing else has to know of it.
        for (std::size_t i = 0; i < source.size(); ++i) {
            if (source[i] == '\r') continue;
            const std::size_t next = std::min(source.find_first_not_of('\r', i + 1), source.size());
            if (source[i] == '\\' && source.substr(next).starts_with('\n')) {
                i = next;
            } else {
                text_ += source[i];
                from_.push_back(i);
            }
        }
    }

    LexedSource run() {
        while (at_ < text_.size()) next();
        return std::move(result_);
    }

 private:
    char peek(std::size_t ahead = 0) const {
        return at_ + ahead < text_.size() ? text_[at_ + ahead] : '\0';
    }

    void next() {
        const std::size_t begin = at_;
        const char c = peek();
        if (c == '\n') {
            end_line();
            ++at_;
        } else if (is_one_of(c, " \t\v\f")) {
            ++at_;
        } else if (c == '/' && peek(1) == '/') {
            at_ = std::min(text_.find('\n', at_), text_.size());
            add(Kind::comment, begin);
        } else if (c == '/' && peek(1) == '*') {
            const std::size_t end = text_.find("*/", at_ + 2);
            at_ = std::min(end, text_.size() - 2) + 2;
            add(Kind::comment, begin, end == std::string::npos);
        } else if (is_digit(c) || (c == '.' && is_digit(peek(1)))) {
            do {
                ++at_;
            } while (is_word(peek()) || peek() == '.' || (peek() == '\'' && is_word(peek(1))) ||
                     (is_one_of(peek(), "+-") && is_one_of(text_[at_ - 1], "eEpP")));
            add(Kind::number, begin);
        } else {
            while (is_word(peek())) ++at_;
            static const std::set<std::string> prefixes = {"", "u8", "u", "U", "L"};
            static const std::set<std::string> raw_prefixes = {"R", "u8R", "uR", "UR", "LR"};
            const std::string prefix = text_.substr(begin, at_ - begin);
            if (peek() == '"' && raw_prefixes.contains(prefix)) {
                raw_string(begin);
            } else if (is_one_of(peek(), "\"'") && prefixes.contains(prefix)) {
                quoted(begin, peek());
            } else if (at_ > begin) {
                add(Kind::word, begin);
            } else {
                symbol(begin);
            }
        }
    }

    void quoted(std::size_t begin, char quote) {
        ++at_;
        while (at_ < text_.size() && peek() != quote && peek() != '\n') {
            at_ += peek() == '\\' && peek(1) != '\n' ? 2 : 1;
        }
        at_ = std::min(at_ + (peek() == quote ? 1 : 0), text_.size());
        add(quote == '"' ? Kind::string : Kind::character, begin);
    }

    // A backslash joins no lines here: its end is looked for in the source itself.
    void raw_string(std::size_t begin) {
        const std::size_t quote = from_[at_];
        const std::size_t open = source_.find_first_of("()\\ \t\v\f\r\n", quote);
        std::size_t end = std::string_view::npos;
        if (open != end && source_[open] == '(') {
            const std::string_view delimiter = source_.substr(quote + 1, open - quote - 1);
            end = source_.find(')' + std::string(delimiter) + '"', open);
            if (end != std::string_view::npos) end += delimiter.size() + 2;
        }
        const auto next = std::lower_bound(from_.begin(), from_.end(), end);
        at_ = static_cast<std::size_t>(next - from_.begin());
        add(Kind::string, begin, end == std::string_view::npos);
        Token& token = result_.tokens.back();
        token.end = std::min(end, source_.size());
        token.spelling = source_.substr(token.begin, token.end - token.begin);
        std::erase(token.spelling, '\r');
    }

    void symbol(std::size_t begin) {
        const std::string_view rest = std::string_view(text_).substr(begin);
        const auto* const found = std::ranges::find_if(
            kSymbols, [&](std::string_view known) { return rest.starts_with(known); });
        at_ += found == std::end(kSymbols) ? 1 : found->size();
        add(Kind::symbol, begin);
    }

    void add(Token::Kind kind, std::size_t begin, bool unclosed = false) {
        const auto offset = [&](std::size_t at) {
            return source_.begin() + static_cast<std::ptrdiff_t>(at);
        };
        line_ += static_cast<std::size_t>(std::count(offset(counted_), offset(from_[begin]), '\n'));
        counted_ = from_[begin];
        std::string spelling = text_.substr(begin, at_ - begin);
        const bool first = line_begin_ == result_.tokens.size();
        if (kind == Kind::symbol && first && (spelling == "#" || spelling == "%:")) {
            directive_ = line_;
        }
        auto& list = kind == Kind::comment ? result_.comments : result_.tokens;
        list.push_back({kind, std::move(spelling), from_[begin], from_[at_ - 1] + 1, line_,
                        directive_, depth_ > 0, unclosed});
    }

    void end_line() {
        const std::vector<Token>& tokens = result_.tokens;
        if (directive_ != 0 && line_begin_ + 1 < tokens.size()) {
            const std::string& name = tokens[line_begin_ + 1].spelling;
            if (name.starts_with("if")) ++depth_;
            if (name == "endif" && depth_ > 0) --depth_;
        }
        directive_ = 0;
        line_begin_ = tokens.size();
    }

    std::string_view source_;
    std::string text_;               // the source with its lines joined, without '\r'
    std::vector<std::size_t> from_;  // where each character of it stands in the source
    std::size_t at_ = 0;
    LexedSource result_;
    std::size_t line_ = 1, counted_ = 0;  // of the source, and where that line was counted
    std::size_t line_begin_ = 0;          // the first token of the line
    std::size_t directive_ = 0;
    std::size_t depth_ = 0;  // of #if
};

}  // namespace

LexedSource lex(std::string_view source) {
    return Lexer(source).run();
}

std::string code_hash(std::string_view source) {
    Hash hash;
    std::size_t directive = 0;
    for (const Token& token : lex(source).tokens) {
        // The line of a directive ends it.
        if (directive != token.directive) hash.add("\n");
        directive = token.directive;
        // Bundles were pasted under a hash of single characters: theirs must stay.
        const bool apart = token.kind == Kind::symbol && token.spelling != "::";
        const std::string_view all = token.spelling;
        const std::size_t step = apart ? 1 : all.size();
        for (std::size_t i = 0; i < all.size(); i += step) hash.add(all.substr(i, step)).add(" ");
    }
    return hash.hex();
}

}  // namespace tools
