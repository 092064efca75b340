// The tests of writing, of fast_io_bulk.hpp.
#define FAST_IO_BULK
#include "fast_output_test.cpp"
