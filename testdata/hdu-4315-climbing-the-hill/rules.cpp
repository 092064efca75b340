// A game is {k} and the cells of the persons, from the top, of whom the k-th is the king.
#include "core/rules.hpp"

namespace {

using namespace rules;

constexpr Int kPersons = 1000, kCells = 99999;

class ClimbingTheHill : public Rules {
 public:
    std::vector<Game> parse(InStream& text) const override {
        std::vector<Game> games;
        while (!text.at_end()) {
            const Int n = text.integer(1, kPersons, "N");
            text.blank();
            const Int king = text.integer(1, n, "k");
            text.end_of_line();
            const Row cells = text.line(to_index(n), 1, kCells, {"a cell", "一个人所在的格子"});
            if (std::adjacent_find(cells.begin(), cells.end(), std::greater_equal<Int>()) !=
                cells.end()) {
                text.fail({"the cells do not increase", "格子的编号没有递增"});
            }
            games.push_back({{king}, cells});
        }
        return games;
    }
    std::string format(const std::vector<Game>& games) const override {
        return each(games, [](const Game& game) {
            return joined({static_cast<Int>(game.at(1).size()), game.at(0).at(0)}) +
                   joined(game.at(1));
        });
    }
    std::size_t games_per_input() const override { return 100; }

    // The component is the hill: k, then the cells of all who are not on the hilltop.
    void moves(const Component& hill, Options& options) const override {
        for (std::size_t i = 1; i < hill.size(); ++i) {
            for (Int to = i > 1 ? hill[i - 1] + 1 : 1; to < hill[i]; ++to) {
                Component next = hill;
                next[i] = to;
                options.to(next);
            }
        }
        // The first one may enter the hilltop; if he is the king, the game is over.
        if (hill[0] == 1) return options.to(Position{});
        Component next = hill;
        next.erase(next.begin() + 1);
        --next[0];
        options.to(next);
    }

    Verdicts verdicts() const override { return {"Alice", "Bob"}; }
    Position begin(const Game& game) const override {
        if (game.at(1).empty()) return {};
        Component hill = game.at(0);
        hill.insert(hill.end(), game[1].begin(), game[1].end());
        return {hill};
    }
    std::optional<Game> back(const Game&, const Position& position) const override {
        if (position.empty()) return Game{{1}, {}};
        const Component& hill = position[0];
        return Game{{hill[0]}, {hill.begin() + 1, hill.end()}};
    }
    // There are at most as many positions as sets of at most as many cells up to the last person.
    bool oracle_reaches(const Game& game) const override {
        const Row& persons = game.at(1);
        const Int cells = *std::max_element(persons.begin(), persons.end());
        Int sets = 1, all = 1;
        for (Int i = 1; i <= static_cast<Int>(persons.size()) && all <= 2000; ++i) {
            sets = sets * (cells - i + 1) / i;
            all += sets;
        }
        return all <= 2000;
    }
    // A walk up the hill, cell by cell: the free cells above a person count and do not count in turn,
    // where the last person's count; and bit by bit, whether an odd number of gaps has it. With the
    // king second and the last gap counting, the walk ends a cell before the hilltop: to enter it
    // would lose.
    std::string second_answer(const Game& game) const override {
        const Row& persons = game[1];
        if (game[0][0] == 1) return verdict(true);
        std::vector<bool> stands(to_index(kCells + 1));
        for (const Int cell : persons) stands[to_index(cell)] = true;
        const bool keeps_off = game[0][0] == 2;
        Row gaps;
        Int gap = 0;
        bool counts = false;
        for (Int cell = kCells; cell >= 0; --cell) {
            if (!stands[to_index(cell)]) {
                if (cell > 0 || !keeps_off) ++gap;
                if (cell > 0) continue;
            }
            if (counts) gaps.push_back(gap);
            counts = !counts;
            gap = 0;
        }
        for (Int bit = 1; bit <= kCells; bit *= 2) {
            const auto odd = std::count_if(gaps.begin(), gaps.end(),
                                           [&](Int each) { return each / bit % 2 != 0; });
            if (odd % 2 != 0) return verdict(true);
        }
        return verdict(false);
    }
    std::string second_method() const override { return "a walk over all cells, bit by bit"; }
};

}  // namespace
