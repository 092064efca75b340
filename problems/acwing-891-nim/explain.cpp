#include "../explain/nim.hpp"

EXPLAINER(explanation::Nim)
