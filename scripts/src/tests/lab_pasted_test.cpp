// What the lab finds of a game of the gallery, pasted into a program for its problem, is judged.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "base/files.hpp"
#include "base/process.hpp"
#include "base/temporary.hpp"
#include "problems.hpp"

namespace lab_pasted_test {

using Json = nlohmann::json;

struct Pasted {
    std::string problem, game, about, body;
};

void PrintTo(const Pasted& pasted, std::ostream* out) {
    *out << pasted.problem;
}

// The sum of grundy(...) over what `read` reads, so many of the n heaps at once, for each of several
// tests.
std::string sums(const std::string& read, const std::string& value, const std::string& won,
                 const std::string& lost, int at_once = 1) {
    return "long long t, n, a, b = 0; for (std::cin >> t; t-- && std::cin >> n;) { long long sum = "
           "0;"
           "for (; n > 0; n -= " +
           std::to_string(at_once) + ") { std::cin >> " + read + "; sum ^= " + value +
           "; }"
           "std::cout << (sum ? \"" +
           won + "\" : \"" + lost + "\") << '\\n'; } (void)b;";
}

std::string each(const std::string& read, const std::string& loses, const std::string& won,
                 const std::string& lost) {
    return "long long a, b = 0; while (std::cin >> " + read + ") std::cout << (" + loses + " ? \"" +
           lost + "\" : \"" + won + "\") << '\\n'; (void)b;";
}

// As each(), behind the number of tests.
std::string counted(const std::string& read, const std::string& loses, const std::string& won,
                    const std::string& lost) {
    return "long long t; std::cin >> t;" + each(read, loses, won, lost);
}

const std::vector<Pasted> kPasted = {
    {"51nod-1072-wythoff", "wythoff", "loses", counted("a >> b", "loses(a, b)", "A", "B")},
    {"51nod-1185-wythoff-v2", "wythoff", "loses", counted("a >> b", "loses(a, b)", "A", "B")},
    {"hdu-2516-fibonacci-nim", "fibonacci-nim", "loses",
     each("a && a", "loses(a, a - 1)", "First win", "Second win")},
    {"hdu-3032-nim-or-not-nim", "laskers-nim", "value", sums("a", "grundy(a)", "Alice", "Bob")},
    {"hdu-5795-a-simple-nim", "three-parts", "value",
     sums("a", "grundy(a)", "First player wins.", "Second player wins.")},
    {"hdu-3404-switch-lights", "lights", "value",
     sums("a >> b", "grundy(a, b)", "Have a try, lxhgww.", "Don't waste your time.")},
    {"luogu-p2148-e-and-d", "e-and-d", "value", sums("a >> b", "grundy(a, b)", "YES", "NO", 2)},
    {"acwing-894-splitting-nim", "splitting-nim", "value",
     "long long n, a, sum = 0; for (std::cin >> n; n-- && std::cin >> a;) sum ^= grundy(a);"
     "std::cout << (sum ? \"Yes\" : \"No\") << '\\n';"},
    {"luogu-p1290-euclid-game", "euclid", "loses",
     counted("a >> b", "loses(a, b)", "Stan wins", "Ollie wins")},
    {"hdu-1517-multiplication-game", "multiplication", "loses",
     each("a", "loses(a)", "Stan wins.", "Ollie wins.")},
    {"hdu-2147-kikis-game", "king", "loses",
     each("a >> b && a", "loses(a - 1, b - 1)", "Wonderful!", "What a pity!")},
    {"luogu-p4018-taking-stones", "powers-of-primes", "loses",
     counted("a", "loses(a)", "October wins!", "Roy wins!")},
    {"luogu-p4860-taking-stones-ii", "primes", "loses",
     counted("a", "loses(a)", "October wins!", "Roy wins!")},
    {"hdu-1847-good-luck-in-cet-4", "powers-of-two", "loses",
     each("a", "loses(a)", "Kiki", "Cici")},
};

class LabPasted : public testing::TestWithParam<Pasted> {};

TEST_P(LabPasted, IsAccepted) {
    const Pasted& pasted = GetParam();
    SKIP_UNLESS_DRAWN(static_cast<std::size_t>(&pasted - kPasted.data()));
    const tools::fs::path bin = tools::build_dir() / "bin";
    const Json found = Json::parse(
        tools::run_command({(bin / "lab").string(), pasted.game, "--json", "--seconds", "0.7"})
            .output);
    const tools::TemporaryFolder folder("lab-pasted");
    const tools::fs::path source = folder.path() / "pasted.cpp";
    for (const Json& finding : found["findings"]) {
        if (finding["about"] != pasted.about) continue;
        tools::write_file(source, "#include <iostream>\n" + finding["code"].get<std::string>() +
                                      "\nint main() {\n" + pasted.body + "\n}\n");
        const tools::CommandResult judged = tools::run_command(
            {(bin / "judge").string(), pasted.problem, "--source", source.string()});
        EXPECT_EQ(judged.exit_code, 0) << finding["en"] << '\n' << judged.output;
        return;
    }
    ADD_FAILURE() << "no rule is found: " << found["findings"];
}

INSTANTIATE_TEST_SUITE_P(Each, LabPasted, testing::ValuesIn(kPasted), [](const auto& pasted) {
    std::string name = pasted.param.problem;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
});

}  // namespace lab_pasted_test
