// The tests of writing, of fast_io.hpp.
#define FAST_IO_EVERYDAY
#include "fast_output_test.cpp"
