// The pictures that move: told in both languages, each in its place, and right by the claims.
#include "nim_product.hpp"
#include "notes/code/cold.hpp"
#include "notes/moving/pictures.hpp"
#include "shared.hpp"

namespace claims_moving {

using namespace claims_tests;

const moving::Picture& picture(const std::string& name) {
    static const std::vector<moving::Picture> all = moving::pictures();
    const auto found = std::find_if(all.begin(), all.end(),
                                    [&](const moving::Picture& each) { return each.name == name; });
    if (found == all.end()) throw std::runtime_error("no picture " + name);
    return *found;
}

const moving::Item& item(const moving::Frame& frame, const std::string& id) {
    const auto found = std::find_if(frame.items.begin(), frame.items.end(),
                                    [&](const moving::Item& each) { return each.id == id; });
    if (found == frame.items.end()) throw std::runtime_error("no item " + id);
    return *found;
}

TEST(Moving, FramesAreToldInBothLanguagesAndMove) {
    const std::vector<moving::Picture> all = moving::pictures();
    EXPECT_GE(all.size(), 10u);
    const std::set<std::string> shapes = {"cell", "node", "stone", "label",
                                          "loop", "edge", "arrow"};
    const std::set<std::string> marks = {"", "orange", "blue", "new", "faint", "hidden"};
    for (const moving::Picture& each : all) {
        SCOPED_TRACE(each.name);
        EXPECT_GE(each.frames.size(), 4u);
        std::vector<moving::Text> texts = {each.title};
        std::map<std::string, std::string> before;
        for (const moving::Frame& frame : each.frames) {
            texts.push_back(frame.caption);
            std::map<std::string, std::string> now;
            for (const moving::Item& item : frame.items) {
                EXPECT_EQ(shapes.count(item.shape), 1u) << item.shape;
                EXPECT_EQ(marks.count(item.mark), 1u) << item.mark;
                EXPECT_EQ(item.from.empty(), item.shape != "edge" && item.shape != "arrow");
                const std::string place = text(item.x) + text(item.y) + item.from + item.to;
                EXPECT_TRUE(now.emplace(item.id, place + item.text + item.mark).second) << item.id;
            }
            for (const moving::Item& item : frame.items) {
                for (const std::string& end : {item.from, item.to})
                    EXPECT_TRUE(end.empty() || now.count(end)) << end;
            }
            for (const auto& known : before)
                EXPECT_EQ(now.count(known.first), 1u) << known.first << " is lost";
            EXPECT_NE(now, before) << "nothing moves: " << frame.caption.english;
            before = now;
        }
        // Nothing that JSON, an attribute or Vue could take for something else.
        for (const moving::Text& told : texts) {
            EXPECT_TRUE(std::all_of(told.english.begin(), told.english.end(),
                                    [](char c) { return c >= ' ' || c < 0; }));
            for (const std::string& words : {told.english, told.chinese}) {
                EXPECT_FALSE(words.empty());
                EXPECT_EQ(words.find_first_of("\"\\<>{}"), words.npos) << words;
            }
            EXPECT_NE(told.english, told.chinese);
            // Both languages tell the same numbers.
            Values english = claims::numbers_in(told.english),
                   chinese = claims::numbers_in(told.chinese);
            std::sort(english.begin(), english.end());
            std::sort(chinese.begin(), chinese.end());
            EXPECT_EQ(english, chinese) << told.english;
        }
    }
}

TEST(Moving, EachPictureHasOnePlaceInEachLanguage) {
    std::multiset<std::string> names, placed;
    for (const moving::Picture& each : moving::pictures()) names.insert(each.name);
    for (const auto& place : claims::notes(claims::english).moving) placed.insert(place.first);
    EXPECT_EQ(placed, names);
    EXPECT_EQ(claims::notes(claims::english).moving, claims::notes(claims::chinese).moving);
}

// What the last frames show, by the other ways that the claims have.
TEST(Moving, ShowsWhatTheClaimsSay) {
    const moving::Frame& queen = picture("queen").frames.back();
    const moving::Frame& product = picture("product").frames.back();
    const moving::Frame& mex = picture("mex").frames.back();
    const moving::Frame& lasker = picture("lasker").frames.back();
    for (unsigned a = 0; a <= 10; ++a) {
        for (unsigned b = 0; b <= 10; ++b) {
            const std::string mark = item(queen, "c" + text(a) + "," + text(b)).mark;
            EXPECT_EQ(mark == "orange", notes::is_cold(a, b)) << a << ", " << b;
            EXPECT_NE(mark, "");
        }
    }
    for (unsigned a = 0; a < 4; ++a) {
        for (unsigned b = 0; b < 4; ++b) {
            EXPECT_EQ(item(product, "c" + text(a) + "," + text(b)).text,
                      text(nim_product::product(a, b)));
        }
    }
    const Values values = values_of(subtraction_graph(6, {1, 3, 4}));
    for (unsigned n = 0; n <= 6; ++n) EXPECT_EQ(item(mex, "g" + text(n)).text, text(values[n]));
    const Values repeats = values_of(subtraction_graph(40, {1, 4}));
    const moving::Frame& slide = picture("slide").frames.back();
    const auto period = claims::numbers_in(slide.caption.english).at(0);
    for (unsigned n = 0; n + period <= 40; ++n) EXPECT_EQ(repeats[n], repeats[n + period]);
    for (unsigned k = 0; k < 3; ++k) {
        const unsigned n = 4 * k;
        const Values row = {n + 1, n + 2, n + 4, n + 3};
        for (unsigned i = 0; i < 4; ++i)
            EXPECT_EQ(item(lasker, "g" + text(n + 1 + i)).text, text(row[i]));
    }
}

// A column of bits is even iff the row below the line has a 0 there; stones are never lost.
TEST(Moving, ColumnsAndStonesAddUp) {
    for (const moving::Frame& frame : picture("bits").frames) {
        for (unsigned c = 0; c < 4; ++c) {
            const std::string column = text(c);
            unsigned count = 0;
            for (unsigned heap = 0; heap < 3; ++heap)
                count += item(frame, "b" + text(heap) + "," + column).text == "1";
            const moving::Item& sum = item(frame, "x" + column);
            EXPECT_TRUE(sum.mark == "hidden" || sum.text == text(count % 2)) << column;
        }
    }
    for (const char* name : {"answers", "stairs"}) {
        for (const moving::Frame& frame : picture(name).frames) {
            std::set<std::pair<double, double>> places;
            std::size_t stones = 0;
            for (const moving::Item& each : frame.items) {
                if (each.shape != "stone") continue;
                ++stones;
                places.insert({each.x, each.y});
            }
            EXPECT_EQ(places.size(), stones) << frame.caption.english;
        }
    }
}

}  // namespace claims_moving
