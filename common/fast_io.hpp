#ifndef COMMON_FAST_IO_HPP
#define COMMON_FAST_IO_HPP

// Fast input from stdin and output to stdout, for programs that use nothing else for either:
//
//     fast_io::Reader in;
//     fast_io::Writer out;
//     for (int a, b; in.read(a, b);) out.line(a + b);
//
// A blank is any byte from NUL to the space; a token is a run of other bytes. A program that only
// reads or only writes can include just that half.

#include "fast_input.hpp"
#include "fast_output.hpp"

#endif
