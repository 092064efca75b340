#include "note_test.hpp"

#include <cmath>

#include "wythoff.hpp"

namespace note_51nod_1185_wythoff_v2 {

// The first digits of the golden ratio after the point; d times it, rounded down, exactly.
Number times_cut_ratio(Number d) {
    constexpr Number digits[] = {618033988, 749894848, 204586834}, base = 1000000000;
    const Number high = d / base, low = d % base;
    Number x = low * digits[2];
    x = high * digits[2] + low * digits[1] + x / base;
    x = high * digits[1] + low * digits[0] + x / base;
    return d + high * digits[0] + x / base;
}

// The least pair that a program gets wrong which takes a = product(d) for cold. d * phi comes
// nearest to an integer at the Fibonacci numbers d, so one of them fails first.
std::vector<Number> first_wrong(const std::function<Number(Number)>& product) {
    for (Number d = 1, next = 2;; d = std::exchange(next, d + next)) {
        const Number a = product(d);
        if (wythoff::is_cold(a, a + d)) continue;
        const Number least = wythoff::is_cold(a + 1, a + 1 + d) ? a : a - 1;
        return {least, least + d};
    }
}

// Each pair is lost, and the program misses it, or won, and the program takes it for lost.
void first_wrong_pairs(const Table& table, Oracle& oracle) {
    const double phi = (1 + std::sqrt(5.0)) / 2;
    const long double long_phi = (1 + std::sqrt(5.0L)) / 2;
    const std::vector<std::function<Number(Number)>> products = {
        [&](Number d) { return static_cast<Number>(static_cast<double>(d) * phi); },
        [&](Number d) { return static_cast<Number>(static_cast<long double>(d) * long_phi); },
        times_cut_ratio};
    const std::vector<std::string> files = {"double", "long-double", "ratio-of-27-decimals"};
    ASSERT_EQ(table.size(), products.size() + 1);
    for (std::size_t y = 1; y < table.size(); ++y) {
        ASSERT_EQ(table[y].size(), 4u);
        const std::vector<Number> pair = numbers(table[y][2]);
        EXPECT_EQ(pair, first_wrong(products[y - 1])) << table[y][0];
        const bool lost = oracle(fmt::format("1\n{} {}\n", pair.at(0), pair.at(1))) == "B";
        EXPECT_EQ(lost, products[y - 1](pair[1] - pair[0]) != pair[0]);
        EXPECT_EQ(table[y][3], lost ? "P" : "N");
        const std::string text = tools::read_file(
            tools::root() / "testdata/51nod-1185-wythoff-v2/wrong" / (files[y - 1] + ".cpp"));
        const std::vector<Number> said = numbers(text.substr(0, text.find('\n')));
        EXPECT_NE(std::search(said.begin(), said.end(), pair.begin(), pair.end()), said.end())
            << files[y - 1] << " does not say that it first fails at " << fmt::format("{}", pair);
    }
}

void greatest_heap(const NoteTexts& told, Oracle& oracle) {
    const Number zeros =
        oracle.last_legal([](Number n) { return fmt::format("1\n1 1{}\n", std::string(n, '0')); });
    told.expect_text(fmt::format("For larger ones, up to $10^{{{}}}$, the answers", zeros),
                     fmt::format("更大的局面（直到 $10^{{{}}}$）的答案", zeros));
}

const NoteTest test({.table = first_wrong_pairs,
                     .played = greatest_heap,
                     .games = [](const auto& n) { return n[0] * n[0]; }});

}  // namespace note_51nod_1185_wythoff_v2
