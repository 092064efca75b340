#include "catalog/problems.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstdlib>
#include <tuple>

#include "base/text.hpp"
#include "base/toml.hpp"
#include "core/letters.hpp"

namespace tools {

namespace {

// Numbers inside ids compare as numbers: hdu-1536 before hdu-1760, acwing-219 before acwing-1319.
auto order_of(const Problem& problem) {
    const std::string& id = problem.id;
    const std::size_t dash = id.find('-');
    const std::size_t digits = id.find_first_of("0123456789", dash);
    const long number = digits == std::string::npos ? 0 : std::strtol(&id[digits], nullptr, 10);
    return std::tuple(id.substr(0, dash), number, id);
}

// What the site reads by itself, in a page that could only fall silent.
void check_site(const toml::table& all, const fs::path& file) {
    const toml::table play = table_in(all, file, "play"), explore = table_in(all, file, "explore");
    const auto one_of = [](Keys& keys, const char* key,
                           std::initializer_list<std::string_view> known) {
        if (std::count(known.begin(), known.end(), keys.get<std::string>(key)) > 0) return;
        keys.wrong(key, "must be one of {}", fmt::join(known, ", "));
    };
    Keys look(play, fmt::format("{} [play]", shown(file)));
    if (!play.empty()) {
        one_of(look, "kind",
               {"heaps", "sets", "rectangle", "race", "generals", "ends", "strip", "bits", "cells",
                "coin", "coins", "ring", "paper", "graph", "hackenbush", "walk", "hunt",
                "rectangles"});
        for (const char* flag : {"each", "unordered", "rising", "limit", "part", "king", "plane",
                                 "matrix", "from_one", "turns", "goal"}) {
            look.get_or(flag, false);
        }
        look.get_or<std::int64_t>("skip", 0);
        for (const char* words : {"touch", "touch_zh"}) look.get<std::string>(words);
        for (const char* other :
             {"pieces", "button", "button_zh", "button_none", "button_none_zh"}) {
            look.get_or<std::string>(other, "");
        }
    }
    look.no_others();
    for (const auto& [name, node] : explore) {
        const std::string where = fmt::format("{} [explore.{}]", shown(file), name.str());
        if (!node.is_table()) throw Error(english(where + ": must be a table, as each view is"));
        Keys view(*node.as_table(), where);
        view.get<std::string>("title");
        view.get<std::string>("title_zh");
        if (node.as_table()->contains("kind"))
            one_of(view, "kind", {"moves", "heat", "lattice", "row"});
        for (const char* key : {"program", "game", "set", "octal"}) {
            view.get_or<std::string>(key, "");
        }
        for (const char* key : {"from", "to", "most", "most_cells"})
            view.get_or<std::int64_t>(key, 0);
        view.get_or("ordered", false);
        view.know("kind");
        view.no_others();
    }
}

Twin twin_of(Keys& keys) {
    Twin twin{.judge = keys.get<std::string>("judge"),
              .number = keys.get<std::string>("number"),
              .same_format = keys.get<bool>("same_format")};
    if (!twin.same_format || keys.has("differs")) {
        twin.differs = {keys.get<std::string>("differs"), keys.get<std::string>("differs_zh")};
    }
    if (keys.has("time_limit_s")) twin.time_limit_s = keys.get<double>("time_limit_s");
    if (keys.has("memory_limit_kb"))
        twin.memory_limit_kb = keys.get<std::int64_t>("memory_limit_kb");
    keys.no_others();
    return twin;
}

// What a twin has of its elder.
template <class Must>
void read_place(Keys& keys, const Must& must, Problem* problem) {
    problem->topic = keys.get<std::string>("topic");
    problem->topic_zh = keys.get<std::string>("topic_zh");
    problem->chapter = keys.get<std::string>("chapter");
    problem->practice = keys.get<std::string>("practice");
    problem->practice_zh = keys.get<std::string>("practice_zh");
    problem->shelf = keys.get<std::int64_t>("shelf");
    must(problem->shelf == 1 || problem->shelf == 2, "the shelf is 1 or 2");
    if (keys.has("year")) problem->year = keys.get<std::int64_t>("year");
    problem->difficulty = keys.get<std::int64_t>("difficulty");
    must(1 <= problem->difficulty && problem->difficulty <= 5,
         "the difficulty is a number from 1 to 5");
}

// `elder` is the problem in whose folder it is, if it is a twin.
Problem load(const fs::path& folder, const Problem* elder = nullptr) {
    Problem problem = elder == nullptr ? Problem() : *elder;
    problem.twins.clear();
    problem.elder = problem.id;
    problem.id = folder.filename().string();
    const fs::path file = problem.metadata();
    const std::string where = shown(file);
    const auto must = [&]<class... Values>(bool holds, fmt::format_string<Values...> what,
                                           Values&&... values) {
        if (holds) return;
        throw Error(english(
            fmt::format("{}: {}", where, fmt::format(what, std::forward<Values>(values)...))));
    };
    must(fs::exists(file), "missing; each folder in problems/ needs one");
    const toml::table table = read_toml(file);
    Keys keys(table, where);
    problem.title = keys.get<std::string>("title");
    problem.title_zh = keys.get<std::string>("title_zh");
    problem.judge = keys.get<std::string>("judge");
    problem.number = keys.get<std::string>("number");
    const std::string beginning = lower(fmt::format("{}-{}-", problem.judge, problem.number));
    must(problem.id.starts_with(beginning), "its judge and number belong to a folder {}<slug>",
         beginning);
    problem.url = keys.get<std::string>("url");
    if (elder == nullptr) read_place(keys, must, &problem);
    problem.time_limit_s = keys.get<double>("time_limit_s");
    problem.memory_limit_kb = keys.get<std::int64_t>("memory_limit_kb");
    if (keys.has("java_time_limit_s")) {
        problem.java_time_limit_s = keys.get<double>("java_time_limit_s");
    }
    if (keys.has("java_memory_limit_kb")) {
        problem.java_memory_limit_kb = keys.get<std::int64_t>("java_memory_limit_kb");
    }
    must(problem.time_limit_s > 0 && problem.memory_limit_kb > 0 &&
             problem.java_time_limit_s.value_or(1) > 0 &&
             problem.java_memory_limit_kb.value_or(1) > 0,
         "the limits must be positive");
    problem.unconfirmed = keys.list<std::string>("unconfirmed");
    for (const std::string& key : problem.unconfirmed) {
        must(table.contains(key), "'unconfirmed' lists '{}', which is not a key", key);
    }
    if (elder != nullptr) {
        problem.differs = {keys.get<std::string>("differs"), keys.get<std::string>("differs_zh")};
        keys.no_others();
        return problem;
    }
    for (const char* other : {"twins", "play", "explore", "pictures", "reach", "goals"}) {
        keys.know(other);
    }
    keys.no_others();
    check_site(table, file);
    if (keys.has("twins")) {
        for (Keys& twin : keys.tables("twins")) problem.twins.push_back(twin_of(twin));
    }
    std::vector<fs::path> folders;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder)) {
        if (fs::exists(entry.path() / "problem.toml")) folders.push_back(entry.path());
    }
    std::ranges::sort(folders);
    for (const fs::path& its : folders) {
        const auto own = std::make_shared<const Problem>(load(its, &problem));
        problem.twins.push_back({.judge = own->judge,
                                 .number = own->number,
                                 .same_format = false,
                                 .differs = own->differs,
                                 .time_limit_s = own->time_limit_s,
                                 .memory_limit_kb = own->memory_limit_kb,
                                 .own = own});
    }
    return problem;
}

