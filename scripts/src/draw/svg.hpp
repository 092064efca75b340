// Drawings as SVG that are legible on light and on dark pages, and without colours.
#ifndef SCRIPTS_SRC_STUDY_SVG_HPP
#define SCRIPTS_SRC_STUDY_SVG_HPP

#include <string>
#include <string_view>

namespace tools {

// The classes of the style sheet:
//   shapes: p, n (won by the previous, the next player), v0 .. v9 (values; v0 is p), heap (counts),
//           idle (does not count), stone, black, white (pieces), faint, panel (grounds)
//   lines:  grid, axis, strong, dashed, p-dots, n-dots, arrow, p-arrow, ring, halo
//   text:   text as it is; b bold, i italic, m middle, e end, small, muted; on0 .. on9 upon v0 .. v9
class Svg {
 public:
    Svg(double width, double height) : width_(width), height_(height) {}

    void rect(double x, double y, double width, double height, std::string_view style,
              double radius = 0);
    void circle(double x, double y, double radius, std::string_view style);
    void line(double x1, double y1, double x2, double y2, std::string_view style);
    // `width` of the stroke, 0: that of its class.
    void path(std::string_view data, std::string_view style, double width = 0);
    // Centred on the line y.
    void text(double x, double y, std::string_view text, std::string_view style = {});

    // The file, with its text alternative.
    std::string file(std::string_view title, std::string_view description) const;

 private:
    double width_, height_;
    std::string body_;
};

// A coordinate: at most one digit behind the point.
std::string coordinate(double x);

}  // namespace tools

#endif
