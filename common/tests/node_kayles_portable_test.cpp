// Bits in standard C++ alone, without what GCC and Clang have for them.
#define NODE_KAYLES_PORTABLE
#include "node_kayles_bits_test.cpp"
