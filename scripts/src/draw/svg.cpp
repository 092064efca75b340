#include "draw/svg.hpp"

#include <cmath>

namespace tools {

namespace {

// P is vermillion and N blue, as in the palette of Okabe and Ito, which every kind of colour
// blindness tells apart (https://jfly.uni-koeln.de/color/); darker or lighter than there where text
// needs contrast. The values from 1 on are blues after ColorBrewer's "Blues", which lightness alone
// tells apart (https://colorbrewer2.org). Contrast, as WCAG 2.1 defines it, is at least 4.5 for
// text, on its value or on the page, and 3 for P and heaps on the page.
constexpr std::string_view kStyle = R"(
text{font:13px system-ui,-apple-system,"Segoe UI","Noto Sans",sans-serif;fill:#1f2328}
.paper{fill:#fff;stroke:#d1d9e0}
.b{font-weight:700}.i{font-style:italic}.m{text-anchor:middle}.e{text-anchor:end}.small{font-size:11px}
.muted{fill:#59636e}
.p,.v0{fill:#b84a00}.n{fill:#94bfe2}.faint{fill:#f0f3f6}.panel{fill:#e7ecf1}
.heap{fill:#2369a8}.idle{fill:#c3ccd5}.stone,.black{fill:#1f2328}.white{fill:#fff}.black,.white{stroke:#1f2328;stroke-width:2}
.v1{fill:#dcebf7}.v2{fill:#bcd7ee}.v3{fill:#94bfe2}.v4{fill:#66a3d3}.v5{fill:#3579b4}.v6{fill:#2369a8}.v7{fill:#11508d}.v8{fill:#083a6e}.v9{fill:#06264b}
.on1,.on2,.on3,.on4{fill:#0b2239}.on0,.on5,.on6,.on7,.on8,.on9{fill:#fff}
.grid,.axis,.strong,.dashed,.arrow,.p-arrow,.halo,.ring,.p-dots,.n-dots{fill:none;stroke-linecap:round;stroke-linejoin:round}
.grid{stroke:#e7ecf1}.axis{stroke:#818b98}.strong,.ring{stroke:#1f2328;stroke-width:2}
.dashed{stroke:#59636e;stroke-dasharray:5 4;stroke-width:1.5}
.arrow{stroke:#818b98;stroke-width:1.5}.p-arrow{stroke:#b84a00;stroke-width:3}.halo{stroke:#fff;stroke-width:5}
.p-dots{stroke:#b84a00}.n-dots{stroke:#94bfe2}
@media(prefers-color-scheme:dark){
text{fill:#f0f6fc}.paper{fill:#0d1117;stroke:#3d444d}.muted{fill:#9198a1}
.p,.v0{fill:#ff9b4a}.n{fill:#2f69a5}.faint{fill:#161c24}.panel{fill:#242c36}
.heap{fill:#5c9bd8}.idle{fill:#4b5560}.stone,.white{fill:#f0f6fc}.black{fill:#0d1117}.black,.white{stroke:#f0f6fc}
.v1{fill:#15304d}.v2{fill:#1d446c}.v3{fill:#27598c}.v4{fill:#3470ac}.v5{fill:#5c9bd8}.v6{fill:#7fb3e6}.v7{fill:#a3caf0}.v8{fill:#c5def8}.v9{fill:#e4f1fd}
.on1,.on2,.on3,.on4{fill:#e6f1fb}.on0,.on5,.on6,.on7,.on8,.on9{fill:#0a1622}
.grid{stroke:#21262d}.axis{stroke:#9198a1}.strong,.ring{stroke:#f0f6fc}.dashed{stroke:#9198a1}
.arrow{stroke:#9198a1}.p-arrow,.p-dots{stroke:#ff9b4a}.halo{stroke:#0d1117}.n-dots{stroke:#2f69a5}
}
)";

}  // namespace

std::string svg_text(std::string_view text) {
    std::string result;
    for (const char c : text) {
        result += c == '&' ? "&amp;" : c == '<' ? "&lt;" : c == '>' ? "&gt;" : std::string(1, c);
    }
    return result;
}

std::string svg_text(double number) {
    const double tenths = std::round(number * 10);
    return fmt::format("{}", tenths == 0 ? 0 : tenths / 10);
}

std::string Svg::file(std::string_view title, std::string_view description) const {
    const auto frame = R"(<svg xmlns="http://www.w3.org/2000/svg" width="{0}" height="{1}" )"
                       R"(viewBox="0 0 {0} {1}" role="img" aria-labelledby="t d">
<title id="t">{2}</title>
<desc id="d">{3}</desc>
<style>{4}</style>
<rect x=".5" y=".5" width="{5}" height="{6}" rx="8" class="paper"/>
{7}</svg>
)";
    return fmt::format(fmt::runtime(frame), svg_text(width_), svg_text(height_), svg_text(title),
                       svg_text(description), kStyle, svg_text(width_ - 1), svg_text(height_ - 1),
                       body_);
}

}  // namespace tools
