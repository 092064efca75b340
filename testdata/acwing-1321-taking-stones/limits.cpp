#include "rules.cpp"

namespace {

class Inputs : public TakingOrJoining {
 public:
    void exhaustive(Sink& sink) const override {
        Rng rng(1321);
        Row heaps;
        for (Int stones = 1; stones <= kPlayed; ++stones) every(rng, stones, stones, heaps, sink);
    }
    tools::Text exhaustive_bound() const override {
        const std::string stones = std::to_string(kPlayed);
        return {"every choice of heaps with up to " + stones + " stones in all, in some order",
                "石子总数不超过 " + stones + " 的每一种分堆，各取一种顺序"};
    }
    Game random(Rng& rng, bool rare) const override {
        for (;;) {
            const Int ones = rng.chance(1, 2) ? rng.mixed(0, kHeaps) : rng.between(0, kHeaps);
            const bool few = rng.chance(1, 6);
            const Int any = rng.mixed(2, kMoves), moves = few ? 2 * rng.between(0, 1) : any;
            if (possible(ones, moves) && wins(ones, moves) != rare) {
                return {heaps_of(rng, ones, moves)};
            }
        }
    }
    Game longest() const override { return {Row(to_index(kHeaps), kGreatest)}; }
    void limits(Sink& sink) const override {
        Rng rng(132100);
        std::vector<Game> games;
        // The longest input with 998 for 1000 at the end of the last line, or of each: the verdict hangs
        // on each digit of the last number, and on the number as a whole.
        Row longest(to_index(kHeaps), kGreatest);
        longest.back() = kGreatest - 2;
        sink.ending("longest-to-the-end", to_index(kTests), this->longest(), {longest});
        games.assign(to_index(kTests), {longest});
        sink.all_of("longest-to-the-end-of-lines", games);
        for (Int i = 0; i < kTests; ++i) {
            Row heaps = longest;
            heaps[to_index(rng.between(0, kHeaps - 2))] -= 1;
            games.push_back({heaps});
        }
        sink.in_parts("longest-lost", games, kTests);
        // All numbers of heaps: of ones, of twos, of ones but for one heap, of the greatest.
        for (Int n = 1; n <= kHeaps; ++n) {
            const auto size = to_index(n);
            games.push_back({Row(size, 1)});
            games.push_back({Row(size, 2)});
            games.push_back({Row(size, kGreatest)});
            for (const Int heap : {Int{2}, Int{3}, Int{4}, kGreatest - 1, kGreatest}) {
                Row heaps(size, 1);
                heaps[to_index(rng.between(0, n - 1))] = heap;
                games.push_back({heaps});
            }
        }
        rng.shuffle(games);
        sink.in_parts("numbers-of-heaps", games, kTests);
        for (Int heap = 1; heap <= kGreatest; ++heap) games.push_back({{heap}});
        sink.in_parts("single", games, kTests);
        // Few moves with each number of ones; and numbers of moves that a narrow type takes for few,
        // or for negative ones.
        for (Int ones = 0; ones <= kHeaps; ++ones) {
            for (const Int moves : {0, 2, 3, 4, 5, 6, 7}) add(rng, ones, moves, games);
        }
        sink.in_parts("few-moves", games, kTests);
        for (const Int wrap : {64, 128, 256, 512, 1000, 1024, 10000, 32768, 50000}) {
            for (Int moves = wrap - 2; moves <= wrap + 4; ++moves) {
                for (Int ones = 0; ones <= 9; ++ones) add(rng, ones, moves, games);
                add(rng, 49 - moves / kGreatest, moves, games);
            }
        }
        for (Int moves = kMoves - 100; moves <= kMoves; ++moves) add(rng, 0, moves, games);
        rng.shuffle(games);
        sink.in_parts("wraps", games, kTests);
        // A win before each loss, and a loss before each win.
        for (Int i = 0; i < 2 * kTests; ++i) games.push_back(random(rng, i % 2 == 1));
        sink.in_parts("in-turn", games, kTests);
    }

 private:
    // All heaps of so many stones, none above `most`.
    static void every(Rng& rng, Int stones, Int most, Row& heaps, Sink& sink) {
        if (stones == 0) {
            Row drawn = heaps;
            rng.shuffle(drawn);
            return sink.game({drawn});
        }
        for (Int heap = std::min(stones, most); heap >= 1; --heap) {
            heaps.push_back(heap);
            every(rng, stones - heap, heap, heaps, sink);
            heaps.pop_back();
        }
    }

    // True if there are heaps, so many of them ones, and the others last so many moves.
    static bool possible(Int ones, Int moves) {
        if (moves == 0) return ones >= 1 && ones <= kHeaps;
        return moves >= 2 && ones >= 0 && moves <= (kHeaps - ones) * (kGreatest + 1) - 1;
    }
    static Row heaps_of(Rng& rng, Int ones, Int moves) {
        Row heaps(to_index(ones), 1);
        if (moves > 0) {
            // One move more, and each heap lasts as many as its stones and one.
            const Int least = (moves + 1 + kGreatest) / (kGreatest + 1);
            Int large = rng.between(least, std::min(kHeaps - ones, (moves + 1) / 3));
            if (rng.chance(1, 3)) large = least;
            for (Int left = moves + 1 - 3 * large; large > 0; --large) {
                const Int room = kGreatest - 2;
                const Int more =
                    rng.between(std::max<Int>(0, left - room * (large - 1)), std::min(room, left));
                heaps.push_back(2 + more);
                left -= more;
            }
        }
        rng.shuffle(heaps);
        return heaps;
    }
    static void add(Rng& rng, Int ones, Int moves, std::vector<Game>& games) {
        if (possible(ones, moves)) games.push_back({heaps_of(rng, ones, moves)});
    }
};

}  // namespace

RULES(Inputs)
