// scripts/workshop/words: what pages say as scripts/judge does.
#include <fmt/format.h>

#include <map>

#include "base/command_line.hpp"
#include "catalog/declared.hpp"
#include "catalog/own_lines.hpp"
#include "catalog/problems.hpp"
#include "core/json.hpp"
#include "core/told.hpp"
#include "cpp/skeleton.hpp"
#include "judge/own_judge.hpp"

namespace {

using tools::Habit, tools::Profile, tools::Text;
namespace json = tools::json;

std::string in_both(std::string_view en, std::string_view zh) {
    return json::object({{"en", json::text(en)}, {"zh", json::text(zh)}});
}

// What is said of a habit that this language of the judge takes, with a gap for what it is.
std::string remarks(const tools::Problem& problem, const Profile& language, Habit habit,
                    const std::vector<const Profile*>& languages) {
    std::vector<std::string> lines;
    const Text refused_by = tools::refusal_by(languages, {{habit, Text()}});
    if (!refused_by.empty()) {
        const Text text = tools::to_choose(language, refused_by);
        lines.push_back(in_both(text.en, text.zh));
    }
    for (tools::Remark& remark : tools::remarks(language, problem, {{habit, Text()}})) {
        remark.what = "{}";
        const Text text = remark.text();
        lines.push_back(in_both(text.en, text.zh));
    }
    return json::array(lines);
}

std::string judge_of(const tools::Problem& problem) {
    const std::vector<const Profile*> languages = tools::own_judge(problem.judge);
    return json::array(languages, [&](const Profile* language) {
        json::Members habits;
        for (const Habit habit : tools::taken_by(*language)) {
            habits.emplace_back(tools::named(habit).key,
                                remarks(problem, *language, habit, languages));
        }
        return json::object(habits);
    });
}

// Of each wrong solution the lines that have its mistake.
std::string mistakes(const tools::Problem& problem) {
    std::map<std::string, std::string> all;
    for (const tools::fs::path& file : tools::wrong_files(problem)) {
        const std::vector<std::string> own = tools::own_lines(problem, file);
        if (!own.empty()) all.emplace(file.filename().string(), json::array(own, json::text));
    }
    json::Members members;
    for (const auto& [name, lines] : all) members.emplace_back(name.c_str(), lines);
    return json::object(members);
}

int run() {
    json::Members told, judges, wrong, skeletons;
    for (const auto& [name, en, zh] : tools::told::kAll) told.emplace_back(name, in_both(en, zh));
    const std::vector<tools::Problem> problems = tools::load_problems();
    for (const tools::Problem* each : tools::with_twins(problems)) {
        const tools::Problem& problem = *each;
        judges.emplace_back(problem.id.c_str(), judge_of(problem));
        wrong.emplace_back(problem.id.c_str(), mistakes(problem));
        // A twin has no textbook program.
        const bool is_twin = !problem.elder.empty();
        const std::string textbook = is_twin ? "" : tools::read_file(problem.textbook());
        const auto skeleton = [&](const std::string& print) {
            if (!is_twin) return tools::skeleton(textbook, print);
            return "#include <cstdio>\n\nint main() {\n    // " + print + "\n}\n";
        };
        skeletons.emplace_back(problem.id.c_str(),
                               in_both(skeleton("print the answer"), skeleton("输出答案")));
    }
    fmt::print("{}\n", json::object({{"told", json::object(told)},
                                     {"judges", json::object(judges)},
                                     {"mistakes", json::object(wrong)},
                                     {"skeletons", json::object(skeletons)}}));
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    tools::Command app(
        argc, argv, "workshop/words",
        {"Prints, as JSON, what the page that judges says as scripts/judge does: `told`,\n"
         "the sentences of verdicts, with gaps; `judges`, of each problem, for each\n"
         "language of its judge, the habits that it takes, with what is said beside AC;\n"
         "`mistakes`, the lines of wrong solutions that are wrong; `skeletons`, what of\n"
         "each textbook program reads the input.\n"
         "\n"
         "Exit code: 0, or 2 misuse.\n"
         "\n"
         "Example: scripts/workshop/words\n",
         "以 JSON 输出评测网页与 scripts/judge 相同的话：`told` 是结果的句子，留有空位；\n"
         "`judges` 是每题的评测网站的每种语言所接受的习惯，以及 AC 之外要说明的话；\n"
         "`mistakes` 是错误程序中出错的行；`skeletons` 是每题朴素程序中读输入的部分。\n"
         "\n"
         "返回值：0；用法不对为 2。\n"
         "\n"
         "例：scripts/workshop/words\n"});
    return app.run([&] { return run(); });
}
