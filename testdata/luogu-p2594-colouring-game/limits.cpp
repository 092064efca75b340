#include "rules.cpp"

namespace {

class Inputs : public ColouringGame {
 public:
    void exhaustive(Sink& sink) const override {
        for (Int rows = 1; rows <= kSearched; ++rows) {
            for (Int columns = 1; rows * columns <= kSearched; ++columns) {
                for (Int set = 0; set >> (rows * columns) == 0; ++set) {
                    Game board = heads(rows, columns);
                    for (Int coin = 0; coin < rows * columns; ++coin) {
                        if (set >> coin & 1) turn(board, {coin / columns + 1, coin % columns + 1});
                    }
                    sink.game(board);
                }
            }
        }
    }
    tools::Text exhaustive_bound() const override {
        const std::string coins = std::to_string(kSearched);
        return {"every board of up to " + coins + " coins",
                "不超过 " + coins + " 枚硬币的所有局面"};
    }
    Game random(Rng& rng, bool rare) const override {
        const Int rows = rng.mixed(1, kSide);
        Game board = heads(rows, rng.mixed(1, kSide));
        shake(rng, board);
        if (rare || rng.chance(1, 2)) {
            Sum wanted;
            if (!rare) wanted.add_power(rng.between(0, greatest(board)));
            complete(rng, board, wanted);
        }
        return board;
    }
    Game longest() const override { return Game(kSide, Row(kSide, 1)); }
    void limits(Sink& sink) const override {
        Rng rng(2594);
        std::vector<Game> games;
        // A loss is missed by each bit, on few coins and on many.
        for (Int bit = 0; bit <= 2 * kSide - 2; ++bit) {
            for (const bool few : {true, false}) {
                const Int least = std::max(Int{2}, bit - kSide + 2);
                const Int rows = rng.between(least, kSide);
                Game board = heads(rows, rng.between(std::max(bit + 2 - rows, Int{2}), kSide));
                if (!few) shake(rng, board);
                complete(rng, board, sum_of({bit}));
                games.push_back(board);
            }
        }
        sink.in_parts("bits", games, kTests);
        // Two bits that are one where a shift is taken modulo a width, where a key is short, or where exponents
        // end too early.
        for (Int apart = 1; apart <= 2 * kSide - 2; ++apart) {
            for (const Int upper : {rng.between(apart, 2 * kSide - 2), 2 * kSide - 2}) {
                if (upper == 2 * kSide - 2 && apart > 8 && apart < 2 * kSide - 10) continue;
                Game board = heads(kSide, kSide);
                if (rng.chance(1, 2)) shake(rng, board);
                complete(rng, board, sum_of({upper, upper - apart}));
                games.push_back(board);
            }
        }
        sink.in_parts("two-bits", games, kTests);
        // Two lone coins, each on an edge or not, that cancel or just do not.
        const auto pair = [&](const Row& one, const Row& other) {
            if (one == other) return;
            Game board = heads(std::max(one[0], other[0]), std::max(one[1], other[1]));
            turn(board, one);
            turn(board, other);
            games.push_back(board);
        };
        const auto on_an_edge = [&](Int place) {
            return rng.chance(1, 2) ? Row{1, place} : Row{place, 1};
        };
        for (Int power = 1; power <= 64; power *= 2) {
            for (Int odd = 1; odd * power <= kSide; odd += 2) {
                for (const bool same : {true, false}) {
                    // Before the call: compilers draw for its arguments in an order of their own.
                    const Row edge = on_an_edge(same ? power : rng.between(1, kSide));
                    pair(on_an_edge(odd * power), edge);
                }
                for (const Int diagonal : {power, odd * power}) {
                    for (const Int exponent : {diagonal, logarithm(power)}) {
                        for (const Int off : {-1, 0, 1}) {
                            const Int sides = exponent + off + 2;
                            if (sides < 4) continue;
                            const Int row = rng.between(2, sides - 2);
                            pair(on_an_edge(odd * power), {row, sides - row});
                        }
                    }
                }
            }
        }
        for (Int sides = 5; sides <= 2 * kSide; ++sides) {
            const Int least = std::max(Int{2}, sides - kSide);
            const Int one = rng.between(least, sides - least),
                      other = rng.between(least, sides - least);
            pair({one, sides - one}, {other, sides - other});
            pair({least, sides - least}, {sides - least, least});
        }
        sink.in_parts("two-coins", games, kTests);
        // All sizes of a single row and column, won and lost.
        for (Int side = 1; side <= kSide; ++side) {
            for (const bool lost : {true, false}) {
                const bool row = rng.chance(1, 2);
                Game board = row ? heads(1, side) : heads(side, 1);
                shake(rng, board);
                if (lost) complete(rng, board, {});
                games.push_back(board);
            }
        }
        sink.in_parts("single-rows", games, kTests);
        std::vector<Game> greatest(kTests, heads(kSide, kSide));
        for (Game& board : greatest) {
            shake(rng, board);
            if (rng.chance(1, 2)) complete(rng, board, {});
        }
        sink.input("greatest-boards", greatest);
        // What clears the count of the least value, such as the end of a row of as many letters, has seen (1, 1).
        for (Int rows = 1; rows <= kSide; ++rows) {
            Game board = heads(rows, kSide);
            turn(board, {1, 1});
            games.push_back(board);
        }
        sink.in_parts("corners", games, kTests);
        // Sums that are 0 where values are taken modulo a prime of which people think first.
        for (const Int prime : {1'000'000'007, 998'244'353}) {
            const Int power = Int{1} << 30;
            for (const Int number : {prime, power ^ (power % prime)}) {
                Row exponents;
                for (Int bit = 0; number >> bit != 0; ++bit) {
                    if (number >> bit & 1) exponents.push_back(bit);
                }
                Game board = heads(2, 40);
                complete(rng, board, sum_of(exponents));
                games.push_back(board);
            }
        }
        sink.input("primes", games);
        sink.input("smallest-boards", std::vector<Game>(kTests, {{1}}));
    }

 private:
    static Game heads(Int rows, Int columns) {
        return Game(to_index(rows), Row(to_index(columns)));
    }
    static Sum sum_of(const Row& exponents) {
        Sum sum;
        for (const Int exponent : exponents) sum.add_power(exponent);
        return sum;
    }
    static void turn(Game& board, const Row& place) {
        board.at(to_index(place[0] - 1)).at(to_index(place[1] - 1)) ^= 1;
    }
    // Turns any coins, of a density that is drawn.
    static void shake(Rng& rng, Game& board) {
        const Int of = rng.pick(Row{2, 2, 3, 10, 50});
        for (Row& row : board) {
            for (Int& coin : row) coin ^= rng.chance(1, of);
        }
    }
    // Of the greatest power of two that is no more than this number.
    static Int logarithm(Int number) {
        Int exponent = 0;
        while (number >> (exponent + 1) != 0) ++exponent;
        return exponent;
    }
    // The exponent of the greatest value of a coin.
    static Int greatest(const Game& board) {
        const Int rows = static_cast<Int>(board.size());
        const bool single = rows == 1 || columns(board) == 1;
        return single ? logarithm(rows * columns(board)) : rows + columns(board) - 2;
    }
    // The places of the greatest board whose coins have this value.
    static const std::vector<Row>& coins_worth(Int exponent) {
        static const std::vector<std::vector<Row>> all = [] {
            std::vector<std::vector<Row>> found(2 * kSide);
            for (Int row = 1; row <= kSide; ++row) {
                for (Int column = 1; column <= kSide; ++column) {
                    found[to_index(exponent_of({row, column}))].push_back({row, column});
                }
            }
            return found;
        }();
        return all.at(to_index(exponent));
    }
    // Turns a coin for each bit that the nim-sum and the wanted one differ in.
    static void complete(Rng& rng, Game& board, const Sum& wanted) {
        const Int rows = static_cast<Int>(board.size());
        Sum difference = value_of(board);
        difference.add(wanted);
        for (const Int exponent : difference.exponents()) {
            std::vector<Row> places;
            for (const Row& place : coins_worth(exponent)) {
                if (place[0] <= rows && place[1] <= columns(board)) places.push_back(place);
            }
            turn(board, rng.pick(places));
        }
    }
};

}  // namespace

RULES(Inputs)
