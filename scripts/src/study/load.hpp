#ifndef SCRIPTS_SRC_STUDY_LOAD_HPP
#define SCRIPTS_SRC_STUDY_LOAD_HPP

#include <memory>

#include "catalog/problems.hpp"
#include "explain/explanation.hpp"

namespace tools {

// The explainer of a problem, which goes by these rules; nullptr where it has none. Throws Error where
// it is not built.
std::unique_ptr<explanation::Explainer> make_explainer(const Problem& problem,
                                                       const rules::Rules& rules);

}  // namespace tools

#endif
