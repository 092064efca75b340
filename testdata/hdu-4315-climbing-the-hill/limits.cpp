#include "rules.cpp"

namespace {

class Inputs : public ClimbingTheHill {
 public:
    void exhaustive(Sink& sink) const override {
        for (Int set = 1; set < Int{1} << kAnySet; ++set) {
            Row cells;
            for (Int cell = 1; cell <= kAnySet; ++cell) {
                if (set >> (cell - 1) & 1) cells.push_back(cell);
            }
            for (Int king = 1; king <= static_cast<Int>(cells.size()); ++king) {
                sink.game({{king}, cells});
            }
        }
    }
    tools::Text exhaustive_bound() const override {
        const std::string cells = std::to_string(kAnySet);
        return {"every set of the first " + cells + " cells, with the king at every place in it",
                "前 " + cells + " 格的所有子集，王在其中的每一个位置"};
    }
    Game random(Rng& rng, bool rare) const override {
        const Int n = rng.mixed(2, kPersons), king = any_king(rng, n);
        Int nim_sum = 0;
        if (!rare) {
            const bool any = rng.chance(1, 4);
            nim_sum = any ? rng.mixed(0, 60000) : rng.pick(powers_of_two(16384));
        }
        return steered(rng, n, rare ? std::max<Int>(king, 2) : king, nim_sum,
                       rng.mixed(2 * n + 4 * nim_sum + 8, 4 * kCells));
    }
    void limits(Sink& sink) const override {
        Rng rng(4315);
        const std::size_t most = games_per_input();
        std::vector<Game> games;
        // Most persons, on the greatest cells; each cell of a loss decides.
        for (const Int persons : {kPersons, kPersons - 1}) {
            for (std::size_t i = 0; i < most; ++i) {
                const Int king = i % 4 == 0 ? any_king(rng, persons) : Int{2} + rng.between(0, 3);
                games.push_back(pushed(steered(rng, persons, std::max<Int>(king, 2), 0, kCells)));
            }
            sink.all_of("most-persons-lost-" + std::to_string(persons % 2), games);
            for (std::size_t i = 0; i < most; ++i) {
                games.push_back(pushed(steered(rng, persons, 3, 1, kCells)));
            }
            games.back() = pushed(steered(rng, persons, 3, 0, kCells));
            sink.all_of("last-lost-" + std::to_string(persons % 2), games);
        }
        // The lost positions of few persons, with the king in every place: what he changes.
        for (const Int persons : {2, 3, 4, 5, 6, 7}) {
            for (Int king = 1; king <= persons; ++king) {
                for (const Int shift : {-1, 0, 1}) {
                    for (const Int greatest : {6, 40, 9000}) {
                        const Game lost = steered(rng, persons, king, 0, greatest * persons);
                        Game other = lost;
                        // The way of the topmost to the top is a cell less or more.
                        for (Int& cell : other[1]) cell += shift;
                        if (other[1][0] >= 1 && other[1].back() <= kCells) games.push_back(other);
                    }
                }
            }
        }
        sink.in_parts("few-persons", games, games_per_input());
        // A king far below the top is not the first or the second, whatever bits his place shares with
        // theirs.
        for (Int place = 32; place < kPersons; place += 32) {
            for (const Int king : {place + 1, place + 2}) {
                for (const Int persons : {kPersons, kPersons - 1}) {
                    games.push_back(steered(rng, persons, std::min(king, persons), 0, kCells));
                }
            }
        }
        sink.in_parts("low-kings", games, games_per_input());
        // Persons close together; crowds with one gap.
        for (const Int persons : {1, 2, 3, 4, 5, 999, 1000}) {
            for (const Int king : {1, 2, 3, 4, 5, 999, 1000}) {
                if (king > persons) continue;
                for (const Int first : {Int{1}, Int{2}, kCells - persons + 1}) {
                    Row cells;
                    for (Int i = 0; i < persons; ++i) cells.push_back(first + i);
                    games.push_back({{king}, cells});
                }
            }
        }
        sink.in_parts("crowds", games, games_per_input());
        // Every bit decides alone: a gap, or the way to the top; with others, which differ in it.
        for (const Int bit : powers_of_two(kCells)) {
            games.push_back({{2}, {1, bit + 2}});
            games.push_back({{3}, {bit, bit + 1, bit + 2}});
            games.push_back({{2}, {bit + 1, bit + 2, bit + 3}});
            games.push_back({{2}, {bit, bit + 1, bit + 2}});
            const Int gap = rng.between(1, std::max<Int>(1, (kCells - 8 - bit) / 2));
            if (2 * gap + bit + 5 <= kCells) {
                games.push_back({{4}, {1, gap + 2, gap + 3, 2 * gap + 4 + bit}});
                games.push_back({{4}, {1, gap + 2 + bit, gap + 3 + bit, 2 * gap + 4 + bit}});
                games.push_back({{3}, {gap + bit, gap + bit + 1, 2 * gap + bit + 2}});
                games.push_back({{2}, {gap + 1, gap + 2, 2 * gap + bit + 3}});
            }
            if (bit > 16384) continue;
            for (const Int persons : {40, 41, 999, 1000}) {
                games.push_back(steered(rng, persons, 2 + bit % 3, bit, kCells));
            }
        }
        games.push_back({{2}, {1, kCells}});
        games.push_back({{3}, {kCells - 2, kCells - 1, kCells}});
        for (Game& game : games) {
            if (game[1].back() > kCells) game = {{1}, {kCells}};
        }
        sink.in_parts("bits", games, games_per_input());
        // So many gaps of one size that a signed count of 8 bits is negative.
        for (const Int gap : {1, 2, 3, 4, 7, 8, 15, 16, 31, 32, 63, 64, 127, 128, 255, 256}) {
            for (const Int count : {2, 129, 255, 256}) {
                Row cells;
                for (Int i = 0; i < count; ++i) {
                    const Int upper = i * (gap + 2) + 1;
                    cells.push_back(upper);
                    cells.push_back(upper + gap + 1);
                }
                if (cells.back() <= kCells) games.push_back({{3}, cells});
            }
        }
        sink.all_of("equal-gaps", games);
        for (int i = 0; i < 20000; ++i) {
            const Int persons = rng.between(1, 5), king = rng.between(1, persons);
            games.push_back(persons == 1 ? Game{{1}, {rng.between(1, kCells)}}
                                         : steered(rng, persons, king, i % 2, 200));
        }
        sink.all_of("twenty-thousand-games", games);
    }

