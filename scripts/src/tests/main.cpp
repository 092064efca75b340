// Runs the tests of all files of this folder, or those of one: tools_test --of=bundle_test
#include <gtest/gtest.h>

#include <cstdio>
#include <filesystem>
#include <string>
#include <string_view>

namespace {

std::filesystem::path file_of(const ::testing::TestSuite& suite, int test) {
    return std::filesystem::path(suite.GetTestInfo(test)->file()).stem();
}

// Keeps the filter from all tests but this file's. Returns how many tests the file has, whatever the
// filter leaves of them; -1 where it shares a suite with another file.
int leave_only(const std::string& file, std::string* filter) {
    const ::testing::UnitTest& all = *::testing::UnitTest::GetInstance();
    int its = 0;
    std::string others;
    for (int i = 0; i < all.total_test_suite_count(); ++i) {
        const ::testing::TestSuite& suite = *all.GetTestSuite(i);
        for (int test = 1; test < suite.total_test_count(); ++test) {
            if (file_of(suite, test) != file_of(suite, 0)) {
                std::fprintf(stderr, "tools_test: %s is a suite of two files; rename one of them\n",
                             suite.name());
                return -1;
            }
        }
        if (file_of(suite, 0) == file) {
            its += suite.total_test_count();
        } else {
            others += std::string(":") + suite.name() + ".*";
        }
    }
    *filter += filter->find('-') == std::string::npos ? "-" + others.substr(1) : others;
    return its;
}

}  // namespace

int main(int count, char** arguments) {
    ::testing::InitGoogleTest(&count, arguments);
    for (int i = 1; i < count; ++i) {
        const std::string_view argument = arguments[i], of = "--of=";
        std::string filter = ::testing::GTEST_FLAG(filter);
        const int tests = !argument.starts_with(of)
                              ? 0
                              : leave_only(std::string(argument.substr(of.size())), &filter);
        if (tests == 0) {
            std::fprintf(stderr, "tools_test: no file of tests is called so: %s\n", arguments[i]);
        }
        if (tests <= 0) return 2;
        ::testing::GTEST_FLAG(filter) = filter;
    }
    return RUN_ALL_TESTS();
}
