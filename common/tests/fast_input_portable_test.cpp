// The tests of reading without POSIX and SSE2: what is left for any other platform.
#define FAST_IO_PORTABLE
#define FAST_IO_BUFFER 512
#define FAST_IO_MAPPED 1000
#include "fast_input_test.cpp"
