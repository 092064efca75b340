#include "../families/subtraction.hpp"

namespace {

using namespace explanation;

class SubtractionNim : public Subtraction {};

}  // namespace

EXPLAINER(SubtractionNim)
