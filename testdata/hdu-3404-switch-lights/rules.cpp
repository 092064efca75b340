// A game has a row for each light that is on: its x and its y, in the order of the input.
#include <array>

#include "../families/coins_in_the_plane.hpp"

namespace {

using namespace rules;

constexpr Int kTests = 100, kLights = 1000, kGreatest = 10000;

// The numbers below 2^16 with xor as their sum and the nim product, by logarithms.
class Field {
 public:
    Field() {
        // Products with a fixed number are sums of those with powers of two.
        for (Int generator = 2;; ++generator) {
            std::array<Int, 16> times;
            for (std::size_t bit = 0; bit < 16; ++bit)
                times[bit] = by_bits(generator, Int{1} << bit);
            Int power = 1;
            std::size_t exponent = 0;
            do {
                power_[exponent] = power;
                logarithm_[to_index(power)] = exponent++;
                Int next = 0;
                for (std::size_t bit = 0; bit < 16; ++bit) {
                    if (power >> bit & 1) next ^= times[bit];
                }
                power = next;
            } while (power != 1);
            if (exponent == kOrder) return;
        }
    }
    Int product(Int a, Int b) const {
        if (a == 0 || b == 0) return 0;
        return power_[(logarithm_[to_index(a)] + logarithm_[to_index(b)]) % kOrder];
    }
    // b != 0
    Int quotient(Int a, Int b) const {
        if (a == 0) return 0;
        return power_[(logarithm_[to_index(a)] + kOrder - logarithm_[to_index(b)]) % kOrder];
    }

 private:
    static constexpr std::size_t kOrder = 65535;

    // A number below 2^16 is the sum of its bits, and 2^n is the product of those of 2, 4, 16 and 256
    // whose exponents 1, 2, 4 and 8 add up to n. Such a factor F occurs once or twice in the product
    // of two bits; F times F is the sum of F and F / 2.
    static Int by_bits(Int a, Int b) {
        Int sum = 0;
        for (Int i = 0; i < 16; ++i) {
            for (Int j = 0; j < 16; ++j) {
                if ((a >> i & 1) && (b >> j & 1)) sum ^= of_bits(i, j);
            }
        }
        return sum;
    }
    static Int of_bits(Int i, Int j) {
        // The greatest factor that occurs twice.
        Int twice = 8;
        while (twice > 0 && (i & j & twice) == 0) twice /= 2;
        if (twice == 0) return Int{1} << (i | j);
        // Without it, i and j have smaller factors alone in common.
        const Int rest = of_bits(i ^ twice, j ^ twice), factor = Int{1} << twice;
        return by_bits(rest, factor) ^ by_bits(rest, factor / 2);
    }

    std::array<Int, kOrder> power_ = {};
    std::array<std::size_t, kOrder + 1> logarithm_ = {};
};

const Field& field() {
    static const Field field;
    return field;
}

class SwitchLights : public Rules {
 public:
    std::vector<Game> parse(InStream& text) const override {
        return read_tests(text, kTests, [&] {
            const Int n = text.integer(0, kLights, "n");
            text.end_of_line();
            Game lights;
            std::set<Row> seen;
            while (static_cast<Int>(lights.size()) < n) {
                lights.push_back(text.line(1, kGreatest, {"x", "y"}));
                if (!seen.insert(lights.back()).second) {
                    text.fail({"two lights are at the same place", "有两盏灯在同一处"});
                }
            }
            return lights;
        });
    }
    std::string format(const std::vector<Game>& games) const override {
        return write_tests(games, [](const Game& lights) {
            std::string text = std::to_string(lights.size()) + '\n';
            for (const Row& light : lights) text += joined(light);
            return text;
        });
    }
    std::size_t games_per_input() const override { return kTests; }
    tools::Text left_open(const Game& lights) const override {
        if (!lights.empty()) return {};
        return {"a matrix without lights that are on", "没有亮着的灯的矩阵"};
    }

    void moves(const Component& on, Options& options) const override {
        const Places lights = places_of(on);
        for (const Row& last : lights) {
            for (Int x = 1; x <= last[0]; ++x) {
                for (Int y = 1; y <= last[1]; ++y) {
                    // The corners, of which some may be the same.
                    options.to(after_turning(lights, {{x, y}, {x, last[1]}, {last[0], y}, last}));
                }
            }
        }
    }

    Verdicts verdicts() const override { return {"Have a try, lxhgww.", "Don't waste your time."}; }
    Position begin(const Game& game) const override {
        return position_of({game.begin(), game.end()});
    }
    std::optional<Game> back(const Game&, const Position& position) const override {
        if (position.empty()) return Game{};
        const Places lights = places_of(position[0]);
        return Game{lights.begin(), lights.end()};
    }
    bool oracle_reaches(const Game& game) const override {
        const auto [columns, rows] = size_of(game);
        return columns * rows <= kSearched;
    }
    // The nim-sum of the values of lone lights: in a small matrix by their moves, each the least number
    // that none of them has; else the nim products of their coordinates.
    std::string second_answer(const Game& game) const override {
        const auto [columns, rows] = size_of(game);
        const bool small = columns <= kTable && rows <= kTable;
        Int nim_sum = 0;
        for (const Row& light : game) {
            nim_sum ^= small ? lone_lights()[to_index(light[0])][to_index(light[1])]
                             : field().product(light[0], light[1]);
        }
        return verdict(nim_sum != 0);
    }
    std::string second_method() const override {
        const std::string table = std::to_string(kTable);
        return "values of lone lights by their moves, up to (" + table + ", " + table +
               "); beyond, nim products by logarithms";
    }

 protected:
    // Places of the matrices in which games are searched; the greatest coordinate in the table of values.
    static constexpr Int kSearched = 12, kTable = 24;

 private:
    // The greatest coordinates.
    static std::pair<Int, Int> size_of(const Game& game) {
        std::pair<Int, Int> size = {0, 0};
        for (const Row& light : game) {
            size = {std::max(size.first, light.at(0)), std::max(size.second, light.at(1))};
        }
        return size;
    }
    // The value of a lone light: the mex of what its moves leave.
    static const std::vector<Row>& lone_lights() {
        static const std::vector<Row> values = [] {
            std::vector<Row> found(to_index(kTable + 1), Row(to_index(kTable + 1)));
            for (std::size_t x = 1; x < found.size(); ++x) {
                for (std::size_t y = 1; y < found.size(); ++y) {
                    // In column or row 0 stands nothing, of value 0.
                    std::vector<bool> reached(1024);
                    for (std::size_t a = 0; a < x; ++a) {
                        for (std::size_t b = 0; b < y; ++b) {
                            reached[to_index(found[a][b] ^ found[a][y] ^ found[x][b])] = true;
                        }
                    }
                    found[x][y] =
                        std::find(reached.begin(), reached.end(), false) - reached.begin();
                }
            }
            return found;
        }();
        return values;
    }
};

}  // namespace
