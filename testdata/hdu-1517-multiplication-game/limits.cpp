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
    Game longest() const override { return {{kGreatest}}; }
    void limits(Sink& sink) const override {
        // Only at these can the winner change.
        play();
        std::vector<Game> products;
        for (const Int product : products_) {
            for (const Int n : {product, product + 1}) {
                if (kLeast <= n && n <= kGreatest) products.push_back({{n}});
            }
        }
        sink.input("products", products);
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
