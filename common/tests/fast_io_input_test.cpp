// The tests of reading, of fast_io.hpp.
#define FAST_IO_EVERYDAY
#include "fast_input_test.cpp"
