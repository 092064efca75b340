#include "cpp/skeleton.hpp"

#include <algorithm>
#include <set>
#include <vector>

#include "cpp/lexer.hpp"

namespace tools {

namespace {

using Names = std::set<std::string, std::less<>>;

const Names kReads = {"cin", "scanf", "getchar", "getline", "gets", "fgets"};
const Names kPrints = {"cout", "printf", "putchar", "puts"};
const Names kJumps = {"return", "break", "continue"},
            kInTypes = {"::", ":", "<", ">", ">>", "*", "&", ","};

struct Statement {
    // The tokens from `begin` to before `end`: all of a simple one, the head of another one.
    std::size_t begin, end;
    bool simple = true;
    std::vector<Statement> body = {};
};

class Program {
 public:
    Program(std::string_view source, std::string_view todo) : todo_(todo) {
        for (const Token& token : lex(source).tokens) {
            if (token.directive == 0) tokens_.push_back(token);
        }
        while (at_ < tokens_.size()) items_.push_back(item());
        // A function that calls one that reads, or prints, does so itself.
        for (std::size_t before = 0; before != reads_.size() + prints_.size();) {
            before = reads_.size() + prints_.size();
            for (const Statement& item : items_) {
                if (item.simple) continue;
                if (any(item, reads_)) reads_.insert(name_of(item));
                if (any(item, prints_)) prints_.insert(name_of(item));
            }
        }
        for (const Statement& item : items_) {
            if (!item.simple && reads_.count(name_of(item)) == 0) others_.insert(name_of(item));
        }
    }

    std::string reading() {
        if (reads_.count("main") == 0) return "";
        for (std::size_t before = needed_.size() + 1; before != needed_.size();) {
            before = needed_.size();
            out_ = "#include <bits/stdc++.h>\n";
            bool function = true;
            for (const Statement& item : items_) {
                if (!item.simple && reads_.count(name_of(item)) == 0) continue;
                const std::string text = item.simple ? declaration(item) : text_of(item);
                if (text.empty()) continue;
                if (function || !item.simple) out_ += '\n';
                function = !item.simple;
                if (item.simple) {
                    out_ += text + '\n';
                    continue;
                }
                out_ += text + " {\n";
                write(item.body, "    ");
                out_ += "}\n";
            }
        }
        return out_;
    }

 private:
    bool is(std::size_t at, std::string_view what) const {
        return at < tokens_.size() && tokens_[at].spelling == what;
    }
    bool is_word(std::size_t at) const {
        return at < tokens_.size() && tokens_[at].kind == Token::Kind::word;
    }
    bool opens(std::size_t at) const { return is(at, "(") || is(at, "[") || is(at, "{"); }
    bool closes(std::size_t at) const { return is(at, ")") || is(at, "]") || is(at, "}"); }
    // Behind the bracket that closes the one here.
    std::size_t behind(std::size_t at) const {
        for (int depth = 0; at < tokens_.size(); ++at) {
            depth += opens(at);
            depth -= closes(at);
            if (depth == 0) return at + 1;
        }
        return at;
    }

    Statement item() {
        Statement item{.begin = at_, .end = at_};
        for (; at_ < tokens_.size(); at_ = opens(at_) ? behind(at_) : at_ + 1) {
            if (is(at_, ";")) break;
            if (!is(at_, "{") || !is(at_ - 1, ")")) continue;
            item.end = at_;
            item.simple = false;
            item.body = block();
            return item;
        }
        item.end = ++at_;
        return item;
    }
    std::vector<Statement> block() {
        std::vector<Statement> all;
        for (++at_; at_ < tokens_.size() && !is(at_, "}");) all.push_back(statement());
        ++at_;
        return all;
    }
    Statement statement() {
        Statement one{.begin = at_, .end = at_};
        if (is(at_, "{")) {
            one.simple = false;
            one.body = block();
            return one;
        }
        if (is(at_, "else")) ++at_;
        if (is(at_, "for") || is(at_, "while") || is(at_, "if")) at_ = behind(at_ + 1);
        if (at_ != one.begin) {
            one.end = at_;
            one.simple = false;
            if (is(at_, "{"))
                one.body = block();
            else
                one.body.push_back(statement());
            return one;
        }
        while (at_ < tokens_.size() && !is(at_, ";")) at_ = opens(at_) ? behind(at_) : at_ + 1;
        one.end = ++at_;
        return one;
    }

    std::string name_of(const Statement& function) const {
        for (std::size_t at = function.begin; at < function.end; ++at) {
            if (is(at + 1, "(")) return tokens_[at].spelling;
        }
        return "";
    }
    bool has(std::size_t begin, std::size_t end, const Names& names) const {
        return std::any_of(
            tokens_.begin() + static_cast<std::ptrdiff_t>(begin),
            tokens_.begin() + static_cast<std::ptrdiff_t>(std::min(end, tokens_.size())),
            [&](const Token& token) { return names.count(token.spelling) > 0; });
    }
    bool any(const Statement& statement, const Names& names) const {
        return has(statement.begin, statement.end, names) ||
               std::any_of(statement.body.begin(), statement.body.end(),
                           [&](const Statement& part) { return any(part, names); });
    }

