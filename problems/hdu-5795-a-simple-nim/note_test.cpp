#include "note_test.hpp"

#include "sprague_grundy.hpp"

namespace note_hdu_5795_a_simple_nim {

void values(const Table& table, Oracle&) {
    expect_values(
        table, sprague_grundy::grundy_values(100, [](unsigned n, sprague_grundy::Options& options) {
            for (unsigned left = 0; left < n; ++left) options.to(left);
            for (unsigned a = 1; a < n; ++a) {
                for (unsigned b = 1; a + b < n; ++b) options.to(a, b, n - a - b);
            }
        }));
}

const NoteTest test({.table = values,
                     .explained = {{"1\n3\n1 6 7\n", {"split heap 3 (7 stones) into 1, 2 and 4."}},
                                   {"1\n1\n1000000000\n", {"take all of heap 1"}}}});

}  // namespace note_hdu_5795_a_simple_nim
