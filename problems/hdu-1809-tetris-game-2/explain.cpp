#include "../hdu-1760-tetris-game/explain.hpp"

EXPLAINER(explanation::Boards)
