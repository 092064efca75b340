// scripts/workshop/refresh: rewrites the committed files that are generated.
#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <iterator>

#include "base/command_line.hpp"
#include "base/say.hpp"
#include "base/workers.hpp"
#include "catalog/data.hpp"
#include "catalog/modules.hpp"
#include "draw/pictures.hpp"
#include "judge/mistakes.hpp"
#include "publish/generated.hpp"

namespace {

// Each may have to compile and run programs.
std::vector<tools::GeneratedFile> mistakes_locks(
    const std::vector<const tools::Problem*>& problems) {
    std::vector<tools::GeneratedFile> files(problems.size());
    const auto make = [&](std::size_t i) { files[i] = tools::mistakes_lock(*problems[i]); };
    tools::in_parallel(
        0, problems.size(), [&] { return make; }, [](std::size_t) { return true; });
    return files;
}

std::vector<tools::GeneratedFile> made_anew(bool only_pictures) {
    const std::vector<tools::Problem> problems = tools::load_problems();
    std::vector<tools::GeneratedFile> files;
    const auto add = [&](std::vector<tools::GeneratedFile> more) {
        std::ranges::move(more, std::back_inserter(files));
    };
    for (const tools::PictureFolder& folder : tools::picture_folders(problems)) {
        for (const tools::Picture& picture : tools::draw_pictures(folder)) add({picture.file});
    }
    if (only_pictures) return files;
    std::vector<const tools::Problem*> with_data;
    for (const tools::Problem& problem : problems) {
        const auto is_written = [&](const std::vector<std::string>& drafts) {
            return tools::left_to_do(problem, drafts).empty();
        };
        if (is_written({"rules.cpp", "limits.cpp"})) add({tools::data_lock(problem)});
        if (is_written({"rules.cpp", "limits.cpp", "sample"})) with_data.push_back(&problem);
        add({tools::headed_solution(problem)});
        if (is_written({"textbook.cpp"})) add(tools::notes(problem, problems));
        if (!is_written({""})) {
            tools::say(tools::phrase(
                {"left out of the tables: {} is not solved yet\n", "不列入表格：{} 还没有做完\n"},
                problem.id));
        }
    }
    add(mistakes_locks(with_data));
    if (tools::collection() == tools::root()) {  // the pages list just these problems
        add(tools::chapters(tools::root() / "common/notes", problems));
        add(tools::pages(problems));
        add(tools::terminal_pictures());
    }
    return files;
}

bool are_built(const std::vector<tools::Problem>& problems) {
    return std::ranges::all_of(problems, [](const tools::Problem& problem) {
        return !tools::has_rules(problem) || tools::fs::exists(tools::rules_module(problem));
    });
}

bool refresh(bool check, bool only_pictures) {
    bool stale = false;
    for (const tools::GeneratedFile& file : made_anew(only_pictures)) {
        if (tools::is_fresh(file)) continue;
        stale = true;
        const tools::Text done =
            check ? tools::Text("stale: ", "已过时：") : tools::Text("written: ", "已写入：");
        fmt::print("{}{}\n", tools::said(done), tools::shown(file.path));
        if (!check) tools::write_file(file.path, file.text);
    }
    return stale;
}

int run(bool check, bool only_pictures) {
    bool stale = refresh(check, only_pictures);
    if (tools::collection() == tools::root()) {  // the tests' own problems have notes, too
        ::setenv("COLLECTION", (tools::root() / "scripts/src/tests/data").c_str(), 1);
        if (are_built(tools::load_problems())) {
            stale |= refresh(check, only_pictures);
        } else {
            tools::say({"left out: the tests' own problems, which scripts/test builds\n",
                        "略过测试自己的题目，它们由 scripts/test 编译\n"});
        }
    }
    return check && stale ? 1 : 0;
}

}  // namespace

int main(int argc, char** argv) {
    bool check = false, only_pictures = false;
    tools::Command app(
        argc, argv, "workshop/refresh",
        {"Regenerates the committed files that are made from others: the tables of the\n"
         "pages, the textbook programs in the notes, the code in the chapters\n"
         "(common/notes/code), the locks of the data and of what wrong solutions answer\n"
         "(testdata/*/*.lock), the pictures (problem.toml) and README's picture of a\n"
         "verdict. Run it after you change metadata, rules, wrong solutions, pictures, or\n"
         "programs shown in texts. A changed data.lock means changed data.\n"
         "\n"
         "Exit code: 0 done, 1 --check found a stale file, 2 an error.\n"
         "\n"
         "Example: scripts/workshop/refresh --check\n",
         "重新生成由其他文件得来的文件：各页的表格、题解里的常规写法程序、讲义里的代码\n"
         "（common/notes/code）、数据的锁和错误程序的答案的锁（testdata/*/*.lock）、图\n"
         "（problem.toml）和 README 里评测结果的图。改动题目信息、规则、错误程序、图或\n"
         "文中的程序之后运行。data.lock 变了说明数据变了。\n"
         "\n"
         "返回值：0 完成，1 --check 发现过时的文件，2 出错。\n"
         "\n"
         "例：scripts/workshop/refresh --check\n"});
    app.add_flag("--pictures", only_pictures, {"Only the pictures", "只做图"});
    app.add_flag("--check", check, {"Write nothing; list what is stale", "不写，只列出过时的"});
    return app.run([&] { return run(check, only_pictures); });
}
