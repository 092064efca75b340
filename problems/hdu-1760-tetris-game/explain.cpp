#include "../families/boards.hpp"

EXPLAINER(explanation::Boards)
