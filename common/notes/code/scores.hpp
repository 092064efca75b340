// The code of scoring.md: C++11, nothing but the standard library.
#ifndef COMMON_NOTES_CODE_SCORES_HPP
#define COMMON_NOTES_CODE_SCORES_HPP

#include <algorithm>
#include <cstddef>
#include <vector>

namespace notes {

// By how much the player to move ends ahead. moves(position) is a vector of pairs: the points that a
// move brings, and the position that it leaves.
template <class Position, class Moves>
long long lead(const Position& position, const Moves& moves) {
    bool over = true;
    long long best = 0;
    for (const auto& move : moves(position)) {
        const long long ahead = move.first - lead(move.second, moves);
        if (over || ahead > best) best = ahead;
        over = false;
    }
    return best;
}

// The lead in a row from which a move takes the first or the last number.
inline long long row_lead(const std::vector<long long>& row) {
    std::vector<long long> lead = row;  // of the parts of one length, by where they begin
    for (std::size_t length = 2; length <= row.size(); ++length) {
        for (std::size_t l = 0; l + length <= row.size(); ++l) {
            lead[l] = std::max(row[l] - lead[l + 1], row[l + length - 1] - lead[l]);
        }
    }
    return row.empty() ? 0 : lead[0];
}

// The lead where a move takes 1 to k numbers from the front; k >= 1.
inline long long front_lead(const std::vector<long long>& row, std::size_t k) {
    std::vector<long long> lead(row.size() + 1);  // of what is left from here on
    for (std::size_t i = row.size(); i-- > 0;) {
        long long sum = row[i];
        lead[i] = sum - lead[i + 1];
        for (std::size_t x = 2; x <= k && i + x <= row.size(); ++x) {
            sum += row[i + x - 1];
            lead[i] = std::max(lead[i], sum - lead[i + x]);
        }
    }
    return lead[0];
}

// The lead where a move takes any of the numbers: both take the greatest.
inline long long free_lead(std::vector<long long> numbers) {
    std::sort(numbers.begin(), numbers.end());
    long long lead = 0;
    for (const long long number : numbers) lead = number - lead;
    return lead;
}

// The lead where the first player takes from the top of any stack, whose first number that is, and
// the second player from the bottom.
inline long long stacks_lead(const std::vector<std::vector<long long>>& stacks) {
    long long lead = 0;
    std::vector<long long> middles;
    for (const std::vector<long long>& stack : stacks) {
        const std::size_t half = stack.size() / 2;
        for (std::size_t i = 0; i < half; ++i) lead += stack[i] - stack[stack.size() - 1 - i];
        if (stack.size() % 2 == 1) middles.push_back(stack[half]);
    }
    return lead + free_lead(middles);
}

// What the numbers act as, in a stack from the bottom up: one that is no less than both beside it joins
// them. What the pairs bring that wait at the bottom is added to `waits`.
inline std::vector<long long> joined(const std::vector<long long>& numbers, bool stack,
                                     long long& waits) {
    std::vector<long long> kept;
    for (const long long number : numbers) {
        for (kept.push_back(number);; kept.resize(kept.size() - 2)) {
            long long* const end = kept.data() + kept.size();
            if (kept.size() >= 3 && end[-2] >= std::max(end[-3], end[-1])) {
                end[-3] += end[-1] - end[-2];
            } else if (stack && kept.size() == 2 && kept[0] >= kept[1]) {
                waits += kept[0] - kept[1];
            } else {
                break;
            }
        }
    }
    return kept;
}

// The lead where a move takes the first or the last number of a row, or the last one of a stack.
inline long long ends_lead(const std::vector<std::vector<long long>>& rows,
                           const std::vector<std::vector<long long>>& stacks) {
    std::vector<long long> numbers;
    long long waits = 0;
    const auto add = [&](const std::vector<long long>& part, bool stack) {
        for (const long long number : joined(part, stack, waits)) numbers.push_back(number);
    };
    for (const std::vector<long long>& row : rows) add(row, false);
    for (const std::vector<long long>& stack : stacks) add(stack, true);
    return free_lead(numbers) + (numbers.size() % 2 == 1 ? waits : -waits);
}

// What is left of a row if the players take numbers from its ends until one is left, the first of
// them for a great one, the second for a small one; the row is not empty.
inline long long last_number(const std::vector<long long>& row) {
    const std::size_t n = row.size(), m = n / 2;
    if (n == 1) return row[0];
    if (n % 2 == 0) return std::max(row[m - 1], row[m]);
    return std::max(std::min(row[m - 1], row[m]), std::min(row[m], row[m + 1]));
}

}  // namespace notes

#endif
