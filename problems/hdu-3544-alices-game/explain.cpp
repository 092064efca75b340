// Of a game in which Bob moves the first row is a single 1.
#include <array>

#include "explain/explanation.hpp"

namespace {

using namespace explanation;
using rules::Component;
using rules::Position;

class AlicesGame : public Explainer {
    View view(const Game& position) const override {
        View view;
        const bool bob = bob_moves(position);
        Int hand[2] = {0, 0};
        for (const Row& piece : position) {
            if (piece.size() == 1) continue;
            Row sides = piece;
            while (sides.at(0) > 1 && sides.at(1) > 1) sides = {sides[0] / 2, sides[1] / 2};
            const Int cuts = sides[0] - sides[1];
            hand[cuts < 0] += cuts < 0 ? -cuts : cuts;
            const std::size_t number = view.parts.size();
            Text text = told(piece);
            if (sides != piece) text += Text(", halved ", "，折半得 ") + told(sides);
            text += cuts == 0 ? Text(": 0", "：0")
                              : Text(": ", "：") + name(cuts < 0) + Text(" has ", "有 ") +
                                    count(cuts < 0 ? -cuts : cuts, kCuts);
            view.parts.push_back({nth({"piece", "块"}, number), text});
        }
        view.background = {
            "Halve both sides of a piece, rounding down, until one of them is 1. Then the other "
            "one, "
            "less 1, is how many cuts its owner has in hand. Who has more of them in all wins; "
            "with "
            "equally many, the player to move loses.",
            "把一块的两边同时折半（向下取整），直到其中一边是 1，另一边减去 1 "
            "就是能切它的人手中的步数。"
            "手中步数多的人获胜；相等时轮到走的人输。"};
        view.wins = hand[bob] > hand[!bob];
        view.reason = name(0) + Text(" has ", "手中有 ") + count(hand[0], kCuts) +
                      Text(" in hand, ", "，") + name(1) + Text(" ", "手中有 ") +
                      count(hand[1], kCuts) + Text("; ", "；轮到") + name(bob) +
                      Text(" is to move.", "走。");
        return view;
    }
    Move winning_move(const Game& position, const View&) const override {
        const Component from = rules().begin(position)[0];
        const std::size_t side = to_index(from[0]);
        // A piece in which the player has cuts in hand, and the strip that costs one of them.
        std::size_t i = 1;
        Int strip = 1;
        for (;; i += 2) {
            const Int own = from.at(i + side), other = from.at(i + 1 - side);
            for (strip = 1; 2 * strip <= other;) strip *= 2;
            if (own >= 2 * strip) break;
        }
        Game next = position;
        next.erase(next.begin(), next.begin() + (position.at(0).size() == 1));
        Row piece = {from[i], from[i + 1]}, cut = piece;
        cut[side] = strip;
        Row& rest = *std::find(next.begin(), next.end(), piece);
        rest[side] -= strip;
        const Text text = cuts_into(piece, cut, rest);
        next.push_back(cut);
        if (side == 0) next.insert(next.begin(), Row{1});
        return {text, rules().back(position, rules().begin(next)).value(),
                Text("a strip of width ", "切下宽 ") + std::to_string(strip) +
                    Text(", the highest power of 2 in the other side, costs one cut in hand.",
                         " 的一条，即另一边中最高的 2 的幂，手中的步数只减少一步。")};
    }
    bool goes_on() const override { return false; }

    // The solution lets Alice move: for Bob every piece is turned.
    Game asked(const Game& position) const override {
        Game game = position;
        if (bob_moves(position)) {
            game.erase(game.begin());
            for (Row& piece : game) std::swap(piece.at(0), piece.at(1));
        }
        if (game.empty()) game = {{1, 1}};
        return game;
    }
    Text shown(const Component& part) const override {
        Text text;
        for (std::size_t i = 1; i < part.size(); i += 2) {
            text += Text(i > 1 ? ", " : "", i > 1 ? "，" : "") + told({part[i], part[i + 1]});
        }
        return text.empty() ? Text("-") : text;
    }
    using Explainer::said;
    Text shown(const Component& from, const Position& to) const override {
        const auto [piece, one, other] = cut_between(from, to.at(0));
        return told(piece) + " -> " + told(one) + Text(" and ", " 和 ") + told(other);
    }
    Text said(const Component& from, const Position& to) const override {
        const auto [piece, one, other] = cut_between(from, to.at(0));
        return cuts_into(piece, one, other);
    }
    Text a_move(const Game&) const override {
        return {
            "Alice, who is first, cuts a piece into two and divides its first side; Bob cuts a "
            "piece and divides its second side.",
            "先手每步把一块切成两块，分开它的第一边；后手则分开第二边。"};
    }

    static constexpr Noun kCuts = {"cut", "cuts", "步"};
    static bool bob_moves(const Game& position) {
        return !position.empty() && position[0].size() == 1;
    }
    static Text name(bool bob) { return bob ? Text("Bob", "后手") : Text("Alice", "先手"); }
    static Text told(const Row& piece) {
        return std::to_string(piece.at(0)) + " x " + std::to_string(piece.at(1));
    }
    static Text cuts_into(const Row& piece, const Row& one, const Row& other) {
        return Text("cut ", "把 ") + told(piece) + Text(" into ", " 切成 ") + told(one) +
               Text(" and ", " 和 ") + told(other);
    }
    // The piece that was cut, and its two parts; a part of 1 x 1 is dropped from the position.
    static std::array<Row, 3> cut_between(const Component& from, const Component& to) {
        Game before = pieces_of(from), after = pieces_of(to);
        for (auto piece = before.begin(); piece != before.end();) {
            const auto same = std::find(after.begin(), after.end(), *piece);
            if (same == after.end()) {
                ++piece;
                continue;
            }
            after.erase(same);
            piece = before.erase(piece);
        }
        const Row whole = before.at(0), one = after.empty() ? Row{1, 1} : after[0];
        Row other = one;
        const std::size_t side = to_index(from[0]);
        other[side] = whole[side] - one[side];
        return {whole, one, other};
    }
    static Game pieces_of(const Component& part) {
        Game pieces;
        for (std::size_t i = 1; i < part.size(); i += 2) pieces.push_back({part[i], part[i + 1]});
        return pieces;
    }
};

}  // namespace

EXPLAINER(AlicesGame)
