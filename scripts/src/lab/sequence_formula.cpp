#include <algorithm>
#include <cmath>
#include <cstdint>

#include "lab/sequence.hpp"

namespace lab {
namespace seq {

Numbers members_of(const Sequence& s, bool unless) {
    Numbers members;
    for (std::size_t n = 0; n < s.size(); ++n) {
        if (s.known(n) && (s.at[n] != 0) != unless) members.push_back(static_cast<Int>(n));
    }
    return members;
}

Text by_parity(const std::string& even, const std::string& odd, const Text& of) {
    return {even + " or " + odd + ", as " + of.en + " is even or odd",
            even + " 或 " + odd + "（依 " + of.zh + " 是偶数还是奇数）"};
}

Text by_index(const std::string& list, Int size, const Text& index) {
    const std::string is =
        size < 4 ? list_of(size == 2 ? Numbers{0, 1} : Numbers{0, 1, 2}) : "0, 1, 2, ...";
    return {list + " for " + index.en + " = " + is, index.zh + " = " + is + " 时依次为 " + list};
}

Text some_index(const std::string& n, const std::string& term, const std::string& least,
                bool unless) {
    return unless ? Text(n + " is not " + term + " for any k >= " + least,
                         n + " 不等于任何 " + term + "（k ≥ " + least + "）")
                  : Text(n + " = " + term + " for some k >= " + least,
                         "存在 k ≥ " + least + " 使 " + n + " = " + term);
}

void add_helpers(std::vector<Helper>* to, const std::vector<Helper>& more) {
    for (const Helper& helper : more) {
        const bool there = std::any_of(
            to->begin(), to->end(), [&](const Helper& other) { return other.name == helper.name; });
        if (!there) to->push_back(helper);
    }
}

std::string code_of(const std::vector<Helper>& helpers) {
    std::string code;
    for (const Helper& each : helpers) code += lambda(each.name, {"n"}, each.body, each.type);
    return code;
}

Formula by_helper(const Helper& helper, const std::string& name) {
    Formula formula;
    formula.code = helper.name + "(" + name + ")";
    formula.helpers = {helper};
    return formula;
}

std::string body_of(const Formula& formula) {
    if (formula.before.empty() && formula.helpers.size() == 1 &&
        formula.code == formula.helpers[0].name + "(n)") {
        return formula.helpers[0].body;
    }
    const std::string body =
        code_of(formula.helpers) + formula.before + "    return " + formula.code + ";\n";
    // No compiler shall warn of a constant.
    const bool used = body.find('n', body.find("return") + 6) != std::string::npos ||
                      formula.before.find("(n") != std::string::npos;
    return used || formula.helpers.size() > 0 ? body : "    (void)n;\n" + body;
}

Int root_of(Int n) {
    Int root = n <= 0 ? 0 : static_cast<Int>(std::sqrt(static_cast<double>(n)));
    while (root > 0 && root * root > n) --root;
    while (n > 0 && (root + 1) * (root + 1) <= n) ++root;
    return root;
}

namespace {

constexpr Int kPrime = 1000000007;

Int power(Int base, Int exponent) {
    Int result = 1;
    for (; exponent > 0; exponent /= 2, base = base * base % kPrime) {
        if (exponent % 2 == 1) result = result * base % kPrime;
    }
    return result;
}

}  // namespace

// Modulo a prime, where nothing overflows: integers of few digits are known by their residues, and
// who asks checks them with the true numbers.
Numbers solve(std::vector<Numbers> rows) {
    if (rows.empty()) return {};
    const std::size_t unknown = rows[0].size() - 1;
    for (Numbers& row : rows) {
        for (Int& number : row) number = mod(number, kPrime);
    }
    for (std::size_t column = 0; column < unknown; ++column) {
        std::size_t pivot = column;
        while (pivot < rows.size() && rows[pivot][column] == 0) ++pivot;
        if (pivot == rows.size()) return {};
        std::swap(rows[column], rows[pivot]);
        const Int inverse = power(rows[column][column], kPrime - 2);
        for (Int& number : rows[column]) number = number * inverse % kPrime;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const Int factor = rows[i][column];
            if (i == column || factor == 0) continue;
            for (std::size_t j = 0; j <= unknown; ++j) {
                rows[i][j] = mod(rows[i][j] - factor * rows[column][j], kPrime);
            }
        }
    }
    for (std::size_t i = unknown; i < rows.size(); ++i) {
        if (rows[i][unknown] != 0) return {};
    }
    Numbers solution;
    for (std::size_t i = 0; i < unknown; ++i) {
        const Int x = rows[i][unknown];
        solution.push_back(x > kPrime / 2 ? x - kPrime : x);
        if (std::abs(solution.back()) > 1000) return {};
    }
    return solution;
}

}  // namespace seq
}  // namespace lab
