#include "bundle/bundle.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <map>
#include <regex>
#include <set>
#include <vector>

#include "bundle/needed.hpp"
#include "catalog/judges.hpp"
#include "cpp/lexer.hpp"

namespace tools {
namespace {

// ISO C++11, 17.6.1.2.
const std::set<std::string> kStandardHeaders = {
    "algorithm", "array", "atomic", "bitset", "chrono", "codecvt", "complex", "condition_variable",
    "deque", "exception", "forward_list", "fstream", "functional", "future", "initializer_list",
    "iomanip", "ios", "iosfwd", "iostream", "istream", "iterator", "limits", "list", "locale",
    "map", "memory", "mutex", "new", "numeric", "ostream", "queue", "random", "ratio", "regex",
    "scoped_allocator", "set", "sstream", "stack", "stdexcept", "streambuf", "string", "strstream",
    "system_error", "thread", "tuple", "type_traits", "typeindex", "typeinfo", "unordered_map",
    "unordered_set", "utility", "valarray", "vector",
    // those of C
    "cassert", "ccomplex", "cctype", "cerrno", "cfenv", "cfloat", "cinttypes", "ciso646", "climits",
    "clocale", "cmath", "csetjmp", "csignal", "cstdalign", "cstdarg", "cstdbool", "cstddef",
    "cstdint", "cstdio", "cstdlib", "cstring", "ctgmath", "ctime", "cuchar", "cwchar", "cwctype",
    // and under their names in C
    "assert.h", "complex.h", "ctype.h", "errno.h", "fenv.h", "float.h", "inttypes.h", "iso646.h",
    "limits.h", "locale.h", "math.h", "setjmp.h", "signal.h", "stdalign.h", "stdarg.h", "stdbool.h",
    "stddef.h", "stdint.h", "stdio.h", "stdlib.h", "string.h", "tgmath.h", "time.h", "uchar.h",
    "wchar.h", "wctype.h"};

constexpr std::string_view kBlanks = " \t\v\f";

struct Line {
    std::size_t begin;  // in the text
    std::string text;
    bool code = false;  // something other than blanks and comments stands here
    bool open = false;  // a comment, a token or a backslash goes on in the next line,
    bool raw = false;   // and it is a token: a raw string, or its line ends with a backslash
};

struct Directive {
    std::size_t line;                // its first, from 0
    bool alone;                      // it has that line for itself, so that it can be taken out
    std::vector<std::string> words;  // its tokens, "#" first

    std::string name() const { return words.size() > 1 ? words[1] : ""; }
};

// A file as the preprocessor sees it: what looks like a directive in a comment, a string or a raw
// string is none.
class File {
 public:
    File(fs::path path_, Author author) : path(std::move(path_)) {
        std::string text = read_file(path);
        for (std::size_t i = 0; (i = text.find("\r\n", i)) != std::string::npos;) text.erase(i, 1);
        if (!text.empty() && text.back() != '\n') text += '\n';
        for (std::size_t begin = 0, end; begin < text.size(); begin = end + 1) {
            end = text.find('\n', begin);
            lines.push_back({begin, text.substr(begin, end - begin)});
        }
        check_characters(author);
        read(lex(text));
        for (std::size_t i = 0; i < lines.size(); ++i) trim(i);
    }

    [[noreturn]] void fail(std::size_t line, const Text& message) const {
        throw BundleError(path, line + 1, message);
    }

    const fs::path path;
    std::vector<Line> lines;
    std::vector<Directive> directives;

