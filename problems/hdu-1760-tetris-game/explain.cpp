#include "explain.hpp"

EXPLAINER(explanation::Boards)
