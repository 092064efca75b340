#include "lab/automaton.hpp"

#include <algorithm>
#include <cmath>
#include <set>

namespace lab {

namespace {

// The entries at offset, offset + step, ... of each number.
struct State {
    Int step = 1;
    Int offset[4] = {};
};

class Kernel {
 public:
    explicit Kernel(const Sample& seen) : seen_(seen), numbers_(seen.upto.size()) {}

    // Whether so much is seen of a state that it can be told from others.
    bool is_seen(const State& state) const {
        Int entries = 1;
        for (std::size_t k = 0; k < numbers_; ++k) {
            if (state.offset[k] > seen_.upto[k]) return false;
            entries *= (seen_.upto[k] - state.offset[k]) / state.step + 1;
        }
        return entries >= 12;
    }

    bool same(const State& old, const State& young) const {
        const std::size_t last = numbers_ - 1;
        Int p[4], q[4], compared = 0;
        std::copy(old.offset, old.offset + numbers_, p);
        std::copy(young.offset, young.offset + numbers_, q);
        while (true) {
            for (Int x = index_of(p), y = index_of(q), end = y + seen_.upto[last] - q[last];
                 y <= end; x += old.step, y += young.step) {
                const std::int32_t one = seen_.in(x), other = seen_.in(y);
                if (one < 0 || other < 0) continue;
                if (one != other) return false;
                ++compared;
            }
            std::size_t k = last;
            for (; k > 0; --k) {
                p[k - 1] += old.step;
                if ((q[k - 1] += young.step) <= seen_.upto[k - 1]) break;
                p[k - 1] = old.offset[k - 1];
                q[k - 1] = young.offset[k - 1];
            }
            if (k == 0) return compared > 8;
        }
    }

    std::int32_t first(const State& state) const { return seen_.in(index_of(state.offset)); }

 private:
    Int index_of(const Int* p) const { return static_cast<Int>(index_in(seen_.upto, p)); }

    const Sample& seen_;
    std::size_t numbers_;
};

}  // namespace

std::optional<Automaton> Automaton::of(const Sample& seen, Int base) {
    const std::size_t numbers = seen.upto.size();
    const std::size_t most = numbers == 1 ? 72 / static_cast<std::size_t>(base) : 24;
    const Kernel kernel(seen);
    Automaton automaton(base);
    const auto symbols = static_cast<Int>(std::pow(base, numbers));
    std::vector<State> states(1);
    automaton.results = {kernel.first(states[0])};
    for (std::size_t i = 0; i < states.size(); ++i) {
        automaton.next.emplace_back();
        for (Int symbol = 0; symbol < symbols; ++symbol) {
            State state = states[i];
            for (Int k = static_cast<Int>(numbers), digits = symbol; k-- > 0; digits /= base) {
                state.offset[k] += digits % base * state.step;
            }
            state.step *= base;
            if (!kernel.is_seen(state)) return std::nullopt;
            std::size_t to = 0;
            while (to < states.size() && !kernel.same(states[to], state)) ++to;
            const std::int32_t result = kernel.first(state);
            if (to == states.size()) {
                if (to == std::min<std::size_t>(most, 24) || result > 15) return std::nullopt;
                states.push_back(state);
                automaton.results.push_back(result);
            }
            if (automaton.results[to] < 0) automaton.results[to] = result;
            automaton.next[i].push_back(static_cast<std::int32_t>(to));
        }
    }
    for (std::int32_t& result : automaton.results) result = std::max(result, 0);
    if (states.size() == 1) return std::nullopt;
    return automaton;
}

Tree Automaton::tree(Trees numbers) const {
    return automaton(base_, next, Numbers(results.begin(), results.end()), std::move(numbers));
}

double Automaton::bits() const {
    const auto states = static_cast<double>(size());
    const std::set<std::int32_t> different(results.begin(), results.end());
    return states * static_cast<double>(next[0].size()) * std::log2(states) +
           states * std::log2(static_cast<double>(different.size()));
}

}  // namespace lab