 private:
    void check_characters(Author author) const {
        for (std::size_t i = 0; i < lines.size(); ++i) {
            const std::string& text = lines[i].text;
            for (const char c : text) {
                if (author == Author::user && static_cast<unsigned char>(c) >= 0x80) continue;
                if ((c < ' ' || '~' < c) && kBlanks.find(c) == std::string_view::npos) {
                    fail(i, {"a byte that is not plain ASCII: write it as an escape",
                             "非 ASCII 字符：请改用转义"});
                }
            }
            for (std::size_t at = 0; (at = text.find("??", at)) != std::string::npos; ++at) {
                if (text.find_first_of("=/'()!<>-", at + 2) == at + 2) {
                    fail(i, {"a trigraph, which only some standards know: write \"?\\?\"",
                             "三字符记号，只有部分标准支持：请写 \"?\\?\""});
                }
            }
            const std::size_t end = text.find_last_not_of(kBlanks);
            if (end == std::string::npos || text[end] != '\\') continue;
            if (end + 1 < text.size()) {
                fail(i, {"blanks after the last backslash, on which compilers differ: remove them",
                         "行末反斜杠之后有空格，各编译器处理不同：请删去"});
            }
            if (i + 1 == lines.size()) {
                fail(i, {"a backslash at the end of the file, where no line follows: remove it",
                         "文件末尾有反斜杠，后面没有下一行：请删去"});
            }
        }
    }

    void read(const LexedSource& lexed) {
        for (Line& line : lines) line.open = line.text.ends_with('\\');
        for (const Token& comment : lexed.comments) {
            if (comment.unclosed)
                fail(comment.line - 1,
                     {"a comment without an end: close it", "注释没有结束：请补上结尾"});
            for (std::size_t i = comment.line - 1; goes_on(comment, i); ++i) lines[i].open = true;
        }
        for (const Token& token : lexed.tokens) {
            if (token.unclosed)
                fail(token.line - 1,
                     {"a raw string without an end: close it", "原始字符串没有结束：请补上结尾"});
            std::size_t i = token.line - 1;
            for (; goes_on(token, i); ++i) lines[i].code = lines[i].open = lines[i].raw = true;
            lines[i].code = true;
        }
        std::size_t directive = 0;
        for (const Token& token : lexed.tokens) {
            if (token.directive != 0 && token.directive != directive) begin_directive(token);
            if (token.directive != 0) directives.back().words.push_back(token.spelling);
            directive = token.directive;
        }
    }

    // True iff line i is not the token's last.
    bool goes_on(const Token& token, std::size_t i) const {
        return token.end > lines[i].begin + lines[i].text.size();
    }

    void begin_directive(const Token& token) {
        std::size_t i = token.line - 1;
        if (token.spelling != "#") fail(i, {"a digraph: write '#'", "双字符记号：请写“#”"});
        while (i > 0 && lines[i - 1].text.ends_with('\\')) --i;
        const std::size_t text = lines[i].begin + lines[i].text.find_first_not_of(kBlanks);
        directives.push_back({i, text == token.begin && !lines[i].open, {}});
    }

