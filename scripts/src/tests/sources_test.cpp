// One format for all sources.
#include <gtest/gtest.h>

#include "base/files.hpp"
#include "base/process.hpp"

namespace sources_test {

// Each version formats a little otherwise: 14, which Debian 12 and Ubuntu 22.04 have, is the one.
TEST(Sources, AreFormatted) {
    const std::string tool =
        tools::find_command("clang-format-14").value_or("clang-format").string();
    const std::string version = tools::run_command({tool, "--version"}).output;
    if (version.find("version 14.") == version.npos) {
        GTEST_SKIP() << "needs the package clang-format-14; here is " << version;
    }
    std::vector<std::string> command = {tool, "--dry-run", "--Werror"};
    for (const char* folder : {"common", "problems", "testdata", "scripts"}) {
        for (const auto& entry : tools::fs::recursive_directory_iterator(tools::root() / folder)) {
            const tools::fs::path extension = entry.path().extension();
            if (extension != ".cpp" && extension != ".hpp") continue;
            // A template has names that are no names of C++.
            if (tools::read_file(entry).find("@NAMESPACE@") != std::string::npos) continue;
            command.push_back(entry.path().string());
        }
    }
    EXPECT_GT(command.size(), 3u) << "no file to look at";
    const tools::CommandResult result = tools::run_command(command);
    EXPECT_EQ(result.exit_code, 0) << result.output << "run clang-format -i on these files";
}

}  // namespace sources_test
