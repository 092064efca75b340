#include "lab/induction.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdlib>
#include <numeric>

#include "lab/grid.hpp"
#include "sprague_grundy.hpp"

namespace lab {

namespace {

// The entry of a position by the entries of its options.
Int entry_by(About about, bool misere, const std::vector<unsigned>& options) {
    if (about == About::value) return sprague_grundy::mex(options.begin(), options.end());
    if (options.empty()) return misere ? 0 : 1;
    return std::count(options.begin(), options.end(), 1U) == 0 ? 1 : 0;
}

// Whether it is so for all positions of that many numbers without a gap above `most`; false also
// where these are more than can be checked.
template <class Is>
bool holds_up_to(std::size_t numbers, Int most, Is is) {
    constexpr double most_positions = 100000;
    const auto size = static_cast<double>(numbers);
    if (std::pow(most + 1, size) * std::tgamma(size + 1) > most_positions) return false;
    const Numbers upto(numbers, most);
    Positions gaps(upto);
    do {
        Numbers position(numbers);
        std::partial_sum(gaps.at().begin(), gaps.at().end(), position.begin());
        do {
            if (!is(position)) return false;
        } while (std::next_permutation(position.begin(), position.end()));
    } while (gaps.next());
    return true;
}

bool is_right_at(const Numbers& position, About about, const Table& table, const At& at) {
    std::vector<unsigned> options;
    Numbers to = position;
    for (const Numbers& step : table.moves.steps) {
        for (std::size_t k = 0; k < to.size(); ++k) to[k] = position[k] - step[k];
        if (*std::min_element(to.begin(), to.end()) >= 0) {
            options.push_back(static_cast<unsigned>(at(to.data())));
        }
    }
    return at(position.data()) == entry_by(about, table.misere, options);
}

}  // namespace

bool agree(std::size_t numbers, const Repeats& x, const Repeats& y,
           const std::function<bool(const Int*)>& at) {
    return holds_up_to(numbers, std::max(x.start, y.start) + std::lcm(x.period, y.period),
                       [&](const Numbers& position) { return at(position.data()); });
}

std::optional<Text> by_induction(About about, const Table& table, const Repeats& repeats,
                                 const At& at) {
    if (table.moves.steps.empty()) return std::nullopt;
    const std::size_t numbers = table.moves.steps[0].size();
    Int reach = 0;
    for (const Numbers& step : table.moves.steps) {
        for (const Int change : step) reach = std::max(reach, std::abs(change));
    }
    const Int gap = 2 * reach + repeats.start + repeats.period;
    if (!holds_up_to(numbers, gap, [&](const Numbers& position) {
            return is_right_at(position, about, table, at);
        })) {
        return std::nullopt;
    }
    const std::string by = std::to_string(repeats.period), most_gap = std::to_string(gap);
    return Text("each move takes one of the same steps everywhere, the rule has the period " + by +
                    ", and it was checked " +
                    (numbers == 1 ? "up to " : "wherever no gap is above ") + most_gap,
                "各处可走的步都相同，规律以 " + by + " 为周期，且" +
                    (numbers == 1 ? "不超过 " + most_gap : "间隔都不超过 " + most_gap + " 的局面") +
                    "已逐一验证");
}

}  // namespace lab
