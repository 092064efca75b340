// A game is a row: the places of the heads, of which some may be listed again.
#include <bitset>
#include <set>

#include "explain/explanation.hpp"

namespace {

using namespace explanation;

class MockTurtles : public SumExplainer {
    Text a_move(const Game&) const override {
        return {
            "A move turns over one, two or three coins, of which the rightmost must show heads.",
            "每步翻一枚、两枚或三枚硬币，其中最右边的一枚必须是正面朝上。"};
    }
    std::vector<Part> parts(const Game& position) const override {
        std::vector<Part> heads;
        for (const Int place : once(position)) {
            heads.push_back({Text("coin ", "位置 ") + std::to_string(place) + Text("", " 的硬币"),
                             binary(value(place)), value(place)});
        }
        Row again = position.at(0);
        for (const Int place : once(position)) {
            again.erase(std::find(again.begin(), again.end(), place));
        }
        if (!again.empty()) heads.push_back({{"listed again", "重复列出"}, listed(again)});
        return heads;
    }
    Text values_come_from(const Game&) const override {
        return {
            "A head in place x has the Grundy value 2x or 2x + 1, whichever has an odd number of "
            "digits 1 in binary: the options of the head are worth 0, a lesser number of this "
            "kind, or "
            "the xor of two, and the least number beyond these is it. Whatever a move turns, heads "
            "count one by one, and a coin that is listed again is still one head.",
            "位置 x 上的一枚正面，SG 值是 2x 与 2x + 1 中二进制有奇数个 1 的那一个：它的后继的值是 "
            "0、更小的这种数，或者两个这种数的异或，而不在其中的最小的数就是它。"
            "无论一步翻动哪些硬币，各枚正面都分别计值；重复列出的硬币仍然只是一枚正面。"};
    }
    // Turns the head, and with it those of lesser coins whose values have the nim-sum `to`: none, one,
    // or two, of which one is worth the lowest 1 of `to`.
    Move lower(const Game& position, std::size_t index, Int to) const override {
        std::set<Int> heads = once(position);
        Row coins = {*std::next(heads.begin(), static_cast<std::ptrdiff_t>(index))};
        if (is_odious(to)) {
            coins.push_back(to / 2);
        } else if (to != 0) {
            const Int low = to & -to;
            coins.push_back((to ^ low) / 2);
            coins.push_back(low / 2);
        }
        for (const Int coin : coins) {
            if (heads.erase(coin) == 0) heads.insert(coin);
        }
        return {turn(coins), {Row(heads.begin(), heads.end())}};
    }

    // --- play ---

    Text shown(const rules::Component& from, const rules::Position& to) const override {
        const rules::Component after = to.empty() ? rules::Component() : to[0];
        Row coins;
        std::set_symmetric_difference(from.begin(), from.end(), after.begin(), after.end(),
                                      std::back_inserter(coins));
        return turn({coins.rbegin(), coins.rend()});
    }
    using Explainer::shown;
    Text said(const rules::Component& heads) const override {
        return Text(heads.size() == 1 ? "a head in place " : "heads in the places ",
                    "正面在位置 ") +
               shown(heads);
    }
    using Explainer::said;
    Words words() const override { return {{"row", "排"}}; }

    static std::set<Int> once(const Game& position) {
        return {position.at(0).begin(), position.at(0).end()};
    }
    static bool is_odious(Int number) {
        return std::bitset<64>(static_cast<unsigned long long>(number)).count() % 2 != 0;
    }
    static Int value(Int place) { return 2 * place + !is_odious(place); }
    // "7 = 111 in binary"
    static Text binary(Int number) {
        const std::string digits =
            std::bitset<64>(static_cast<unsigned long long>(number)).to_string();
        return {digits.substr(digits.find('1')) + " in binary",
                "二进制 " + digits.substr(digits.find('1'))};
    }
    static Text turn(const Row& coins) { return Text("turn ", "翻 ") + listed(coins); }
};

}  // namespace

EXPLAINER(MockTurtles)