// True iff `part` consists of whole words of `id`, which dashes separate.
bool has_words(const std::string& id, const std::string& part) {
    return ("-" + id + "-").find("-" + part + "-") != std::string::npos;
}

}  // namespace

std::vector<Problem> load_problems() {
    std::vector<Problem> problems;
    for (const fs::directory_entry& entry : fs::directory_iterator(collection() / "problems")) {
        if (!entry.is_directory() || entry.path().filename() == "explain") continue;
        problems.push_back(load(entry.path()));
    }
    std::ranges::sort(problems, {}, order_of);
    return problems;
}

std::vector<const Problem*> with_twins(const std::vector<Problem>& problems) {
    std::vector<const Problem*> all;
    for (const Problem& problem : problems) {
        all.push_back(&problem);
        for (const Twin& twin : problem.twins) {
            if (twin.own) all.push_back(twin.own.get());
        }
    }
    return all;
}

std::string Twin::name() const {
    std::string name = lower(judge + '-' + number);
    std::ranges::replace(name, ' ', '-');
    return name;
}

const Problem* problem_of(const std::vector<Problem>& problems, const fs::path& path) {
    const std::vector<const Problem*> all = with_twins(problems);
    const Problem* found = nullptr;
    for (const fs::path& folder : path) {
        const auto called = std::ranges::find(all, folder.string(), &Problem::id);
        if (called != all.end()) found = *called;
    }
    return found;
}

