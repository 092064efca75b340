#include "core/lists.hpp"
#include "rules.cpp"

namespace {

class Inputs : public KamPebbles {
 public:
    Small small() const override {
        const Unit piles = {{"pile", "堆"}, {"piles", "堆"}, "颗"};
        return every({piles, 1, {40, 20, 11, 7, 5, 4}, Lists::Order::ascending, 0});
    }
    Game random(Rng& rng, bool rare) const override {
        const Int most = rng.chance(1, 2) ? kInEnglish : kPebbles;
        const Int n = rng.mixed(1, kPiles);
        Int nim_sum = 0;
        if (!rare) {
            const bool any = rng.chance(1, 4);
            nim_sum = any ? rng.mixed(0, most) : rng.pick(powers_of_two(most));
        }
        const Int others = rng.mixed(0, most);
        return steered(rng, n, nim_sum, std::min(others, (most - nim_sum) / 2), most);
    }
    void limits(Sink& sink) const override {
        Rng rng(3480);
        std::vector<Game> games;
        for (const Int most : {kInEnglish, kPebbles}) {
            const std::string of = "-of-" + std::to_string(most);
            // The longest lines, each a loss that hangs on its last number.
            const Int each = most / kPiles;
            for (Int test = 0; test < kTests; ++test) games.push_back({Row(kPiles, each)});
            sink.in_parts("longest" + of, games, kTests);
            // A character less, and another last pile before the last test.
            for (Int test = 0; test < kTests; ++test) games.push_back({Row(kPiles, each)});
            Row& before = games[games.size() - 2][0];
            --before.front();
            ++before.back();
            sink.in_parts("longest-but-one" + of, games, kTests);
            // As many piles; one of them fewer, so that the first one counts.
            for (const Int n : {kPiles, kPiles - 1}) {
                for (const Int nim_sum : {0, 1, 2, 3, 0}) {
                    games.push_back(steered(rng, n, nim_sum, most / 3, most));
                    games.push_back({Row(to_index(n), most / n)});
                    games.back()[0].back() += std::min<Int>(nim_sum, most % n);
                }
            }
            sink.in_parts("most-piles" + of, games, kTests);
            // Each bit alone: of one difference, and between two.
            for (const Int bit : powers_of_two(most)) {
                games.push_back({{bit}});
                games.push_back({{0, bit}});
                games.push_back({{bit / 2, bit / 2}});
                const Int others = (most - bit) / 4;
                const Int low = rng.between(1, std::max<Int>(1, std::min(others, bit - 1)));
                for (const Row& piles : {Row{low, low, 2 * low + bit},
                                         Row{0, low, low, 2 * low + bit}, Row{low, low, 2 * low}}) {
                    Int all = pebbles(piles);
                    if (all <= most) games.push_back({piles});
                }
                games.push_back(steered(rng, rng.between(3, 60), bit, others, most));
            }
            games.push_back({{most}});
            games.push_back({{0, most}});
            games.push_back({{most / 2, most / 2}});
            games.push_back({{most / 4, most / 4, most / 2}});
            games.push_back({Row(to_index(kPiles), 0)});
            games.back()[0].back() = most;
            sink.in_parts("bits" + of, games, kTests);
        }
        // As many equal differences as there can be, an odd and an even number of them.
        for (const Int step : {1, 2, 3, 5, 16, 17}) {
            for (const Int odd : {0, 1}) {
                Row piles;
                for (Int n = 2 * kPiles, all = kPebbles + 1; all > kPebbles; --n) {
                    piles.clear();
                    for (Int i = 0; i < n; ++i) piles.push_back((i + odd) / 2 * step);
                    all = pebbles(piles);
                }
                if (static_cast<Int>(piles.size()) > kPiles) continue;
                games.push_back({piles});
                piles.erase(piles.begin());
                games.push_back({piles});
                piles.erase(piles.begin());
                games.push_back({piles});
            }
        }
        sink.in_parts("equal-differences", games, kTests);
        // A long row before a short one, and a great pile before small ones.
        for (const Int n : {7, 2, 6, 1, 5, 2, 4, 1, 3, 3}) {
            games.push_back({Row(to_index(n), 90 + n)});
        }
        sink.in_parts("shorter-and-shorter", games, kTests);
    }

 private:
    // n piles of this nim-sum and `most` pebbles at most, some of them at random, at most `others`
    // before the last difference is set right; 2 * others + nim_sum <= most.
    static Game steered(Rng& rng, Int n, Int nim_sum, Int others, Int most) {
        // From the last pile: a difference in place i is as many pebbles in each of i + 1 piles.
        Row more(to_index(n));
        Int left = others;
        const Int bottom = others / n / 2;
        if (rng.chance(1, 4)) {
            more.back() = rng.between(0, bottom);
            left -= more.back() * n;
        }
        const auto some = to_index(rng.mixed(1, n));
        for (const Int place : rng.distinct(some, 0, n - 1)) {
            const Int each = left / static_cast<Int>(some) / (place + 1);
            more[to_index(place)] += rng.between(0, each);
        }
        Int all = 0, sum = nim_sum;
        for (Int i = 0; i < n; ++i) {
            all += more[to_index(i)] * (i + 1);
            if (i % 2 == 0) sum ^= more[to_index(i)];
        }
        // In any place, if there are enough pebbles for it; in the first place there are.
        const Int place = rng.mixed(0, (n - 1) / 2) * 2;
        for (const Int at : {place, Int{0}}) {
            const Int set = more[to_index(at)] ^ sum;
            if (at > 0 && all + (set - more[to_index(at)]) * (at + 1) > most) continue;
            more[to_index(at)] = set;
            break;
        }
        Row piles;
        Int pile = 0;
        for (std::size_t i = more.size(); i-- > 0;) piles.push_back(pile += more[i]);
        return {piles};
    }
};

}  // namespace

RULES(Inputs)
