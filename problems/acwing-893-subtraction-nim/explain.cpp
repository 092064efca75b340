#include "../families/subtraction.hpp"

EXPLAINER(explanation::Subtraction)
