// Drawings as SVG that are legible on light and dark pages, and without colour.
#ifndef SCRIPTS_SRC_DRAW_SVG_HPP
#define SCRIPTS_SRC_DRAW_SVG_HPP

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <string_view>

namespace tools {

// The text as XML shows it; a number with at most one digit after the point.
std::string svg_text(std::string_view text);
std::string svg_text(double number);

// Path data: the pattern with a coordinate for each {}.
template <class... Numbers>
std::string path_data(std::string_view pattern, Numbers... numbers) {
    return fmt::format(fmt::runtime(pattern), svg_text(static_cast<double>(numbers))...);
}

// The classes of the style sheet:
//   shapes: p, n (P- and N-positions), v0 .. v9 (values; v0 is p), heap (counts), idle (does not
//           count), stone, black, white (pieces), faint, panel (grounds)
//   lines:  grid, axis, strong, dashed, p-dots, n-dots, arrow, p-arrow, ring, halo
//   text:   b bold, i italic, m middle, e end, small, muted; on0 .. on9 upon v0 .. v9
class Svg {
 public:
    Svg(double width, double height) : width_(width), height_(height) {}

    void rect(double x, double y, double width, double height, std::string_view style,
              double radius = 0) {
        add(R"(<rect x="{}" y="{}" width="{}" height="{}" class="{}" rx="{}"/>)", x, y, width,
            height, style, radius);
    }
    void circle(double x, double y, double radius, std::string_view style) {
        add(R"(<circle cx="{}" cy="{}" r="{}" class="{}"/>)", x, y, radius, style);
    }
    void line(double x1, double y1, double x2, double y2, std::string_view style) {
        path(path_data("M{} {}L{} {}", x1, y1, x2, y2), style);
    }
    void path(std::string_view data, std::string_view style) {
        add(R"(<path d="{}" class="{}"/>)", data, style);
    }
    // Lines of no length, "M{} {}h0" each.
    void dots(std::string_view data, double size, std::string_view style) {
        add(R"(<path d="{}" class="{}" stroke-width="{}"/>)", data, style, size);
    }
    // Centred on the line y, by a shift that every renderer knows.
    void text(double x, double y, std::string_view text, std::string_view style = {}) {
        add(R"(<text x="{}" y="{}" dy=".35em" class="{}">{}</text>)", x, y, style, text);
    }
    // A disc, and a letter on its right.
    void key(double x, double y, double radius, std::string_view style, std::string_view letter) {
        circle(x, y, radius, style);
        text(x + radius + (radius > 6 ? 7 : 6), y, letter, "b");
    }

    // The file, with its text alternative.
    std::string file(std::string_view title, std::string_view description) const;

 private:
    template <class... Values>
    void add(std::string_view pattern, Values... values) {
        body_ += fmt::format(fmt::runtime(pattern), svg_text(values)...) + '\n';
    }

    double width_, height_;
    std::string body_;
};

// The class of a value's shape, and of text upon it.
inline std::string fill_of(unsigned value) {
    return fmt::format("v{}", std::min(value, 9u));
}
inline std::string text_on(unsigned value) {
    return fmt::format("m on{}", std::min(value, 9u));
}

}  // namespace tools

#endif
