#include "lab/induction.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdlib>
#include <numeric>
#include <regex>

#include "lab/grid.hpp"
#include "sprague_grundy.hpp"

namespace lab {

namespace {

// "(a + b) % 4", of which the last sign is before the percent sign at `at`: where it begins. What is
// in it may be written over when its rest by `modulus` depends on the rests of its numbers alone.
std::optional<std::size_t> rest_begins(const std::string& code, std::size_t at, Int modulus) {
    std::size_t begin = at;
    int depth = 0;
    do {
        if (begin == 0) return std::nullopt;
        const char c = code[--begin];
        depth += c == ')' ? 1 : c == '(' ? -1 : 0;
    } while (depth > 0);
    if (depth < 0) return std::nullopt;
    const std::string inside = code.substr(begin, at - begin);
    if (inside.find_first_not_of("abcdn0123456789+*^|& ()") != std::string::npos)
        return std::nullopt;
    const bool by_bits = inside.find_first_of("^|&") != std::string::npos;
    if (by_bits && !std::has_single_bit(static_cast<std::uint64_t>(modulus))) return std::nullopt;
    // A longer name, or a call.
    const auto is_part = [](char c) {
        return std::isalnum(static_cast<unsigned char>(c)) || c == '_';
    };
    if (begin > 0 && is_part(code[begin - 1])) return std::nullopt;
    // In "x * a % 4" and "x / a % 4" the rest is of more than that.
    const std::size_t before = code.find_last_not_of(' ', begin == 0 ? 0 : begin - 1);
    if (before != std::string::npos && before < begin &&
        std::string("*/%").find(code[before]) != std::string::npos) {
        return std::nullopt;
    }
    return begin;
}

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

// Takes the call that ends a rule about the gaps between the sorted numbers, of which the first is
// above 0. What is above a gap gains the period: so does this gap, and no other changes.
bool take_gaps(std::string& code) {
    std::string call = "return of(a";
    for (std::size_t last = 1; last < 4; ++last) {
        const std::string above(1, "abcd"[last]), below(1, "abcd"[last - 1]);
        call += ", " + above + " - " + below;
        const std::size_t at = code.find(call + ");");
        if (at == std::string::npos) continue;
        if (code.find(code_of_order(last + 1)) == std::string::npos) return false;
        code.replace(at, call.size(), "return (0");
        return true;
    }
    return false;
}

}  // namespace

std::optional<Repeats> repeats_of(std::string code) {
    Repeats found;
    const auto write = [&](const char* over, const char* with) {
        code = std::regex_replace(code, std::regex(over), with);
    };
    if (std::regex_search(code, std::regex("long long [abcdn] ="))) return std::nullopt;
    const bool gaps = take_gaps(code);
    write("#include <[a-z]+>|long long [abcdn]\\b", "");
    write("if \\(([abcd]) > ([abcd])\\) std::swap\\(\\1, \\2\\);", "");
    write("\\bg[0-9]*\\([abcdn]\\)", "0");  // what it calls is in the code, too
    // By its rest the least number changes as the sum may. That of gaps does not.
    for (int nested = 0; nested < 3 && !gaps; ++nested) {
        write("std::(min|max)\\(([abcd+ ()]*), ([abcd+ ()]*)\\)", "($2 + $3)");
    }
    // A rest from some number on: below that it is compared.
    write("\\(([abcdn]) < ([0-9]+) \\? \\1 : \\2 \\+ \\(\\1 - \\2\\) % ([0-9]+)\\)",
          "($1 < $2) + $1 % $3");
    const std::regex comparison("(\\(|&& |\\|\\| |return )[abcdn] [=!<>]=? (" +
                                std::string(gaps ? "" : "[abcdn]|") +
                                "[0-9]{1,3})(?=\\)| &&| \\|\\|| \\?|;)");
    for (std::smatch match; std::regex_search(code, match, comparison);) {
        const std::string with = match[2];
        if (with < "a") found.start = std::max<Int>(found.start, std::stoi(with) + 1);
        code = match.prefix().str() + match[1].str() + "0" + match.suffix().str();
    }
    for (std::size_t percent; (percent = code.find(" % ")) != std::string::npos;) {
        const std::size_t end =
            std::min(code.find_first_not_of("0123456789", percent + 3), code.size());
        const std::string by = code.substr(percent + 3, end - percent - 3);
        if (by.empty() || by.size() > 3) return std::nullopt;
        const Int modulus = std::stoi(by);
        const auto begin = rest_begins(code, percent, modulus);
        if (!begin) return std::nullopt;
        code.replace(*begin, end - *begin, "0");
        found.period = std::lcm(found.period, modulus);
        if (found.period > 1000) return std::nullopt;
    }
    if (std::regex_search(code, std::regex("\\b[abcdn]\\b"))) return std::nullopt;
    return found;
}

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
