#include "../explain/counting.hpp"
#include "../explain/strip.hpp"

namespace {

using namespace explanation;

constexpr Noun kCoins = {"coin", "coins", "金币", "枚"};

class MovingCoins : public Strip {
 public:
    MovingCoins() : Strip(kCoins) {}

 private:
    View view(const Game& position) const override {
        View view = Strip::view(position);
        if (position.size() > 1) return view;
        view.verdict = {"the player to move wins so many layouts", "先手必胜的布局数"};
        if (view.wins) {
            view.reason =
                layouts(position).told({"the gaps inside their pairs", "各对之间的空格"}, kCoins) +
                view.reason;
        }
        return view;
    }
    std::string prints(const Game& position, const View&) const override {
        return layouts(position).won();
    }
    bool goes_on() const override { return false; }

    // The solution counts; who wins one layout only this file says.
    Game asked(const Game& position) const override {
        return position.size() > 1 ? position : Game{position.at(0), {}};
    }
    Row cells_of(const Game& position) const override { return rules().begin(position).at(0); }
    Game moved(const Game& position, Int from, Int to) const override {
        Row cells = cells_of(position);
        std::replace(cells.begin(), cells.end(), from, to);
        return {position.at(0), cells};
    }
    static Layouts layouts(const Game& position) {
        const Int m = position.at(0).at(1);
        return {1000000009, position[0].at(0), m, (m + 1) / 2, 2};
    }
};

}  // namespace

EXPLAINER(MovingCoins)
