#ifndef SCRIPTS_SRC_REPORTS_EXPLANATION_JSON_HPP
#define SCRIPTS_SRC_REPORTS_EXPLANATION_JSON_HPP

#include <string>
#include <vector>

#include "explain/explanation.hpp"

namespace tools {

// What as_text() of explain/explain.hpp says of the games `first` .. `last` - 1, with nothing cut
// short: an object with the problem's id and an array "tests" with an object for each. The names are
// the same in every language.
std::string as_json(const std::string& problem, const explanation::Explainer& explainer,
                    const std::vector<explanation::Game>& games, std::size_t first,
                    std::size_t last, Language language);

}  // namespace tools

#endif
