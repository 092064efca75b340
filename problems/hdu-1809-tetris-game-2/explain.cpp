#include "../explain/boards.hpp"

EXPLAINER(explanation::Boards)
