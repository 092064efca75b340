// A game has a row for each light: its x and its y, from 1.
#include <set>

#include "../explain/coins_in_the_plane.hpp"
#include "nim_product.hpp"

namespace {

using namespace explanation;

class SwitchLights : public CoinsInThePlane<SumExplainer> {
    Text a_move(const Game&) const override {
        return {
            "A move switches the lights in the corners of a rectangle, or at the ends of a "
            "horizontal or vertical line, or just one light; the one at the top right of these "
            "must be on.",
            "每步拨动一个矩形四角的灯，或一条横线、竖线两端的灯，或一盏灯，其中最右上的那盏必须亮着"
            "。"};
    }
    std::vector<Part> parts(const Game& position) const override {
        std::vector<Part> lights;
        for (const Row& light : position) {
            const std::string x = std::to_string(light.at(0)), y = std::to_string(light.at(1));
            lights.push_back({Text("light ", "") + place(light) + Text("", " 处的灯"),
                              Text(x + " times " + y, x + " 乘 " + y),
                              product(light[0], light[1])});
        }
        return lights;
    }
    Text values_come_from(const Game&) const override {
        return {
            "In a single row a move would turn off the light in place x and switch at most one "
            "before it: a heap of x, which becomes empty or smaller. This game is the product of "
            "two such rows. So, by the theorem on such products, the light (x, y) has the nim "
            "product of x and y "
            "as its Grundy value. In this product 2, 4, 16 and 256 times a smaller number are the "
            "usual product, and times themselves 3, 6, 24 and 384.",
            "若只有一行，每步关掉位置 x 上的灯，并至多拨动它前面的一盏：这就是 x 颗石子的一堆，"
            "变空或变小。本题是两个这样的一维游戏的积。由这种积的定理，灯 (x, y) 的 SG 值是 x 与 "
            "y 的 Nim 积。在这种乘法中，2、4、16、256 乘更小的数与普通乘法相同，"
            "自乘则得 3、6、24、384。"};
    }
    // With the light (x, y) that goes off, a column a < x and a row b < y, or none, which is 0,
    // contribute ay ^ xb ^ ab; that has to be `to`. For each a there is one number b, by division.
    Move lower(const Game& position, std::size_t index, Int to) const override {
        const Int x = position.at(index).at(0), y = position[index].at(1);
        for (Int a = 0; a < x; ++a) {
            const Int b = product(to ^ product(a, y), inverse(a ^ x));
            if (b >= y) continue;
            std::set<Row> lights(position.begin(), position.end());
            const std::vector<Row> corners = corners_of({x, y}, a, b);
            for (const Row& corner : corners) {
                if (lights.erase(corner) == 0) lights.insert(corner);
            }
            return {turned(corners), {lights.begin(), lights.end()}};
        }
        throw std::logic_error("no move has this value");
    }

    // --- play ---

    Text turn() const override { return {"switch ", "拨动 "}; }
    Text these(std::size_t count) const override {
        return {count == 1 ? "light " : "lights ", "亮着的灯 "};
    }
    Words words() const override { return {{"board", "个矩阵"}}; }

    // From the light that goes off on.
    static std::vector<Row> corners_of(const Row& last, Int column, Int row) {
        std::vector<Row> corners = {last};
        if (row > 0) corners.push_back({last[0], row});
        if (column > 0) corners.push_back({column, last[1]});
        if (column > 0 && row > 0) corners.push_back({column, row});
        return corners;
    }
    static Int product(Int a, Int b) {
        return static_cast<Int>(
            nim_product::product(static_cast<std::uint64_t>(a), static_cast<std::uint64_t>(b)));
    }
    // The numbers below 2^16 are a field: but for 0, each has the 65535th power 1.
    static Int inverse(Int a) {
        Int power = 1, square = a;
        for (int bit = 1; bit < 16; ++bit) {
            square = product(square, square);
            power = product(power, square);
        }
        return power;
    }
};

}  // namespace

EXPLAINER(SwitchLights)
