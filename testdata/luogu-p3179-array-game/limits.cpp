#include "rules.cpp"

namespace {

class Inputs : public ArrayGame {
 public:
    Small small() const override {
        const std::string most = std::to_string(kPlayed);
        return {
            [](Sink& sink) {
                for (Int n = 1; n <= kPlayed; ++n) {
                    Game game = {{n}};
                    for (Int set = 1; set >> n == 0; ++set) {
                        Row white;
                        for (Int x = 1; x <= n; ++x) {
                            if (set >> (x - 1) & 1) white.push_back(x);
                        }
                        if (set % 2 != 0) std::reverse(white.begin(), white.end());
                        game.push_back(white);
                        if (static_cast<Int>(game.size()) <= kQueries && (set + 1) >> n == 0) {
                            continue;
                        }
                        sink.game(game);
                        game.resize(1);
                    }
                }
            },
            {"every set of white cells for n up to " + most, "n 不超过 " + most + " 的每一组白格"}};
    }
    // Lost queries, won ones that miss a loss by one bit, and any.
    Game random(Rng& rng, bool rare) const override {
        // A board of a billion cells takes a plain program 0.2 seconds.
        Game game = {{rng.mixed(1, rng.chance(1, 12) ? kCells : kCells / 1000)}};
        const Int n = game[0][0];
        for (Int queries = rng.mixed(1, 20); queries > 0; --queries) {
            const Int many = rng.mixed(1, std::min(n, kWhite));
            Row white = rng.distinct(to_index(many), 1, n);
            if (many <= n / 8 && rng.chance(1, 2)) {
                std::set<Int> cells;
                while (static_cast<Int>(cells.size()) < many) cells.insert(rng.mixed(1, n));
                white.assign(cells.begin(), cells.end());
                rng.shuffle(white);
            }
            const Int miss = rare || rng.chance(1, 2) ? 0 : Int{1} << rng.between(0, 6);
            if (rare || rng.chance(1, 2)) aim(rng, n, white, miss);
            game.push_back(white);
        }
        return game;
    }
    Game longest() const override {
        Game game = {{kCells}};
        for (Int i = 0; i < kQueries; ++i) {
            game.emplace_back();
            for (Int j = 0; j < kWhite; ++j) game.back().push_back(kCells - i - j);
        }
        return game;
    }
    void limits(Sink& sink) const override {
        Rng rng(3179);
        // Around the quotients where a table of small ones gives way to a table of great ones.
        for (const Int root : {2, 3, 10, 31, 100, 1000, 10000, 31622}) {
            for (const Int n : {root * root - 1, root * root, root * root + 1,
                                root * (root + 1) - 1, root * (root + 1)}) {
                if (n > kCells) continue;
                Row cells = {1, 2, n};
                for (Int x = root - 2; x <= root + 2; ++x) {
                    if (0 < x && x <= n) cells.push_back(x);
                }
                sink.input("root-" + std::to_string(n), {around(rng, n, cells)});
            }
        }
        // A table of so many cells, and the greatest quotient.
        for (const Int n : {32767,     32768,     65535,     65536,     100000,    131072,
                            1000000,   1048576,   2000000,   4194304,   5000000,   10000000,
                            16777216,  33554432,  50000000,  100000000, 134217727, 200000000,
                            268435456, 500000000, 536870912, 999950884, 999999999, 1000000000}) {
            sink.input("cells-" + std::to_string(n), {around(rng, n, {1, 1, 1, 2, 3, n / 2, n})});
        }
        // Boards with great values: each bit, and each value, decides.
        for (const Int n : {1000000000, 864191328}) {
            Game game = {{n}};
            for (const auto& [value, quotients] : quotients_by_value(n)) {
                Row white = {n / rng.pick(quotients)};
                for (Int bit = 1; bit <= value; bit *= 2) {
                    if ((value & bit) && value != bit) with(rng, n, white, bit);
                }
                if (white.size() > 1) game.push_back(white);
            }
            // All bits at once, with the greatest value.
            const auto& [greatest, quotients] = *quotients_by_value(n).rbegin();
            Row white = {n / quotients.front()};
            for (const Int bit : powers_of_two(64)) {
                if ((greatest & bit) == 0) with(rng, n, white, bit);
            }
            game.push_back(white);
            sink.input("values-" + std::to_string(n), {game});
            std::vector<Game> bits(1, {{n}});
            for (const Int bit : powers_of_two(64)) {
                for (const auto& [value, of_value] : quotients_by_value(n)) {
                    Row two = {n / rng.pick(of_value)};
                    if (!with(rng, n, two, value ^ bit)) continue;
                    if (static_cast<Int>(bits.back().size()) > kQueries) bits.push_back({{n}});
                    bits.back().push_back(two);
                }
            }
            sink.in_parts("bits-" + std::to_string(n), bits, 1);
        }
    }

 private:
    // The quotients of n that have each value.
    const std::map<Int, Row>& quotients_by_value(Int n) const {
        if (of_ != n) {
            of_ = n;
            quotients_.clear();
            for (Int x = n; x > 0; x = n / (n / x + 1)) {
                quotients_[value(n, x)].push_back(n / x);
            }
        }
        return quotients_;
    }
    // Adds a cell of this value, if there is another one.
    bool with(Rng& rng, Int n, Row& white, Int value) const {
        const auto found = quotients_by_value(n).find(value);
        if (found == quotients_by_value(n).end()) return false;
        for (int tries = 0; tries < 20; ++tries) {
            const Int quotient = rng.pick(found->second);
            const Int cell = rng.between(n / (quotient + 1) + 1, n / quotient);
            if (std::find(white.begin(), white.end(), cell) != white.end()) continue;
            white.push_back(cell);
            return true;
        }
        return false;
    }
    // Changes the last cell so that the nim-sum is `miss`, if some cell does that.
    void aim(Rng& rng, Int n, Row& white, Int miss) const {
        const Int last = white.back();
        white.pop_back();
        Int wanted = miss;
        for (const Int cell : white) wanted ^= value(n, cell);
        if (wanted == 0 && !white.empty()) return;
        if (!with(rng, n, white, wanted)) white.push_back(last);
    }
    // Queries with each of these cells: lost ones, and some that miss a loss by a bit.
    Game around(Rng& rng, Int n, const Row& cells) const {
        Game game = {{n}};
        for (const Int cell : cells) {
            for (const Int miss : {0, 0, 1, 2}) {
                Row white = {cell};
                if (n > 100) {
                    const Int other = rng.mixed(1, n);
                    if (other != cell) white.push_back(other);
                }
                white.push_back(0);
                aim(rng, n, white, miss);
                if (white.back() == 0) white.pop_back();
                game.push_back(white);
            }
        }
        return game;
    }

    mutable Int of_ = 0;
    mutable std::map<Int, Row> quotients_;
};

}  // namespace

RULES(Inputs)
