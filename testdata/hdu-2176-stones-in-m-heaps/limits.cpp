#include "../families/nim_moves_limits.hpp"
#include "rules.cpp"
namespace {

class Inputs : public NimMovesInputs<StonesInHeaps> {
 public:
    Game longest() const override { return {Row(to_index(kHeaps), kUsual)}; }
    Sums sums() const override { return of_nim(kUsual, kHeaps); }
    void limits(Sink& sink) const override {
        const auto most = to_index(kHeaps);
        Rng rng(2176);
        for (const Int greatest : {kUsual, kGreatest}) {
            const std::string as = "-of-" + std::to_string(greatest);
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
            for (const std::size_t count : {2, 3, 50}) {
                const auto index = to_index(rng.between(0, static_cast<Int>(count) - 1));
                games.push_back({won_at(rng, count, index, bit)});
                // Equal heaps have a line each.
                games.push_back(games.back());
                games.back()[0].insert(games.back()[0].end(), 2, games.back()[0][index]);
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
    }
};

}  // namespace

RULES(Inputs)
