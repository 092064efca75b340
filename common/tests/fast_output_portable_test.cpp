// The tests of writing without POSIX and SSE2: what is left for any other platform.
#define FAST_IO_PORTABLE
#define FAST_IO_BUFFER 512
#include "fast_output_test.cpp"
