#include "scaffold/new_problem.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <unistd.h>

#include <algorithm>
#include <map>
#include <regex>

#include "base/text.hpp"
#include "core/letters.hpp"

namespace tools {

namespace {

constexpr std::size_t kMostBytesOfName = 200, kMostBytesOfSlug = 60, kMostBytesOfUrl = 500;

bool is_plain_word(char c) {
    return ('0' <= c && c <= '9') || ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z');
}
bool is_control(char c) {
    return static_cast<unsigned char>(c) < 0x20 || c == 0x7F;
}
bool is_ascii(std::string_view text) {
    return std::all_of(text.begin(), text.end(),
                       [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

std::string trimmed(std::string text) {
    text.erase(0, text.find_first_not_of(' '));
    text.erase(text.find_last_not_of(' ') + 1);
    return text;
}

std::string upper(std::string text) {
    for (char& c : text) {
        if ('a' <= c && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    }
    return text;
}

// Without "[...]" and "【...】".
std::string without_brackets(std::string text) {
    for (const auto& [open, close] :
         {std::pair<std::string, std::string>{"[", "]"}, {"【", "】"}}) {
        for (std::size_t first; (first = text.find(open)) != std::string::npos;) {
            const std::size_t last = text.find(close, first);
            if (last == std::string::npos) break;
            text.replace(first, last + close.size() - first, " ");
        }
    }
    return trimmed(text);
}

// "Kiki's Game (2)" -> "Kikis-Game-2"
std::string plain_words(std::string_view text) {
    std::string words;
    for (const char c : text) {
        if (is_plain_word(c)) {
            words += c;
        } else if (c != '\'' && !words.empty() && words.back() != '-') {
            words += '-';
        }
    }
    while (words.ends_with('-')) words.pop_back();
    return words;
}

std::string slug_of(std::string_view text) {
    std::string slug = lower(plain_words(text));
    if (slug.size() > kMostBytesOfSlug) slug.resize(slug.rfind('-', kMostBytesOfSlug) + 1);
    while (slug.ends_with('-')) slug.pop_back();
    return slug;
}

// "three-kingdoms" -> "Three Kingdoms"
std::string title_of(const std::string& words) {
    std::string title;
    bool begins = true;
    for (const char c : words) {
        title += c == '-' ? " " : begins ? upper(std::string(1, c)) : std::string(1, c);
        begins = c == '-';
    }
    return title;
}

NewProblem problem_at(const Profiles& profiles, const std::string& url) {
    std::vector<std::string> judges;
    for (const Profile& profile : profiles.judges) {
        if (profile.page.empty() || profile.name == (judges.empty() ? "" : judges.back())) continue;
        judges.push_back(profile.name);
        std::smatch match;
        // std::regex needs stack for every character.
        if (url.size() > kMostBytesOfUrl ||
            !std::regex_search(url, match, std::regex(profile.page),
                               std::regex_constants::match_continuous) ||
            (match.suffix().length() > 0 &&
             std::string("/?&#").find(*match.suffix().first) == std::string::npos)) {
            continue;
        }
        NewProblem problem;
        problem.judge = profile.name;
        problem.number = match[1];
        problem.url = match[0];
        if (match.length(1) > 12) continue;
        if (profile.page_offset != 0) {
            const long number = std::stol(problem.number) - profile.page_offset;
            if (number <= 0) continue;
            problem.number = std::to_string(number);
            problem.number_is_sure = false;
        }
        return problem;
    }
    throw Error(phrase({"'{}' is no problem's page at {}; give an id, <judge>-<number>-<slug>",
                        "“{}”不是 {} 的题目网页；请给出 id：<平台>-<题号>-<短名>"},
                       url.substr(0, kMostBytesOfName),
                       fmt::format("{}", fmt::join(judges, ", "))));
}

// The problem of that judge and number, whatever its slug.
std::optional<std::string> existing(const NewProblem& problem, const fs::path& tree) {
    const std::string beginning = lower(problem.judge + '-' + problem.number);
    for (const char* folder : {"problems", "testdata"}) {
        if (!fs::is_directory(tree / folder)) continue;
        for (const fs::directory_entry& entry : fs::directory_iterator(tree / folder)) {
            const std::string name = entry.path().filename().string();
            if (name == beginning || name.starts_with(beginning + '-')) {
                return fmt::format("{}/{}", folder, name);
            }
        }
    }
    return std::nullopt;
}

std::string filled(std::string text, const std::map<std::string, std::string>& values) {
    std::string result;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = text[at] == '@' ? text.find('@', at + 1) : std::string::npos;
        const auto value = end == std::string::npos
                               ? values.end()
                               : values.find(text.substr(at + 1, end - at - 1));
        if (value == values.end()) {
            result += text[at++];
        } else {
            result += value->second;
            at = end + 1;
        }
    }
    return result;
}

std::map<std::string, std::string> values_of(const NewProblem& problem) {
    std::vector<std::string> unconfirmed;
    if (!problem.number_is_sure) unconfirmed.push_back("\"number\"");
    if (!problem.time_limit_s || !problem.limits_are_sure)
        unconfirmed.push_back("\"time_limit_s\"");
    if (!problem.memory_limit_kb || !problem.limits_are_sure)
        unconfirmed.push_back("\"memory_limit_kb\"");
    std::string seconds = fmt::format("{}", problem.time_limit_s.value_or(1.0));
    if (seconds.find('.') == std::string::npos) seconds += ".0";
    std::string title = problem.title;
    if (title.empty()) title = title_of(problem.slug);
    if (title.empty()) title = "TODO";
    std::string name = problem.id();
    std::replace(name.begin(), name.end(), '-', '_');
    return {
        {"ID", problem.id()},
        {"NAMESPACE", name},
        {"JUDGE", problem.judge},
        {"NUMBER", problem.number},
        {"TITLE", title},
        {"TITLE_ZH", problem.title_zh.empty() ? "TODO" : problem.title_zh},
        {"URL", problem.url.empty() ? "TODO" : problem.url},
        {"TIME_LIMIT_S", seconds},
        {"MEMORY_LIMIT_KB", std::to_string(problem.memory_limit_kb.value_or(65536))},
        {"UNCONFIRMED", fmt::format("{}", fmt::join(unconfirmed, ", "))},
    };
}

// Removed with all that is in it.
struct Draft {
    ~Draft() {
        std::error_code ignored;
        fs::remove_all(path, ignored);
    }
    const fs::path path;
};

}  // namespace

std::string NewProblem::id() const {
    return lower(fmt::format("{}-{}-{}", judge, number, slug.empty() ? number : slug));
}

NewProblem named_problem(const Profiles& profiles, std::string_view id_or_url) {
    const std::string text(id_or_url);
    if (text.find("://") != std::string::npos) return problem_at(profiles, text);
    static const std::regex form(
        "([a-z0-9]+)-([a-z]{0,3}[0-9]{1,8}[a-z]?)-([a-z0-9]+(-[a-z0-9]+)*)");
    std::smatch match;
    if (!std::regex_match(text, match, form) ||
        static_cast<std::size_t>(match.length(3)) > kMostBytesOfSlug) {
        throw Error(phrase(
            {"'{}' is no id; write <judge>-<number>-<slug> in small letters, or a page's address",
             "“{}”不是 id；请用小写字母写 <平台>-<题号>-<短名>，或题目网页的地址"},
            text.substr(0, kMostBytesOfName)));
    }
    NewProblem problem;
    problem.judge = profiles.named(match[1].str())[0]->name;
    problem.number = upper(match[2]);
    problem.slug = match[3];
    return problem;
}

void set_name(NewProblem& problem, const Profiles& profiles, std::string_view name) {
    constexpr std::string_view forbidden = "\"\\`|<>";
    if (name.size() > kMostBytesOfName) {
        throw Error(
            phrase({"the name is longer than {} bytes", "名称超过 {} 字节"}, kMostBytesOfName));
    }
    for (const char c : name) {
        if (is_control(c)) throw Error({"the name has a control character", "名称里有控制字符"});
        if (forbidden.find(c) != std::string_view::npos) {
            throw Error(phrase({"the name has a '{}', which cannot stand in a title",
                                "名称里有“{}”，不能出现在标题里"},
                               std::string(1, c)));
        }
    }
    std::string rest = trimmed(std::string(name));
    static const std::regex form(R"(([A-Za-z0-9]+ )?#?([A-Z]{0,3}[0-9]{1,8}[A-Z]?)(\. ?| )(.*))");
    std::smatch match;
    if (std::regex_match(rest, match, form)) {
        const bool of_judge = match[1].matched && lower(trimmed(match[1])) == lower(problem.judge);
        const bool dotted = match[3].str()[0] == '.';
        const bool moved = profiles.named(problem.judge)[0]->page_offset != 0;
        const bool same = match[2] == problem.number;
        if (match[1].matched ? of_judge : same || (dotted && moved)) {
            problem.number = match[2];
            problem.number_is_sure = true;
            rest = match[4];
        }
    }
    const std::string title = without_brackets(rest);
    if (title.empty()) throw Error({"the name is empty", "名称是空的"});
    problem.slug = slug_of(title);
    problem.title = is_ascii(title) ? title : title_of(plain_words(title));
    problem.title_zh = title;
}

void check_slug(std::string_view slug) {
    if (slug.empty() || slug.size() > kMostBytesOfSlug || slug_of(slug) != slug) {
        throw Error(phrase(
            {"'{}' is no slug; write words of small letters and digits with '-' between them, at "
             "most {} characters",
             "“{}”不能作短名；请用小写字母和数字，词之间用“-”，最多 {} 个字符"},
            slug.substr(0, kMostBytesOfName), kMostBytesOfSlug));
    }
}

void set_slug(NewProblem& problem, std::string_view slug) {
    check_slug(slug);
    problem.slug = slug;
}

std::string normalised(std::string_view sample) {
    std::string text;
    for (std::size_t i = 0; i < sample.size(); ++i) {
        const char c = sample[i];
        if (c == '\r' && i + 1 < sample.size() && sample[i + 1] == '\n') continue;
        if (is_control(c) && c != '\n' && c != '\t')
            throw Error({"a sample has a control character", "样例里有控制字符"});
        if (c == '\n') text.erase(text.find_last_not_of(" \t") + 1);
        text += c;
    }
    text.erase(text.find_last_not_of(" \t\n") + 1);
    return text.empty() ? text : text + '\n';
}

void make_problem(const NewProblem& problem, const fs::path& tree) {
    if (const auto there = existing(problem, tree)) {
        throw ProblemExists(phrase({"{} exists already", "{} 已经存在"}, *there));
    }
    const std::map<std::string, std::string> values = values_of(problem);
    const fs::path templates = root() / "scripts/src/scaffold/template";
    std::map<fs::path, std::string> files;
    for (const char* folder : {"problems", "testdata"}) {
        const fs::path here = templates / folder;
        for (const fs::directory_entry& entry : fs::recursive_directory_iterator(here)) {
            if (!entry.is_regular_file()) continue;
            const fs::path name = fs::relative(entry.path(), here);
            const bool sample = name.extension() == ".in" || name.extension() == ".out";
            if (sample && !problem.samples.empty()) continue;
            files[folder / name] = filled(read_file(entry.path()), values);
        }
    }
    for (std::size_t i = 0; i < problem.samples.size(); ++i) {
        const std::string name = fmt::format("testdata/sample-{}", i + 1);
        files[name + ".in"] = problem.samples[i].input;
        files[name + ".out"] = problem.samples[i].output;
    }

    for (const char* folder : {"problems", "testdata"}) {
        std::error_code error;
        fs::create_directories(tree / folder, error);
        if (error) {
            throw Error(phrase(
                {"{}: no folder and cannot be made one: {}", "{}：不是文件夹，也不能建立：{}"},
                (tree / folder).string(), error.message()));
        }
    }
    // Drafts on the same file system; two renames then make the problem.
    const Draft draft{tree / fmt::format(".new-{}-{}", ::getpid(), ::gettid())};
    for (const auto& [name, text] : files) write_file(draft.path / name, text);
    std::vector<fs::path> made;
    for (const char* folder : {"problems", "testdata"}) {
        const fs::path target = tree / folder / problem.id();
        std::error_code error;
        fs::rename(draft.path / folder, target, error);
        if (error) {
            for (const fs::path& other : made) fs::remove_all(other);
            throw Error(phrase({"{}: cannot be made: {}", "{}：不能建立：{}"}, target.string(),
                               error.message()));
        }
        made.push_back(target);
    }
}

}  // namespace tools
