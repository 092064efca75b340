#include "rules.cpp"

namespace {

class Inputs : public MultiplicationGame {
 public:
    void exhaustive(Sink& sink) const override {
        for (Int n = kLeast; n <= kExhaustive; ++n) sink.game({{n}});
        for (const Int end : ends()) {
            for (Int n = end - 2; n <= end + 3; ++n) {
                if (kExhaustive < n && n <= kReach) sink.game({{n}});
            }
        }
    }
    tools::Text exhaustive_bound() const override {
        const std::string all = "$n \\le " + std::to_string(kExhaustive) + '$',
                          reach = std::to_string(kReach);
        return {all + ", and around the ends of the intervals up to " + reach,
                all + "，以及 " + reach + " 以内各区间端点附近的值"};
    }
    Game random(Rng& rng, bool rare) const override {
        const Int end = rng.pick(ends());
        if (rare) return {{rng.between(end / 18 * 9 + 1, end)}};
        if (rng.chance(1, 2)) return {{rng.mixed(kLeast, kGreatest)}};
        const Int near = rng.chance(1, 2) ? end : end / 2;
        return {{near + rng.between(-2, 2)}};
    }
    void limits(Sink& sink) const override {
        Rng rng(1517);
        std::vector<Game> greatest, random, mixed;
        for (Int i = 0; i < 100000; ++i) {
            greatest.push_back({{kGreatest - i}});
            random.push_back({{rng.between(kLeast, kGreatest)}});
            mixed.push_back({{rng.mixed(kReach + 1, kGreatest)}});
        }
        // Only at these can the winner change.
        play();
        std::vector<Game> products;
        for (const Int product : products_) {
            for (const Int n : {product, product + 1}) {
                if (kLeast <= n && n <= kGreatest) products.push_back({{n}});
            }
        }
        sink.input("products", products);
        // Numbers that differ in one bit, one after the other, with different winners: often a program
        // takes them for one another that keeps what it has answered.
        std::vector<Game> alike;
        for (const Int bit : powers_of_two(kGreatest)) {
            for (int found = 0; found < 8;) {
                const Int n = rng.mixed(kLeast, kGreatest), other = n ^ bit;
                if (other < kLeast || other > kGreatest || n >= bit * 32) continue;
                if (second_answer({{n}}) == second_answer({{other}})) continue;
                alike.push_back({{n}});
                alike.push_back({{other}});
                ++found;
            }
        }
        sink.input("differ-in-one-bit", alike);
        // The last number has another winner than without its last digit or digits.
        std::vector<Game> longest(greatest.begin(), greatest.begin() + 1000);
        longest.back() = {{3333333333}};
        sink.input("longest-to-the-end", longest);
        longest.back() = {{444444444}};
        sink.input("nine-digits-to-the-end", longest);
        sink.input("greatest", greatest);
        sink.input("random", random);
        sink.input("mixed", mixed);
    }

 private:
    // The powers of 18 up to the greatest n.
    static Row ends() {
        Row powers;
        for (Int power = 18; power <= kGreatest; power *= 18) powers.push_back(power);
        return powers;
    }
};

}  // namespace

RULES(Inputs)
