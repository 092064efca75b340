#include "bundle/needed.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <string_view>

#include "base/text.hpp"
#include "cpp/lexer.hpp"

namespace tools {
namespace {

using Words = std::set<std::string>;
using Tokens = std::vector<Token>;

bool is_word(const Token& token) {
    return token.kind == Token::Kind::word;
}

constexpr std::size_t kNone = ~std::size_t{0};
constexpr std::size_t kColumns = 100;

// A part of a header that stays or goes as a whole, but for the member functions of a class, which are
// items of their own behind it.
struct Item {
    enum class Stays { used, with_others, always };  // where a name of it is, anything else is
    Stays stays = Stays::used;
    std::size_t begin = 0, end = 0;  // its tokens
    std::size_t scope = 0;           // the namespace around it
    Words names = {};
    std::size_t owner = kNone;  // of a member function: the item of its class
    bool of_string = false;     // an overload of it that takes a std::string
    bool needed = false;
};

// A namespace: the tokens that open it and that close it.
struct Scope {
    std::size_t open_begin, open_end, close = 0, parent;
    bool needed = false;
};

struct UnknownForm {};

// Top-level declarations, those of namespaces included.
class Parser {
 public:
    explicit Parser(const Tokens& tokens) : tokens_(tokens) {}

    void run() {
        while (at_ < tokens_.size()) next();
        if (!open_.empty()) throw UnknownForm();
    }
    std::vector<Item> items;
    std::vector<Scope> scopes;

 private:
    const std::string& spelling(std::size_t i) const {
        static const std::string none;
        return i < tokens_.size() ? tokens_[i].spelling : none;
    }
    bool is(std::size_t i, std::string_view text) const { return spelling(i) == text; }
    std::size_t scope() const { return open_.empty() ? kNone : open_.back(); }

    void next() {
        if (tokens_[at_].directive != 0) return directive();
        const std::size_t name = at_ + (is(at_, "inline") && is(at_ + 1, "namespace"));
        if (is(name, "namespace")) {
            std::size_t brace = name + 1;
            while (brace < tokens_.size() && (is_word(tokens_[brace]) || is(brace, "::"))) ++brace;
            if (!is(brace, "{")) throw UnknownForm();
            scopes.push_back({at_, brace + 1, 0, scope()});
            open_.push_back(scopes.size() - 1);
            at_ = brace + 1;
        } else if (is(at_, "}")) {
            if (open_.empty()) throw UnknownForm();
            scopes[open_.back()].close = at_++;
            open_.pop_back();
        } else {
            declaration();
        }
    }

    std::size_t end_of_directive(std::size_t i) const {
        const std::size_t line = tokens_[i].directive;
        while (i < tokens_.size() && tokens_[i].directive == line) ++i;
        return i;
    }

    void directive() {
        Item item{.begin = at_, .end = end_of_directive(at_), .scope = scope()};
        if (is(at_ + 1, "define")) {
            item.names.insert(spelling(at_ + 2));
        } else if (spelling(at_ + 1).starts_with("if")) {
            conditional(item);
        } else {
            item.stays = Item::Stays::with_others;
        }
        at_ = item.end;
        items.push_back(std::move(item));
    }

    // All from an #if to its #endif, named by whatever may have a name there.
    void conditional(Item& item) const {
        std::size_t depth = 0, braces = 0;
        bool includes = false;
        std::size_t i = item.begin;
        do {
            if (i >= tokens_.size()) throw UnknownForm();
            if (tokens_[i].directive != 0) {
                const std::string& name = spelling(i + 1);
                if (name.starts_with("if")) ++depth;
                if (name == "endif") --depth;
                if (name == "define") item.names.insert(spelling(i + 2));
                includes = includes || name == "include";
                i = end_of_directive(i);
                continue;
            }
            if (is(i, "{")) ++braces;
            if (is(i, "}")) --braces;
            if (braces == 0 && is_word(tokens_[i])) item.names.insert(spelling(i));
            ++i;
        } while (depth > 0);
        item.end = i;
        if (includes || item.names.empty()) item.stays = Item::Stays::with_others;
    }

