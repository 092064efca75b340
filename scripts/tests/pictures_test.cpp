// The pictures of the notes: fresh, used, with a text alternative, legible on light and dark pages.
#include "draw/pictures.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <map>
#include <set>

#include "base/files.hpp"
#include "base/process.hpp"
#include "catalog/problems.hpp"
#include "notes.hpp"
#include "problems.hpp"

namespace {

using tools::fs::path;

const std::vector<tools::Picture>& pictures() {
    static const std::vector<tools::Picture> all = [] {
        std::vector<tools::Picture> drawn;
        for (const tools::PictureFolder& folder : tools::picture_folders(problems())) {
            for (tools::Picture& picture : tools::draw_pictures(folder)) drawn.push_back(picture);
        }
        return drawn;
    }();
    return all;
}

bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

// All files with this extension in the folders that hold notes.
std::vector<path> files_of_notes(const char* extension) {
    std::vector<path> files;
    for (const char* folder : {"common", "problems"}) {
        for (const auto& entry : tools::fs::recursive_directory_iterator(tools::root() / folder)) {
            if (entry.path().extension() == extension) files.push_back(entry.path());
        }
    }
    for (const auto& entry : tools::fs::directory_iterator(tools::root())) {
        if (entry.path().extension() == extension) files.push_back(entry.path());
    }
    return files;
}

TEST(Pictures, AreFresh) {
    ASSERT_GE(pictures().size(), 15u);
    std::set<path> known;
    for (const tools::Picture& picture : pictures()) {
        EXPECT_TRUE(tools::is_fresh(picture.file))
            << picture.file.path << " is stale; run scripts/refresh --pictures";
        known.insert(picture.file.path.lexically_normal());
    }
    for (const path& file : files_of_notes(".svg")) {
        EXPECT_EQ(known.count(file.lexically_normal()), 1u) << file << " is in no pictures.toml";
    }
}

// Each stands in a note and in its translation, with its text alternative.
TEST(Pictures, AreUsed) {
    std::map<path, const tools::Picture*> by_file;
    for (const tools::Picture& picture : pictures()) {
        by_file[picture.file.path.lexically_normal()] = &picture;
    }
    std::set<path> used[2];
    for (const path& file : files_of_notes(".md")) {
        const Note note(file);
        const std::string text = note.text();
        for (std::size_t at = text.find("!["); at != std::string::npos;
             at = text.find("![", at + 1)) {
            const std::size_t middle = text.find("](", at), end = text.find(')', middle);
            const std::string alt = text.substr(at + 2, middle - at - 2);
            const path target =
                (file.parent_path() / text.substr(middle + 2, end - middle - 2)).lexically_normal();
            const auto picture = by_file.find(target);
            ASSERT_TRUE(picture != by_file.end()) << file << " shows " << target;
            EXPECT_EQ(alt, note.chinese() ? picture->second->alt_zh : picture->second->alt) << file;
            used[note.chinese()].insert(target);
        }
    }
    for (const auto& [file, picture] : by_file) {
        EXPECT_EQ(used[0].count(file), 1u) << file << " is in no note";
        EXPECT_EQ(used[1].count(file), 1u) << file << " is in no translation";
    }
}

TEST(Pictures, HaveATextAlternative) {
    for (const tools::Picture& picture : pictures()) {
        SCOPED_TRACE(picture.file.path);
        const std::string& svg = picture.file.text;
        EXPECT_TRUE(contains(svg, "role=\"img\" aria-labelledby=\"t d\""));
        EXPECT_TRUE(contains(svg, "<title id=\"t\">"));
        EXPECT_TRUE(
            contains(svg, "<desc id=\"d\">" + picture.alt + "\n" + picture.alt_zh + "</desc>"));
        EXPECT_GE(picture.alt.size(), 60u);
        EXPECT_GE(picture.alt_zh.size(), 60u);
        EXPECT_LE(svg.size(), 30000u);
        // The sum that the picture shows is the one that the text tells.
        for (std::size_t at = svg.find(" xor "); at != std::string::npos;
             at = svg.find(" xor ", at + 1)) {
            const std::size_t first = svg.rfind('>', at) + 1;
            const std::string sum = svg.substr(first, svg.find('<', at) - first);
            if (contains(sum, picture.alt)) continue;  // the description itself
            EXPECT_TRUE(contains(picture.alt, sum)) << sum;
            EXPECT_TRUE(contains(picture.alt_zh, sum)) << sum;
        }
        const tools::CommandResult xml = tools::run_command(
            {"python3", "-c",
             "import sys, xml.dom.minidom as m; m.parseString(sys.stdin.buffer.read())"},
            svg);
        EXPECT_EQ(xml.exit_code, 0) << xml.output;
    }
}

// --- colours ---

// The last colour that a style sheet gives to a class as its fill.
std::string fill(const std::string& css, const std::string& name) {
    std::string found;
    for (std::size_t open = css.find('{'); open != std::string::npos;
         open = css.find('{', open + 1)) {
        const std::size_t from = css.find_last_of("}{\n", open - 1) + 1;
        const std::string selectors = "," + css.substr(from, open - from) + ",";
        const std::size_t at = css.find("fill:#", open);
        if (!contains(selectors, "," + name + ",") || at > css.find('}', open)) continue;
        found = css.substr(at + 6, css.find_first_of(";}", at) - at - 6);
    }
    return found.size() == 3
               ? std::string{found[0], found[0], found[1], found[1], found[2], found[2]}
               : found;
}

// The style sheets for light and for dark pages.
std::vector<std::string> sheets() {
    const std::string& svg = pictures().front().file.text;
    const std::size_t from = svg.find("<style>");
    const std::string css = svg.substr(from, svg.find("</style>") - from);
    const std::string marker = "@media(prefers-color-scheme:dark){";
    const std::size_t dark = css.find(marker);
    EXPECT_NE(dark, std::string::npos);
    return {css.substr(0, dark), css.substr(dark + marker.size())};
}

typedef std::array<double, 3> Vector;
typedef std::array<Vector, 3> Matrix;

Vector times(const Matrix& matrix, const Vector& v) {
    Vector result{};
    for (std::size_t i = 0; i < 3; ++i) {
        for (std::size_t j = 0; j < 3; ++j) result[i] += matrix[i][j] * v[j];
    }
    return result;
}

// sRGB without its gamma.
Vector light(const std::string& colour) {
    Vector result{};
    for (std::size_t i = 0; i < 3; ++i) {
        const double c = std::stoi(colour.substr(2 * i, 2), nullptr, 16) / 255.0;
        result[i] = c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    }
    return result;
}

constexpr Matrix kXyz = {
    {{0.4124, 0.3576, 0.1805}, {0.2126, 0.7152, 0.0722}, {0.0193, 0.1192, 0.9505}}};

// Web Content Accessibility Guidelines 2.1: contrast ratio.
double contrast(const std::string& a, const std::string& b) {
    const double x = times(kXyz, light(a))[1], y = times(kXyz, light(b))[1];
    return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

// CIE 1976: L*, a*, b* of D65 light.
Vector lab(const Vector& rgb) {
    const Vector white = {0.9505, 1, 1.089};
    Vector f = times(kXyz, rgb);
    for (std::size_t i = 0; i < 3; ++i) {
        const double t = std::max(f[i], 0.0) / white[i];
        f[i] = t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116;
    }
    return {116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])};
}

