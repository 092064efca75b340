// The tests of reading, of fast_io_bulk.hpp.
#define FAST_IO_BULK
#include "fast_input_test.cpp"
