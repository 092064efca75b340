#include "core/lists.hpp"
#include "rules.cpp"

namespace {

class Inputs : public SubtractionNim {
 public:
    void exhaustive(Sink& sink) const override {
        sets_.for_each([&](const Row& set) {
            for (std::size_t i = 1; i < set.size(); ++i) {
                if (std::count(set.begin(), set.end(), set[i]) > 1) return;
            }
            lists_.for_each([&](const Row& heaps) { sink.game({set, heaps}); });
        });
    }
    tools::Text exhaustive_bound() const override {
        return tools::Text("sets of ", "集合") + sets_.bound() +
               tools::Text(", in any order; ", "，任意顺序；") + lists_.bound();
    }
    Game random(Rng& rng, bool rare) const override {
        const Int k = rng.mixed(1, kCount);
        const Int span = rng.chance(1, 3) ? k : rng.mixed(k, kGreatest);
        const Row set = rng.distinct(static_cast<std::size_t>(k), 1, span);
        const Int greatest = rng.mixed(1, kGreatest);
        const Row value = values(set, greatest);
        const Int aim = rare ? 0 : rng.pick(single_bits(value));
        const Row last = aimed(rng, value, static_cast<std::size_t>(rng.mixed(0, kCount - 1)), aim);
        return last.empty() ? random(rng, rare) : Game{set, last};
    }
    void limits(Sink& sink) const override {
        Row first, odd, top, heaps;
        for (Int i = 1; i <= kCount; ++i) {
            first.push_back(i);
            odd.push_back(2 * i - 1);
            top.push_back(kGreatest - kCount + i);
            heaps.push_back(kGreatest - kCount + i);
        }
        sink.input("first-numbers", {{first, heaps}});
        sink.input("odd-numbers", {{odd, heaps}});
        sink.input("last-numbers", {{top, heaps}});
        sink.input("longest-lines", {{top, Row(kCount, kGreatest)}});
        sink.input("one-number", {{{1}, Row(99, kGreatest - 1)}});
        sink.input("longest-to-the-end", {longest_to_the_end()});
        for (const Game& play : longest_plays(kGreatest)) {
            sink.input(
                "longest-play-" + std::to_string(play[0].back()) + '-' + std::to_string(play[1][0]),
                {play});
        }
        // The only move that decides is long: a ring of fewer values than it takes has lost its end.
        for (const Int longest : {1026, 2049, 4098, 8193, 9000, 9999}) {
            sink.input("one-long-move-" + std::to_string(longest), {{{1, 2, longest}, {longest}}});
        }
        // Two heaps that differ in one bit, with the values 0 and 1.
        for (const Int bit : powers_of_two(kGreatest)) {
            const Int heap = bit < 32 ? 2 * bit : (kGreatest - bit) % bit;
            sink.input("heaps-that-differ-by-" + std::to_string(bit),
                       {{{bit}, {heap, heap + bit}}});
        }
        // With S = 1 .. 100 the values are h mod 101, the greatest that there can be.
        Rng rng(893);
        rng.shuffle(first);
        const Row value = values(first, kGreatest);
        Int number = 0;
        for (const Row& position : decisive(rng, value)) {
            sink.input("decisive-" + std::to_string(++number), {{first, position}});
        }
        for (const Int bit : single_bits(value)) {
            sink.input("most-heaps-bit-" + std::to_string(bit), {{first, filled(rng, value, bit)}});
        }
        sink.input("most-heaps-loss", {{first, filled(rng, value, 0)}});
        // A loss that is none without the last number of S.
        Row set, lost, shorter;
        do {
            set = rng.distinct(100, 1, 5000);
            lost = filled(rng, values(set, kGreatest), 0);
            shorter = set;
            shorter.pop_back();
        } while (nim_sum(lost, values(shorter, kGreatest)) == 0);
        sink.input("loss", {{set, lost}});
        for (const Int bit : single_bits(values(set, kGreatest))) {
            sink.input("near-loss-" + std::to_string(bit),
                       {{set, filled(rng, values(set, kGreatest), bit)}});
        }
    }

 private:
    // So many heaps and one more, which gives them the wanted nim-sum, in any order; none if there
    // is no such heap.
    static Row aimed(Rng& rng, const Row& value, std::size_t others, Int wanted) {
        Row heaps;
        while (heaps.size() < others) {
            heaps.push_back(rng.between(1, static_cast<Int>(value.size()) - 1));
        }
        const Row last = heaps_of(value, nim_sum(heaps, value) ^ wanted);
        if (last.empty()) return {};
        heaps.push_back(rng.pick(last));
        rng.shuffle(heaps);
        return heaps;
    }
    // As many heaps as there can be, with the wanted nim-sum; it hangs on the last one, and on one
    // of the greatest size if that has a value.
    static Row filled(Rng& rng, const Row& value, Int wanted) {
        for (;;) {
            Row heaps = aimed(rng, value, kCount - 2, wanted ^ value[kGreatest]);
            heaps.push_back(kGreatest);
            std::swap(heaps.back(), heaps[0]);
            if (heaps.size() == kCount && value[static_cast<std::size_t>(heaps.back())] != 0) {
                return heaps;
            }
        }
    }
    // A loss that no beginning of the heaps is, cut within a number or between two; no input is more
    // than two characters longer. The first heap and the last have one value, the others another.
    static Game longest_to_the_end() {
        Rng rng(1107);
        for (;;) {
            Row set = rng.distinct(99, 1000, kGreatest - 1);
            set.push_back(kGreatest);
            const Row value = values(set, kGreatest);
            const Int first = kGreatest - 1, most = value[kGreatest];
            const Int ends = value[static_cast<std::size_t>(first)], cut = value[1000];
            if (most == 0 || ends == 0 || most == ends || cut == ends || cut == (ends ^ most)) {
                continue;
            }
            Row heaps(kCount, kGreatest);
            heaps.front() = heaps.back() = first;
            return {set, heaps};
        }
    }

    const Lists sets_{plain_numbers(), 2, 1, 5};
    const Lists lists_{heaps_in("颗"), 1, {10, 4}};
};

}  // namespace

RULES(Inputs)
