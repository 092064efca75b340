// What the inputs of the two Tetris games share.
#ifndef TESTDATA_FAMILIES_BOARDS_LIMITS_HPP
#define TESTDATA_FAMILIES_BOARDS_LIMITS_HPP

#include "boards.hpp"
#include "core/alike.hpp"

namespace boards {

// Makes boards whose values `mex` knows.
class BoardMaker {
 protected:
    explicit BoardMaker(FullMex& mex) : mex_(mex) {}

    Int value(const Board& board) const { return mex_.value(board); }
    // Calls take(board) with every board of a size.
    template <class Take>
    static void all_boards(Int rows, Int columns, Take take) {
        for (Bits cells = 0; cells < Bits{1} << (rows * columns); ++cells) {
            Board board = empty(rows, columns);
            for (Int i = 0; i < rows * columns; ++i) {
                if (cells >> i & 1) block(board, i / columns, i % columns);
            }
            take(board);
        }
    }
    // A board of this size with at least `blocked` blocked cells, and as many as make it legal. On
    // the border they leave the most room for squares.
    static Board random_board(Rng& rng, Int rows, Int columns, Int blocked, bool on_border) {
        Board board = empty(rows, columns);
        const Int free = std::min(kFree, rows * columns - blocked);
        while (count_free(board) > free) {
            const Int r = rng.between(0, rows - 1), c = rng.between(0, columns - 1);
            const bool border = r == 0 || r == rows - 1 || c == 0 || c == columns - 1;
            if (border || !on_border) block(board, r, c);
        }
        return board;
    }
    static Board hard_board(Rng& rng) {
        static const std::vector<std::pair<Int, Int>> sizes = {
            {7, 7}, {6, 7}, {6, 6}, {6, 8}, {5, 9}, {5, 8}, {4, 12}, {4, 11}, {4, 10}, {3, 16}};
        for (;;) {
            auto [rows, columns] = rng.pick(sizes);
            if (rng.chance(1, 2)) std::swap(rows, columns);
            const Int spare = std::max(Int{0}, rows * columns - kFree) + rng.between(0, 3);
            Board board = random_board(rng, rows, columns, spare, rng.chance(2, 3));
            if (count_squares(board) >= 18) return board;
        }
    }
    // A board with two parts worth 4 or more, as much as fits into 40 cells: one of 4 takes 16
    // cells, one of 5 takes 20. Chance hardly brings them; so cells of a board change as long as
    // that does not make the lesser of its two greatest parts worth less. Every second board has
    // two parts of different values, and is won.
    Board two_great_parts(Rng& rng) const {
        const bool different = rng.chance(1, 2);
        for (;;) {
            Board board = any_board(rng);
            if (rows(board) * columns(board) < 40) continue;
            for (Int step = 0, best = -1; step < 1000; ++step) {
                Board next = board;
                for (Int changes = rng.between(1, 3); changes > 0; --changes) {
                    next[static_cast<std::size_t>(rng.between(1, rows(board)))] ^=
                        Int{1} << rng.between(0, columns(board) - 1);
                }
                if (count_free(next) > kFree) continue;
                Row parts = mex_.parts(next);
                parts.resize(2);
                const Int score = parts[1] * 100 + parts[0];
                if (score < best) continue;
                board = next;
                best = score;
                if (parts[1] >= 4 && (parts[0] > parts[1]) == different) return board;
            }
        }
    }
    static Board any_board(Rng& rng) {
        if (rng.chance(1, 4)) return hard_board(rng);
        const bool tiny = rng.chance(1, 2);
        const Int rows = tiny ? rng.between(1, 5) : rng.mixed(1, kCells);
        const Int columns = tiny ? rng.between(1, 5) : rng.between(1, kCells / rows);
        return random_board(rng, rows, columns, rng.between(0, rows * columns / 3), false);
    }
    // All sizes without a blocked cell.
    static Game empty_boards() {
        Game all;
        for (Int rows = 1; rows <= kFree; ++rows) {
            for (Int columns = 1; columns <= kFree / rows; ++columns) {
                all.push_back(empty(rows, columns));
            }
        }
        return all;
    }
    // The board, turned and mirrored: eight boards.
    static Game images(const Board& board) {
        Board transposed = empty(columns(board), rows(board));
        for (Int r = 0; r < rows(board); ++r) {
            for (Int c = 0; c < columns(board); ++c) {
                if (!is_free(board, r, c)) block(transposed, c, r);
            }
        }
        Game all;
        for (const Board& turned : {board, transposed}) {
            for (const bool flipped : {false, true}) {
                for (const bool mirrored : {false, true}) {
                    Board image = empty(rows(turned), columns(turned));
                    for (Int r = 0; r < rows(turned); ++r) {
                        for (Int c = 0; c < columns(turned); ++c) {
                            if (is_free(turned, r, c)) continue;
                            block(image, flipped ? rows(turned) - 1 - r : r,
                                  mirrored ? columns(turned) - 1 - c : c);
                        }
                    }
                    all.push_back(image);
                }
            }
        }
        return all;
    }
    // Lost boards with moves to 8 and more. In some, two moves lead to the same part of that value:
    // whoever keeps too few bits of it finds another one in a memo and calls the board won.
    static Game lost_with_great_moves() {
        Game all;
        for (const Board& board :
             {drawn({"1100", "0000", "0000", "0011", "0000", "0000", "0001", "0000", "0000", "0000",
                     "0000"}),
              drawn({"000000001111", "000000001000", "000000000001", "000010000001"}),
              drawn({"000000", "000000", "100000", "000000", "001000", "000000", "000000"})}) {
            for (const Board& image : images(board)) all.push_back(image);
        }
        return all;
    }
    // Rings: both ways around the hole are of one length, so a search from the top meets the last
    // squares of the ring from both sides at once.
    static Game rings() {
        Game all;
        for (const Int columns : {6, 8}) {
            for (Int rows = 5; (rows - 1) * columns <= kFree; ++rows) {
                for (Int hole = 2; hole + 2 < rows; ++hole) {
                    Board ring = empty(rows, columns);
                    for (Int c = 0; c < columns; ++c) {
                        const bool middle = c == columns / 2 - 1 || c == columns / 2;
                        block(ring, middle ? hole : 0, c);
                    }
                    all.push_back(ring);
                }
            }
        }
        return all;
    }
    // Boards of the value 10, the greatest of all, and of 9; the last one has parts of 9 and 1.
    static Game greatest_values() {
        return {drawn({"10000001", "10000001", "00110000", "00000000", "00000000", "00110000"}),
                drawn({"11100100", "00100100", "00000000", "00000000", "00000000", "11000000"}),
                drawn({"001000011100", "001000011100", "000000000000", "000000000000"}),
                drawn({"1001", "1001", "0000", "0000", "0000", "0000", "0000", "0000", "0011",
                       "0011", "0000", "0000"}),
                drawn({"100000000001", "100000000000", "010000010000", "110000100000"}),
                drawn({"00100100", "00100100", "11000000", "00000000", "00000000", "11000000"})};
    }
    // Lost boards of 40 free cells that a search wins which stops after nine moves.
    static Game ten_moves() {
        Game all;
        for (const Board& board :
             {drawn({"11000011", "00000000", "00000000", "11000000", "00000000", "00000011"}),
              drawn({"00000000", "00000000", "11001100", "00000000", "00000000", "11001100"}),
              drawn({"001001", "001001", "000000", "000000", "001001", "001001", "000000",
                     "000000"})}) {
            for (const Board& image : images(board)) all.push_back(image);
        }
        return all;
    }
    // Pairs of boards, of different winners, that have the same key of each kind that people keep a
    // position under; of each pair all images of the same sides, so that the key may read the cells from any corner.
    Game boards_of_one_key() const {
        std::vector<std::pair<Board, Board>> pairs;
        Rng rng(49);
        const auto suit = [&](const Board& one, const Board& other) { return tell(one, other); };
        // A board of any rows, of which about one cell in three is blocked.
        const auto drawn_rows = [&](Int rows, Int columns) {
            Board board = {columns};
            const Int most = (Int{1} << columns) - 1;
            while (static_cast<Int>(board.size()) <= rows) {
                const Int cells = rng.between(0, most), others = rng.between(0, most);
                board.push_back(rng.chance(1, 3) ? cells : cells & others);
            }
            return board;
        };
        for (const char* gain : gains_of_cells()) {
            Board one, other;
            do {
                one = other = empty(7, 7);
                for (Int cell = 0; cell < kCells; ++cell) {
                    const bool both = gain[cell] == '.' && rng.chance(1, 3);
                    if (both || gain[cell] == '-') block(one, cell / 7, cell % 7);
                    if (both || gain[cell] == '+') block(other, cell / 7, cell % 7);
                }
            } while (!tell(one, other));
            pairs.emplace_back(one, other);
        }
        // The rows as numbers: sums, products, digits; the whole board as a number modulo the size
        // of a table; polynomials.
        std::vector<Key> keys = usual_keys();
        for (const Bits size : {10007, 65521, 99991, 100003, 1000003, 1000007, 19260817}) {
            keys.push_back([size](const Row& board) {
                Bits cells = 0;
                for (std::size_t r = 1; r < board.size(); ++r) {
                    cells = cells << board[0] | static_cast<Bits>(board[r]);
                }
                return cells % size;
            });
        }
        for (const Key& key : keys) {
            const auto pair = alike(
                key, [&] { return drawn_rows(6, 6); }, suit, 1 << 15);
            if (pair) pairs.push_back(*pair);
        }
        for (const Int base : {31, 37, 131, 233, 1000, 1331, 10000, 10007, 13331}) {
            Int columns = 2;
            while (Int{1} << (columns - 1) < base) ++columns;
            Board one, other;
            do {
                one = other = drawn_rows(kCells / columns, columns);
                const auto at = static_cast<std::size_t>(rng.between(1, rows(one) - 1));
                ++other[at];
                other[at + 1] -= base;
            } while (*std::min_element(other.begin(), other.end()) < 0 || !tell(one, other));
            pairs.emplace_back(one, other);
        }
        // The cells as one number, with the sides packed into too little.
        using Pack = Int (*)(Int, Int);
        for (const Pack pack :
             {Pack{[](Int, Int) { return Int{0}; }}, Pack{[](Int r, Int) { return r; }},
              Pack{[](Int r, Int c) { return r * c; }}, Pack{[](Int r, Int c) { return r + c; }},
              Pack{[](Int r, Int c) { return r ^ c; }},
              Pack{[](Int r, Int c) { return r * 10 + c; }},
              Pack{[](Int r, Int c) { return c * 10 + r; }},
              Pack{[](Int r, Int c) { return r * 7 + c; }},
              Pack{[](Int r, Int c) { return r << 3 | c; }},
              Pack{[](Int r, Int c) { return r << 4 | c; }}}) {
            for (const bool blocked : {false, true}) {
                pairs.push_back(boards_of_one_number(rng, pack, blocked));
            }
        }
        const auto width = [](Int, Int c) { return c; };
        pairs.push_back(boards_of_one_number(rng, width, true));
        Game all;
        for (const auto& [one, other] : pairs) {
            const Game ones = images(one), others = images(other);
            for (std::size_t i = 0; i < 4; ++i) {  // those of the same sides
                all.push_back(ones[i]);
                all.push_back(others[i]);
            }
        }
        return all;
    }
    // Boards of a single cell, and among them four boards that come again, in other widths and with
    // other winners, `apart` boards later or one less; `spacing` lies between the four.
    Game boards_apart(std::size_t apart, std::size_t spacing) const {
        Rng rng(256);
        Game all(apart + 3 * spacing + 1, empty(1, 1));
        for (std::size_t i = 0; i < 4; ++i) {
            const auto no_sides = [](Int, Int) { return 0; };
            const auto [one, other] = boards_of_one_number(rng, no_sides, i % 2 != 0);
            all[i * spacing] = one;
            all[i * spacing + apart - i / 2] = other;
        }
        return all;
    }
    // Each board as a game.
    static std::vector<Game> alone(const Game& boards) {
        std::vector<Game> games;
        for (const Board& board : boards) games.push_back({board});
        return games;
    }

