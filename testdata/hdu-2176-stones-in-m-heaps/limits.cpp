#include "../families/nim_moves_limits.hpp"
#include "rules.cpp"
namespace {

class Inputs : public NimMovesInputs<StonesInHeaps> {
 public:
    void limits(Sink& sink) const override {
        const auto most = to_index(kHeaps);
        Rng rng(2176);
        for (const Int greatest : {kUsual, kGreatest}) {
            const std::string as = "-of-" + std::to_string(greatest);
            sink.input("greatest-lost" + as, {{Row(most, greatest)}});
            // Every heap has a winning move; of the greatest, all but one leave ten digits: the
            // longest output.
            Row longest(most - 2, greatest);
            longest.push_back(powers_of_two(greatest).back());
            sink.input("longest-output" + as, {{longest}});
            sink.input("longest-to-the-end" + as,
                       {{{1, 2, 3}}, {lost_to_the_end(most, greatest, 123456789)}});
        }
        sink.input("most-heaps-last-wins", {{won_at(rng, most, most - 1, bits().back())}});
        std::vector<Game> games;
        for (const Int bit : bits()) {
            if (2 * bit <= kUsual) games.push_back({differing(rng, bit, kUsual)});
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
        // The bit above the usual heaps.
        const Int top = powers_of_two(kGreatest).back();
        games.insert(games.end(), {{{top}},
                                   {{1, top, 2}},
                                   {{kGreatest, kGreatest - top, top}},
                                   {{kGreatest}},
                                   {{kGreatest, top - 1}},
                                   {{5, top + 1, top + 2, 6}}});
        sink.input("bits", games);
        // A nim-sum that is not reset shows wherever a lost game follows a won one.
        games.clear();
        for (Int i = 0; i < 70000; ++i) games.push_back({i % 2 == 0 ? Row{5, 3} : Row{7, 7}});
        sink.input("seventy-thousand-games", games);
    }
};

}  // namespace

RULES(Inputs)
