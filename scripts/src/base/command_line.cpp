#include "base/command_line.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <cstdlib>
#include <exception>

namespace tools {

int guarded(std::string_view command, const std::function<int()>& body) {
    ::setenv("LC_ALL", "C", 1);  // keeps the messages of compilers in ASCII
    try {
        return body();
    } catch (const std::exception& error) {
        fmt::print(stderr, "{}: {}\n", command, error.what());
        return 2;
    }
}

}  // namespace tools