    // The token behind the bracket that closes the one at i.
    std::size_t behind(std::size_t i) const {
        std::size_t depth = 0;
        for (; i < tokens_.size(); ++i) {
            if (tokens_[i].kind != Token::Kind::symbol) continue;
            if (is(i, "(") || is(i, "[") || is(i, "{")) ++depth;
            if ((is(i, ")") || is(i, "]") || is(i, "}")) && --depth == 0) return i + 1;
        }
        throw UnknownForm();
    }
    // The same for an angle bracket.
    std::size_t behind_angle(std::size_t i) const {
        for (int depth = 0; i < tokens_.size();) {
            if (is(i, "(") || is(i, "[") || is(i, "{")) {
                i = behind(i);
                continue;
            }
            depth += is(i, "<") - is(i, ">") - 2 * is(i, ">>");
            ++i;
            if (depth <= 0) return i;
        }
        throw UnknownForm();
    }

    // The beginning of a declaration: what stands before the first of ( = { ; [, and more.
    struct Head {
        std::size_t first = 0, mark = 0;  // behind "template <...>", and that sign
        bool is_operator = false, is_class = false;
    };
    Head head(std::size_t at) const {
        Head head{.first = at};
        while (is(head.first, "template")) {
            if (!is(head.first + 1, "<")) throw UnknownForm();
            head.first = behind_angle(head.first + 1);
        }
        static const Words marks = {"(", "=", "{", ";", "["};
        for (head.mark = head.first; !head.is_operator && !marks.contains(spelling(head.mark));) {
            if (head.mark >= tokens_.size() || tokens_[head.mark].directive != 0)
                throw UnknownForm();
            head.is_operator = is(head.mark, "operator");
            head.mark = is(head.mark, "<") ? behind_angle(head.mark) : head.mark + 1;
        }
        static const Words classes = {"struct", "class", "union", "enum"};
        head.is_class = classes.contains(spelling(head.first)) && !is(head.mark, "(");
        return head;
    }

    void declaration() {
        const Head head = this->head(at_);
        Item item{.begin = at_, .end = end_of_declaration(head), .scope = scope()};
        if (is(head.first, "static_assert")) {
            item.stays = Item::Stays::with_others;
        } else if (head.is_operator || !name(item, head)) {
            item.stays = Item::Stays::always;
        }
        at_ = item.end;
        items.push_back(item);
        const bool derived = std::any_of(tokens_.begin() + static_cast<std::ptrdiff_t>(head.first),
                                         tokens_.begin() + static_cast<std::ptrdiff_t>(head.mark),
                                         [](const Token& token) { return token.spelling == ":"; });
        // What a base class of the standard library declares is called without its name.
        if (head.is_class && is(head.mark, "{") && !derived) members(items.size() - 1, head.mark);
    }

    void members(std::size_t owner, std::size_t brace) {
        const Item item = items[owner];
        const std::size_t close = behind(brace) - 1, begin = items.size();
        for (std::size_t i = brace + 1; i < close;) {
            if (tokens_[i].directive != 0 || is(brace - 2, "enum")) {
                items.resize(begin);
                return;
            }
            if (is(i + 1, ":")) {  // public, private, protected
                i += 2;
                continue;
            }
            const Head head = this->head(i);
            Item member{
                .begin = i, .end = end_of_declaration(head), .scope = item.scope, .owner = owner};
            const bool is_function = !head.is_class && !head.is_operator && is(head.mark, "(") &&
                                     !is(head.mark - 2, "~") && name(member, head);
            i = member.end;
            const bool is_constructor = std::ranges::any_of(
                member.names, [&](auto& word) { return item.names.contains(word); });
            if (!is_function || is_constructor || !has_its_lines(member)) continue;
            for (std::size_t t = head.mark; t < behind(head.mark); ++t) {
                member.of_string = member.of_string || is(t, "string");
            }
            items.push_back(member);
        }
    }
    bool has_its_lines(const Item& item) const {
        return tokens_[item.begin - 1].line < tokens_[item.begin].line &&
               tokens_[item.end - 1].line < tokens_[item.end].line;
    }

    std::size_t end_of_declaration(const Head& head) const {
        bool assigned = false;
        std::size_t i = head.mark;
        while (!is(i, ";")) {
            if (i >= tokens_.size()) throw UnknownForm();
            assigned = assigned || is(i, "=");
            if (is(i, "{")) {
                i = behind(i);
                if (!head.is_class && !assigned && !is(i, ";") && !is(i, ",") && !is(i, "{"))
                    return i;
            } else {
                i = is(i, "(") || is(i, "[") ? behind(i) : i + 1;
            }
        }
        return i + 1;
    }

