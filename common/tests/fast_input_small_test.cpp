// The tests of reading with a small buffer and small files mapped, so that small inputs have many
// borders.
#define FAST_IO_BUFFER 512
#define FAST_IO_MAPPED 1000
#include "fast_input_test.cpp"
