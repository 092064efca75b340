// What scripts/grundy says of a game.
#ifndef SCRIPTS_SRC_REPORTS_HEAP_GAME_REPORT_HPP
#define SCRIPTS_SRC_REPORTS_HEAP_GAME_REPORT_HPP

#include <string>

#include "games/dag.hpp"
#include "games/heap_games.hpp"

namespace tools {

struct HeapGameReport {
    Text name, moves;
    Text theorem;                  // what would prove a period; empty: nothing that is known here
    std::size_t theorem_from = 0;  // the least n from which it proves one
    std::size_t upto;              // the greatest heap to show
    PeriodSearch search = {};
    std::optional<Period> apparent = {};  // where none is proved
    std::optional<Formula> formula = {};  // what is known without one
};

// The values up to `upto`, and the period where heaps up to max(bound, upto) prove one. Throws
// std::invalid_argument where that takes too long.
HeapGameReport report(const std::vector<unsigned>& set, std::size_t upto, std::size_t bound);
HeapGameReport report(const OctalCode& code, std::size_t upto, std::size_t bound);
// Where no theorem proves a period, no heaps above `upto` are tried.
HeapGameReport report(const Split& split, std::size_t upto, std::size_t bound);

// `columns` values in a row.
std::string as_text(const HeapGameReport& report, std::size_t columns, Language language);
std::string as_json(const HeapGameReport& report, Language language);

// Each node's value, P or N, and a winning move.
std::string as_text(const DagGame& game, Language language);
std::string as_json(const DagGame& game);

}  // namespace tools

#endif
