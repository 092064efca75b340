// Prints the pictures as JSON, for the pages: of each frame the items that are not as in the one before.
#include <cstdio>
#include <map>

#include "pictures.hpp"

namespace {

std::string quoted(const std::string& text) {
    return '"' + text + '"';
}

std::string number(double x) {
    char digits[32];
    std::snprintf(digits, sizeof digits, "%.4g", x);
    return digits;
}

std::string json(const moving::Item& item) {
    const bool edge = !item.from.empty();
    const std::string ends =
        edge ? quoted(item.from) + "," + quoted(item.to) : number(item.x) + "," + number(item.y);
    return "[" + quoted(item.id) + "," + quoted(item.shape) + "," + ends + "," + quoted(item.text) +
           "," + quoted(item.mark) + "]";
}

}  // namespace

int main() {
    std::string all;
    for (const moving::Picture& picture : moving::pictures()) {
        std::map<std::string, std::string> before;
        std::string frames;
        for (const moving::Frame& frame : picture.frames) {
            std::string items;
            for (const moving::Item& item : frame.items) {
                std::string& last = before[item.id];
                const std::string now = json(item);
                if (now == last) continue;
                items += (items.empty() ? "" : ",") + now;
                last = now;
            }
            frames += (frames.empty() ? "" : ",\n") + std::string("{\"en\":") +
                      quoted(frame.caption.english) + ",\"zh\":" + quoted(frame.caption.chinese) +
                      ",\"items\":[" + items + "]}";
        }
        all += (all.empty() ? "" : ",\n") + std::string("{\"name\":") + quoted(picture.name) +
               ",\"title\":{\"en\":" + quoted(picture.title.english) +
               ",\"zh\":" + quoted(picture.title.chinese) + "},\"frames\":[" + frames + "]}";
    }
    std::printf("[%s]\n", all.c_str());
}
