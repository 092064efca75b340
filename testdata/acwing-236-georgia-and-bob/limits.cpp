#include "rules.cpp"

namespace {

class Inputs : public GeorgiaAndBob {
 public:
    void exhaustive(Sink& sink) const override {
        for (Int set = 1; set < Int{1} << kAnySet; ++set) {
            Row cells;
            for (Int cell = 1; cell <= kAnySet; ++cell) {
                if (set >> (cell - 1) & 1) cells.push_back(cell);
            }
            if (set < Int{1} << kAnyOrder) {
                do {
                    sink.game({cells});
                } while (std::next_permutation(cells.begin(), cells.end()));
            } else {
                std::rotate(cells.begin(), cells.begin() + set % static_cast<Int>(cells.size()),
                            cells.end());
                sink.game({cells});
            }
        }
    }
    tools::Text exhaustive_bound() const override {
        const std::string set = std::to_string(kAnySet), order = std::to_string(kAnyOrder);
        return {"every set of the first " + set + " cells; those of the first " + order +
                    " in every order",
                "前 " + set + " 格的所有子集；其中前 " + order + " 格的子集取所有顺序"};
    }
    Game random(Rng& rng, bool rare) const override {
        const Int n = rng.mixed(1, kPieces), most = kCells - n;
        // A loss, a win by any nim-sum, or a win by a single bit of it.
        Int nim_sum = 0;
        if (!rare) {
            const bool any = rng.chance(1, 4);
            nim_sum = any ? rng.mixed(1, most) : rng.pick(powers_of_two(most));
        }
        Row cells = steered(rng, n, nim_sum, nim_sum + rng.mixed(0, most - nim_sum));
        if (rng.chance(1, 4)) push(cells);
        rng.shuffle(cells);
        return {cells};
    }
    void limits(Sink& sink) const override {
        Rng rng(236);
        std::vector<Game> random_cells, last_cells, losses, alone, two_gaps, most;
        Row last;
        for (Int cell = kCells; cell > kCells - kPieces; --cell) last.push_back(cell);
        for (Int test = 0; test < kTests; ++test) {
            const Int n = kPieces - test % 2;
            random_cells.push_back({rng.distinct(static_cast<std::size_t>(n), 1, kCells)});
            last_cells.push_back({last});
            // The last test is a loss as long as its last piece stands where it does.
            last_cells.back()[0].resize(static_cast<std::size_t>(kPieces - 1 + test % 2));
            losses.push_back({pushed(rng, n, 0)});
        }
        for (const Int bit : powers_of_two(kCells - 1)) {
            alone.push_back({{bit + 1}});
            const Int n = rng.between(3, 4), gap = rng.between(0, (kCells - 4 - bit) / 2);
            // Two gaps that differ in this bit alone.
            Row cells = {gap + 1, kCells - (gap ^ bit) - 1, kCells};
            if (n == 4) cells = {1, gap + 2, kCells - (gap ^ bit) - 1, kCells};
            rng.shuffle(cells);
            two_gaps.push_back({cells});
            if (bit < kCells - kPieces) most.push_back({pushed(rng, kPieces - n % 2, bit)});
        }
        alone.push_back({{kCells}});
        sink.input("random-cells", random_cells);
        sink.input("last-cells-descending", last_cells);
        sink.input("most-pieces-losses", losses);
        sink.input("one-bit", alone);
        sink.input("two-gaps-differ-in-one-bit", two_gaps);
        sink.input("most-pieces-one-bit", most);
        // So many gaps of one size that a signed count of 8 bits is negative.
        std::vector<Game> equal;
        for (const Int gap : {1, 2, 3, 4, 7, 8, 15, 16, 31, 32}) {
            for (const Int count : {129, 255}) {
                if (count * (gap + 2) > kCells) continue;
                Row cells;
                for (Int i = 0; i < count; ++i) {
                    const Int left = i * (gap + 2) + 1;
                    cells.push_back(left);
                    cells.push_back(left + gap + 1);
                }
                rng.shuffle(cells);
                equal.push_back({cells});
            }
        }
        sink.input("equal-gaps", equal);
    }

 private:
    static constexpr Int kAnySet = 13, kAnyOrder = 6;

    // The cells of n pieces, from the left, whose gaps that count have this nim-sum; at most `free`
    // free cells lie between them. nim_sum <= free <= kCells - n.
    static Row steered(Rng& rng, Int n, Int nim_sum, Int free) {
        const std::size_t pairs = static_cast<std::size_t>(n + 1) / 2;
        const Int greatest = (free - nim_sum) / (2 * static_cast<Int>(pairs));
        Row gaps(pairs);
        Int left = free, last = nim_sum;
        for (std::size_t i = 1; i < pairs; ++i) {
            gaps[i] = rng.between(0, greatest);
            last ^= gaps[i];
            left -= gaps[i];
        }
        gaps[0] = last;  // at most 2 * greatest + nim_sum
        left -= last;
        rng.shuffle(gaps);
        if (pairs > 1 && left >= 2) {
            // A bit that two gaps gain or lose together may be higher than all others.
            const Int bit = rng.pick(powers_of_two(left / 2));
            for (const std::size_t i : {std::size_t{0}, pairs - 1}) {
                left += gaps[i] - (gaps[i] ^ bit);
                gaps[i] ^= bit;
            }
            rng.shuffle(gaps);
        }
        // From the left: free cells before a pair, its left piece, a gap, its right piece.
        Row cells;
        Int cell = 0;
        for (std::size_t i = 0; i < pairs; ++i) {
            if (i > 0 || n % 2 == 0) {
                cell += rng.between(0, left / static_cast<Int>(pairs)) + 1;
                cells.push_back(cell);
            }
            cell += gaps[i] + 1;
            cells.push_back(cell);
        }
        return cells;
    }
    // Moves all pairs right together, until the last piece is on the last cell. No gap that counts
    // becomes wider.
    static void push(Row& cells) {
        const Int by = kCells - cells.back();
        for (std::size_t i = cells.size() % 2; i < cells.size(); ++i) cells[i] += by;
    }
    static Row pushed(Rng& rng, Int n, Int nim_sum) {
        Row cells = steered(rng, n, nim_sum, kCells - n);
        push(cells);
        rng.shuffle(cells);
        return cells;
    }
};

}  // namespace

RULES(Inputs)
