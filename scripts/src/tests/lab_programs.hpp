// What the code of rules says where it is compiled.
#ifndef SCRIPTS_SRC_TESTS_LAB_PROGRAMS_HPP
#define SCRIPTS_SRC_TESTS_LAB_PROGRAMS_HPP

#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <vector>

#include "base/files.hpp"
#include "base/process.hpp"
#include "base/temporary.hpp"
#include "lab/table.hpp"

// What a C++11 program of these functions gives to print(), which `calls` calls with long long, in
// order; it has to compile without a warning.
inline std::vector<lab::Int> printed_by(const std::string& functions, const std::string& calls) {
    const tools::TemporaryFolder folder("lab-programs");
    const std::string source = (folder.path() / "rules.cpp").string();
    const std::string program = (folder.path() / "rules").string();
    tools::write_file(
        source, "#include <algorithm>\n#include <cstdio>\n#include <utility>\n#include <vector>\n" +
                    functions +
                    "void print(long long value) { std::printf(\"%lld\\n\", value); }\n"
                    "int main() {\n" +
                    calls + "}\n");
    const auto compiled = tools::run_command(
        {"g++", "-std=c++11", "-Wall", "-Wextra", "-Werror", "-o", program, source});
    EXPECT_EQ(compiled.exit_code, 0) << compiled.output;
    if (compiled.exit_code != 0) return {};
    std::istringstream output(tools::run_command({program}).output);
    std::vector<lab::Int> values;
    for (lab::Int value = 0; output >> value;) values.push_back(value);
    return values;
}

#endif