NamedProblem named(const std::vector<Problem>& problems, std::string_view part) {
    if (const Problem* const problem = problem_of(problems, part)) return {problem};
    std::string wanted = lower(part);
    std::ranges::replace(wanted, ' ', '-');
    std::vector<NamedProblem> words, twins, anywhere;
    for (const Problem& problem : problems) {
        if (problem.id == wanted) return {&problem};
        if (wanted.empty()) continue;
        if (has_words(problem.id, wanted)) words.push_back({&problem});
        for (const Twin& twin : problem.twins) {
            const Problem* const own = twin.own.get();
            if (own != nullptr && own->id == wanted) return {own};
            const bool is_meant = wanted == lower(twin.number) || wanted == twin.name() ||
                                  (own != nullptr && has_words(own->id, wanted));
            if (!is_meant) continue;
            twins.push_back(own != nullptr ? NamedProblem{own} : NamedProblem{&problem, &twin});
        }
        if (problem.id.find(wanted) != std::string::npos) anywhere.push_back({&problem});
    }
    const auto& found = !words.empty() ? words : !twins.empty() ? twins : anywhere;
    if (found.size() == 1) return found[0];
    std::vector<std::string> ids, titled;
    for (const NamedProblem& one : found) ids.push_back(one.problem->id);
    if (!ids.empty()) {
        throw Error(phrase({"'{}' is ambiguous; it could mean: {}", "“{}”不止一题：{}"}, part,
                           fmt::format("{}", fmt::join(ids, ", "))));
    }
    for (const Problem& problem : problems) {
        const std::string titles = lower(problem.title + '\n' + problem.title_zh);
        if (!wanted.empty() && titles.find(wanted) != titles.npos) titled.push_back(problem.id);
        ids.push_back(problem.id);
    }
    Text near = did_you_mean(wanted, ids);
    if (0 < titled.size() && titled.size() <= 3) near = did_you_mean(titled);
    if (near.empty()) {
        near = {"; problems/README.md lists them", "；题目列表见 problems/README.zh.md"};
    }
    throw Error(phrase({"no problem is called '{}'{}", "没有题目叫“{}”{}"}, part, near));
}

const Problem& resolve(const std::vector<Problem>& problems, std::string_view part) {
    return *named(problems, part).problem;
}

void check_format(const NamedProblem& named) {
    if (named.twin == nullptr || named.twin->same_format) return;
    throw Error(phrase({"{0} {1} is the game of {2} in another format ({3}); name {2} for its own",
                        "{0} {1} 是 {2} 的游戏，但格式不同（{3}）；要用 {2} 的格式，请写 {2}"},
                       named.twin->judge, named.twin->number, named.problem->id,
                       named.twin->differs));
}

const Twin* twin_at(const Problem& problem, std::string_view judge) {
    for (const Twin& twin : problem.twins) {
        if (twin.same_format && lower(twin.judge) == lower(judge)) return &twin;
    }
    return nullptr;
}

std::vector<std::string> left_to_do(const Problem& problem, const std::vector<std::string>& names) {
    std::vector<fs::path> files;
    for (const fs::path& folder : {problem.folder(), problem.data(), problem.data() / "wrong"}) {
        if (!fs::is_directory(folder)) continue;
        for (const fs::directory_entry& entry : fs::directory_iterator(folder)) {
            const std::string name = entry.path().filename().string();
            const bool drafted =
                folder != problem.data() || name.ends_with(".cpp") || name.starts_with("sample-");
            const bool wanted = std::ranges::any_of(
                names, [&](const std::string& beginning) { return name.starts_with(beginning); });
            if (drafted && wanted && entry.is_regular_file()) files.push_back(entry.path());
        }
    }
    std::sort(files.begin(), files.end());
    std::vector<std::string> places;
    for (const fs::path& file : files) {
        std::size_t number = 0;
        for (const std::string& line : lines_of(read_file(file))) {
            ++number;
            if (is_draft(line)) places.push_back(fmt::format("{}:{}", shown(file), number));
        }
    }
    return places;
}

bool is_draft(std::string_view text) {
    return text.find("TODO") != std::string_view::npos;
}

std::vector<const Problem*> choose(const std::vector<Problem>& problems,
                                   const std::vector<std::string>& words) {
    std::vector<const Problem*> chosen;
    for (const std::string& word : words) {
        const Problem* problem = &resolve(problems, word);
        if (std::count(chosen.begin(), chosen.end(), problem) == 0) chosen.push_back(problem);
    }
    if (words.empty()) {
        for (const Problem& problem : problems) chosen.push_back(&problem);
    }
    if (chosen.empty()) throw Error({"problems/ has no problems", "problems/ 里没有题目"});
    return chosen;
}

}  // namespace tools
