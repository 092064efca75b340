// The tests of both together, of fast_io_bulk.hpp.
#define FAST_IO_BULK
#include "fast_io_test.cpp"
