// A limit: the same as limit_read.cpp, but each byte is added to a sum, one at a time.
#include <unistd.h>

#include <algorithm>
#include <cstdlib>

char block[1 << 16];
volatile unsigned result;

int main(int, char** arguments) {
    unsigned sum = 0;
    for (ssize_t got; (got = read(0, block, sizeof block)) > 0;)
        for (ssize_t i = 0; i < got; ++i) sum += static_cast<unsigned char>(block[i]);
    result = sum;
    for (long left = std::atol(arguments[1]); left > 0;)
        left -= write(1, block, static_cast<std::size_t>(std::min<long>(left, sizeof block)));
}
