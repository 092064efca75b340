// What the notes of a problem say of its wrong solutions.
#ifndef SCRIPTS_SRC_CATALOG_PITFALLS_HPP
#define SCRIPTS_SRC_CATALOG_PITFALLS_HPP

#include <cstddef>
#include <optional>

#include "catalog/problems.hpp"
#include "core/language.hpp"

namespace tools {

// A line of the list of pitfalls in the notes.
struct Pitfall {
    std::size_t number;  // from 1
    Text words;          // the sentence on the wrong solution, without Markdown
};

// That which leads to this wrong solution; nothing where the notes of one language have none.
std::optional<Pitfall> pitfall_of(const Problem& problem, const fs::path& wrong);

}  // namespace tools

#endif
