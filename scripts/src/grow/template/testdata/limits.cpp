// TODO: write the inputs: every game up to a bound, random ones, and those at the limits of the
// statement. These are an example, for the one in rules.cpp.
#include "rules.cpp"

namespace {

class Inputs : public NewGame {
 public:
    void exhaustive(Sink& sink) const override {
        for (Int heap = 1; heap <= kExhaustive; ++heap) sink.game({{heap}});
    }
    // In both languages if it has words; for lists of heaps, core/lists.hpp writes it.
    tools::Text exhaustive_bound() const override {
        return "$n \\le " + std::to_string(kExhaustive) + '$';
    }
    Game random(Rng& rng, bool rare) const override {
        const Int heap = rng.mixed(3, kGreatest);
        return {{rare ? heap - heap % 3 : heap}};
    }
    void limits(Sink& sink) const override {
        sink.input("greatest", std::vector<Game>(kTests, {{kGreatest}}));
    }
};

}  // namespace

RULES(Inputs)
