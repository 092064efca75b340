// Included after a described game: computes a table of it, up to the numbers in `asked`, and prints how
// many positions that were.
#define main answers
#include <lab_main.hpp>
#undef main

int main() {
    lab::inside::Extent extent;
    for (int number; std::scanf("%d", &number) == 1;) asked.push_back(number);
    extent.upto = asked;
    extent.seconds = 1000;
    const lab::inside::Game game;
    lab::inside::Tables<lab::inside::Described> tables(game);
    std::printf("%zu\n", tables.compute(extent).table.size());
}