    void trim(std::size_t i) {
        const std::size_t size = lines[i].text.find_last_not_of(kBlanks) + 1;
        if (size < lines[i].text.size() && lines[i].raw) {
            fail(i, {"blanks at the end of a line of a raw string: write a plain string",
                     "原始字符串的行末有空格：请用普通字符串"});
        }
        lines[i].text.resize(size);
    }
};

bool is_once(const Directive& d) {
    return d.words == std::vector<std::string>{"#", "pragma", "once"};
}
bool is_if(const Directive& d) {
    return d.name().starts_with("if");
}
bool is_include(const Directive& d) {
    const std::string name = d.name();
    return name == "include" || name == "include_next" || name == "import";
}
// The #ifndef, the #define and the #endif that enclose a whole header, as lines; none where they
// are not there, or not in the usual form.
std::set<std::size_t> guard_of(const File& file) {
    std::vector<Directive> all;
    std::set<std::size_t> once;
    for (const Directive& d : file.directives) {
        if (is_once(d)) {
            once.insert(d.line);
        } else {
            all.push_back(d);
        }
    }
    const auto define = [](const Directive& d) {
        return std::vector<std::string>{"#", "define", d.words.back()};
    };
    if (all.size() < 3 || all[0].name() != "ifndef" || all[1].words != define(all[0])) return {};
    int depth = 0;
    for (const Directive& d : all) {
        if (is_if(d)) ++depth;
        if (d.name().starts_with("el") && depth == 1) return {};  // #else, #elif
        if (d.name() == "endif" && --depth == 0 && &d != &all.back()) return {};
    }
    if (depth != 0) return {};
    for (std::size_t i = 0; i < file.lines.size(); ++i) {
        const bool outside = i < all[0].line || all.back().line < i;
        if (outside && file.lines[i].code && !once.contains(i)) return {};
    }
    std::set<std::size_t> guard;
    for (const Directive& d : {all[0], all[1], all.back()}) {
        if (!d.alone) return {};
        guard.insert(d.line);
    }
    return guard;
}

// A header of the library says so by the name of its guard: COMMON_FAST_IO_HPP of fast_io.hpp.
bool is_of_library(const File& file) {
    std::string guard = "COMMON_" + file.path.stem().string() + "_HPP";
    for (char& c : guard) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    return !file.directives.empty() && !guard_of(file).empty() &&
           file.directives[0].words.back() == guard;
}

struct Include {
    std::string name;
    bool quoted;
    bool platform;  // marked as such
};

Include parse_include(const File& file, const Directive& d) {
    static const std::regex form(
        R"re([ \t]*#[ \t]*include[ \t]*(<([^<>]+)>|"([^"\\]+)")[ \t]*(//.*)?)re");
    std::smatch match;
    if (d.alone && std::regex_match(file.lines[d.line].text, match, form)) {
        const bool quoted = match[3].matched;
        return {quoted ? match[3] : match[2], quoted, match[4] == "// bundle: platform"};
    }
    if (d.words.size() > 2 && d.words[2].find_first_of("<\"") != 0) {
        file.fail(d.line, {"an include by a macro: write the name of the header",
                           "用宏包含头文件：请写出头文件名"});
    }
    file.fail(d.line, {"an include in a form that is not understood: write just #include <name> or "
                       "#include \"name\" on a line",
                       "看不懂的包含：请在一行里只写 #include <name> 或 #include \"name\""});
}

// Whether a judge compiles a branch of an #if.
enum class Compiles { yes, no, unknown };

Compiles negated(Compiles branch) {
    if (branch == Compiles::unknown) return branch;
    return branch == Compiles::yes ? Compiles::no : Compiles::yes;
}

// What encloses or precedes a line of a file.
class Place {
 public:
    // `defined` has the macros that the lines before this file's define.
    Place(const File& file, std::set<std::string>& defined) : file_(file), defined_(defined) {}

    void pass(const Directive& d) {
        const std::string name = d.name();
        if (name == "line" || name.find_first_of("0123456789") == 0) {
            file_.fail(d.line, {"a #line, which hides where an error is: remove it",
                                "有 #line，会掩盖出错的位置：请删去"});
        }
        if (name == "define" || name == "undef") after_define_ = true;
        if (name == "define" && d.words.size() > 2) defined_.insert(d.words[2]);
        if (is_if(d)) ifs_.push_back({d.line, condition(d)});
        if (name.starts_with("el") && !ifs_.empty()) {
            // Only of a single #if and its #else is it known.
            ifs_.back().branch = name == "else" ? negated(ifs_.back().branch) : Compiles::unknown;
        }
        if (name == "endif") {
            if (ifs_.empty())
                file_.fail(d.line, {"an #endif without an #if: remove it",
                                    "#endif 没有对应的 #if：请删去"});
            ifs_.pop_back();
        }
    }
    void check(const Directive& d, const Include& include, bool in_header) const {
        if (include.platform) {
            if (include.quoted) {
                file_.fail(d.line, {"a header of the project is no platform's: remove the mark",
                                    "项目的头文件不属于某个平台：请删去标记"});
            }
            if (!in_header || ifs_.empty()) {
                file_.fail(d.line,
                           {"a platform's header needs a fallback: put it into an #if of a header "
                            "of the project",
                            "平台特有的头文件需要有备选：请放进项目头文件的 #if 里"});
            }
        } else if (!ifs_.empty()) {
            file_.fail(d.line, {"an include inside an #if (or in a header that its guard does not "
                                "enclose): move it out",
                                "#if 之内的包含（或头文件的保护没有包住它）：请移出来"});
        } else if (after_define_) {
            file_.fail(d.line,
                       {"an include after a #define, which could change it: put the includes "
                        "first",
                        "#define 之后的包含可能被它改变：请把包含放在最前"});
        }
    }
    bool is_conditional() const { return !ifs_.empty(); }
    Compiles is_compiled() const {
        Compiles all = Compiles::yes;
        for (const If& i : ifs_) {
            if (i.branch == Compiles::no) return Compiles::no;
            if (i.branch == Compiles::unknown) all = Compiles::unknown;
        }
        return all;
    }
    void check_end() const {
        if (!ifs_.empty())
            file_.fail(ifs_.back().line,
                       {"an #if without an #endif: close it", "#if 没有 #endif：请补上"});
    }

 private:
    struct If {
        std::size_t line;
        Compiles branch;
    };

    // Judges define ONLINE_JUDGE, and no LOCAL of their users; nobody else defines a guard.
    Compiles condition(const Directive& d) const {
        std::vector<std::string> words(d.words.begin() + 1, d.words.end());
        bool negative = words[0] == "ifndef";
        if (words[0] == "if") {
            std::erase_if(words, [&](const std::string& word) {
                negative = negative != (word == "!");
                return word == "!" || word == "(" || word == ")";
            });
            if (words.size() != 3 || words[1] != "defined") {
                const bool zero = words.size() == 2 && words[1] == "0";
                return zero && !negative ? Compiles::no : Compiles::unknown;
            }
            words.erase(words.begin());
        }
        if (words.size() != 2) return Compiles::unknown;
        const std::string& macro = words[1];
        Compiles branch = Compiles::unknown;
        if (macro == "ONLINE_JUDGE" || defined_.contains(macro)) {
            branch = Compiles::yes;
        } else if (macro.find("LOCAL") != std::string::npos || is_guard(d, macro)) {
            branch = Compiles::no;
        }
        return negative ? negated(branch) : branch;
    }
    bool is_guard(const Directive& d, const std::string& macro) const {
        const auto next = std::ranges::find_if(
            file_.directives, [&](const Directive& other) { return other.line > d.line; });
        return d.name() == "ifndef" && next != file_.directives.end() && next->name() == "define" &&
               next->words.size() == 3 && next->words[2] == macro;
    }

    const File& file_;
    std::set<std::string>& defined_;
    std::vector<If> ifs_;  // around this line
    bool after_define_ = false;
};

// Lines that know where they came from.
struct Section {
    std::string text;
    std::vector<std::optional<Bundle::Origin>> origins;
    std::string title;  // the header that it is of; empty: the solution
    bool of_library = false;
    bool late = false;  // behind a #define of the user's, so that its includes stay behind it, too

    void add(const std::string& line, std::optional<Bundle::Origin> origin = {}) {
        text += line + '\n';
        origins.push_back(std::move(origin));
    }
    void add(const Section& other) {
        text += other.text;
        origins.insert(origins.end(), other.origins.begin(), other.origins.end());
    }
    void drop_last_empty_lines() {
        text.resize(text.find_last_not_of('\n') + 1);
        if (!text.empty()) text += '\n';
        origins.resize(static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n')));
    }
};

class Bundler {
 public:
    explicit Bundler(Author author) : author_(author) {}

    Bundle bundle(const fs::path& source) {
        root_ = fs::absolute(source).lexically_normal().parent_path();
        const File file(source, author_);
        done_.insert(fs::canonical(source));
        files_.push_back(source);
        const std::size_t head_lines = head_of(file);
        put(file, head_lines, "");

        keep_what_is_needed();
        Section head, includes, all;
        for (std::size_t i = 0; i < head_lines; ++i)
            head.add(file.lines[i].text, {{source, i + 1}});
        for (const auto& [name, origin] : includes_)
            includes.add("#include <" + name + ">", origin);
        sections_.insert(sections_.begin(), {head, includes});
        bool headers = false;
        for (const Section& section : sections_) {
            if (section.text.empty()) continue;
            if (!all.text.empty()) all.add("");
            headers = headers || !section.title.empty();
            if (!section.title.empty()) all.add("// ---- " + section.title + " ----");
            if (section.title.empty() && headers) all.add("// ---- the solution ----");
            all.add(section);
        }
        const std::size_t size = all.text.size();
        static const Profile strictest = load_profiles().strictest;
        const auto least = static_cast<std::size_t>(strictest.source_bytes[0]),
                   most = static_cast<std::size_t>(strictest.source_bytes[1]);
        if (author_ == Author::user && file.lines.empty()) {
            file.fail(0, {"the file is empty: there is nothing to bundle",
                          "文件是空的：没有可合并的内容"});
        }
        if (size < least || most < size) {
            Text advice = {"include less, or shorten it", "请少包含一些，或缩短它"};
            if (size < least) {
                advice = author_ == Author::user
                             ? Text("a comment makes it longer", "加一行注释就够长")
                             : Text("say more in the head comment", "请把开头的注释写长些");
            }
            file.fail(0, phrase({"the bundle has {} bytes; judges take {} to {}: {}",
                                 "合并后有 {} 字节，OJ 接受 {} 到 {}：{}"},
                                size, least, most, advice));
        }
        return {std::move(all.text), std::move(all.origins), std::move(files_)};
    }

 private:
    // The number of lines of the comment that a source begins with.
    static std::size_t head_of(const File& file) {
        bool open = false;
        std::size_t n = 0;
        for (; n < file.lines.size(); ++n) {
            const Line& line = file.lines[n];
            if (line.code || (line.text.empty() && !open)) break;
            open = line.open;
        }
        return open ? 0 : n;
    }

    // Puts in what a file holds from a line on, its headers first. Only the source has no name.
    void put(const File& file, std::size_t begin, const std::string& name) {
        const std::set<std::size_t> guard = name.empty() ? std::set<std::size_t>() : guard_of(file);
        const bool of_library = is_of_library(file);
        const bool own = author_ == Author::user && !of_library;
        Place place(file, defined_);
        Section section;
        bool has_code = false;
        auto next = file.directives.begin();
        for (std::size_t i = begin; i < file.lines.size(); ++i) {
            std::string line = file.lines[i].text;
            if (next != file.directives.end() && next->line == i) {
                const Directive& d = *next++;
                if (guard.contains(i) || (is_once(d) && d.alone)) continue;
                place.pass(d);
                late_ = late_ || (own && (d.name() == "define" || d.name() == "undef"));
                if (is_include(d) && !(own && stays(file, d, place))) {
                    const Include include = parse_include(file, d);
                    if (!own) place.check(d, include, !name.empty());
                    if (own && place.is_compiled() == Compiles::no) continue;
                    if (!include.platform) {
                        if (include.quoted && has_code) {
                            add_section(name, section, of_library);
                            has_code = false;
                        }
                        put_include(file, d, include, of_library ? name : "");
                        continue;
                    }
                    line.resize(line.find('>') + 1);
                }
            }
            // What was left out leaves no gap of several lines.
            const std::string& text = section.text;
            const bool after_gap = text.empty() || text.ends_with("\n\n");
            if (line.empty() && after_gap && (i == 0 || !file.lines[i - 1].raw)) continue;
            section.add(line, {{file.path, i + 1}});
            has_code = has_code || file.lines[i].code;
        }
        place.check_end();
        add_section(name, section, of_library);
    }

    // Whether an include of a user's own program stays where it is: it may be of a standard header inside an
    // #if, or behind a #define that may be meant for it.
    bool stays(const File& file, const Directive& d, const Place& place) const {
        if (!place.is_conditional() && !late_) return false;
        if (place.is_conditional() && place.is_compiled() == Compiles::no) {
            return d.words.size() > 2 && d.words[2].find_first_of("\"") != 0;
        }
        const Include include = parse_include(file, d);
        if (include.quoted && place.is_compiled() == Compiles::unknown) {
            file.fail(
                d.line,
                {"an include inside an #if of which it is not known whether judges compile it: "
                 "move it out, or ask for LOCAL or ONLINE_JUDGE there",
                 "#if 之内的包含，无法确定 OJ 是否编译这一段：请移出来，或改用 LOCAL、ONLINE_JUDGE "
                 "判断"});
        }
        return !include.quoted;
    }

    // `library` is the name of the header, where it is of the library.
    void put_include(const File& file, const Directive& d, const Include& include,
                     const std::string& library) {
        if (!include.quoted) {
            if (author_ == Author::collection && !kStandardHeaders.contains(include.name)) {
                file.fail(d.line,
                          phrase({"<{}> is neither the project's nor of the standard library "
                                  "of C++11: do without it",
                                  "<{}> 不是项目的头文件，也不属于 C++11 标准库：请不要用它"},
                                 include.name));
            }
            if (!library.empty()) {
                library_includes_[library].insert(include.name);
                return;
            }
            std::optional<Bundle::Origin>& origin = includes_[include.name];
            if (!kStandardHeaders.contains(include.name)) origin = {file.path, d.line + 1};
            return;
        }
        if (fs::path(include.name).is_absolute()) {
            file.fail(d.line, {"an include by an absolute path: write a relative one",
                               "用绝对路径包含：请用相对路径"});
        }
        const fs::path header = file.path.parent_path() / include.name;
        std::error_code none;
        if (file.path == files_[0] && fs::equivalent(header, file.path, none)) {
            file.fail(d.line, {"a file that includes itself: remove the line",
                               "文件包含了自己：请删去这一行"});
        }
        if (!fs::is_regular_file(header)) {
            file.fail(d.line, phrase({"\"{}\" is missing: there is no file {}: correct the name",
                                      "缺少“{}”：没有文件 {}：请更正名称"},
                                     include.name, header.lexically_normal().string()));
        }
        if (!done_.insert(fs::canonical(header)).second) return;
        // Without the "../" before it, the name is the same wherever the project is.
        std::string name =
            fs::absolute(header).lexically_normal().lexically_relative(root_).generic_string();
        while (name.starts_with("../")) name.erase(0, 3);
        files_.push_back(header.lexically_normal());
        put(File(files_.back(), author_), 0, name);
    }

    // Moves a section to the end of the bundle.
    void add_section(const std::string& name, Section& section, bool of_library) {
        section.drop_last_empty_lines();
        section.title = name;
        section.of_library = of_library;
        section.late = late_;
        if (!section.text.empty()) sections_.push_back(std::move(section));
        section = Section();
    }

    // Leaves of the library's headers what is needed, and adds what these include for that.
    void keep_what_is_needed() {
        std::vector<std::string> headers;
        std::string program;
        for (const Section& section : sections_) {
            if (section.of_library) {
                headers.push_back(section.text);
            } else {
                program += section.text;
            }
        }
        const std::vector<NeededPart> parts = needed_parts(headers, program);
        auto part = parts.begin();
        for (Section& section : sections_) {
            if (!section.of_library) continue;
            Section needed;
            needed.title = section.title;
            std::set<std::string> included;
            for (const std::string& name : library_includes_[section.title]) {
                if (!part->lines.empty() && may_declare(name, part->words)) included.insert(name);
            }
            for (const std::string& name : included) {
                if (!section.late) {
                    includes_[name];
                } else if (!includes_.contains(name)) {
                    needed.add("#include <" + name + ">");
                }
            }
            for (const NeededPart::Line& line : part->lines) {
                needed.add(line.text, section.origins[line.line]);
            }
            section = std::move(needed);
            ++part;
        }
    }

    const Author author_;
    fs::path root_;  // the source's folder
    std::set<fs::path> done_;
    std::set<std::string> defined_;  // macros, so far
    bool late_ = false;              // something of the user's is defined
    // By <...>; those that a judge may refuse know where they came from.
    std::map<std::string, std::optional<Bundle::Origin>> includes_;
    std::map<std::string, std::set<std::string>> library_includes_;  // by the header
    std::vector<Section> sections_;
    std::vector<fs::path> files_;
};

}  // namespace

std::string bundle(const fs::path& source, Author author) {
    return traced_bundle(source, author).text;
}

Bundle traced_bundle(const fs::path& source, Author author) {
    return Bundler(author).bundle(source);
}

}  // namespace tools
