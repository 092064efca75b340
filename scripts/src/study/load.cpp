#include "study/load.hpp"

#include "catalog/modules.hpp"

namespace tools {

std::unique_ptr<explanation::Explainer> make_explainer(const Problem& problem,
                                                       const rules::Rules& rules) {
    const fs::path source = problem.folder() / "explain.cpp";
    if (!fs::exists(source) || is_draft(read_file(source))) return nullptr;
    auto explainer =
        make_from<explanation::Explainer>(build_dir() / "explanations" / (problem.id + ".so"),
                                          "make_explainer", "build it with scripts/explain");
    explainer->go_by(rules);
    return explainer;
}

}  // namespace tools
