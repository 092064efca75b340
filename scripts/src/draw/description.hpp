// What the kinds of pictures read: a table [pictures.NAME], and the programs that it names.
#ifndef SCRIPTS_SRC_DRAW_DESCRIPTION_HPP
#define SCRIPTS_SRC_DRAW_DESCRIPTION_HPP

#include <string>
#include <vector>

#include "base/toml.hpp"
#include "core/rules.hpp"
#include "draw/pictures.hpp"
#include "draw/svg.hpp"
#include "games/heap_games.hpp"

namespace tools {

struct Cell {
    int x, y;
};

class Description : public Keys {
 public:
    Description(const toml::table& table, const std::string& where, const PictureFolder& folder_)
        : Keys(table, where), folder(folder_) {}

    const PictureFolder& folder;

    std::string text(const char* key) { return get<std::string>(key); }
    int integer(const char* key, int least, int greatest);
    const Problem& problem() const;
    const rules::Rules& rules();

    // The first game of the picture's `case`, which is one of the problem's data.
    rules::Game game_of_case();
    // The picture's `game` for each cell, by the rules of the problem.
    std::vector<rules::Game> games(const std::vector<Cell>& cells);
    // The line that the solution prints for each game.
    std::vector<std::string> solve(const std::vector<rules::Game>& games);
    // Whether the player to move loses each game, as the solution says.
    std::vector<bool> lost(const std::vector<rules::Game>& games);
    std::vector<rules::Outcome> outcomes(const std::vector<rules::Game>& games);
    bool is_lost(const rules::Game& game) { return lost({game})[0]; }
    // The line that the picture's `program`, a source in the folder, prints for each line "x y".
    std::vector<std::string> ask(const std::vector<Cell>& cells);
    // How the player to move fares in each cell: by `game`, or by a `program` that prints P or N.
    std::vector<rules::Outcome> outcomes_of(const std::vector<Cell>& cells);

    // The values of 0 .. upto, and their period.
    PeriodSearch periodic(const HeapRule& rule, int upto) const {
        PeriodSearch search = search_period(rule, static_cast<std::size_t>(upto), 20000);
        if (!search.period) throw std::invalid_argument("no period was found");
        return search;
    }

 private:
    std::vector<std::string> run(const fs::path& source, const std::string& input,
                                 std::size_t lines) const;

    std::unique_ptr<rules::Rules> rules_ = {};
};

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
Svg tree(Description& keys);

}  // namespace tools

#endif
