#include "explain.hpp"

namespace {

using namespace explanation;

class SubtractionNim : public Subtraction {
    std::string prints(const Game&, const View& view) const override {
        return view.wins ? "Yes" : "No";
    }
};

}  // namespace

EXPLAINER(SubtractionNim)
