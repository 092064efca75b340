#include "data/modules.hpp"

namespace tools {

bool has_rules(const Problem& problem) {
    const fs::path file = problem.data() / "rules.cpp";
    return fs::exists(file) && !is_draft(read_file(file));
}

fs::path rules_module(const Problem& problem) {
    return build_dir() / "rules" / (problem.id + ".so");
}

std::unique_ptr<rules::Rules> make_rules(const Problem& problem) {
    if (!has_rules(problem)) return nullptr;
    return make_from<rules::Rules>(rules_module(problem), "make_rules",
                                   "build it: run scripts/judge");
}

}  // namespace tools
