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
    Game longest() const override { return {{kKnight, kGreatest, kGreatest}}; }
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
