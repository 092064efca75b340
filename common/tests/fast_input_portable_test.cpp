// The tests of reading in standard C++ alone, without POSIX and SSE2.
#define FAST_IO_PORTABLE
#define FAST_IO_BUFFER 512
#define FAST_IO_MAPPED 1000
#include "fast_input_test.cpp"
