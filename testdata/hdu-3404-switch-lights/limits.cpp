#include "rules.cpp"

namespace {

class Inputs : public SwitchLights {
 public:
    void exhaustive(Sink& sink) const override {
        Rng rng(3404);
        std::set<Game> all;
        for (Int columns = 1; columns <= kCells; ++columns) {
            const Int rows = kCells / columns;
            for (Int set = 0; set >> (columns * rows) == 0; ++set) {
                Game lights;
                for (Int cell = 0; cell < columns * rows; ++cell) {
                    if (set >> cell & 1) lights.push_back({cell % columns + 1, cell / columns + 1});
                }
                all.insert(lights);
            }
        }
        for (Game lights : all) {
            rng.shuffle(lights);
            sink.game(lights);
        }
    }
    tools::Text exhaustive_bound() const override {
        const std::string cells = std::to_string(kCells);
        return {"every set of lights in every matrix of up to " + cells + " places",
                "不超过 " + cells + " 个位置的每个矩阵中的所有灯的集合"};
    }
    Game random(Rng& rng, bool rare) const override {
        const Int greatest = rng.mixed(2, kGreatest);
        const Int most = std::min(kLights, greatest * greatest / 2);
        Int wanted = 0;
        if (!rare) {
            const bool any = rng.chance(1, 3);
            wanted = any ? rng.between(0, 65535) : rng.pick(powers_of_two(65535));
        }
        Game lights = some(rng, rng.mixed(1, most), greatest);
        complete(rng, lights, greatest, wanted);
        rng.shuffle(lights);
        return lights;
    }
    Game longest() const override {
        Game lights;
        for (Int i = 1; i <= kLights; ++i) lights.push_back({kGreatest, kGreatest - kLights + i});
        return lights;
    }
    void limits(Sink& sink) const override {
        Rng rng(34040);
        std::vector<Game> games;
        // Every product of two powers of two or small numbers decides a loss, and any others.
        Row factors = powers_of_two(kGreatest);
        for (Int factor = 3; factor < 24; ++factor) factors.push_back(factor);
        for (const Int a : factors) {
            for (const Int b : factors) pair(rng, games, {a, b});
        }
        for (int i = 0; i < 200; ++i) {
            pair(rng, games, {rng.mixed(1, kGreatest), rng.mixed(1, kGreatest)});
        }
        sink.in_parts("products", games, kTests);
        // A loss is missed by each bit, with few lights and with many, or by the greatest value; the last
        // one is a loss of the most lights.
        Row sums = powers_of_two(65535);
        sums.insert(sums.end(), {65535, 0});
        for (const Int sum : sums) {
            for (const Int count : {Int{0}, Int{1}, Int{2}, Int{500}, kLights - 1}) {
                Game lights = some(rng, count, kGreatest);
                while (!complete(rng, lights, kGreatest, sum)) {
                }
                games.push_back(lights);
            }
        }
        sink.in_parts("bits", games, kTests);
        // Full rectangles, and the same without one light.
        for (const auto& [columns, rows] :
             std::vector<std::pair<Int, Int>>{{31, 32}, {1, 1000}, {1000, 1}}) {
            Game lights;
            for (Int x = 1; x <= columns; ++x) {
                for (Int y = 1; y <= rows; ++y) lights.push_back({x, y});
            }
            games.push_back(lights);
            lights.erase(lights.begin() +
                         static_cast<std::ptrdiff_t>(rng.between(0, columns * rows - 1)));
            games.push_back(lights);
        }
        sink.all_of("rectangles", games);
        // Two lights that a table of products with a short key takes for one.
        equal_keys(rng, games);
        sink.in_parts("equal-keys", games, kTests);
        sink.input("single-lights", std::vector<Game>(kTests, {{kGreatest, kGreatest}}));
        Game greatest;
        while (!complete(rng, greatest, kGreatest, 65535)) {
        }
        greatest.push_back(any(rng, kGreatest));
        while (!complete(rng, greatest, kGreatest, 0)) {
        }
        sink.input("greatest-value-loss", {greatest});
    }

 private:
    static constexpr Int kCells = 9;  // of the matrices in which all sets are tried

    static Row any(Rng& rng, Int greatest) {
        const Int x = rng.between(1, greatest);
        return {x, rng.between(1, greatest)};
    }
    // So many different lights; at most half of the places.
    static Game some(Rng& rng, Int count, Int greatest) {
        Game lights;
        std::set<Row> seen;
        while (static_cast<Int>(lights.size()) < count) {
            const Row light = any(rng, greatest);
            if (seen.insert(light).second) lights.push_back(light);
        }
        return lights;
    }
    // Adds one light, where it must, that makes the nim-sum `wanted`; false if none was found.
    static bool complete(Rng& rng, Game& lights, Int greatest, Int wanted) {
        Int rest = wanted;
        for (const Row& light : lights) rest ^= field().product(light[0], light[1]);
        if (rest == 0) return true;
        const std::set<Row> seen(lights.begin(), lights.end());
        for (int tries = 0; tries < 100; ++tries) {
            const Int x = rng.between(1, greatest), y = field().quotient(rest, x);
            if (y > greatest || seen.count({x, y}) > 0) continue;
            lights.push_back({x, y});
            return true;
        }
        return false;
    }
    // The light with another one that makes it a loss.
    static void pair(Rng& rng, std::vector<Game>& games, const Row& light) {
        Game lights = {light};
        while (!complete(rng, lights, kGreatest, 0)) {
        }
        if (rng.chance(1, 2)) rng.shuffle(lights);
        games.push_back(lights);
    }
    static void equal_keys(Rng& rng, std::vector<Game>& games) {
        const auto add = [&](const Row& one, const Row& other) {
            Game lights = {one, other};
            if (one == other || !complete(rng, lights, kGreatest, 0)) return;
            if (lights.size() == 3) games.push_back(lights);
        };
        // x * factor + y
        for (const Int factor : {10, 100, 128, 131, 256, 512, 999, 1000, 1001, 1023, 1024, 2000,
                                 2048, 4096, 5000, 8192, 9999}) {
            const Int x = rng.between(2, kGreatest - 1), y = rng.between(1, kGreatest - factor);
            add({x, y}, {x - 1, y + factor});
        }
        // Both narrowed to as many bits, as in (x << bits | y), or to 16 bits of that.
        for (Int bits = 1; bits <= 13; ++bits) {
            const Int part = Int{1} << bits;
            if (part >= kGreatest) continue;
            const Int x = rng.between(1, kGreatest - part), y = rng.between(1, kGreatest - part);
            add({x, y}, {x + part, y});
            add({x, y}, {x, y + part});
            add({2, y | part}, {3, y | part});
        }
        for (int i = 0; i < 5; ++i) {
            const Int x = rng.between(2, 5000), y = rng.between(2, 5000);
            add({x, y}, {x - 1, y + 1});
            add({2 * x, y}, {x, 2 * y});
            add({2 * x, 2 * y}, {2 * x + 1, 2 * y + 1});
        }
    }
};

}  // namespace

RULES(Inputs)
