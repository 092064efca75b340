#include <numeric>

#include "rules.cpp"

namespace {

// Values in which the n/2 greatest pairs have no general in common: none of them can be forced.
Game matching(std::size_t n, Rng& rng, Int greatest) {
    Row order(n);  // the generals, those of a great pair side by side
    std::iota(order.begin(), order.end(), 0);
    rng.shuffle(order);
    Row partner(n);
    for (std::size_t i = 0; i < n; ++i) partner[static_cast<std::size_t>(order[i])] = order[i ^ 1];

    Row low = rng.distinct(n * (n - 1) / 2, 0, greatest);
    std::sort(low.begin(), low.end());
    Row high(low.end() - static_cast<std::ptrdiff_t>(n / 2), low.end());
    low.resize(low.size() - n / 2);
    rng.shuffle(low);
    rng.shuffle(high);
    Row values;
    for (std::size_t i = 0; i < n; ++i) {
        for (std::size_t j = i + 1; j < n; ++j) {
            Row& from = partner[i] == static_cast<Int>(j) ? high : low;
            values.push_back(from.back());
            from.pop_back();
        }
    }
    return rows(n, values);
}

// Values of which the two greatest, `answer` and one above it, are those of general i with j and k:
// a program that overlooks one of these generals finds less.
Game decided_by(std::size_t n, std::size_t i, std::size_t j, std::size_t k, Int answer, Rng& rng,
                Int least = 0) {
    Game game = rows(n, rng.distinct(n * (n - 1) / 2, least, answer - 1));
    const auto value = [&](std::size_t a, std::size_t b) -> Int& {
        return game[std::min(a, b)][std::max(a, b) - std::min(a, b) - 1];
    };
    value(i, j) = answer;
    value(i, k) = rng.between(answer + 1, kGreatest);
    if (rng.chance(1, 2)) std::swap(value(i, j), value(i, k));
    return game;
}

class Inputs : public ThreeKingdoms {
 public:
    void exhaustive(Sink& sink) const override {
        Row values(kExhaustive * (kExhaustive - 1) / 2);
        std::iota(values.begin(), values.end(), Int{0});
        do {
            sink.game(rows(kExhaustive, values));
        } while (std::next_permutation(values.begin(), values.end()));
    }
    tools::Text exhaustive_bound() const override {
        const std::string generals = "$N = " + std::to_string(kExhaustive) + '$';
        return {generals + " and every order of the values", generals + " 时默契值的所有排列"};
    }
    // The answer 0 never occurs; what is rare is an answer far down the order of the pairs.
    Game random(Rng& rng, bool rare) const override {
        if (rng.chance(1, 8)) {
            // An answer of one bit.
            const Row generals = rng.distinct(3, 0, 3);
            const auto general = [&](std::size_t i) {
                return static_cast<std::size_t>(generals[i]);
            };
            return decided_by(4, general(0), general(1), general(2), Int{1} << rng.between(3, 29),
                              rng);
        }
        const Int couples = rng.chance(1, 16) ? rng.between(6, 30) : rng.between(2, 4);
        const std::size_t n = static_cast<std::size_t>(2 * couples), pairs = n * (n - 1) / 2;
        const Int greatest = rng.mixed(static_cast<Int>(pairs) - 1, kGreatest);
        return rare ? matching(n, rng, greatest) : rows(n, rng.distinct(pairs, 0, greatest));
    }
    void limits(Sink& sink) const override {
        Rng rng(1199);
        const std::size_t n = static_cast<std::size_t>(kMost), pairs = n * (n - 1) / 2;
        Row values = rng.distinct(pairs, 1, kGreatest - 1);
        values.front() = 0;
        values.back() = kGreatest;
        sink.input("random", {rows(n, values)});
        sink.input("disjoint-greatest-pairs", {matching(n, rng, kGreatest)});
        std::sort(values.begin(), values.end());
        sink.input("ascending", {rows(n, values)});
        sink.input("descending", {rows(n, {values.rbegin(), values.rend()})});
        // Numbers of generals between the random ones and the most, each with an answer that hangs
        // on the first general or on the last.
        for (const std::size_t some : {62, 100, 126, 128, 200, 250, 254, 256, 258, 400, 498}) {
            sink.input("decided-by-the-last-of-" + std::to_string(some),
                       {decided_by(some, some / 2, some - 1, some / 3, kGreatest - 1, rng)});
        }
        sink.input("decided-by-the-first", {decided_by(n, 0, 1, n / 2, kGreatest - 1, rng)});
        sink.input("decided-by-one-before-the-last",
                   {decided_by(n, n / 2, n - 2, 0, kGreatest - 1, rng)});
        sink.input("decided-by-the-last", {decided_by(n, n / 2, n - 1, 0, kGreatest - 1, rng)});
        // The longest input: no value has less than nine digits, and the last one decides.
        sink.input("longest-lines",
                   {decided_by(n, n - 1, n - 2, 0, kGreatest - 1, rng, kGreatest / 10)});
        sink.input("decided-by-the-row-of-the-last",
                   {decided_by(n, n - 1, n - 2, 0, kGreatest - 1, rng)});
        // A general's number that is kept in a byte comes round.
        sink.input("decided-by-generals-256-apart", {decided_by(n, 0, 1, 257, kGreatest - 1, rng)});
    }

 private:
    static constexpr std::size_t kExhaustive = 4;  // generals
};

}  // namespace

RULES(Inputs)
