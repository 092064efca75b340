// scripts/workshop/mutate: do the data notice small mistakes in solutions and headers?
#include "audit/mutation.hpp"
#include "base/command_line.hpp"
#include "base/interrupt.hpp"
#include "catalog/modules.hpp"

namespace {

struct Arguments {
    std::vector<std::string> ids, headers;
    bool textbook = false;
    tools::MutationRun run;
};

std::vector<tools::Subject> subjects_of(const Arguments& arguments,
                                        const std::vector<tools::Problem>& problems) {
    const auto& [ids, headers, textbook, run] = arguments;
    std::vector<tools::Subject> subjects;
    if (!ids.empty() || headers.empty()) {
        for (const tools::Problem* problem : tools::choose(problems, ids)) {
            subjects.push_back(textbook ? tools::textbook_subject(*problem)
                                        : tools::solution_subject(*problem));
        }
    }
    const bool all = ids.empty() && headers.empty() && !textbook;
    for (const std::string& header : all ? tools::header_names() : headers) {
        subjects.push_back(tools::header_subject(problems, header));
    }
    return subjects;
}

}  // namespace

int main(int argc, char** argv) {
    Arguments arguments;
    tools::MutationRun& run = arguments.run;
    tools::Command app(
        argc, argv, "workshop/mutate",
        {"Makes one small mistake at a time in every solution and header, or in those\n"
         "named, or in textbook programs, and judges the result. A survivor shows a gap\n"
         "in the data, or needs an explanation in testdata/<id>/mutants.txt,\n"
         "testdata/<id>/textbook.mutants.txt or common/tests/<header>.mutants.txt:\n"
         "    - the line before\n"
         "    + the line after\n"
         "    = why no input tells them apart, or ? if nobody knows yet\n"
         "\n"
         "Exit code: 0 no unexplained survivor, 1 some, 2 nothing was judged.\n"
         "\n"
         "Examples: scripts/workshop/mutate 891 --record\n"
         "          scripts/workshop/mutate 891 --textbook --record\n"
         "          scripts/workshop/mutate --header wythoff --most 20 -v\n",
         "每次在题解、头文件（或指定的、或常规写法的程序）里造一个小错误，并评测。没有被\n"
         "发现的错误说明数据有缺口，或需要在 testdata/<id>/mutants.txt、\n"
         "testdata/<id>/textbook.mutants.txt 或 common/tests/<header>.mutants.txt 里说明：\n"
         "    - 原来的一行\n"
         "    + 改后的一行\n"
         "    = 为什么没有输入能区分；还不知道则写 ?\n"
         "\n"
         "返回值：0 没有未说明的，1 有，2 没有评测。\n"
         "\n"
         "例：scripts/workshop/mutate 891 --record\n"
         "    scripts/workshop/mutate 891 --textbook --record\n"
         "    scripts/workshop/mutate --header wythoff --most 20 -v\n"});
    app.add("ID", arguments.ids, "", tools::kIds);
    app.needs_modules([&] {
        subjects_of(arguments, tools::load_problems());  // throws where a header has another name
        return tools::module_targets({"rules"}, arguments.ids);
    });
    app.add("--header", arguments.headers, "NAME",
            {"Headers of common/, e.g. fast_io", "common/ 的头文件，如 fast_io"});
    app.add_flag("--textbook", arguments.textbook,
                 {"The textbook programs instead of the solutions, with all operators",
                  "改用常规写法的程序，并用全部种类的错误"},
                 {.excludes = {"--header"}});
    app.add("--most", run.most, "N",
            {"At most this many mutants of each file", "每个文件最多取这么多个"},
            {.check = tools::from_to(1, 1000000)});
    app.add_jobs(run.jobs);
    app.add_flag("--record", run.record, {"Write the result to the record", "把结果写进记录"},
                 {.excludes = {"--most"}});
    app.add_flag("--again", run.again,
                 {"Judge only the mutants that the record leaves open (= ?), after "
                  "an interrupted run or with new tests",
                  "只评测记录中未定的（= ?），用于中断之后或有新测试时"},
                 {.needs = {"--record"}});
    app.add_flag("--explained", run.explained,
                 {"Judge those as well that the record explains; most of the time goes there",
                  "也评测记录中已说明的；大部分时间花在它们上"},
                 {.excludes = {"--again"}});
    app.add_flag("-v,--verbose", run.verbose,
                 {"List all mutants and what killed them, and each step of what is built",
                  "列出所有错误和发现它们的数据，以及编译的每一步"});
    return app.run([&] {
        const tools::Interrupt interrupt("mutate");
        const std::vector<tools::Problem> problems = tools::load_problems();
        return tools::mutate(subjects_of(arguments, problems), run) ? 0 : 1;
    });
}
