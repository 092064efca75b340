#include "rules.cpp"

namespace {

class Inputs : public CuttingGame {
 public:
    void exhaustive(Sink& sink) const override {
        for (Int n = kLeast; n <= kGreatest; ++n) {
            for (Int m = kLeast; m <= kGreatest && n * m <= kArea; ++m) sink.game({{n, m}});
        }
    }
    tools::Text exhaustive_bound() const override {
        const std::string area = std::to_string(kArea);
        return {"every sheet of at most " + area + " cells", "不超过 " + area + " 格的所有纸张"};
    }
    Game random(Rng& rng, bool rare) const override {
        Int n, m;
        do {
            const Int greatest = rng.mixed(kLeast, kGreatest);
            n = rng.between(kLeast, greatest);
            m = rng.between(kLeast, greatest);
        } while (rare && value(n, m) != 0);
        return {{n, m}};
    }
    void limits(Sink& sink) const override {
        std::vector<Game> all;
        for (Int n = kLeast; n <= kGreatest; ++n) {
            for (Int m = kLeast; m <= kGreatest; ++m) all.push_back({{n, m}});
        }
        sink.input("all-sheets", all);
        sink.input("greatest", std::vector<Game>(20000, {{kGreatest, kGreatest}}));
    }
};

}  // namespace

RULES(Inputs)
