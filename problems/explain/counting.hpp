// Explains how many layouts are won where gaps between pieces are heaps: Luogu P2490 and P5363.
#ifndef PROBLEMS_EXPLAIN_COUNTING_HPP
#define PROBLEMS_EXPLAIN_COUNTING_HPP

#include "explain/explanation.hpp"

namespace explanation {

// Layouts of pieces on a strip, modulo a prime. Some of the gaps are heaps; lost is a layout exactly
// when in each binary place the number of heaps with a 1 is a multiple of `by`.
struct Layouts {
    Int modulus;
    Int cells, pieces;
    Int heaps;  // of the pieces + 1 gaps
    Int by;

    // How many lost ones have each sum of the heaps; the other free cells go to the other gaps.
    Row lost_by_sum() const {
        const Int free = cells - pieces;
        Row row = binomials(heaps, heaps), lost(to_index(free) + 1);
        lost[0] = 1;
        for (Int bit = 1; bit <= free; bit *= 2) {
            for (Int s = free; s >= bit; --s) {
                for (Int ones = by; ones <= heaps && ones * bit <= s; ones += by) {
                    Int& ways = lost[to_index(s)];
                    ways = (ways + row[to_index(ones)] * lost[to_index(s - ones * bit)]) % modulus;
                }
            }
        }
        // All ways to put 0, 1, 2, ... cells into so many gaps.
        const Int others = pieces - heaps;
        row = binomials(others, others);
        for (std::size_t s = lost.size(); s-- > 0; advance(row)) {
            lost[s] = lost[s] * row.back() % modulus;
        }
        return lost;
    }
    std::string won() const {
        Int won = binomials(cells, pieces).back();
        for (const Int lost : lost_by_sum()) won += modulus - lost;
        return std::to_string(won % modulus);
    }
    // "Lost layouts by the sum of their gaps: 0: 15, 2: 9. One that is won has its pieces as above. ", the
    // first few; a long strip has more. `which` gaps: "their gaps".
    Text told(const Text& which, const Noun& piece) const {
        Text text;
        const Row lost = lost_by_sum();
        for (std::size_t s = 0, shown = 0; s < lost.size(); ++s) {
            if (lost[s] == 0) continue;
            if (shown++ == 8) {
                text += Text(" and so on", "，等等");
                break;
            }
            text += Text(text.empty() ? "" : ", ", text.empty() ? "" : "、") + std::to_string(s) +
                    Text(": ", "：") + std::to_string(lost[s]);
        }
        return Text("Lost layouts by the sum of ", "必败布局按") + which +
               Text(": ", "之和计数，依次是 ") + text +
               Text(std::string(". One that is won has its ") + piece.many + " as above. ",
                    "。上面是一个必胜的布局。");
    }

 private:
    // The next row of Pascal's triangle, as far as this one goes.
    void advance(Row& row) const {
        for (std::size_t j = row.size() - 1; j > 0; --j) row[j] = (row[j] + row[j - 1]) % modulus;
    }
    Row binomials(Int n, Int most) const {
        Row row(to_index(most) + 1);
        row[0] = 1;
        for (Int i = 0; i < n; ++i) advance(row);
        return row;
    }
};

}  // namespace explanation

#endif
