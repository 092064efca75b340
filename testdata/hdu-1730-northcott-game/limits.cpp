#include "rules.cpp"

namespace {

class Inputs : public NorthcottGame {
 public:
    void exhaustive(Sink& sink) const override {
        for (Int columns = 2; columns <= kWidest; ++columns) {
            for (Int rows = 1; positions(rows, columns) <= kExhaustive; ++rows) {
                for_each_board(rows, {{columns}}, sink);
            }
        }
    }
    tools::Text exhaustive_bound() const override {
        const std::string columns = "$m \\le " + std::to_string(kWidest) + '$',
                          count = "$(m (m - 1))^n \\le " + std::to_string(kExhaustive) + '$';
        return {columns + " and " + count, columns + " 且 " + count};
    }
    Game random(Rng& rng, bool rare) const override {
        const Int rows = rng.mixed(1, kMostRows), columns = rng.mixed(2, kMostColumns);
        Row gaps;
        for (Int i = 0; i < rows; ++i) gaps.push_back(rng.between(0, columns - 2));
        if (rare || rng.chance(1, 2)) {
            balance(gaps, columns, rng);
            // A win by one bit, if the row is wide enough for it.
            const Int bit = Int{1} << rng.between(0, 6), other = gaps[0] ^ bit;
            if (!rare) gaps[0] = other <= columns - 2 ? other : rng.between(0, columns - 2);
            rng.shuffle(gaps);
        }
        return place(gaps, columns, rng);
    }
    Game longest() const override {
        Game game(kMostRows + 1, {kMostColumns - 1, kMostColumns});
        game[0] = {kMostColumns};
        return game;
    }
    Sums sums() const override {
        return {kMostColumns - 2, kMostRows,
                [](Rng& rng, const Row& gaps) { return place(gaps, kMostColumns, rng); }};
    }

 private:
    static void for_each_board(Int rows, Game board, Sink& sink) {
        if (rows == 0) return sink.game(board);
        const Int columns = board[0][0];
        board.push_back({});
        for (Int tom = 1; tom <= columns; ++tom) {
            for (Int jerry = 1; jerry <= columns; ++jerry) {
                board.back() = {tom, jerry};
                if (tom != jerry) for_each_board(rows - 1, board, sink);
            }
        }
    }

    // Changes the last gaps so that the nim-sum of all is 0.
    static void balance(Row& gaps, Int columns, Rng& rng) {
        Int rest = 0;
        for (std::size_t i = 0; i + 1 < gaps.size(); ++i) rest ^= gaps[i];
        while (rest > columns - 2) {
            Int& gap = gaps[gaps.size() - 2];
            rest ^= gap;
            gap = rng.between(0, columns - 2);
            rest ^= gap;
        }
        gaps.back() = rest;
    }
    static Game place(const Row& gaps, Int columns, Rng& rng) {
        Game game = {{columns}};
        for (const Int gap : gaps) {
            const Int left = rng.between(1, columns - 1 - gap);
            game.push_back({left, left + gap + 1});
            if (rng.chance(1, 2)) std::swap(game.back()[0], game.back()[1]);
        }
        return game;
    }
};

}  // namespace

RULES(Inputs)
