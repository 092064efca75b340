// scripts/workshop/reach: how far the data of each problem go.
#include "measure/reach.hpp"

#include <fmt/format.h>

#include "base/command_line.hpp"
#include "base/say.hpp"
#include "base/terminal.hpp"
#include "catalog/modules.hpp"
#include "core/counts.hpp"

namespace {

int run(const std::vector<std::string>& ids) {
    const std::vector<tools::Problem> problems = tools::load_problems();
    const tools::Paint paint;
    std::size_t gaps = 0;
    for (const tools::Problem* problem : tools::choose(problems, ids)) {
        const tools::Reach reach = tools::reach_of(*problem);
        fmt::print("{}\n{}\n", paint.bold(problem->id), tools::as_text(reach));
        gaps += tools::gaps_of(reach).size();
    }
    const tools::Text all = {"The data reach every goal.", "数据达到了全部目标。"};
    fmt::print("{}\n",
               gaps == 0
                   ? paint.green(tools::said(all))
                   : paint.red(tools::said(tools::counted(gaps, tools::Text("gap", "个缺口")))));
    return gaps == 0 ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
    tools::Command app(
        argc, argv, "workshop/reach",
        {"Shows how far the data of each problem go: the ends of each quantity that the\n"
         "validator reads, the greatest Grundy value and nim-sum, and the bits of a\n"
         "nim-sum that decide some game alone. [reach] in problem.toml says what legal\n"
         "inputs allow.\n"
         "\n"
         "Exit code: 0 the data reach every goal, 1 there are gaps, 2 misuse.\n"
         "\n"
         "Examples: scripts/workshop/reach 891\n"
         "          scripts/workshop/reach\n",
         "显示每题的数据走到多远：合法性检查所读各个量的两端、最大的 SG 值与 nim 和、能\n"
         "单独决定胜负的 nim 和的各位。合法输入能达到多少写在 problem.toml 的 [reach] 里。\n"
         "\n"
         "返回值：0 达到全部目标，1 有缺口，2 用法不对。\n"
         "\n"
         "例：scripts/workshop/reach 891\n"
         "    scripts/workshop/reach\n"});
    std::vector<std::string> ids;
    app.add("ID", ids, "", tools::kIds);
    app.needs_modules([&] { return tools::module_targets({"rules", "explanations"}, ids); });
    return app.run([&] { return run(ids); });
}
