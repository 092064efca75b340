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
    void limits(Sink& sink) const override {
        Rng rng(1730);
        const auto all = [&](Int gap) { return place(Row(kMostRows, gap), kMostColumns, rng); };
        Game one_gap = all(0), one_less = all(kMostColumns - 2);
        one_gap.back() = {1, 3};
        one_less.back() = {kMostColumns - 1, 1};
        sink.input("no-gaps", {all(0)});
        sink.input("widest-gaps", {all(kMostColumns - 2)});
        sink.input("one-gap-in-the-last-row", {one_gap});
        sink.input("one-gap-less-in-the-last-row", {one_less});
        // So many rows of one gap that a signed count of 8 bits is negative.
        std::vector<Game> equal;
        for (Int gap = 1; gap <= kMostColumns - 2; ++gap) {
            equal.push_back(place(Row(129, gap), kMostColumns, rng));
        }
        sink.input("equal-gaps", equal);
        std::vector<Game> boards;
        for (Int i = 0; i < 500; ++i) {
            Row gaps;
            for (Int row = 0; row < kMostRows; ++row) {
                gaps.push_back(rng.between(0, kMostColumns - 2));
            }
            // The last board is a loss, which its last row decides.
            if (i % 2 != 0) balance(gaps, kMostColumns, rng);
            boards.push_back(place(gaps, kMostColumns, rng));
        }
        sink.input("five-hundred-greatest-boards", boards);
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
