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
    void limits(Sink& sink) const override {
        // The first line is the longest, and without as many bytes at the end the last board is 1.
        std::vector<Game> all = {{{kGreatest}}};
        for (Int n = 1; n < kGreatest; ++n) {
            if (n != 1234) all.push_back({{n}});
        }
        Rng rng(4136);
        for (std::size_t i = all.size() - 1; i > 1; --i) {
            std::swap(all[i], all[to_index(rng.between(1, static_cast<Int>(i)))]);
        }
        all.push_back({{1234}});
        sink.input("every-n", all);
        // More boards than there are sizes.
        sink.ending("more-boards-than-sizes", 2 * kGreatest, {{kGreatest}}, {{kGreatest - 1}});
        sink.input("greatest", std::vector<Game>(1000, {{kGreatest}}));
        sink.input("greatest-odd", std::vector<Game>(1000, {{kGreatest - 1}}));
    }
};

}  // namespace

RULES(Inputs)
