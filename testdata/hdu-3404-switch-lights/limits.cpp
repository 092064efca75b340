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
    void limits(Sink& sink) const override {
        Rng rng(34040);
        std::vector<Game> games;
        // The most lights, and without any of them, or with its last digit cut, the answer is another.
        for (Int i = 0; i < kTests; ++i) games.push_back(lost(rng, kLights - 1));
        sink.all_of("greatest-lost", games);
        for (Int i = 0; i < kTests; ++i) {
            games.push_back(some(rng, kLights, kGreatest));
        }
        games.back() = lost(rng, kLights - 1);
        sink.all_of("last-lost", games);
        for (Int digits = 10; digits <= 1000; digits *= 10) {
            for (Int i = 0; i < kTests; ++i) {
                const Int x = rng.between(kGreatest / 2, kGreatest), y = rng.between(1000, 9999);
                Game lights;
                do {
                    lights = some(rng, kLights - 2, kGreatest);
                } while (!complete(rng, lights, kGreatest, field().product(x, y / digits)) ||
                         std::count(lights.begin(), lights.end(), Row{x, y}) > 0);
                lights.push_back({x, y});
                games.push_back(lights);
            }
            sink.all_of("lost-without-its-last-" + std::to_string(digits), games);
        }
        // Every product of two powers of two, and every product of small numbers, decides a loss.
        for (const Int a : powers_of_two(kGreatest)) {
            for (const Int b : powers_of_two(kGreatest)) pair(rng, games, {a, b});
        }
        sink.in_parts("powers-of-two", games, kTests);
        for (Int a = 2; a < 24; ++a) {
            for (Int b = 2; b < 24; ++b) pair(rng, games, {a, b});
        }
        sink.in_parts("small-factors", games, kTests);
        for (int i = 0; i < 200; ++i) {
            pair(rng, games, {rng.mixed(1, kGreatest), rng.mixed(1, kGreatest)});
        }
        sink.in_parts("any-factors", games, kTests);
        // A loss is missed by each bit, with few lights and with many; and the greatest value.
        for (const Int bit : powers_of_two(65535)) {
            for (const Int count : {0, 1, 2, 500}) {
                Game lights = some(rng, count, kGreatest);
                while (!complete(rng, lights, kGreatest, bit)) {
                }
                games.push_back(lights);
            }
        }
        for (int i = 0; i < 10; ++i) {
            Game lights;
            while (!complete(rng, lights, kGreatest, 65535)) {
            }
            if (i > 0) {
                while (!complete(rng, lights, kGreatest, 0)) lights.push_back(any(rng, kGreatest));
            }
            games.push_back(lights);
        }
        sink.all_of("bits", games);
        // Full rectangles, and the same without one light.
        for (const auto& [columns, rows] : std::vector<std::pair<Int, Int>>{
                 {31, 32}, {1, 1000}, {1000, 1}, {10, 100}, {3, 333}}) {
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
    // A loss of one light more.
    static Game lost(Rng& rng, Int count) {
        for (;;) {
            Game lights = some(rng, count, kGreatest);
            if (complete(rng, lights, kGreatest, 0) && static_cast<Int>(lights.size()) > count) {
                return lights;
            }
        }
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
