#ifndef COMMON_FAST_IO_HPP
#define COMMON_FAST_IO_HPP

// Fast input from stdin and output to stdout, for programs that use nothing else for either:
//
//     fast_io::Reader in;
//     fast_io::Writer out;
//     for (int a, b; in.read(a, b);) out.line(a + b);
//
// On POSIX and Windows a program can converse: it gets what input there is, and flushes its output
// before it waits for more. In standard C++ alone (WebAssembly, say) a Reader waits for a full buffer
// or the end of the input.
//
// A blank is any byte from NUL to the space; a token is a run of other bytes. A program that only
// reads or only writes can include just that half.

#include "fast_input.hpp"
#include "fast_output.hpp"

#endif
