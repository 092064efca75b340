// The input whose games are explained or played, and what explains them.
#ifndef SCRIPTS_SRC_REPORTS_INPUT_HPP
#define SCRIPTS_SRC_REPORTS_INPUT_HPP

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "catalog/problems.hpp"
#include "explain/explanation.hpp"

namespace tools {

inline constexpr int kGreatestNumber = 1000000;  // of a test or a sample

// The explainer of a problem, which goes by these rules; nullptr where it has none. Throws Error where
// it is not built.
std::unique_ptr<explanation::Explainer> make_explainer(const Problem& problem,
                                                       const rules::Rules& rules);

// What is known of a problem's games.
struct Knowledge {
    std::unique_ptr<rules::Rules> rules;
    std::unique_ptr<explanation::Explainer> explainer;
};

// Throws Error where either is missing or not built.
Knowledge load_knowledge(const Problem& problem);

// The sample with this number, from 1. Throws Error if there is none.
fs::path sample_file(const Problem& problem, std::size_t number);

// The games of a file, or of standard input if `file` is empty; loose white space is forgiven, which
// the judge does not do. Throws Error if it is no legal input.
std::vector<rules::Game> read_games(const Problem& problem, const rules::Rules& rules,
                                    const fs::path& file);

}  // namespace tools

#endif
