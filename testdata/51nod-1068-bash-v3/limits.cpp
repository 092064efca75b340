#include "rules.cpp"

namespace {

class Inputs : public BashV3 {
 public:
    void exhaustive(Sink& sink) const override {
        for (Int n = 1; n <= kExhaustive; ++n) sink.game({digits_of(n)});
    }
    tools::Text exhaustive_bound() const override {
        return "$N \\le " + std::to_string(kExhaustive) + '$';
    }
    Game random(Rng& rng, bool rare) const override {
        for (;;) {
            const Game game = {digits(rng, to_index(rng.mixed(1, kDigits - 1)), 0, 9)};
            if (!rare || second_answer(game) == verdict(false)) return game;
        }
    }
    void limits(Sink& sink) const override {
        Rng rng(1068);
        std::vector<Game> random, powers, alike;
        Row greatest = power_of_ten(), nines(kDigits - 1, 9), last = nines;
        while (random.size() < to_index(kMostTests)) {
            random.push_back({digits(rng, kDigits - 1, 0, 9)});
        }
        sink.input("random", random);
        // Every number of digits; lost with nines, won with one 1 and zeros.
        for (std::size_t length = 1; powers.size() < to_index(kMostTests); ++length) {
            powers.push_back({Row(length, length % 2 == 0 ? 9 : 0)});
            powers.back()[0][0] = length % 2 == 0 ? 9 : 1;
        }
        sink.input("every-length", powers);
        // Lost and won with one digit changed, at each of many places.
        for (std::size_t place = 0; place + 1 < kDigits; place += 2) {
            Row changed = nines;
            changed[place] = 9 - 1 - static_cast<Int>(place / 2 % 2);
            alike.push_back({changed});
            alike.push_back({nines});
        }
        sink.input("one-digit-decides", alike);
        sink.input("greatest", std::vector<Game>(kMostTests, {greatest}));
        // The longest input; without its last digits the last number is lost.
        last.back() = 8;
        sink.ending("greatest-last-cut", kMostTests, {greatest}, {last});
        sink.ending("greatest-last", kMostTests, {nines}, {greatest});
    }

 private:
    static Row digits(Rng& rng, std::size_t count, Int lo, Int hi) {
        Row row;
        while (row.size() < count) row.push_back(rng.between(row.empty() ? 1 : lo, hi));
        return row;
    }
    static Row digits_of(Int n) {
        Row digits;
        for (const char digit : std::to_string(n)) digits.push_back(digit - '0');
        return digits;
    }
};

}  // namespace

RULES(Inputs)
