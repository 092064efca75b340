// A game is one row: the digits of N, the highest first.
#include "core/rules.hpp"

#include <bitset>

namespace {

using namespace rules;

constexpr Int kMostTests = 1000;
constexpr std::size_t kDigits = 1001;  // of 10^1000

class BashV3 : public Rules {
 public:
    std::vector<Game> parse(InStream& text) const override {
        return read_tests(text, kMostTests, [&]() -> Game {
            Row digits = {text.one_of("123456789", "N") - '0'};
            while (text.peek() != '\n') digits.push_back(text.one_of("0123456789", "N") - '0');
            if (less(power_of_ten(), digits)) {
                text.fail({"N must be at most 10^1000", "N 不能超过 10^1000"});
            }
            text.end_of_line();
            return {digits};
        });
    }
    std::string format(const std::vector<Game>& games) const override {
        return write_tests(games, [](const Game& game) {
            std::string line;
            for (const Int digit : game.at(0)) line += std::to_string(digit);
            return line + '\n';
        });
    }
    std::size_t games_per_input() const override { return kMostTests; }

    void moves(const Component& stones, Options& options) const override {
        for (Row power = {1}; !less(stones, power); power = sum(power, power)) {
            options.to(difference(stones, power));
        }
    }

    Verdicts verdicts() const override { return {"A", "B"}; }
    bool oracle_reaches(const Game& game) const override {
        return game.at(0).size() <= 4 && number(game[0]) <= kExhaustive;
    }
    // Far up, by the remainder of six digits at a time, modulo 999,999, of which 3 is a divisor.
    std::string second_answer(const Game& game) const override {
        const Row& digits = game[0];
        if (digits.size() <= 5) return verdict(table()[to_index(number(digits))]);
        Int rest = 0;
        for (std::size_t end = digits.size(); end > 0;) {
            const std::size_t begin = end > 6 ? end - 6 : 0;
            rest += number(Row(digits.begin() + static_cast<std::ptrdiff_t>(begin),
                               digits.begin() + static_cast<std::ptrdiff_t>(end)));
            end = begin;
        }
        return verdict(rest % 999999 % 3 != 0);
    }
    std::string second_method() const override {
        return "a bitset in which each loss marks wins below " + std::to_string(kTable) +
               ", above it the remainder modulo 999,999";
    }

 protected:
    static constexpr Int kExhaustive = 1000, kTable = 100000;

    static Row power_of_ten() {
        Row digits(kDigits, 0);
        digits[0] = 1;
        return digits;
    }

 private:
    static Int number(const Row& digits) {
        Int n = 0;
        for (const Int digit : digits) n = 10 * n + digit;
        return n;
    }
    // Of rows without zeros before the first digit.
    static bool less(const Row& a, const Row& b) {
        return a.size() != b.size() ? a.size() < b.size() : a < b;
    }
    static Row sum(const Row& a, const Row& b) { return combined(a, b, 1); }
    // a - b, where that is not negative.
    static Row difference(const Row& a, const Row& b) { return combined(a, b, -1); }
    static Row combined(const Row& a, const Row& b, Int sign) {
        Row result(std::max(a.size(), b.size()) + 1, 0);
        Int carry = 0;
        for (std::size_t i = 0; i < result.size(); ++i) {
            const auto at = [i](const Row& row) {
                return i < row.size() ? row[row.size() - 1 - i] : 0;
            };
            const Int digit = at(a) + sign * at(b) + carry;
            carry = digit < 0 ? -1 : digit / 10;
            result[result.size() - 1 - i] = (digit + 10) % 10;
        }
        while (result.size() > 1 && result[0] == 0) result.erase(result.begin());
        return result;
    }
    static const std::bitset<kTable>& table() {
        static const auto wins = [] {
            std::bitset<kTable> takes, marked;
            for (const Int take : powers_of_two(kTable - 1)) takes[to_index(take)] = true;
            for (std::size_t n = 0; n < marked.size(); ++n) {
                if (!marked[n]) marked |= takes << n;
            }
            return marked;
        }();
        return wins;
    }
};

}  // namespace
