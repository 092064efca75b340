// Numbers in binary, one below the other: binary, span.
#include <bit>

#include "draw/description.hpp"

namespace tools {

namespace {

constexpr double kSize = 30, kPitch = 38, kNumber = 46, kGap = 64;

// A number and its bits, of which `marked` gets a ring. x is where the number ends.
void draw_row(Svg* svg, double x, double y, unsigned number, int digits, unsigned marked,
              bool pale = false) {
    svg->text(x, y, std::to_string(number), pale ? "e muted" : "b e");
    for (int bit = digits - 1; bit >= 0; --bit) {
        const double left = x + 14 + kSize * (digits - 1 - bit);
        const bool one = (number >> bit & 1) != 0;
        svg->rect(left + 1, y - kSize / 2 + 1, kSize - 2, kSize - 2,
                  one && !pale ? fill_of(3) : "faint", 3);
        svg->text(left + kSize / 2, y, one ? "1" : "0",
                  pale  ? "m muted"
                  : one ? text_on(3) + " b"
                        : "m muted");
        if ((marked >> bit & 1) != 0) svg->circle(left + kSize / 2, y, kSize / 2 - 2, "ring");
    }
}

void draw_arrow(Svg* svg, double x, double y, const char* style) {
    svg->path(path_data("M{} {}H{}m-8 -5l8 5l-8 5", x + 10, y, x + kGap - 10), style);
}

}  // namespace

Svg binary(Description& keys) {
    const std::vector<unsigned> heaps = keys.list<unsigned>("heaps");
    if (heaps.empty()) throw std::invalid_argument("'heaps' is empty");
    unsigned all = 0, sum = 0;
    for (const unsigned heap : heaps) {
        all |= heap;
        sum ^= heap;
    }
    if (keys.folder.problem != nullptr) {
        if (keys.is_lost({rules::Row(heaps.begin(), heaps.end())}) != (sum == 0)) {
            throw std::invalid_argument("the solution does not say what the nim-sum says");
        }
    }
    const auto wins = [&](unsigned heap) { return (heap ^ sum) < heap; };
    const auto moved = std::find_if(heaps.begin(), heaps.end(), wins);
    const int digits = std::bit_width(all);
    const double left = 24 + kNumber, bits = 14 + kSize * digits;
    const double second = left + bits + kGap + kNumber;
    Svg svg(second + bits + 24, 24 + kPitch * static_cast<double>(heaps.size() + 1) + 24);
    double y = 24 + kPitch / 2;
    for (auto heap = heaps.begin(); heap != heaps.end(); ++heap, y += kPitch) {
        const bool moves = heap == moved;
        draw_row(&svg, left, y, *heap, digits, moves ? std::bit_floor(sum) : 0);
        if (moves) draw_arrow(&svg, left + bits, y, "p-arrow");
        if (moved != heaps.end()) draw_row(&svg, second, y, moves ? *heap ^ sum : *heap, digits, 0);
    }
    for (const double x : {left, second}) {
        if (x == second && moved == heaps.end()) continue;
        svg.line(x - kNumber + 10, y - kPitch / 2 + 2, x + bits, y - kPitch / 2 + 2, "axis");
        draw_row(&svg, x, y + 6, x == left ? sum : 0, digits, 0);
    }
    return svg;
}

Svg span(Description& keys) {
    std::vector<unsigned> numbers = keys.list<unsigned>("numbers");
    if (numbers.empty()) throw std::invalid_argument("'numbers' is empty");
    std::sort(numbers.rbegin(), numbers.rend());
    // A number reduced by the kept ones before it, and which numbers were xored for what is left of
    // it; it is kept where that is not 0.
    struct Reduced {
        unsigned number, rest, used;
    };
    std::vector<Reduced> rows;
    unsigned long removed = 0;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        Reduced row{numbers[i], numbers[i], 0};
        for (const Reduced& kept : rows) {
            if ((row.rest ^ kept.rest) >= row.rest) continue;
            row.rest ^= kept.rest;
            row.used ^= kept.used;
        }
        if (row.rest == 0) removed += row.number;
        if (row.rest != 0) row.used ^= 1u << i;
        rows.push_back(row);
    }
    if (keys.folder.problem != nullptr) {
        const rules::Row heaps(numbers.begin(), numbers.end());
        if (keys.solve({{heaps}})[0] != std::to_string(removed)) {
            throw std::invalid_argument("the solution removes something else");
        }
    }
    const int digits = std::bit_width(numbers[0]);
    const double left = 24 + kNumber, bits = 14 + kSize * digits;
    const double second = left + bits + kGap + kNumber;
    Svg svg(second + bits + 24, 24 + kPitch * static_cast<double>(rows.size()) + 12);
    double y = 24 + kPitch / 2;
    for (const auto& [number, rest, used] : rows) {
        draw_row(&svg, left, y, number, digits, 0, rest == 0);
        draw_arrow(&svg, left + bits, y, "arrow");
        if (rest != 0) draw_row(&svg, second, y, rest, digits, std::bit_floor(rest));
        std::string xors = std::to_string(number), sign = " = ";
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            if ((used >> i & 1) == 0) continue;
            xors += sign + std::to_string(numbers[i]);
            sign = " ⊕ ";
        }
        if (rest == 0) svg.text(second - kNumber + 10, y, xors);
        y += kPitch;
    }
    return svg;
}

}  // namespace tools
