#include "catalog/modules.hpp"

#include <fmt/ranges.h>

#include <algorithm>

namespace tools {

std::string module_targets(const std::vector<std::string>& kinds,
                           const std::vector<std::string>& words) {
    const std::vector<Problem> problems = load_problems();
    const std::vector<const Problem*> chosen = choose(problems, words);
    // Of a collection elsewhere, the build knows no single problem.
    if (words.empty() || collection() != root()) return fmt::format("{}", fmt::join(kinds, " "));
    std::vector<std::string> targets;
    for (const Problem* problem : chosen) {
        for (const std::string& kind : kinds) {
            const bool of_rules = kind == "rules";
            const fs::path source = of_rules ? problem->rules()[0] : problem->explanation();
            const std::string& id = of_rules ? problem->id : problem->elder_or_self();
            if (fs::exists(source)) targets.push_back(kind + '-' + id);
        }
    }
    return fmt::format("{}", fmt::join(targets, " "));
}

bool has_rules(const Problem& problem) {
    return std::ranges::all_of(problem.rules(), [](const fs::path& file) {
        return fs::exists(file) && !is_draft(read_file(file));
    });
}

fs::path rules_module(const Problem& problem) {
    return build_dir() / "rules" / (problem.id + ".so");
}

std::unique_ptr<rules::Rules> make_rules(const Problem& problem) {
    if (!has_rules(problem)) return nullptr;
    return make_from<rules::Rules>(rules_module(problem), "make_rules",
                                   Text("build it: run scripts/judge", "请用 scripts/judge 编译"));
}

}  // namespace tools
