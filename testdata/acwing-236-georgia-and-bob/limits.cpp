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
    Game longest() const override {
        Row cells;
        for (Int cell = kCells; cell > kCells - kPieces; --cell) cells.push_back(cell);
        return {cells};
    }
    // The values are the gaps that count.
    Sums sums() const override {
        const Int pairs = kPieces / 2;
        return {kCells - 1, to_index(pairs), of_gaps, {}, kCells - kPieces};
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
        return placed(rng, gaps, n % 2 != 0, left);
    }
    // The cells of pieces whose gaps that count are these, from the left; the first one may be that of
    // a piece alone. At most `left` other cells lie before the last piece.
    static Row placed(Rng& rng, const Row& gaps, bool alone, Int left) {
        Row cells;
        Int cell = 0;
        for (const Int gap : gaps) {
            if (!cells.empty() || !alone) {
                cell += rng.between(0, left / static_cast<Int>(gaps.size())) + 1;
                cells.push_back(cell);
            }
            cells.push_back(cell += gap + 1);
        }
        return cells;
    }
    static Game of_gaps(Rng& rng, const Row& gaps) {
        Int left = kCells - 2 * static_cast<Int>(gaps.size());
        for (const Int gap : gaps) left -= gap;
        if (left < -1) return {};
        Row cells = placed(rng, gaps, left < 0 || rng.chance(1, 2), std::max<Int>(left, 0));
        if (rng.chance(1, 2)) push(cells);
        rng.shuffle(cells);
        return {cells};
    }
    // Moves all pairs right together, until the last piece is on the last cell. No gap that counts
    // becomes wider.
    static void push(Row& cells) {
        const Int by = kCells - cells.back();
        for (std::size_t i = cells.size() % 2; i < cells.size(); ++i) cells[i] += by;
    }
};

}  // namespace

RULES(Inputs)
