// Each claim has its test and each test its claim, in both languages.
#include "notes/code/basis.hpp"
#include "shared.hpp"

namespace claims_notes {

using namespace claims_tests;

std::set<std::string> tests_of(const std::string& suite_name) {
    std::set<std::string> names;
    const testing::UnitTest& all = *testing::UnitTest::GetInstance();
    for (int i = 0; i < all.total_test_suite_count(); ++i) {
        const testing::TestSuite& suite = *all.GetTestSuite(i);
        for (int j = 0; suite.name() == suite_name && j < suite.total_test_count(); ++j) {
            names.insert(suite.GetTestInfo(j)->name());
        }
    }
    return names;
}

template <class Value>
std::set<std::string> names_of(const std::map<std::string, Value>& map) {
    std::set<std::string> names;
    for (const auto& entry : map) names.insert(entry.first);
    return names;
}

TEST(ClaimsNotes, EachClaimHasItsTestAndEachTestItsClaim) {
    EXPECT_EQ(names_of(claims::notes(claims::english).bounds), tests_of("Claims"));
    EXPECT_EQ(names_of(claims::notes(claims::english).tables), tests_of("ClaimsTables"));
    EXPECT_EQ(names_of(claims::notes(claims::chinese).tables), tests_of("ClaimsTables"));
}

TEST(ClaimsNotes, BothLanguagesNameTheSameBounds) {
    EXPECT_EQ(claims::notes(claims::english).bounds, claims::notes(claims::chinese).bounds);
}

TEST(ClaimsNotes, EachClaimStandsOnce) {
    EXPECT_EQ(claims::notes(claims::english).twice, std::vector<std::string>());
    EXPECT_EQ(claims::notes(claims::chinese).twice, std::vector<std::string>());
}

}  // namespace claims_notes
