// A game has a row for each heap, which is a component, too: A, the stones that are left, and K.
#include "core/rules.hpp"

namespace {

using namespace rules;

constexpr Int kHeaps = 200, kGreatest = 1000000000;

class StrangeNim : public Rules {
 public:
    std::vector<Game> parse(InStream& text) const override {
        const Int heaps = text.integer(1, kHeaps, "N");
        text.end_of_line();
        Game game;
        for (Int i = 0; i < heaps; ++i) game.push_back(text.line(1, kGreatest, {"A", "K"}));
        text.end();
        return {game};
    }
    std::string format(const std::vector<Game>& games) const override {
        std::string text = joined({static_cast<Int>(games.at(0).size())});
        for (const Row& heap : games[0]) text += joined(heap);
        return text;
    }
    std::size_t games_per_input() const override { return 1; }

    void moves(const Component& heap, Options& options) const override {
        const Int stones = heap.at(0), k = heap.at(1);
        for (Int taken = 1; taken <= stones / k; ++taken) {
            options.to(taken == stones ? Position{} : Position{{stones - taken, k}});
        }
    }

    Verdicts verdicts() const override { return {"Takahashi", "Aoki"}; }
    bool oracle_reaches(const Game& game) const override {
        Row stones;
        for (const Row& heap : game) stones.push_back(heap.at(0));
        return what_can_be_left(stones, kPlayed) <= kPlayed;
    }
    std::string second_answer(const Game& game) const override {
        Int nim_sum = 0;
        for (const Row& heap : game) nim_sum ^= value(heap.at(0), heap.at(1));
        return verdict(nim_sum != 0);
    }
    std::string second_method() const override {
        return "one step of the law after the other for K below " + std::to_string(kCircle) +
               "; from there on, by who is left in a circle that every K-th has to leave";
    }

 protected:
    static constexpr Int kPlayed = 500, kCircle = 10000;

    static Int value(Int n, Int k) { return k < kCircle ? by_steps(n, k) : by_circle(n, k); }

 private:
    static Int by_steps(Int n, Int k) {
        while (n % k != 0) n -= n / k + 1;
        return n / k;
    }
    // Of m people in a circle every k-th has to go; whoever is passed over as number x = qk + d, with
    // 0 < d < k, is counted again as number m + x - q. Write x = km - n. Then n / k = m - q - 1, and
    // the new number stands for n - (m - q) in the place of n: a step of the law. Where k divides x,
    // number x goes, and leaves m - x / k = n / k people. So with m = n / k + 1 and the one who is
    // first counted as x <= k, as many are left behind as the value of n. (The numbers are those of
    // Graham, Knuth and Patashnik, Concrete Mathematics, 3.3.)
    static Int by_circle(Int n, Int k) {
        Int people = n / k + 1, place = (k * people - n - 1) % people;
        for (; place != (k - 1) % people; --people) place = (place + people - k % people) % people;
        return people - 1;
    }
};

}  // namespace
