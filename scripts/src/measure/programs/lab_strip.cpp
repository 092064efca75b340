// A strip of so many squares as `asked` says; a move puts a cross where there is none to its left.
// Its positions are found by their hash.
#include <lab.hpp>
#include <string>

void moves(const std::string& strip, lab::Options<std::string>& to) {
    for (std::size_t i = 0; i < strip.size(); ++i) {
        if (strip[i] != '.' || (i > 0 && strip[i - 1] != '.')) continue;
        std::string next = strip;
        next[i] = 'x';
        to(next);
    }
}

std::vector<std::string> starts() {
    return {std::string(static_cast<std::size_t>(asked.at(0)), '.')};
}
