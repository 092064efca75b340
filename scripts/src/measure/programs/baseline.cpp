// Reads the tokens of an input and writes as many bytes as the answers have, and does nothing else:
// what the best solution could cost. scripts/workshop/bench includes it after macros from an input and its answers.
//
//     TOKEN                     the type that holds every token
//     LINES, FIRST_LINES        how many lines there are, and how many of them are FIRST
//     FIRST, SECOND             the lines
#include <cstdint>
#include <string>

#include "../../../../common/fast_io.hpp"

namespace {

unsigned bits(std::uint64_t value) {
    return static_cast<unsigned>(value);
}
unsigned bits(const std::string& token) {
    return static_cast<unsigned>(token.size());
}

}  // namespace

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    unsigned seen = 0;
    for (TOKEN token; in.read(token);) seen ^= bits(token);
    volatile unsigned used = seen;  // so that no number is read in vain
    static_cast<void>(used);
    for (unsigned line = 0; line < LINES; ++line) out.line(line < FIRST_LINES ? FIRST : SECOND);
}
