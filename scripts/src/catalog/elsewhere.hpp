// Games that are not here: what chapters lead to, and the index of games lists.
#ifndef SCRIPTS_SRC_CATALOG_ELSEWHERE_HPP
#define SCRIPTS_SRC_CATALOG_ELSEWHERE_HPP

#include <optional>
#include <string>
#include <vector>

#include "core/language.hpp"

namespace tools {

struct GameElsewhere {
    std::string judge, number, url;
    Text title;
    std::optional<long> year;  // of its contest, where that is known
    long difficulty;           // 1 to 5
    std::string chapter;       // that has its tool
};

// problems/elsewhere.toml, in its order. Throws Error where a key is missing, unknown or wrong, or a game
// comes twice.
std::vector<GameElsewhere> games_elsewhere();

}  // namespace tools

#endif
