#include "../explain/wythoff.hpp"

EXPLAINER(explanation::Wythoff)
