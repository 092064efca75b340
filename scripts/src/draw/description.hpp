// What the kinds of pictures read: a table [pictures.NAME], and the programs that it names.
#ifndef SCRIPTS_SRC_DRAW_DESCRIPTION_HPP
#define SCRIPTS_SRC_DRAW_DESCRIPTION_HPP

#include <string>
#include <vector>

#include "base/toml.hpp"
#include "draw/pictures.hpp"
#include "draw/svg.hpp"
#include "games/heap_games.hpp"

namespace tools {

struct Cell {
    int x, y;
};

struct Description : Keys {
    const PictureFolder& folder;

    std::string text(const char* key) { return get<std::string>(key); }
    int integer(const char* key, int least, int greatest);
    const Problem& problem() const;

    // The lines that a program of the folder prints, "solution" being the problem's bundle.
    std::vector<std::string> run(const std::string& program, const std::string& input,
                                 std::size_t lines) const;
    // The line that the picture's program prints for each cell.
    std::vector<std::string> ask(const std::vector<Cell>& cells);
    // True iff the solution prints the picture's `lost` for this input.
    bool is_lost(const std::string& input) { return run("solution", input, 1)[0] == text("lost"); }

    // The values of 0 .. upto, and their period.
    template <class Rule>
    Search periodic(const Rule& rule, int upto) const {
        Search search = search_period([&](std::size_t heaps) { return values_of(rule, heaps); },
                                      proof_of(rule), static_cast<std::size_t>(upto), 20000);
        if (!search.period) throw std::invalid_argument("no period was found");
        return search;
    }
};

// What `each` says of all cells: {x}, {y} and {board}, y lines of x zeros.
std::string input_for(const std::vector<Cell>& cells, const std::string& each);

// The kinds; pictures.hpp says what each draws. They throw std::invalid_argument.
Svg binary(Description& keys);
Svg span(Description& keys);
Svg lattice(Description& keys);
Svg heat(Description& keys);
Svg rows(Description& keys);
Svg bars(Description& keys);
Svg intervals(Description& keys);
Svg graph(Description& keys);
Svg strip(Description& keys);
Svg stairs(Description& keys);

}  // namespace tools

#endif
