// The limit: each byte of the input is added to a sum, one at a time, a file being mapped; then as
// many bytes are written as the first argument says, with no work.
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cstddef>
#include <cstdlib>

char block[1 << 16];
volatile unsigned result;

// One cycle for each byte; where the loop happens to lie across two lines of the cache, nearly two.
__attribute__((noinline, optimize("align-loops=64"))) unsigned sum_of(const char* bytes,
                                                                      std::size_t size) {
    unsigned sum = 0;
    for (std::size_t i = 0; i < size; ++i) sum += static_cast<unsigned char>(bytes[i]);
    return sum;
}

int main(int, char** arguments) {
    struct stat about;
    if (fstat(0, &about) == 0 && S_ISREG(about.st_mode) && about.st_size > 0) {
        const std::size_t size = static_cast<std::size_t>(about.st_size);
        void* const bytes = mmap(nullptr, size, PROT_READ, MAP_PRIVATE, 0, 0);
        if (bytes == MAP_FAILED) return 1;
        result = sum_of(static_cast<const char*>(bytes), size);
    } else {
        for (ssize_t got; (got = read(0, block, sizeof block)) > 0;) {
            result = result + sum_of(block, static_cast<std::size_t>(got));
        }
    }
    for (long left = std::atol(arguments[1]); left > 0;)
        left -= write(1, block, static_cast<std::size_t>(std::min<long>(left, sizeof block)));
}
