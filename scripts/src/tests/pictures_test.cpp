// The pictures of the notes: fresh, used, with a text alternative.
#include "draw/pictures.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <map>
#include <regex>
#include <set>

#include "base/files.hpp"
#include "base/process.hpp"
#include "base/toml.hpp"
#include "games/heap_games.hpp"
#include "notes.hpp"
#include "problems.hpp"

namespace pictures_test {

using tools::fs::path;

bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

// All files with this extension in the folders that hold notes.
std::vector<path> files_of_notes(const char* extension) {
    std::vector<path> files = tools::files_in(tools::root(), extension);
    for (const char* folder : {"common", "problems"}) {
        for (const auto& entry : tools::fs::recursive_directory_iterator(tools::root() / folder)) {
            if (entry.path().extension() == extension) files.push_back(entry.path());
        }
    }
    return files;
}

// What it shows, its text tells.
void expect_told(const tools::Picture& picture) {
    const std::string& svg = picture.file.text;
    EXPECT_TRUE(contains(svg, "<desc id=\"d\">" + picture.alt + "\n" + picture.alt_zh + "</desc>"));
    EXPECT_GE(picture.alt.size(), 60u);
    EXPECT_GE(picture.alt_zh.size(), 60u);
    EXPECT_LE(svg.size(), 30000u);
    const std::regex sum(">((?:[0-9]+ ⊕ )+[0-9]+ = [0-9]+)<");
    for (std::sregex_iterator at(svg.begin(), svg.end(), sum), end; at != end; ++at) {
        EXPECT_TRUE(contains(picture.alt, at->str(1))) << at->str(1);
        EXPECT_TRUE(contains(picture.alt_zh, at->str(1))) << at->str(1);
    }
}

// The text of the values of a subtraction or octal game tells these numbers of their period.
void expect_period_told(const toml::table& keys, const std::vector<unsigned long>& told) {
    const bool octal = keys.contains("octal");
    const std::string game = keys[octal ? "octal" : "set"].value_or("");
    const auto [values, period] =
        tools::search_period(tools::parse_rule(octal ? "octal" : "subtract", game), 1000, 1000);
    ASSERT_TRUE(period.has_value()) << game;
    std::vector<unsigned long> facts;
    if (octal) {
        facts = {period->length, period->start, period->exceptions(values).size()};
        EXPECT_TRUE(std::ranges::is_permutation(facts, told)) << game;
    } else {
        for (std::size_t n = 0; n < period->length; ++n) {
            facts.push_back(values[period->start + n]);
        }
        EXPECT_FALSE(std::ranges::search(told, facts).empty()) << game;
        EXPECT_NE(std::ranges::find(told, period->start), told.end()) << game;
    }
}

// How far it goes, its text tells, too.
TEST(Pictures, TellTheirRange) {
    std::size_t ranges = 0, periods = 0;
    for (const tools::PictureFolder& folder : tools::picture_folders(problems())) {
        const toml::table pictures = tools::read_toml(folder.descriptions, "pictures");
        for (const auto& [name, node] : pictures) {
            const toml::table& keys = *node.as_table();
            const std::string kind = keys["kind"].value_or("");
            if (kind == "rows" || kind == "bars") {
                ++periods;
                expect_period_told(keys, numbers(keys["alt"].value_or("")));
                expect_period_told(keys, numbers(keys["alt_zh"].value_or("")));
            }
            if (kind != "lattice" && kind != "heat" && kind != "bars") continue;
            for (const char* key : {"to", "most_cells"}) {
                const auto bound = keys[key].value<std::int64_t>();
                if (!bound || *bound == 0) continue;
                ++ranges;
                for (const char* text : {"alt", "alt_zh"}) {
                    const std::vector<unsigned long> told = numbers(keys[text].value_or(""));
                    EXPECT_NE(
                        std::find(told.begin(), told.end(), static_cast<unsigned long>(*bound)),
                        told.end())
                        << folder.descriptions << ": " << name.str() << ": " << text << " and "
                        << key;
                }
            }
        }
    }
    EXPECT_GT(ranges, 0u);
    EXPECT_GT(periods, 0u);
}

// All of it in one test, since drawing them takes a while: each test is a process of its own.
TEST(Pictures, AreFreshUsedAndTold) {
    std::map<path, tools::Picture> pictures;
    std::vector<std::string> xml = {
        "python3", "-c", "import sys, xml.dom.minidom as m\nfor f in sys.argv[1:]: m.parse(f)"};
    for (const tools::PictureFolder& folder : tools::picture_folders(problems())) {
        for (const tools::Picture& picture : tools::draw_pictures(folder)) {
            SCOPED_TRACE(picture.file.path);
            EXPECT_TRUE(tools::is_fresh(picture.file)) << "run scripts/workshop/refresh --pictures";
            expect_told(picture);
            pictures.emplace(picture.file.path.lexically_normal(), picture);
            xml.push_back(picture.file.path.string());
        }
    }
    ASSERT_FALSE(pictures.empty());
    const tools::CommandResult parsed = tools::run_command(xml);
    EXPECT_EQ(parsed.exit_code, 0) << parsed.output;
    for (const path& file : files_of_notes(".svg")) {
        EXPECT_TRUE(pictures.contains(file.lexically_normal())) << file << " is not described";
    }

    std::set<path> used[2];  // in notes, in translations
    // The title, and below the picture what it shows; or the latter, and a caption of the note's own.
    const std::regex image("!\\[([^\\]]*)\\]\\(([^)]*)\\)(?:\n\n\\*([^\n]*)(?:\\.|。)\\*\n)?");
    for (const path& file : files_of_notes(".md")) {
        const Note note(file);
        const std::string text = note.text();
        for (std::sregex_iterator at(text.begin(), text.end(), image), end; at != end; ++at) {
            const path target = (file.parent_path() / at->str(2)).lexically_normal();
            ASSERT_TRUE(pictures.contains(target)) << file << " shows " << target;
            const tools::Picture& picture = pictures.at(target);
            const bool chinese = note.chinese();
            const std::string& title = chinese ? picture.title_zh : picture.title;
            const std::string& shown = chinese ? picture.alt_zh : picture.alt;
            EXPECT_NE(at->str(3), "") << file << ": a caption is missing below " << target;
            const bool own_caption = at->str(1) == shown && at->str(3) != shown;
            EXPECT_TRUE(own_caption || (at->str(1) == title && at->str(3) == shown))
                << file << ": ![" << title << "] and below it *" << shown << ".*, not\n"
                << at->str();
            used[note.chinese()].insert(target);
        }
    }
    for (const auto& [file, picture] : pictures) {
        EXPECT_TRUE(used[0].contains(file)) << file << " is in no note";
        EXPECT_TRUE(used[1].contains(file)) << file << " is in no translation";
    }
}

// Draws one picture, "[pictures.x]" with these keys and texts; the message where that fails.
std::string refusal(const std::string& keys, const char* id = "") {
    const path folder = tools::build_dir() / "pictures test" / id;
    tools::write_file(
        folder / "pictures.toml",
        "[pictures.x]\ntitle = 't'\ntitle_zh = 't'\nalt = 'a'\nalt_zh = 'a'\n" + keys);
    try {
        tools::draw_pictures({folder, folder / "pictures.toml",
                              *id == '\0' ? nullptr : &tools::resolve(problems(), id)});
    } catch (const tools::Error& error) {
        return error.what();
    }
    return "";
}

TEST(PicturesToml, IsReadStrictly) {
    EXPECT_EQ(refusal("kind = 'bars'\nset = '1,2'\nto = 20\n"), "");
    for (const auto& [keys, why] : std::map<std::string, std::string>{
             {"kind = 'pie'", "[pictures.x]: 'kind' must be one of bars, "},
             {"kind = 'bars'\nset = '1,2'\nto = 20\ncolour = 'red'", "unknown key 'colour'"},
             {"kind = 'bars'\nset = '1,2'", "the key 'to' is missing"},
             {"kind = 'bars'\nset = '1,2'\nto = 201", "[pictures.x]: 'to' must be from 1 to 200"},
             {"kind = 'bars'\nset = '0'\nto = 20", "[pictures.x]: the set '0' "},
             {"kind = 'rows'\noctal = '0.06'\nto = 50", "[pictures.x]: no period was found"},
             {"kind = 'stairs'\nstones = [1]", "only a problem's pictures can use"},
             {"[[pictures.a]]", "[pictures.a]: must be a table"}}) {
        EXPECT_TRUE(contains(refusal(keys), why)) << refusal(keys);
    }
}

TEST(PicturesToml, IsHeldAgainstTheSolution) {
    EXPECT_EQ(refusal("kind = 'stairs'\nstones = [3, 1, 3]", "acwing-892"), "");
    // Of the stairs 1 and 3 alone the solution makes a win.
    EXPECT_TRUE(contains(refusal("kind = 'binary'\nheaps = [3, 3, 0]", "acwing-892"),
                         "the solution does not say what the nim-sum says"));
    EXPECT_EQ(refusal("kind = 'tree'\ncase = 'edge-two-branches'", "hdu-3094"), "");
    EXPECT_TRUE(contains(refusal("kind = 'tree'\ncase = 'sample-1'", "acwing-891"),
                         "this is not one tree"));
    EXPECT_TRUE(
        contains(refusal("kind = 'tree'\ncase = 'sample-1'", "luogu-p1290"), "this is not a tree"));
    const std::string heat = "kind = 'heat'\nx = 'm'\ny = 'n'\nfrom = 1\nto = 3\nmost_cells = 0\n";
    EXPECT_EQ(refusal(heat + "game = 'x+1 y+1'", "acwing-219"), "");
    EXPECT_TRUE(
        contains(refusal(heat + "game = 'y x+z'", "acwing-219"), "'x+z' is no sum of x, y"));
    EXPECT_TRUE(contains(refusal(heat + "game = 'x y'", "luogu-p4279"), "says the opposite"));
}

}  // namespace pictures_test
