// A platform that is neither POSIX nor Windows, such as WASI, gets standard C++ without being asked.
#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <string>

#include "process.hpp"

#undef __unix__
#undef __APPLE__
#include "../fast_io_bulk.hpp"

#if defined(FAST_IO_POSIX) || defined(FAST_IO_WINDOWS)
#error "there is nothing to tell that this is such a platform"
#endif

namespace {

using FastIoPlatform = Process;

TEST_F(FastIoPlatform, NoneIsNeeded) {
    int ends[2];
    ASSERT_EQ(pipe(ends), 0);
    ASSERT_EQ(::write(ends[1], "1 -2\n+3 4 x", 11), 11);
    close(ends[1]);
    const auto add = [&ends] {
        dup2(ends[0], 0);
        fast_io::Reader in;
        fast_io::Writer out;
        for (int a, b; in.read(a, b);) out.line(a + b);
    };
    const Outcome outcome = run(add);
    close(ends[0]);
    EXPECT_EQ(outcome.out, "-1\n7\n");
    EXPECT_EQ(outcome.status, 0);
}

}  // namespace
