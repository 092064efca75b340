#include "note_test.hpp"

namespace note_hdu_2516_fibonacci_nim {

// How many losses there are, the greatest of them, and a win that a 32-bit table has.
void losses(const NoteTexts& told, Oracle& oracle) {
    const auto lost = [&](Number n) { return oracle(fmt::format("{}\n0\n", n)) == "Second win"; };
    Number a = 1, b = 2, count = 0;
    for (; b < Number{1} << 31; a = std::exchange(b, a + b)) {
        EXPECT_TRUE(lost(b)) << b;
        ++count;
    }
    told.expect({count, 2, 2, 31});
    told.expect({a});
    while ((b & UINT32_MAX) >> 31 != 0) a = std::exchange(b, a + b);
    EXPECT_FALSE(lost(b & UINT32_MAX));
    told.expect({32, b & UINT32_MAX});
    // The second method first names where its table ends.
    const Number size = numbers(oracle.rules().second_method()).at(0);
    told.expect_text(fmt::format("all $n$ below {} by the least", size),
                     fmt::format("验证了 {} 以内的所有 $n$", size));
}

const NoteTest test({.table = verdicts("{1}\n0\n", "First win"),
                     .played = losses,
                     .games = [](const auto& n) { return n[0] - 1; }});

}  // namespace note_hdu_2516_fibonacci_nim
