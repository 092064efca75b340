// Pictures that move, where a proof is a movement: what each frame shows is computed from the rules.
// A line `<!-- moving: NAME -->` of a chapter places one on its page.
#ifndef COMMON_NOTES_MOVING_PICTURES_HPP
#define COMMON_NOTES_MOVING_PICTURES_HPP

#include <string>
#include <vector>

namespace moving {

struct Text {
    std::string english, chinese;
};

// Something drawn. It keeps its id through all frames, and glides where its place changes.
struct Item {
    std::string id;
    std::string
        shape;  // cell, node, stone, label, loop; edge and arrow lead from one item to another
    double x = 0, y = 0;   // in sides of a cell, y downwards
    std::string from, to;  // the ids of the ends of an edge
    std::string text;
    std::string
        mark;  // orange: lost; blue: won, or as it should be; new: just changed; faint; hidden
};

struct Frame {
    Text caption;
    std::vector<Item>
        items;  // in the order in which they are drawn; those of the frame before, and more
};

struct Picture {
    std::string name;
    Text title;
    std::vector<Frame> frames;
};

std::vector<Picture> pictures();

}  // namespace moving

#endif
