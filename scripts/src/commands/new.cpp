// scripts/new: the folders of a new problem, by its id, by its page's address, or from the browser.
#include <fmt/format.h>

#include "base/command_line.hpp"
#include "base/say.hpp"
#include "core/counts.hpp"
#include "scaffold/listener.hpp"
#include "scaffold/new_problem.hpp"
#include "scaffold/wrong_solution.hpp"

namespace {

namespace fs = std::filesystem;

struct Arguments {
    std::vector<std::string> targets;
    std::string slug;
    std::string tree = tools::root().string();
    bool listen = false, once = false;
    std::optional<int> port;
    tools::Mistake mistake;
};

void report(const tools::NewProblem& problem) {
    const tools::Text samples =
        problem.samples.empty()
            ? tools::Text("no samples yet", "还没有样例")
            : tools::counted(problem.samples.size(), tools::Text("sample", "个样例"));
    tools::say(tools::phrase({"made problems/{0}/ and testdata/{0}/, with {1}\n",
                              "已建立 problems/{0}/ 和 testdata/{0}/，{1}\n"},
                             problem.id(), samples));
    std::fflush(stdout);
}

// CONTRIBUTING.md has more on each.
void print_what_is_left() {
    tools::say(
        {"Left to do, in problems/ID/ (P) and testdata/ID/ (T):\n"
         "  P problem.toml   titles, limits, and what is unconfirmed\n"
         "  T rules.cpp      validator, moves, oracle\n"
         "  T limits.cpp     small games, random ones, and those at the limits\n"
         "  T sample-*, edge-*, bad-*   cases\n"
         "  P solution.cpp   P textbook.cpp   P explain.cpp   P note_test.cpp\n"
         "  T wrong/*.cpp    at least two wrong solutions\n"
         "  P README.md      P README.zh.md   the notes, each section\n"
         "  scripts/workshop/mutate ID --record, then matrix --record --resume and refresh there\n"
         "scripts/test -R IsSolved lists each line that still says TODO.\n",
         "还要做的，在 problems/ID/（P）和 testdata/ID/（T）：\n"
         "  P problem.toml   标题、限制、尚未证实的内容\n"
         "  T rules.cpp      合法性检查、走法、按规则搜索\n"
         "  T limits.cpp     数据：小局面、随机局面、边界局面\n"
         "  T sample-*、edge-*、bad-*   测试点\n"
         "  P solution.cpp   P textbook.cpp   P explain.cpp   P note_test.cpp\n"
         "  T wrong/*.cpp    至少两个错误的程序\n"
         "  P README.md      P README.zh.md   题解的每一节\n"
         "  scripts/workshop/mutate ID --record，再在那里运行 matrix --record --resume 和 refresh\n"
         "scripts/test -R IsSolved 列出还写着 TODO 的每一行。\n"});
}

#ifdef LISTENS
int listen(const Arguments& arguments) {
    const auto listening = [](int port) {
        tools::say(tools::phrase(
            {"Listening on http://127.0.0.1:{} for Competitive Companion. Open a problem's page "
             "and press the extension's button; Ctrl+C stops this.\n",
             "正在 http://127.0.0.1:{} 等待 Competitive Companion。请打开题目网页，按扩展的按钮；"
             "按 Ctrl+C 结束。\n"},
            port));
        std::fflush(stdout);
    };
    const auto refused = [](int status, const tools::Text& why) {
        tools::say_aside(
            tools::phrase({"new: refused ({}): {}", "new：已拒绝（{}）：{}"}, status, why));
    };
    const bool made = tools::listen({.tree = arguments.tree,
                                     .slug = arguments.slug,
                                     .once = arguments.once,
                                     .port = arguments.port,
                                     .listening = listening,
                                     .made = report,
                                     .refused = refused});
    if (made) print_what_is_left();
    return made ? 0 : 2;
}
#else
int listen(const Arguments&) {
    throw tools::Error(
        {"the program that listens is build/bin/listen; scripts/new --listen builds it",
         "接收题目的程序是 build/bin/listen；scripts/new --listen 会编译它"});
}
#endif

int make_wrong(const Arguments& arguments) {
    if (arguments.targets.size() != 1) {
        throw tools::Error({"--wrong is for one problem: name it", "--wrong 只用于一道题：请指明"});
    }
    const std::vector<tools::Problem> all = tools::load_problems();
    const tools::Problem& problem = tools::resolve(all, arguments.targets[0]);
    const bool elsewhere = arguments.tree != tools::root().string();
    const fs::path file = tools::make_wrong_solution(
        problem, arguments.mistake, elsewhere ? fs::path(arguments.tree) : tools::collection());
    tools::say(tools::phrase({"made {0}; judge it with scripts/judge {0}, and link to it "
                              "under Pitfalls in problems/{1}/README.md and README.zh.md\n",
                              "已建立 {0}；用 scripts/judge {0} 评测，并在 "
                              "problems/{1}/README.md 和 README.zh.md 的易错点里链接它\n"},
                             tools::shown(file), problem.id));
    return 0;
}

int run(const Arguments& arguments) {
    const tools::Mistake& mistake = arguments.mistake;
    if (!mistake.name.empty()) return make_wrong(arguments);
    if (!mistake.verdict.empty() || !mistake.text.empty() || !mistake.by.empty()) {
        throw tools::Error({"--because, --replace and --by are for --wrong NAME",
                            "--because、--replace 和 --by 用于 --wrong NAME"});
    }
    if (arguments.listen != arguments.targets.empty()) {
        throw tools::Error({"name problems by id or address, or say --listen",
                            "请用 id 或地址指明题目，或用 --listen"});
    }
    if (!arguments.slug.empty() &&
        (arguments.listen ? !arguments.once : arguments.targets.size() > 1)) {
        throw tools::Error({"--slug is for one problem", "--slug 只用于一道题"});
    }
    if (!fs::is_directory(arguments.tree)) {
        throw tools::Error(
            tools::phrase({"{}: there is no such folder", "{}：没有这个文件夹"}, arguments.tree));
    }
    if (arguments.listen) return listen(arguments);
    const tools::Profiles profiles = tools::load_profiles();
    std::vector<tools::NewProblem> problems;
    for (const std::string& target : arguments.targets) {
        problems.push_back(tools::named_problem(profiles, target));
        if (!arguments.slug.empty()) tools::set_slug(problems.back(), arguments.slug);
    }
    for (const tools::NewProblem& problem : problems) {
        tools::make_problem(problem, arguments.tree);
        report(problem);
    }
    print_what_is_left();
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    tools::Command app(
        argc, argv, "new",
        {"Makes the folders of a new problem: problems/ID with metadata, a solution to\n"
         "write and notes in two languages, testdata/ID with rules to write and samples.\n"
         "The tests then pass but for one, which says what is left to do.\n"
         "\n"
         "Exit code: 0 made, 2 not made.\n"
         "\n"
         "Examples: scripts/new luogu-p2197-nim\n"
         "          scripts/new https://www.luogu.com.cn/problem/P2197 --slug nim\n"
         "          scripts/new --listen       takes problems from the browser extension\n"
         "                                     Competitive Companion, with samples\n"
         "          scripts/new 891 --wrong add --because 'WA: adds' --replace ^= --by +=\n",
         "建立一道新题的文件夹：problems/ID 里有题目信息、待写的题解程序和中英文题解，\n"
         "testdata/ID 里有待写的规则和样例。之后除一项外测试都会通过，那一项列出还要做的。\n"
         "\n"
         "返回值：0 已建立，2 没有建立。\n"
         "\n"
         "例：scripts/new luogu-p2197-nim\n"
         "    scripts/new https://www.luogu.com.cn/problem/P2197 --slug nim\n"
         "    scripts/new --listen   从浏览器扩展 Competitive Companion 接收题目和样例\n"
         "    scripts/new 891 --wrong add --because 'WA: adds' --replace ^= --by +=\n"});
    Arguments arguments;
    app.add("ID|URL", arguments.targets, "",
            {"<judge>-<number>-<slug>, or the address of the problem's page; the judges are those "
             "of scripts/judges.toml",
             "<平台>-<题号>-<短名>，或题目网页的地址；平台见 scripts/judges.toml"});
    app.add("--slug", arguments.slug, "SLUG",
            {"The last part of the id, where an address does not tell it",
             "id 的最后一段，地址里没有时需要"});
    app.add_flag(
        "--listen", arguments.listen,
        {"Take problems from the browser until Ctrl+C", "从浏览器接收题目，按 Ctrl+C 结束"});
    app.add_flag("--once", arguments.once,
                 {"End after one problem, or after all of one contest",
                  "收到一道题（或一场比赛的全部题目）后结束"},
                 {.needs = {"--listen"}});
    app.add(
        "--port", arguments.port, "PORT",
        {"Listen here, not on the first free port on which the extension looks; 0: any free one",
         "在这个端口接收，而不是扩展所找的第一个空闲端口；0：任意空闲端口"},
        {.check = tools::from_to(0, 65535), .needs = {"--listen"}});
    app.add("--because", arguments.mistake.verdict, "TEXT",
            {"The verdict that it must get, and why", "它应得的结果和原因"});
    app.add("--replace", arguments.mistake.text, "TEXT",
            {"What stands once in the textbook program", "教科书程序里恰好出现一次的文字"});
    app.add("--by", arguments.mistake.by, "TEXT", {"What stands in its place", "换成的文字"});
    app.add("--wrong", arguments.mistake.name, "NAME",
            {"Make testdata/ID/wrong/NAME.cpp: the textbook program with one change",
             "建立 testdata/ID/wrong/NAME.cpp：改动一处的教科书程序"},
            {.needs = {"--because", "--replace", "--by"}});
    app.add("--tree", arguments.tree, "DIR",
            {"Make the folders below this one", "在这个文件夹之下建立"});
    return app.run([&] { return run(arguments); });
}