 private:
    // Plain search decides both boards soon, and they have different winners.
    bool tell(const Board& one, const Board& other) const {
        for (const Board& board : {one, other}) {
            if (count_free(board) > kFree || count_squares(board) > kFewSquares) return false;
        }
        return (value(one) == 0) != (value(other) == 0);
    }
    // Two such boards whose sides have the same key pack(rows, columns), and whose free cells, or
    // blocked ones, are the same bits of a number, row by row.
    template <class Pack>
    std::pair<Board, Board> boards_of_one_number(Rng& rng, Pack pack, bool blocked) const {
        for (;;) {
            const Int rows = rng.between(2, 12), columns = rng.between(2, kCells / rows);
            const Int others = rng.between(2, 12), other_columns = rng.between(2, kCells / others);
            if (rows == others && columns == other_columns) continue;
            if (pack(rows, columns) != pack(others, other_columns)) continue;
            Bits number = rng.next();
            const Bits more = rng.next();
            number = blocked ? number & more : number | more;
            std::pair<Board, Board> pair = {empty(rows, columns), empty(others, other_columns)};
            const Int common = std::min(rows * columns, others * other_columns);
            for (Board* board : {&pair.first, &pair.second}) {
                const Int wide = boards::columns(*board), cells = wide * boards::rows(*board);
                for (Int cell = 0; cell < cells; ++cell) {
                    const bool bit = cell < common && (number >> cell & 1) != 0;
                    if (bit == blocked) block(*board, cell / wide, cell % wide);
                }
            }
            if (tell(pair.first, pair.second)) return pair;
        }
    }
    // What the cells of a board of 7 x 7 can gain, a + for one that becomes blocked and a - for one
    // that becomes free, without a polynomial of them changing in 64 bits and fewer, or modulo
    // 10^9 + 7 and 998244353: short vectors of the lattice of all such gains.
    static std::vector<const char*> gains_of_cells() {
        return {
            // Row after row: bases 31, 33, 37, 131, 137, 233, 1331, 10007, 13331, 131313, 1000003;
            // modulo the primes 31, 131, 13331.
            "-.+.-+-.+-..-..+-+---...+-+..-.-+...-...+........",
            ".-.+.-++....--.+.+..+-..-...++......--+-+..-+...-",
            ".....-++....-.-....++.-..+.-.++..--..-.++-+.....-",
            "..+.-+..-.-++....-...+.+-..+.+.+-.+-.+++-...+.--.",
            "-++....++.++...-.-.+.++-.......+-++.-..++.....+.-",
            ".+-...-.-.....+.+-.-..+..+++.-++-.---..+.-..+....",
            "+--........+...+.-+.+.....--++.+.+.-.+.+.++.-+-..",
            "++-.-...-.......+-....--...-..---....++....--.--+",
            ".-+.-.-.+-+.+-..-+..+...-....---.....+......++.-.",
            ".+.-.++--.+.++..-.--+..--+..+.......-....-..+..+-",
            "++.+.+-..+.-.-..-.+....--.++-...+.+...+--....-..-",
            ".--+.+..-.--+.-.....-.-.....-.++.++..........+..-",
            "--...-..+.+-+++.....+..-+-+.-.-...+...-.-.....--.",
            ".+.--+--.-.++++-.....-.-....+...+.+....+.+.......",
            // With an end after each row: bases 31, 33, 37, 131, 137, 233, 1331, 10007, 13331, 131313, 1000003;
            // modulo the primes 31, 131, 13331.
            "....-....++..--..+--..-......-.-....+.-......++-.",
            "..+-.-.-.......+..++..-..-.....--...+.+-.-++..+-+",
            "-+..-+...+..--.-++....+....-.--..-..-...---.....-",
            "+...--+-+-+++.+-+.+.+-..++.++....--+-.+.........-",
            ".+..-+-...+......+....---+...-.--.+...+..-++-...+",
            "----+........+.+..-.+....-+.-...-++.....+-.++--.+",
            "+.-..-.-.+..-.....+.-.-..-...-.-+.+.-+-.--.+++...",
            ".....+.-...++..-.+++.++.-.+--.+..-+.--.+.-+......",
            ".+.+..-..+-+..++.++--...+-...---+......-...+.-.-.",
            "...-++..+.-...-+++...-..-....-+.....+-.-+--.....+",
            "+.+-.-.+..-......++...-..+..+-+..--.--.-...+...+.",
            "-+.-....+-......--+-.+..--......-.--..+.-.......+",
            ".+.--+.-.-.........-++.+.+..-......-..-...+.+.++.",
            ".+...+..--+-..-+-....--.+..+.+..+......+...+--...",
        };
    }
    static Board drawn(const std::vector<std::string>& text) {
        Board board = empty(static_cast<Int>(text.size()), static_cast<Int>(text[0].size()));
        for (Int r = 0; r < rows(board); ++r) {
            for (Int c = 0; c < columns(board); ++c) {
                const std::string& row = text[static_cast<std::size_t>(r)];
                if (row[static_cast<std::size_t>(c)] == '1') block(board, r, c);
            }
        }
        return board;
    }

    FullMex& mex_;
};

}  // namespace boards

#endif