    // Finds the names of a declaration; false if it has to stay.
    bool name(Item& item, const Head& head) const {
        const auto& [first, mark, is_operator, is_class] = head;
        const std::size_t last = item.end - 1;  // its ";" or "}"
        if (is_class) {
            std::size_t at = first + 1;
            if (is(at, "class") || is(at, "struct")) ++at;
            if (!is_word(tokens_[at])) return false;
            item.names.insert(spelling(at));
            return is(last, ";") && (is(last - 1, "}") || last == at + 1);  // and no variable
        }
        if (is(first, "typedef") || is(first, "using")) {
            const std::size_t at = is(first, "using") ? first + 1 : last - 1;
            const bool plain =
                is(first, "using") ? is(at + 1, "=") : !is(mark, "(") && !is(mark, "[");
            item.names.insert(spelling(at));
            return plain && is_word(tokens_[at]);
        }
        if (mark == first || !is_word(tokens_[mark - 1])) return false;
        static const Words no_names = {"decltype",      "alignas", "noexcept",
                                       "__attribute__", "begin",   "end"};
        item.names.insert(spelling(mark - 1));
        if (no_names.contains(spelling(mark - 1)) || is(mark - 2, "::")) return false;
        if (is(mark, "(")) return is(last, "}");  // otherwise it may be a variable
        bool is_constexpr = false, is_const = false, calls = false;
        for (std::size_t i = first; i < item.end; ++i) {
            is_constexpr = is_constexpr || is(i, "constexpr");
            is_const = is_const || (i < mark && is(i, "const"));
            calls = calls || is(i, "(") || is(i, "{");
        }
        return is_constexpr || (is_const && !calls);
    }

    const Tokens& tokens_;
    std::size_t at_ = 0;
    std::vector<std::size_t> open_;  // scopes
};

// The first sentence of a comment's text, on one line of at most `most` characters.
std::string first_sentence(const std::string& text, std::size_t most) {
    std::size_t end = 0;
    for (; end < text.size(); ++end) {
        const std::string_view rest = std::string_view(text).substr(end);
        const bool closes =
            (rest[0] == '.' || rest[0] == ':') && (rest.size() == 1 || rest[1] == ' ');
        const bool initial = end > 0 && 'A' <= text[end - 1] && text[end - 1] <= 'Z';
        const bool goes_on = rest.size() > 2 && 'a' <= rest[2] && rest[2] <= 'z';
        if (closes && !initial && !goes_on) break;
    }
    std::string sentence = text.substr(0, end);
    while (sentence.size() > most) {
        std::size_t cut = std::string::npos;
        for (const char* mark : {"; ", ": ", ", ", " ("}) {
            const std::size_t at = sentence.rfind(mark, most);
            if (at != std::string::npos && at > 20 && (cut == std::string::npos || at > cut))
                cut = at;
        }
        if (cut == std::string::npos) cut = sentence.rfind(' ', most);
        if (cut == std::string::npos) break;
        sentence.resize(cut);
    }
    return sentence;
}

// Sets the head of a template and what it belongs to, and a function of one statement, on one line each
// where there is room.
std::vector<NeededPart::Line> set_close(const std::vector<NeededPart::Line>& lines) {
    std::vector<NeededPart::Line> close;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        NeededPart::Line line = lines[i];
        const std::size_t margin = line.text.find_first_not_of(' ');
        const auto text = [&](std::size_t ahead) {  // of a line below, without its margin
            const std::string& all = i + ahead < lines.size() ? lines[i + ahead].text : "";
            return all.substr(std::min(all.find_first_not_of(' '), all.size()));
        };
        const auto join = [&](std::size_t count) {
            std::string joined = line.text;
            for (std::size_t ahead = 1; ahead <= count; ++ahead) {
                if (joined.find("//") != std::string::npos) return;
                joined += ' ' + text(ahead);
            }
            if (joined.size() > kColumns) return;
            line.text = joined;
            i += count;
        };
        const auto is_head = [&](std::string_view end) { return line.text.ends_with(end); };
        if (line.text.compare(margin, 10, "template <") == 0 && is_head(">")) join(1);
        static const Words others = {"for", "if", "while", "do", "switch", "}"};
        const bool is_function =
            (is_head(") {") || is_head(") const {")) &&
            !others.contains(line.text.substr(margin, line.text.find(' ', margin) - margin));
        const bool is_closed = text(2) == "}" && lines[i + 2].text.size() == margin + 1;
        if (is_function && text(1).ends_with(';') && is_closed) join(2);
        close.push_back(std::move(line));
    }
    return close;
}

// False if nothing of a program with these words can be a std::string: no word is of its name, nor of
// what the standard library has that returns one.
bool may_have_strings(const Words& words) {
    return std::ranges::any_of(words, [](const std::string& word) {
        if (word == "struct") return false;
        for (const char* part : {"str", "name", "message", "literals", "regex", "format"}) {
            if (word.find(part) != std::string::npos) return true;
        }
        return false;
    });
}

class Header {
 public:
    explicit Header(const std::string& text) : lines_(lines_of(text)), source_(lex(text)) {
        Parser parser(source_.tokens);
        // A token of several lines, a raw string say, leaves no line to be left out or joined.
        plain_ = std::ranges::none_of(source_.tokens, [](const Token& token) {
            return token.spelling.find('\n') != std::string::npos;
        });
        try {
            if (!plain_) throw UnknownForm();
            parser.run();
            items_ = std::move(parser.items);
            scopes_ = std::move(parser.scopes);
        } catch (const UnknownForm&) {
            items_ = {{.stays = Item::Stays::always,
                       .begin = 0,
                       .end = source_.tokens.size(),
                       .scope = kNone}};
        }
        for (std::size_t i = 0, begin = 0; i < lines_.size(); begin += lines_[i++].size() + 1) {
            begins_.push_back(begin);
        }
    }