    // As it stands, but on one line; what it names is needed.
    std::string text(std::size_t begin, std::size_t end) {
        std::string all;
        for (std::size_t at = begin; at < std::min(end, tokens_.size()); ++at) {
            if (at > begin && tokens_[at].begin > tokens_[at - 1].end) all += ' ';
            all += tokens_[at].spelling;
            if (is_word(at)) needed_.insert(tokens_[at].spelling);
        }
        return all;
    }
    std::string text_of(const Statement& head) { return text(head.begin, head.end); }

    // Of a declaration what is needed; empty if it is none, or nothing of it is.
    std::string declaration(const Statement& statement) {
        std::size_t at = statement.begin;
        if (kJumps.count(tokens_[at].spelling) > 0) return "";
        if (is(at, "struct") || is(at, "using") || is(at, "typedef")) {
            const std::size_t name = is(at, "typedef") ? statement.end - 2 : at + 1;
            return needed_.count(tokens_[name].spelling) > 0 ? text_of(statement) : "";
        }
        // The type ends before a name that something follows which can follow a declared one.
        int angles = 0;
        for (; at < statement.end; ++at) {
            angles += is(at, "<") - is(at, ">") - 2 * is(at, ">>");
            if (angles > 0 || at == statement.begin || !is_word(at)) continue;
            if (is(at + 1, ",") || is(at + 1, ";") || is(at + 1, "=") || opens(at + 1)) break;
        }
        if (at >= statement.end || is(at - 1, "::")) return "";
        for (std::size_t i = statement.begin; i < at; ++i) {
            if (tokens_[i].kind == Token::Kind::symbol && kInTypes.count(tokens_[i].spelling) == 0)
                return "";
        }
        std::string all;
        const std::size_t type_end = at;
        while (at < statement.end) {
            const std::size_t begin = at;
            std::size_t value = 0;  // where its first value begins
            for (; at < statement.end && !is(at, ",") && !is(at, ";");
                 at = opens(at) ? behind(at) : at + 1) {
                if (is(at, "=")) value = at;
            }
            // A value that is computed is not known yet.
            const bool computed = value > 0 && has(value, at, others_);
            std::size_t name = begin;
            while (name < at && !is_word(name)) ++name;
            if (name < at && needed_.count(tokens_[name].spelling) > 0) {
                all += all.empty() ? text(statement.begin, type_end) + ' ' : ", ";
                all += text(begin, computed ? value : at);
                while (all.back() == ' ') all.pop_back();
            }
            ++at;
        }
        return all.empty() ? "" : all + ';';
    }

    // A jump that hangs on what is known.
    bool is_guard(const Statement& control) const {
        if (!is(control.begin, "if") || control.body.size() != 1) return false;
        const Statement& jump = control.body[0];
        if (!jump.simple || kJumps.count(tokens_[jump.begin].spelling) == 0) return false;
        for (std::size_t at = control.begin + 1; at < control.end; ++at) {
            if (is_word(at) && needed_.count(tokens_[at].spelling) == 0) return false;
        }
        return true;
    }

    void write(const std::vector<Statement>& statements, const std::string& indent) {
        bool asked = false;
        std::string guards;  // those behind which nothing is read are of no use
        for (const Statement& one : statements) {
            const std::string line = one.simple ? simple_line(one) : "";
            const bool kept = !one.simple && any(one, reads_);
            if (!one.simple && !kept && is_guard(one)) {
                guards += indent + text_of(one) + ' ' + text_of(one.body[0]) + '\n';
                continue;
            }
            if (!line.empty() || kept) {
                out_ += guards;
                guards.clear();
                asked = false;
            }
            if (!line.empty()) out_ += indent + line + '\n';
            if (kept) {
                const std::string head = text_of(one);
                out_ += indent + head + (head.empty() ? "{\n" : " {\n");
                write(one.body, indent + "    ");
                out_ += indent + "}\n";
            } else if (!asked && any(one, prints_)) {
                out_ += indent + "// TODO: " + std::string(todo_) + '\n';
                asked = true;
            }
        }
    }
    std::string simple_line(const Statement& one) {
        if (has(one.begin, one.end, kReads)) return text_of(one);
        for (std::size_t at = one.begin; at < one.end; ++at) {
            // What is made of what a function has read is no reading; that it is called is.
            if (is_word(at) && is(at + 1, "(") && reads_.count(tokens_[at].spelling) > 0)
                return text(at, behind(at + 1)) + ';';
        }
        const bool jump = kJumps.count(tokens_[one.begin].spelling) > 0;
        if (jump && !any(one, prints_) && !has(one.begin, one.end, others_)) return text_of(one);
        return declaration(one);
    }

    const std::string_view todo_;
    std::vector<Token> tokens_;
    std::vector<Statement> items_;
    std::size_t at_ = 0;
    Names reads_ = kReads, prints_ = kPrints, others_, needed_;
    std::string out_;
};

}  // namespace

std::string skeleton(std::string_view source, std::string_view todo) {
    return Program(source, todo).reading();
}

}  // namespace tools
