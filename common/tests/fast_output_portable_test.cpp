// The tests of writing in standard C++ alone, without POSIX.
#define FAST_IO_PORTABLE
#define FAST_IO_BUFFER 512
#include "fast_output_test.cpp"
