#include "core/rooms.hpp"

#include <algorithm>

#include "core/oracle.hpp"

namespace rules {

Row usual_sizes(Int most) {
    constexpr Int least = 16, greatest = 1000000;
    Row sizes;
    const auto add = [&](Int size) {
        if (least <= size && size < most && size <= greatest) sizes.push_back(size);
    };
    for (Int power = least; power <= greatest; power *= 2) add(power);
    for (Int power = 10; power <= greatest; power *= 10) {
        for (const Int tenths : {10, 15, 20, 30, 50}) add(power / 10 * tenths);
        add(power + 10);
    }
    std::sort(sizes.begin(), sizes.end());
    sizes.erase(std::unique(sizes.begin(), sizes.end()), sizes.end());
    return sizes;
}

std::vector<Room> rooms_of_rows() {
    const auto length = [](const Row& row) { return static_cast<Int>(row.size()); };
    Room rows{{"rows", "行"},
              [](const Game& game) { return static_cast<Int>(game.size()); },
              [](Game game, Int size) {
                  game.resize(to_index(size));
                  return game;
              }};
    Room first{{"numbers of the first row", "第一行的数"},
               [=](const Game& game) { return game.empty() ? 0 : length(game[0]); },
               [](Game game, Int size) {
                   game.at(0).resize(to_index(size));
                   return game;
               }};
    Room others{{"numbers of a row", "一行的数"},
                [=](const Game& game) {
                    Int most = 0;
                    for (std::size_t r = 1; r < game.size(); ++r) {
                        most = std::max(most, length(game[r]));
                    }
                    return most;
                },
                [=](Game game, Int size) {
                    for (std::size_t r = 1; r < game.size(); ++r) {
                        if (length(game[r]) > size) game[r].resize(to_index(size));
                    }
                    return game;
                }};
    return {rows, first, others};
}

std::vector<Room> Rules::rooms() const {
    return rooms_of_rows();
}

bool decides(const Rules& rules, const Room& room, const Game& game, Int size) {
    const Game cut = room.cut(game, size);
    return tools::legal_input(rules, {cut}) &&
           rules.second_answer(cut) != rules.second_answer(game);
}

std::vector<Game> beyond_each_size(const Rules& rules, const Room& room,
                                   const std::function<Game()>& draw, int tries) {
    std::vector<Game> games;
    Game game = draw();
    Row open = usual_sizes(room.need(game));
    for (; tries > 0 && !open.empty(); --tries, game = draw()) {
        const Int need = room.need(game);
        const auto told = std::remove_if(open.begin(), open.end(), [&](Int size) {
            return size < need && decides(rules, room, game, size);
        });
        if (told == open.end()) continue;
        open.erase(told, open.end());
        games.push_back(game);
    }
    return games;
}

}  // namespace rules
