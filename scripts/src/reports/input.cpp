#include "reports/input.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <iostream>
#include <iterator>

#include "base/say.hpp"
#include "catalog/modules.hpp"
#include "core/oracle.hpp"
#include "core/white_space.hpp"

namespace tools {

namespace {

std::string read_standard_input(const Problem& problem) {
    if (::isatty(STDIN_FILENO) == 1) {
        say_aside(phrase({"Type an input of {0}, then Ctrl-D. (For an example: scripts/explain {0} "
                          "--sample 1)",
                          "请键入 {0} 的一个输入，再按 Ctrl-D。（例如看样例：scripts/explain {0} "
                          "--sample 1）"},
                         problem.id));
    }
    return {std::istreambuf_iterator<char>(std::cin), {}};
}

}  // namespace

std::unique_ptr<explanation::Explainer> make_explainer(const Problem& problem,
                                                       const rules::Rules& rules) {
    const fs::path source = problem.explanation();
    if (!fs::exists(source) || is_draft(read_file(source))) return nullptr;
    auto explainer = make_from<explanation::Explainer>(
        build_dir() / "explanations" / (problem.elder_or_self() + ".so"), "make_explainer",
        Text("build it with scripts/explain", "请用 scripts/explain 编译"));
    explainer->go_by(rules);
    return explainer;
}

Knowledge load_knowledge(const Problem& problem) {
    Knowledge known{make_rules(problem), nullptr};
    if (known.rules) known.explainer = make_explainer(problem, *known.rules);
    if (known.explainer) return known;
    throw Error(phrase({"{0} has no explanation; write its rules and problems/{0}/explain.cpp",
                        "{0} 没有讲解；请写它的规则和 problems/{0}/explain.cpp"},
                       problem.id));
}

fs::path sample_file(const Problem& problem, std::size_t number) {
    const fs::path file = problem.data() / fmt::format("sample-{}.in", number);
    if (fs::exists(file)) return file;
    throw Error(phrase({"{} has no sample {}", "{} 没有样例 {}"}, problem.id, number));
}

std::vector<rules::Game> read_games(const Problem& problem, const rules::Rules& rules,
                                    const fs::path& file) {
    if (!file.empty() && !fs::exists(file)) {
        throw Error(phrase({"{}: no such file; name one that holds an input, as {} does",
                            "{}：没有这个文件；请给出一个输入文件，如 {}"},
                           file.string(), shown(sample_file(problem, 1))));
    }
    const std::string input =
        without_loose_white_space(file.empty() ? read_standard_input(problem) : read_file(file));
    try {
        return parse(rules, input);
    } catch (const rules::Invalid& invalid) {
        const Text from = file.empty() ? Text("standard input", "标准输入") : Text(file.string());
        throw Error(
            {fmt::format("{}: not a legal input of {}: {}", from.en, problem.id, invalid.text.en),
             fmt::format("{}：不是 {} 的合法输入：{}", from.zh, problem.id, invalid.text.zh)});
    }
}

}  // namespace tools
