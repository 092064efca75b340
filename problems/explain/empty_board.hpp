// What the notes of HDU 1760 and 1809 tell of boards without blocked cells, and of their data.
#ifndef PROBLEMS_EXPLAIN_EMPTY_BOARD_HPP
#define PROBLEMS_EXPLAIN_EMPTY_BOARD_HPP

#include <cstddef>
#include <string>

#include "../../common/board_squares.hpp"
#include "../../common/node_kayles.hpp"
#include "base/files.hpp"
#include "core/cases.hpp"
#include "core/rules.hpp"

inline unsigned long empty_board_value(std::size_t rows, std::size_t columns) {
    node_kayles::Sum sum;
    sum.add(board_squares::squares(board_squares::Board(rows, std::string(columns, '0'))));
    return sum.grundy();
}

// How many megabytes a Sum takes at most for what it knows, if nobody says otherwise.
inline std::string megabytes_of_a_sum() {
    const std::string header = tools::read_file(tools::root() / "common/node_kayles.hpp"),
                      begin = "explicit Sum(unsigned megabytes = ";
    const std::size_t at = header.find(begin) + begin.size();
    return header.substr(at, header.find(')', at) - at);
}

// How many places a board may have without being large, and how many large boards a random input has.
struct LargeBoards {
    unsigned long places = 0, most = 0;
};

// `first` begins a game.
inline LargeBoards large_boards(const rules::Rules& rules, const std::string& first) {
    // What an input of so many boards, each a strip with so many places, goes beyond; "" for nothing.
    const auto beyond = [&](unsigned long boards, unsigned long places) {
        const std::string row = std::string(places + 1, '0') + '\n';
        const std::string game = first + "2 " + std::to_string(places + 1) + '\n' + row + row;
        std::string input;
        for (unsigned long i = 0; i < boards; ++i) input += game;
        return rules.own_bound(tools::parse(rules, input));
    };
    LargeBoards found;
    while (beyond(rules.games_per_input(), found.places + 1).empty()) ++found.places;
    while (beyond(found.most + 1, found.places + 1).empty()) ++found.most;
    return found;
}

#endif
