// A hand on a clock of 15 hours goes on by 2 or 3; who brings it to 0 wins. Play may go round for ever.
// 15 小时的钟面上，指针每次前进 2 或 3，先到 0 者胜；可能永远转下去。
// See: dags cycles
#include <lab.hpp>

bool legal(int hour) {
    return 0 <= hour && hour < 15;
}

void moves(int hour, lab::Options<int>& to) {
    to((hour + 2) % 15);
    to((hour + 3) % 15);
}

lab::End end(int hour) {
    return hour == 0 ? lab::End::lost : lab::End::going_on;
}
