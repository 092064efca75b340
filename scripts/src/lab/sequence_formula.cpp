#include <algorithm>
#include <cmath>
#include <cstdint>

#include "lab/sequence.hpp"

namespace lab {
namespace seq {

double bits_of_number(Int number) {
    return 1 + 2 * std::log2(1. + std::abs(double(number)));
}

std::string text_of(Int number) {
    return std::to_string(number);
}

std::string plus(Int number) {
    if (number == 0) return "";
    return (number < 0 ? " - " : " + ") + std::to_string(number < 0 ? -number : number);
}

std::string list_of(const Numbers& numbers) {
    std::string list;
    for (const Int number : numbers) list += (list.empty() ? "" : ", ") + std::to_string(number);
    return list;
}

Text any_of(const Numbers& numbers) {
    Text text;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        if (i > 0) text += i + 1 < numbers.size() ? Text(", ", "、") : Text(" or ", " 或 ");
        text += std::to_string(numbers[i]);
    }
    return text;
}

std::string indented(const std::string& lines) {
    std::string all;
    for (std::size_t at = 0; at < lines.size();) {
        const std::size_t end = lines.find('\n', at) + 1;
        all += "    " + lines.substr(at, end - at);
        at = end;
    }
    return all;
}

void add_helpers(std::vector<Helper>* to, const std::vector<Helper>& more) {
    for (const Helper& helper : more) {
        const bool there = std::any_of(
            to->begin(), to->end(), [&](const Helper& other) { return other.name == helper.name; });
        if (!there) to->push_back(helper);
    }
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
    std::string body;
    for (const Helper& helper : formula.helpers) {
        body += "    const auto " + helper.name + " = [](long long n) -> " + helper.type + " {\n" +
                indented(helper.body) + "    };\n";
    }
    body += formula.before + "    return " + formula.code + ";\n";
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