 private:
    static constexpr Int kAnySet = 9;

    static Int any_king(Rng& rng, Int persons) {
        return rng.chance(1, 2) ? rng.between(1, std::min<Int>(persons, 4))
                                : rng.between(1, persons);
    }
    // So many persons, two at least, whose gaps that count have this nim-sum (if the king were not the
    // first); those that count take about half of `cells`.
    static Game steered(Rng& rng, Int persons, Int king, Int nim_sum, Int cells) {
        const bool lone = persons % 2 != 0;
        const std::size_t pairs = to_index(persons / 2), heaps = pairs + (lone ? 1 : 0);
        for (Int greatest = std::min(cells, kCells) / static_cast<Int>(2 * heaps) + 1;;) {
            Row gaps(heaps);
            Int last = nim_sum, free = kCells - persons;
            for (std::size_t i = 1; i < heaps; ++i) last ^= gaps[i] = rng.between(0, greatest);
            gaps[0] = last;
            std::swap(gaps[0], gaps[to_index(rng.between(0, static_cast<Int>(heaps) - 1))]);
            for (const Int gap : gaps) free -= gap;
            // The first gap is the way to the top of a person left over, which has a cell at least.
            if (lone && gaps[0] == 0 && king != 2) continue;
            if (free < 1) {
                greatest = std::max<Int>(1, greatest / 2);
                continue;
            }
            Row on;
            Int cell = 0;
            if (lone) on.push_back(cell = gaps[0] + (king == 2 ? 1 : 0));
            const Int most = std::max<Int>(0, (free - 2) / static_cast<Int>(pairs));
            for (std::size_t i = heaps - pairs; i < heaps; ++i) {
                cell += 1 + rng.between(0, std::min(most, greatest));
                on.push_back(cell);
                cell += 1 + gaps[i];
                on.push_back(cell);
            }
            return {{king}, on};
        }
    }
    // The persons in pairs, or all but the first pair, stand as far down as they can.
    static Game pushed(Game game) {
        Row& cells = game[1];
        const Int by = kCells - cells.back();
        for (std::size_t i = cells.size() % 2; i < cells.size(); ++i) cells[i] += by;
        return game;
    }
};

}  // namespace

RULES(Inputs)
