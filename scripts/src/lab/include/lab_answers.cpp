#include "lab_answers.hpp"

namespace lab {
namespace inside {

void answer(const HeapsGame& game, const Words& words, const Print& print) {
    answer<HeapsGame>(game, words, print);
}
void answer(const NumbersGame<int>& game, const Words& words, const Print& print) {
    answer<NumbersGame<int>>(game, words, print);
}
void answer(const NumbersGame<int, int>& game, const Words& words, const Print& print) {
    answer<NumbersGame<int, int>>(game, words, print);
}
void answer(const NumbersGame<int, int, int>& game, const Words& words, const Print& print) {
    answer<NumbersGame<int, int, int>>(game, words, print);
}
void answer(const NumbersGame<int, int, int, int>& game, const Words& words, const Print& print) {
    answer<NumbersGame<int, int, int, int>>(game, words, print);
}

}  // namespace inside
}  // namespace lab
