// What the system alone takes: reads blocks of 64 KiB and does nothing with them; then writes as many bytes as the
// first argument says, with no work.
#include <unistd.h>

#include <algorithm>
#include <cstdlib>

char block[1 << 16];

int main(int, char** arguments) {
    while (read(0, block, sizeof block) > 0) continue;
    for (long left = std::atol(arguments[1]); left > 0;)
        left -= write(1, block, static_cast<std::size_t>(std::min<long>(left, sizeof block)));
}
