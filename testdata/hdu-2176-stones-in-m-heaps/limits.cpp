#include "../families/nim_moves_limits.hpp"
#include "rules.cpp"
namespace {

class Inputs : public NimMovesInputs<StonesInHeaps> {
 public:
    void limits(Sink& sink) const override {
        const auto most = to_index(kHeaps);
        Rng rng(2176);
        sink.input("greatest-lost", {{Row(most, kGreatest)}});
        // Every heap has a winning move, and all but one leave ten digits: the longest output.
        Row longest(most - 2, kGreatest);
        longest.push_back(bits().back());
        sink.input("longest-output", {{longest}});
        sink.input("most-heaps-last-wins", {{won_at(rng, most, most - 1, bits().back())}});
        sink.input("longest-to-the-end",
                   {{{1, 2, 3}}, {lost_to_the_end(most, kGreatest, 1234567890)}});
        std::vector<Game> games;
        for (const Int bit : bits()) {
            if (2 * bit <= kGreatest) games.push_back({differing(rng, bit, kGreatest)});
            for (const std::size_t count : {1, 2, 3, 50}) {
                const auto index = to_index(rng.between(0, static_cast<Int>(count) - 1));
                if (count == 1) {
                    games.push_back({{bit}});
                } else {
                    games.push_back({won_at(rng, count, index, bit)});
                    // Equal heaps have a line each.
                    Row twice = games.back()[0];
                    twice.insert(twice.end(), 2, twice[index]);
                    games.push_back({twice});
                }
            }
        }
        sink.input("bits", games);
        // A nim-sum that is not reset shows wherever a lost game follows a won one.
        games.clear();
        for (Int i = 0; i < 70000; ++i) games.push_back({i % 2 == 0 ? Row{5, 3} : Row{7, 7}});
        sink.input("seventy-thousand-games", games);
    }
};

}  // namespace

RULES(Inputs)
