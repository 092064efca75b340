#include "note_test.hpp"

#include "sprague_grundy.hpp"

namespace note_hdu_3032_nim_or_not_nim {

void values(const Table& table, Oracle&) {
    expect_values(
        table, sprague_grundy::grundy_values(100, [](unsigned n, sprague_grundy::Options& options) {
            for (unsigned left = 0; left < n; ++left) options.to(left);
            for (unsigned a = 1; a < n; ++a) options.to(a, n - a);
        }));
}

const NoteTest test({.table = values,
                     .explained = {{"1\n3\n1 2 3\n", {"split heap 3 (3 stones) into 1 and 2."}},
                                   {"1\n1\n2147483647\n", {"take all of heap 1", "2147483648"}}}});

}  // namespace note_hdu_3032_nim_or_not_nim
