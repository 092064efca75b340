#ifndef SCRIPTS_SRC_STUDY_EXPLANATION_JSON_HPP
#define SCRIPTS_SRC_STUDY_EXPLANATION_JSON_HPP

#include <nlohmann/json.hpp>
#include <vector>

#include "explain/explanation.hpp"

namespace tools {

// What as_text() of explain/explain.hpp says of the games `first` .. `last` - 1, with nothing cut
// short: an array with an object for each.
nlohmann::ordered_json as_json(const rules::Rules& rules, const explanation::Explainer& explainer,
                               const std::vector<explanation::Game>& games, std::size_t first,
                               std::size_t last);

}  // namespace tools

#endif
