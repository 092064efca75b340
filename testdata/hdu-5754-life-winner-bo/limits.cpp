#include "rules.cpp"

namespace {

class Inputs : public LifeWinnerBo {
 public:
    void exhaustive(Sink& sink) const override {
        for (Int n = kLeast; n <= kExhaustive; ++n) {
            for (Int m = kLeast; m <= kExhaustive; ++m) {
                for (const Int piece : kPieces) sink.game({{piece, n, m}});
            }
        }
    }
    tools::Text exhaustive_bound() const override {
        return "$N, M \\le " + std::to_string(kExhaustive) + '$';
    }
    // If rare, a lost board, or one on which the knight reaches its goal.
    Game random(Rng& rng, bool rare) const override {
        const Int piece = rng.pick(kPieces);
        const Int n = rng.mixed(kLeast, kGreatest), m = rng.mixed(kLeast, kGreatest);
        if (!rare) return {{piece, n, m}};
        if (piece == kKnight && rng.chance(1, 2)) {
            const Int middle = 3 * rng.between(0, (kGreatest - 3) / 3) + 2;
            return rng.chance(1, 2) ? Game{{piece, middle, middle + 1}}
                                    : Game{{piece, middle + 1, middle}};
        }
        const auto [row, column] = rng.pick(lost(piece));
        return {{piece, row, column}};
    }
    void limits(Sink& sink) const override {
        Rng rng(5754);
        std::vector<Game> games;
        const auto add = [&](Int piece, Int n, Int m) {
            if (std::min(n, m) < kLeast || std::max(n, m) > kGreatest) return;
            if (games.size() < to_index(kTests)) games.push_back({{piece, n, m}});
        };
        for (const Int piece : kPieces) {
            for (Int n = kGreatest - 3; n <= kGreatest; ++n) {
                for (Int m = kGreatest - 3; m <= kGreatest; ++m) add(piece, n, m);
                for (Int m = kLeast; m <= kLeast + 3; ++m) {
                    add(piece, n, m);
                    add(piece, m, n);
                }
            }
        }
        sink.all_of("corners", games);
        // Lost boards, all of those that the queen has, and boards near them.
        for (const Int piece : kPieces) {
            std::vector<Cell> cells = lost(piece);
            rng.shuffle(cells);
            const std::string name = kNames[to_index(piece - 1)];
            for (const auto& [n, m] : cells) add(piece, n, m);
            sink.all_of(name + "-lost", games);
            for (const auto& [n, m] : cells) {
                const Int far = Int{1} << rng.between(0, 9);
                const Int side = rng.between(0, 3);
                add(piece,
                    n + (side == 0   ? far
                         : side == 1 ? -far
                                     : 0),
                    m + (side == 2   ? far
                         : side == 3 ? -far
                                     : 0));
            }
            sink.all_of(name + "-bit-beside-lost", games);
            for (const auto& [n, m] : cells) {
                const Int up = rng.between(-1, 1), left = rng.between(-1, 1);
                add(piece, n + up, m + left);
            }
            sink.all_of(name + "-next-to-lost", games);
        }
        // Sums that 3 divides, by difference.
        for (const Int difference : {1, 2, 3, 4}) {
            for (Int n = kLeast; n + difference <= kGreatest; ++n) {
                if ((2 * n + difference - 2) % 3 == 0) {
                    add(kKnight, n, n + difference);
                    add(kKnight, n + difference, n);
                }
            }
            sink.all_of("knight-differs-by-" + std::to_string(difference), games);
        }
        // The same board for each piece: a key without the piece takes one for the other.
        for (Int i = 0; i < kTests / 4; ++i) {
            const auto [n, m] = rng.pick(lost(kPieces[to_index(i) % 4]));
            for (const Int piece : kPieces) add(piece, n, m);
        }
        sink.all_of("same-board-for-each-piece", games);
        // Two boards that end differently, with one key of their two numbers.
        for (const Int piece : kPieces) {
            const std::vector<Cell>& cells = lost(piece);
            for (const bool turned : {false, true}) {
                std::size_t at = 0;
                for (Int base = 2; base < kGreatest; ++base) {
                    for (std::size_t tried = 0; tried < cells.size(); ++tried) {
                        at = (at + 1) % cells.size();
                        auto [high, low] = cells[at];
                        if (turned) std::swap(high, low);
                        const Int sign = low - base >= kLeast ? 1 : -1;
                        const Int more = high + sign, less = low - sign * base;
                        if (more < kLeast || std::max(more, less) > kGreatest) continue;
                        const std::size_t other = turned ? index(less, more) : index(more, less);
                        if (table(piece)[other] == Outcome::loss) continue;
                        add(piece, cells[at].first, cells[at].second);
                        add(piece, turned ? less : more, turned ? more : less);
                        break;
                    }
                    if (games.size() == to_index(kTests) || base + 1 == kGreatest) {
                        const std::string name = kNames[to_index(piece - 1)];
                        sink.all_of(name + (turned ? "-turned" : "") + "-of-one-key-to-" +
                                        std::to_string(base),
                                    games);
                    }
                }
            }
        }
        // The end decides, wherever it is cut: 100, 10 and 1 columns are drawn, or none.
        const Game drawn = {{kKnight, kGreatest, kGreatest}};
        sink.ending("longest-lost", kTests, drawn, drawn);
        sink.ending("last-lost", kTests, {{kRook, kGreatest - 1, kGreatest}},
                    {{kQueen, lost(kQueen).back().first, lost(kQueen).back().second}});
        for (Int i = 0; i < kTests; ++i) {
            const Int n = rng.between(kLeast, kGreatest), m = rng.between(kLeast, kGreatest);
            const Int piece = rng.pick(kPieces);
            add(piece, n, m);
        }
        sink.all_of("most-tests", games);
    }

 private:
    using Cell = std::pair<Int, Int>;
    static constexpr const char* kNames[] = {"king", "rook", "knight", "queen"};

    // The legal boards that are lost, in their order.
    const std::vector<Cell>& lost(Int piece) const {
        std::vector<Cell>& cells = lost_.at(to_index(piece));
        if (!cells.empty()) return cells;
        for (Int row = kLeast; row <= kGreatest; ++row) {
            for (Int column = kLeast; column <= kGreatest; ++column) {
                if (table(piece)[index(row, column)] == Outcome::loss) {
                    cells.emplace_back(row, column);
                }
            }
        }
        return cells;
    }

    mutable std::array<std::vector<Cell>, 5> lost_;
};

}  // namespace

RULES(Inputs)
