// Treblecross: a move puts a cross into a free square of a strip; three in a row win. No rule is known.
// Treblecross：每次在一条格子中画一个叉，先连成三个者胜。规律至今未知。
// See: other-ends
#include <lab.hpp>
#include <string>

// Crosses are 'x', free squares '.'.
void moves(const std::string& strip, lab::Options<std::string>& to) {
    for (std::size_t i = 0; i < strip.size(); ++i) {
        if (strip[i] != '.') continue;
        std::string next = strip;
        next[i] = 'x';
        to(next);
    }
}

lab::End end(const std::string& strip) {
    return strip.find("xxx") == strip.npos ? lab::End::going_on : lab::End::lost;
}

std::vector<std::string> starts() {
    std::vector<std::string> strips;
    for (std::size_t squares = 1; squares <= 12; ++squares) strips.emplace_back(squares, '.');
    return strips;
}
