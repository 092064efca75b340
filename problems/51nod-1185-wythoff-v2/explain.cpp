#include "../51nod-1072-wythoff/explain.hpp"

EXPLAINER(explanation::Wythoff)