    bool pastes() const {
        return std::ranges::any_of(source_.tokens,
                                   [](const Token& t) { return t.spelling == "##"; });
    }
    // Marks what these words need, and adds the words of that. True if there was anything.
    bool need(Words& words, bool all) {
        bool any = false;
        for (std::size_t i = 0; i < items_.size(); ++i) {
            Item& item = items_[i];
            if (item.needed || (item.owner != kNone && !items_[item.owner].needed)) continue;
            if (item.of_string && !all && !may_have_strings(words)) continue;
            const bool named = std::ranges::any_of(
                item.names, [&](const std::string& name) { return words.contains(name); });
            const bool stays = item.stays == Item::Stays::always ||
                               (item.stays == Item::Stays::with_others ? any_ : named);
            if (!all && !stays) continue;
            item.needed = any = any_ = true;
            for (std::size_t s = item.scope; s != kNone; s = scopes_[s].parent) {
                scopes_[s].needed = true;
            }
            std::size_t member = i + 1;
            for (std::size_t t = item.begin; t < item.end; ++t) {
                while (item.owner == kNone && member < items_.size() && items_[member].owner == i &&
                       items_[member].begin == t) {
                    t = items_[member++].end;
                }
                if (!is_word(source_.tokens[t])) continue;
                words.insert(source_.tokens[t].spelling);
                words_.insert(source_.tokens[t].spelling);
            }
        }
        return any;
    }

    NeededPart part() const {
        if (!plain_) {
            NeededPart all{{}, words_};
            for (std::size_t i = 0; any_ && i < lines_.size(); ++i)
                all.lines.push_back({lines_[i], i});
            return all;
        }
        std::vector<bool> stays(lines_.size());
        const auto mark = [&](std::size_t begin, std::size_t end, bool value = true) {
            for (std::size_t i = line(source_.tokens[begin].begin);
                 i <= line(source_.tokens[end - 1].end - 1); ++i) {
                stays[i] = value;
            }
        };
        for (const Item& item : items_) {  // members behind their class
            if (item.owner != kNone) {
                if (!item.needed) mark(item.begin, item.end, false);
            } else if (item.needed && item.begin < item.end) {
                mark(item.begin, item.end);
            }
        }
        for (const Scope& scope : scopes_) {
            if (!scope.needed) continue;
            mark(scope.open_begin, scope.open_end);
            mark(scope.close, scope.close + 1);
        }
        return {told(stays), words_};
    }

