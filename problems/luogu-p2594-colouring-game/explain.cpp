// A game has a row for each row of the board, from the top: 1 for a coin that shows tails, else 0.
#include <bitset>
#include <map>

#include "../explain/coins_in_the_plane.hpp"

namespace {

using namespace explanation;

// A number below 2^200, by its bits.
using Number = std::bitset<200>;
using Places = std::vector<Row>;  // row and column of each, from 1

std::size_t exponent_of(const Row& place) {
    if (place[0] > 1 && place[1] > 1) return to_index(place[0] + place[1] - 2);
    Int along = place[0] * place[1];
    std::size_t exponent = 0;
    for (; along % 2 == 0; along /= 2) ++exponent;
    return exponent;
}

// Coins of the first two rows that hang together, with (1, column) among them, and (2, column) iff the sum
// reaches 2^column; their values have this sum, which is not 0 and below 2^(column + 1). 2 <= column.
Places in_two_rows(Int column, Number sum) {
    Places places;
    const auto take = [&](const Row& place) {
        places.push_back(place);
        sum.flip(exponent_of(place));
    };
    for (;; --column) {
        if (sum[to_index(column)]) take({2, column});
        take({1, column});
        if (sum.none()) return places;
        if (column == 2) break;
    }
    if (sum[0]) take({1, 1});
    if (sum[1]) take({2, 1});
    return places;
}

// What to turn with a coin that is worth more than this number, so that what it turns is worth the number.
Places turned_with(const Row& last, Number left) {
    const Int row = last[0], column = last[1];
    Places turned = {last};
    if (row == 1 || column == 1) {
        for (Row next = last; left.any();) {
            --next[row == 1 ? 1 : 0];
            turned.push_back(next);
            left.flip(exponent_of(next));
        }
    } else if (row == 2) {
        turned = in_two_rows(column, left.flip(exponent_of(last)));
    } else if (column == 2) {
        turned = in_two_rows(row, left.flip(exponent_of(last)));
        for (Row& place : turned) std::swap(place[0], place[1]);
    } else {
        // Two coins of the same value cancel.
        const Row above = {row - 1, column};
        if (left[exponent_of(above)]) {
            left.flip(exponent_of(above));
        } else {
            turned.push_back(above);
        }
        const Places more = turned_with({row, column - 1}, left);
        turned.insert(turned.end(), more.begin(), more.end());
    }
    return turned;
}

class ColouringGame : public CoinsInThePlane<Explainer> {
    static constexpr std::size_t kMostListed = 12;

    View view(const Game& board) const override {
        View view;
        const std::map<std::size_t, Places> tails = by_exponent(board);
        for (auto it = tails.rbegin(); it != tails.rend(); ++it) {
            const auto& [exponent, places] = *it;
            const std::string power = power_of(exponent);
            const Text parity =
                places.size() % 2 == 1 ? Text("odd", "奇数枚") : Text("even", "偶数枚");
            view.parts.push_back({Text("worth " + power, "值为 " + power),
                                  parity + Text(": ", "：") + listed_places(places, kMostListed)});
        }
        const Number sum = nim_sum_of(tails);
        const std::string odd = sum_of(sum);
        view.wins = sum.any();
        view.background = {
            "The board is the sum of its coins that show tails, each alone on a board of heads. In "
            "the first row and the first column such a coin is worth the greatest power of 2 that "
            "divides its place. Elsewhere the coin in row i and column j is worth 2^(i + j - 2), "
            "more than all that it can turn, in which every smaller number can be made.",
            "局面等于其中每枚反面朝上的硬币单独存在时的游戏之和。第一行和第一列的硬币，"
            "值是整除其序号的最大的 2 的幂。其余位置上，第 i 行第 j 列的硬币值为 2^(i + j - 2)："
            "它大于能与之同翻的其他硬币，而小于它的每个数都能凑出来。"};
        view.reason =
            view.wins
                ? Text("The nim-sum is " + odd +
                           ", not 0: some move makes it 0, and every reply makes it nonzero again.",
                       "异或和是 " + odd +
                           "，不为 0：有一步能使它变成 0，此后对手无论怎么走，都使它变为非零。")
                : Text(
                      "Each value stands here an even number of times, so the nim-sum is 0: every "
                      "move makes it nonzero, and the other player can make it 0 again.",
                      "每个值都出现偶数次，所以异或和是 0："
                      "无论怎么走，都使它变为非零，而对手又能使它变回 0。");
        return view;
    }
    Move winning_move(const Game& board, const View&) const override {
        const std::map<std::size_t, Places> tails = by_exponent(board);
        Number sum = nim_sum_of(tails);
        std::size_t greatest = sum.size() - 1;
        while (!sum[greatest]) --greatest;
        const Row& last = tails.at(greatest).front();
        const Places places = turned_with(last, sum.flip(greatest));
        Game next = board;
        for (const Row& place : places) {
            next.at(to_index(place[0] - 1)).at(to_index(place[1] - 1)) ^= 1;
        }
        const std::string power = power_of(greatest), rest = sum_of(sum);
        const Text coin = listed_places({last});
        return {turned(places), next,
                Text("The coin at ", "") + coin +
                    Text(", worth " + power + ", turns to heads; what else turns is worth " + rest +
                             " in all.",
                         " 处值为 " + power + " 的硬币翻成正面；同翻的其他硬币异或和为 " + rest +
                             "。")};
    }

    // --- play ---

    Text a_move(const Game&) const override {
        return {
            "A move turns coins that hang together by their sides. One of them lies in no row "
            "above and in no column to the left of any other, and it turns from tails to heads.",
            "每步翻转一组上下左右连通的硬币：其中有一枚，别的硬币都不在它的下方或右方，"
            "它必须从反面翻成正面。"};
    }
    Text turn() const override { return {"turn ", "翻转 "}; }
    Text these(std::size_t) const override { return {"tails at ", "反面 "}; }
    Words words() const override { return {{"board", "个棋盘"}}; }

    // The coins that show tails.
    static std::map<std::size_t, Places> by_exponent(const Game& board) {
        std::map<std::size_t, Places> tails;
        for (Int i = 1; i <= static_cast<Int>(board.size()); ++i) {
            const Row& row = board[to_index(i - 1)];
            for (Int j = 1; j <= static_cast<Int>(row.size()); ++j) {
                const Row place = {i, j};
                if (row[to_index(j - 1)] == 1) tails[exponent_of(place)].push_back(place);
            }
        }
        return tails;
    }
    static Number nim_sum_of(const std::map<std::size_t, Places>& tails) {
        Number sum;
        for (const auto& [exponent, places] : tails) sum[exponent] = places.size() % 2 == 1;
        return sum;
    }
    // "4 + 2", or "0"
    static std::string sum_of(const Number& number) {
        std::string text;
        for (std::size_t exponent = number.size(); exponent-- > 0;) {
            if (number[exponent]) text += (text.empty() ? "" : " + ") + power_of(exponent);
        }
        return text.empty() ? "0" : text;
    }
    static std::string power_of(std::size_t exponent) {
        return exponent < 10 ? std::to_string(1 << exponent) : "2^" + std::to_string(exponent);
    }
};

}  // namespace

EXPLAINER(ColouringGame)
