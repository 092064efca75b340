// One format for all sources.
#include <gtest/gtest.h>

#include "base/files.hpp"
#include "base/process.hpp"

namespace sources_test {

TEST(Sources, AreFormatted) {
    std::vector<std::string> command = {"clang-format", "--dry-run", "--Werror"};
    for (const char* folder : {"common", "problems", "testdata", "scripts"}) {
        for (const auto& entry : tools::fs::recursive_directory_iterator(tools::root() / folder)) {
            const tools::fs::path extension = entry.path().extension();
            if (extension == ".cpp" || extension == ".hpp")
                command.push_back(entry.path().string());
        }
    }
    EXPECT_GT(command.size(), 3u) << "no file to look at";
    const tools::CommandResult result = tools::run_command(command);
    EXPECT_EQ(result.exit_code, 0) << result.output << "run clang-format -i on these files";
}

}  // namespace sources_test
