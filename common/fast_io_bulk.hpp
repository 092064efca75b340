#ifndef COMMON_FAST_IO_BULK_HPP
#define COMMON_FAST_IO_BULK_HPP

// The Reader and the Writer of fast_io.hpp for inputs of tens of megabytes: SSE2, large files mapped,
// numbers written in batches. Include this instead of that one.
//
// On POSIX and Windows a program can converse: it gets what input there is, and flushes its output
// before it waits for more. In standard C++ alone (WebAssembly, say) a Reader waits for a full buffer
// or the end of the input.
//
// A blank is any byte from NUL to the space; a token is a run of other bytes. A program that only
// reads or only writes can include just that half.

#ifdef COMMON_FAST_IO_HPP
#error "include fast_io_bulk.hpp instead of fast_io.hpp, not both"
#endif

#include "fast_input.hpp"
#include "fast_output.hpp"

#endif