 private:
    std::size_t line(std::size_t offset) const {
        return static_cast<std::size_t>(std::ranges::upper_bound(begins_, offset) -
                                        begins_.begin()) -
               1;
    }
    // Where line i is nothing but a "//" comment, its text; nothing where it is not.
    std::optional<std::string> comment(std::size_t i) const {
        const std::string& text = lines_[i];
        const std::size_t at = text.find_first_not_of(' ');
        if (at == std::string::npos || text.compare(at, 2, "//") != 0) return std::nullopt;
        const auto token = std::ranges::find_if(
            source_.comments, [&](const Token& t) { return t.begin == begins_[i] + at; });
        if (token == source_.comments.end() || text.ends_with('\\')) return std::nullopt;
        const std::size_t from = text.find_first_not_of("/ ", at);
        return from == std::string::npos ? "" : text.substr(from);
    }

    std::vector<NeededPart::Line> told(const std::vector<bool>& stays) const {
        std::vector<NeededPart::Line> told;
        for (std::size_t i = 0; i < lines_.size(); ++i) {
            const std::optional<std::string> begins = comment(i);
            if (!begins) {
                if (stays[i] && !lines_[i].empty()) told.push_back({lines_[i], i});
                continue;
            }
            const std::size_t first = i;
            std::string text = *begins;
            for (; i + 1 < lines_.size() && comment(i + 1); ++i) text += ' ' + *comment(i + 1);
            if (i + 1 >= lines_.size() || !stays[i + 1]) continue;
            const std::string margin(lines_[first].find('/'), ' ');
            const std::string sentence = first_sentence(text, kColumns - 3 - margin.size());
            if (!sentence.empty()) told.push_back({margin + "// " + sentence, first});
        }
        return set_close(told);
    }

    std::vector<std::string> lines_;
    LexedSource source_;
    std::vector<std::size_t> begins_;  // of the lines
    std::vector<Item> items_;
    std::vector<Scope> scopes_;
    Words words_;
    bool any_ = false, plain_ = true;
};

}  // namespace

std::vector<NeededPart> needed_parts(const std::vector<std::string>& headers,
                                     const std::string& program) {
    std::vector<Header> all(headers.begin(), headers.end());
    Words words;
    bool pastes = false;
    for (const Token& token : lex(program).tokens) {
        if (is_word(token)) words.insert(token.spelling);
        pastes = pastes || token.spelling == "##";
    }
    for (const Header& header : all) pastes = pastes || header.pastes();
    for (bool more = true; more;) {
        more = false;
        for (Header& header : all) more = header.need(words, pastes) || more;
    }
    std::vector<NeededPart> parts;
    for (const Header& header : all) parts.push_back(header.part());
    return parts;
}

bool may_declare(const std::string& standard_header, const std::set<std::string>& words) {
    // Those of C++11, where a name that ends with a star stands for all that begin so.
    static const std::map<std::string, std::string> names = {
        {"cassert", "assert"},
        {"cerrno", "errno E*"},
        {"cstddef", "size_t ptrdiff_t nullptr_t max_align_t offsetof NULL"},
        {"cstdint", "int* uint* INT* UINT* SIZE* PTRDIFF* WCHAR* WINT* SIG*"},
        {"cstdlib",
         "abort abs at* bsearch calloc div* exit free getenv l* m* malloc q* _Exit rand* "
         "realloc s* str* system wc* EXIT* RAND* NULL MB*"},
        {"cstring", "mem* str* size_t NULL"},
        {"limits", "numeric_limits float_round_style float_denorm_style round* denorm*"},
        {"type_traits",
         "is_* add_* remove_* make_* enable_if conditional common_type underlying_type "
         "result_of decay aligned_* alignment_of rank extent integral_constant true_type "
         "false_type has_*"},
        {"utility",
         "pair make_pair swap move* forward declval piecewise_construct rel_ops get "
         "tuple_*"},
        {"vector", "vector"},
        {"string",
         "string* basic_string char_traits u16string u32string wstring to_string to_wstring "
         "sto* getline size_t"},
    };
    const auto known = names.find(standard_header);
    if (known == names.end()) return true;
    const std::vector<std::string> all = words_of(known->second);
    return std::ranges::any_of(words, [&](const std::string& word) {
        return std::ranges::any_of(all, [&](std::string_view name) {
            return name.ends_with('*') ? word.starts_with(name.substr(0, name.size() - 1))
                                       : word == name;
        });
    });
}

}  // namespace tools
