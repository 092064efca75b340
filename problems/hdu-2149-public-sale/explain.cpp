#include "explain/explanation.hpp"

namespace {

using namespace explanation;

class PublicSale : public SumExplainer {
    Text a_move(const Game& start) const override {
        return Text("A move raises the price by ", "每步把价格加 ") + one_to(start.at(0).at(1)) +
               Text("; M = ", "；M = ") + std::to_string(start[0][0]) + Text(".", "。");
    }
    std::string prints(const Game& position, const View& view) const override {
        if (!view.wins) return "none";
        std::string raises;
        for (const Int raise : winning_raises(position)) {
            raises += (raises.empty() ? "" : " ") + std::to_string(raise);
        }
        return raises;
    }
    std::vector<Part> parts(const Game& position) const override {
        const Int missing = position.at(0).at(0);
        return {{{"the price", "价格"},
                 shown({missing}),
                 std::max<Int>(0, missing) % modulus(position)}};
    }
    Text values_come_from(const Game& position) const override {
        const std::string most = std::to_string(modulus(position) - 1),
                          m = std::to_string(modulus(position));
        return {"A raise is 1 to N (here N = " + most +
                    "), and what is still missing becomes so much less; it is 0 where the raise "
                    "goes beyond. This is Bash's game: the Grundy value is what is missing mod " +
                    m + ".",
                "每次加价 1 到 N（这里 N = " + most +
                    "），还差的价格就少这么多；加过了头就是 0。"
                    "这就是巴什博弈：SG 值是还差的价格 mod " +
                    m + "。"};
    }
    Move lower(const Game& position, std::size_t, Int to) const override {
        const Int missing = position.at(0).at(0), raise = missing % modulus(position) - to;
        const std::string by = std::to_string(raise);
        return {{"raise the price by " + by, "加价 " + by}, {{missing - raise, position[0][1]}}};
    }
    std::optional<Int> winning_moves(const Game& position, const View&) const override {
        return static_cast<Int>(winning_raises(position).size());
    }
    Text shown(const rules::Component& part) const override {
        const std::string missing = std::to_string(std::abs(part.at(0)));
        return part[0] < 0 ? Text(missing + " beyond", "超过 " + missing)
                           : Text(missing + " missing", "还差 " + missing);
    }
    Text shown(const rules::Component& from, const rules::Position& to) const override {
        const std::string by = std::to_string(from.at(0) - to.at(0).at(0));
        return {"raise by " + by, "加价 " + by};
    }
    Words words() const override { return {{"price", "价格"}, {"to", "变为"}}; }
    Text goal() const override {
        return {"Whoever raises the price to M or beyond gets the land and wins.",
                "谁先把价格加到 M 或更高，谁就得到土地，获胜。"};
    }

    static Int modulus(const Game& position) { return position.at(0).at(1) + 1; }
    static Row winning_raises(const Game& position) {
        const Int missing = position.at(0).at(0), most = position[0].at(1);
        Row raises;
        if (missing > most) return missing % (most + 1) == 0 ? raises : Row{missing % (most + 1)};
        for (Int raise = missing; raise <= most; ++raise) raises.push_back(raise);
        return raises;
    }
};

}  // namespace

EXPLAINER(PublicSale)
