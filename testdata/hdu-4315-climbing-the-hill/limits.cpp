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
    Game longest() const override {
        Row cells;
        for (Int cell = kCells - kPersons + 1; cell <= kCells; ++cell) cells.push_back(cell);
        return {{kPersons}, cells};
    }
    // The values are the gaps that count.
    Sums sums() const override {
        return {kCells - 2, to_index(kPersons / 2), of_gaps, {}, kCells - kPersons};
    }
    void limits(Sink& sink) const override {
        Rng rng(4315);
        std::vector<Game> games;
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
        // The way to the top has each bit alone.
        for (const Int bit : powers_of_two(kCells)) {
            games.push_back({{2}, {bit + 1, bit + 2, bit + 3}});
            games.push_back({{3}, {bit, bit + 1, bit + 2}});
        }
        sink.in_parts("crowds", games, games_per_input());
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
            const Int most = std::max<Int>(0, (free - 2) / static_cast<Int>(pairs));
            return placed(rng, gaps, lone, king, std::min(most, greatest));
        }
    }
    // The persons whose gaps that count are these; the first one may be that of a person left over. Up
    // to `apart` free cells are above each pair.
    static Game placed(Rng& rng, const Row& gaps, bool lone, Int king, Int apart) {
        Row cells;
        Int cell = 0;
        for (const Int gap : gaps) {
            if (cells.empty() && lone) {
                cells.push_back(cell = gap + (king == 2 ? 1 : 0));
                continue;
            }
            cells.push_back(cell += 1 + rng.between(0, apart));
            cells.push_back(cell += 1 + gap);
        }
        return {{king}, cells};
    }
    static Game of_gaps(Rng& rng, const Row& gaps) {
        const Int heaps = static_cast<Int>(gaps.size());
        const bool lone = heaps > 1 && rng.chance(1, 2);
        const Int persons = 2 * heaps - lone, king = rng.between(2, std::min<Int>(persons, 4));
        Int free = kCells - persons;
        for (const Int gap : gaps) free -= gap;
        if (free < 0) return {};
        Game game = placed(rng, gaps, lone, king, free / heaps);
        // All but a person left over stand as far down as they can.
        Row& cells = game[1];
        const Int by = rng.chance(1, 2) ? kCells - cells.back() : 0;
        for (std::size_t i = lone ? 1 : 0; i < cells.size(); ++i) cells[i] += by;
        return game;
    }
};

}  // namespace

RULES(Inputs)
