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
    Game longest() const override { return {{kGreatest, kGreatest}}; }
    void limits(Sink& sink) const override {
        std::vector<Game> edges;
        for (Int i = 1; i <= kGreatest; ++i) {
            for (const Int edge : {Int{1}, kGreatest - 1, kGreatest}) {
                edges.push_back({{i, edge}});
                edges.push_back({{edge, i}});
            }
        }
        sink.input("edges", edges);
    }
};

}  // namespace

RULES(Inputs)
