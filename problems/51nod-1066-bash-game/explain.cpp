#include "../explain/bash.hpp"

namespace {

using namespace explanation;

class BashGame : public RemainderHeap {
    Text a_move(const Game& start) const override {
        const Int most = start.at(0).at(1);
        return Text("A move takes ", "每步取 ") + one_to(most) +
               Text(most == 1 ? " stone." : " stones.", " 颗石子。");
    }
    Int modulus(const Game& position) const override { return position.at(0).at(1) + 1; }
    Text what_may_be_taken(const Game& position) const override {
        const Int most = position.at(0).at(1);
        const std::string k = std::to_string(most), more = std::to_string(most + 1);
        return {"A move takes 1 to K stones (here K = " + k + "), so it never takes " + more + ".",
                "每步取 1 到 K 颗（这里 K = " + k + "），所以取不到 " + more + " 颗。"};
    }
};

}  // namespace

EXPLAINER(BashGame)
