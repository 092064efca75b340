#include "core/lists.hpp"
#include "rules.cpp"

namespace {

class Inputs : public KikisGame {
 public:
    Small small() const override { return up_to("n, m", 2, 1, kExhaustive); }
    Game random(Rng& rng, bool rare) const override {
        Int n = rng.mixed(1, kGreatest), m = rng.mixed(1, kGreatest);
        if (rare) {
            n = (n - 1) / 2 * 2 + 1;
            m = (m - 1) / 2 * 2 + 1;
        }
        return {{n, m}};
    }
    void limits(Sink& sink) const override {
        Rng rng(2147);
        std::vector<Game> edges, random;
        for (Int i = 1; i <= kGreatest; ++i) {
            for (const Int edge : {Int{1}, kGreatest - 1, kGreatest}) {
                edges.push_back({{i, edge}});
                edges.push_back({{edge, i}});
            }
        }
        for (Int i = 0; i < 100000; ++i) {
            random.push_back({rng.distinct(2, 1, kGreatest)});
        }
        sink.input("greatest", {{{kGreatest, kGreatest}}});
        sink.input("greatest-loss", {{{kGreatest - 1, kGreatest - 1}}});
        sink.input("edges", edges);
        sink.input("hundred-thousand-boards", random);
    }
};

}  // namespace

RULES(Inputs)
