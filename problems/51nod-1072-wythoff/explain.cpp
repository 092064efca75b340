#include "../families/wythoff.hpp"

EXPLAINER(explanation::Wythoff)
