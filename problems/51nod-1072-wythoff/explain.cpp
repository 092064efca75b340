#include "explain.hpp"

EXPLAINER(explanation::Wythoff)
