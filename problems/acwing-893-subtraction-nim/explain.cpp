#include "../explain/subtraction.hpp"

EXPLAINER(explanation::Subtraction)
