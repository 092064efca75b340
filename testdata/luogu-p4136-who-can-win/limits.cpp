#include "core/lists.hpp"
#include "rules.cpp"

namespace {

class Inputs : public WhoCanWin {
 public:
    Small small() const override { return up_to("n", 1, 1, kExhaustive); }
    Game random(Rng& rng, bool rare) const override {
        Int n = rng.mixed(1, kGreatest);
        if (rare && n % 2 == 0) --n;
        return {{n}};
    }
    Game longest() const override { return {{kGreatest}}; }
    void limits(Sink& sink) const override {
        // The first line is the longest, and without as many bytes at the end the last board is 1.
        std::vector<Game> all = {{{kGreatest}}};
        for (Int n = 1; n < kGreatest; ++n) {
            if (n != 1234) all.push_back({{n}});
        }
        all.push_back({{1234}});
        sink.input("every-n", all);
    }
};

}  // namespace

RULES(Inputs)
