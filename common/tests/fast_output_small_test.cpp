// The tests of writing with a small buffer, so that small outputs have many borders.
#define FAST_IO_BUFFER 512
#include "fast_output_test.cpp"