double difference(const Matrix& eye, const std::string& a, const std::string& b) {
    const Vector x = lab(times(eye, light(a))), y = lab(times(eye, light(b)));
    return std::hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2]);
}

TEST(Pictures, AreLegibleOnLightAndDarkPages) {
    for (const std::string& sheet : sheets()) {
        const std::string paper = fill(sheet, ".paper");
        EXPECT_GE(contrast(fill(sheet, "text"), paper), 12);
        EXPECT_GE(contrast(fill(sheet, ".muted"), paper), 4.5);
        EXPECT_GE(contrast(fill(sheet, ".p"), paper), 3);
        EXPECT_GE(contrast(fill(sheet, ".heap"), paper), 3);
        double before = 0;
        for (int value = 0; value <= 9; ++value) {
            const std::string ground = fill(sheet, fmt::format(".v{}", value));
            EXPECT_GE(contrast(fill(sheet, fmt::format(".on{}", value)), ground), 4.5) << value;
            // The values from 1 on are told apart by lightness alone.
            const double step = contrast(ground, paper);
            if (value > 0) {
                EXPECT_GT(step, before * 1.1) << value;
            }
            before = value > 0 ? step : 0;
        }
    }
}

// The eyes: G. M. Machado and others, IEEE Trans. Vis. Comput. Graph. 15 (2009), severity 1.
TEST(Pictures, TellLostFromWonToEveryEye) {
    const Matrix eyes[] = {{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
                           {{{0.152286, 1.052583, -0.204868},
                             {0.114503, 0.786281, 0.099216},
                             {-0.003882, -0.048116, 1.051998}}},
                           {{{0.367322, 0.860646, -0.227968},
                             {0.280085, 0.672501, 0.047413},
                             {-0.011820, 0.042940, 0.968881}}},
                           {{{1.255528, -0.076749, -0.178779},
                             {-0.078411, 0.930809, 0.147602},
                             {0.004733, 0.691367, 0.303900}}}};
    for (const std::string& sheet : sheets()) {
        for (const Matrix& eye : eyes) {
            EXPECT_GE(difference(eye, fill(sheet, ".p"), fill(sheet, ".n")), 35);
            for (int value = 1; value <= 9; ++value) {
                EXPECT_GE(
                    difference(eye, fill(sheet, ".v0"), fill(sheet, fmt::format(".v{}", value))),
                    35)
                    << value;
            }
        }
    }
}

// --- descriptions that are not as they must be ---

std::string refusal(const std::string& description, const char* id) {
    const path folder = tools::build_dir() / "pictures test" / id;
    tools::write_file(folder / "pictures.toml", description);
    const tools::Problem* problem = *id == '\0' ? nullptr : &tools::resolve(problems(), id);
    try {
        tools::draw_pictures({folder, problem});
    } catch (const tools::Error& error) {
        return error.what();
    }
    return "";
}

const std::string kTexts = "title = 't'\ntitle_zh = 't'\nalt = 'a'\nalt_zh = 'a'\n";

TEST(PicturesToml, IsReadStrictly) {
    const std::string bars = "[x]\nkind = 'bars'\nset = [1, 2]\nto = 20\n" + kTexts;
    EXPECT_EQ(refusal(bars, ""), "");
    EXPECT_TRUE(contains(refusal(bars + "colour = 'red'\n", ""), "unknown key 'colour'"));
    EXPECT_TRUE(contains(refusal("x = 1\n", ""), "'x' is no table"));
    EXPECT_TRUE(contains(refusal("[x]\nkind = 'pie'\n", ""), "[x]: 'kind' is none of lattice, "));
    EXPECT_TRUE(contains(refusal("[x]\nkind = 'bars'\nset = [1]\nto = 20\n", ""),
                         "the key 'title' is missing"));
    EXPECT_TRUE(contains(refusal("[x]\nkind = 'bars'\nset = [0]\nto = 20\n" + kTexts, ""),
                         "from 1 to 1000"));
    EXPECT_TRUE(contains(refusal("[x]\nkind = 'rows'\noctal = '0.06'\nto = 50\n" + kTexts, ""),
                         "no period was found"));
    EXPECT_TRUE(contains(
        refusal("[x]\nkind = 'stairs'\nstones = [1]\nbefore = ''\nlost = ''\n" + kTexts, ""),
        "only a problem's pictures can ask"));
}

TEST(PicturesToml, IsHeldAgainstTheSolution) {
    const std::string stairs = "[x]\nkind = 'stairs'\nstones = [3, 1, 3]\n" + kTexts;
    const std::string before = "before = '{count} {stones}'\n";
    EXPECT_EQ(refusal(stairs + before + "lost = 'No'\n", "acwing-892"), "");
    EXPECT_TRUE(contains(refusal(stairs + before + "lost = 'Yes'\n", "acwing-892"),
                         "the nim-sum is 0, but the solution says that the player to move wins"));
    EXPECT_TRUE(contains(refusal(stairs + "before = ''\nlost = 'No'\n", "acwing-892"),
                         "solution printed 0 lines in place of 1"));
}

}  // namespace
