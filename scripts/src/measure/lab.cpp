#include <fmt/format.h>

#include "base/say.hpp"
#include "judge/compiler.hpp"
#include "judge/judge_case.hpp"
#include "measure/costs.hpp"
#include "measure/instructions.hpp"

namespace tools {

namespace {

struct Tabled {
    const char *name, *game;  // below scripts/src
    const char *small, *large;
};
constexpr Tabled kTabled[] = {{"squares", "lab/gallery/squares.cpp", "50000", "1000000"},
                              {"Wythoff's game", "lab/gallery/wythoff.cpp", "199 199", "999 999"},
                              {"states by hash", "measure/programs/lab_strip.cpp", "14", "20"}};

fs::path program_for(const Tabled& tabled, const std::vector<std::string>& flags) {
    const fs::path folder = root() / "scripts/src";
    const fs::path source = kept_text(fmt::format(
        "#include <vector>\nstd::vector<int> asked;\n#include \"{}\"\n#include \"{}\"\n",
        (folder / tabled.game).string(), (folder / "measure/programs/lab_table.hpp").string()));
    Compiler compiler;
    compiler.standard = "c++17";
    compiler.flags = flags;
    compiler.flags.insert(compiler.flags.end(),
                          {"-I" + (folder / "lab/include").string(), LAB_ANSWERS});
    return compiled(source, compiler);
}

}  // namespace

std::string print_lab() {
    const std::vector<std::string> flags = {"-O1", "-static"};
    constexpr runner::Limits limits = {.cpu_us = 100'000'000,
                                       .wall_us = 400'000'000,
                                       .memory_kb = 4 << 20,
                                       .data_kb = 0,
                                       .output_bytes = 1 << 20,
                                       .stack_kb = kUsualStack};
    Runner runner;
    std::string table = fmt::format(
        "`scripts/workshop/bench --record` on {}\n\n| game | up to | instructions | up to | "
        "positions | seconds | positions per second |\n|---|---|---|---|---|---|---|\n",
        machine(flags));
    say({"Tables of the lab, and the CPU time of large ones, the least of three.\n",
         "实验室的表，以及大表的 CPU 时间，取三次中最少的。\n"});
    const std::string up_to = said(Text("up to", "算到"));
    fmt::print("{:16}{:>9}{:>8}{:>9}{:>8}{:>7}{:>8}\n", said(Text("game", "游戏")), up_to,
               said(Text("instr.", "指令数")), up_to, said(Text("pos.", "局面")), "s",
               said(Text("pos./s", "局面/s")));
    for (const Tabled& tabled : kTabled) {
        const fs::path program = program_for(tabled, flags);
        const auto work = static_cast<double>(instructions(program, tabled.small));
        double seconds = 1e9, positions = 0;
        for (int round = 0; round < 3; ++round) {
            const Run run = runner.run({program.string()}, tabled.large, limits);
            if (run.reply.end != runner::End::exited) {
                throw Error(english(fmt::format("{}: the table came to no end", tabled.name)));
            }
            seconds = std::min(seconds, static_cast<double>(run.reply.cpu_us) / 1e6);
            positions = std::stod(std::string(run.output));
        }
        fmt::print("{:16}{:>9}{:>8}{:>9}{:>8}{:>7.2f}{:>8}\n", tabled.name, tabled.small,
                   rounded(work), tabled.large, rounded(positions), seconds,
                   rounded(positions / seconds));
        table += fmt::format("| {} | {} | {} | {} | {} | {:.2f} | {} |\n", tabled.name,
                             tabled.small, rounded(work), tabled.large, rounded(positions), seconds,
                             rounded(positions / seconds));
    }
    return table;
}

}  // namespace tools
