// scripts/src/setup.sh on machines of all kinds: a copy of it, among stand-ins for what it starts.
#include <fcntl.h>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <chrono>
#include <map>
#include <thread>

#include "base/files.hpp"
#include "base/process.hpp"
#include "base/temporary.hpp"
#include "base/text.hpp"
#include "terminal.hpp"

namespace setup_test {

class SetUp : public ::testing::Test {
 protected:
    SetUp() {
        for (const char* name : {"src/setup.sh", "src/language.sh", "bundle", "explain", "judge"}) {
            script("scripts/" + std::string(name),
                   tools::read_file(tools::root() / "scripts" / name));
        }
        tools::fs::create_directories(folder() / "problems/acwing-891-nim");
        tools::write_file(folder() / "build/build.ninja", "");
        // Each says how it was started; all packages are there.
        for (const char* name : {"cmake", "apt-get", "g++"}) script(bin(name), say(name));
        // The command that it makes knows no problem with a 2 in its name, and no option --new.
        script("judge",
               "#!/bin/sh\n"
               "case \"$*\" in\n"
               "*2*) echo \"judge: no problem is called '$2'\" >&2; exit 2 ;;\n"
               "*--new*) echo 'judge: unknown option' >&2; exit 2 ;;\n"
               "esac\n"
               "case $1 in --modules) echo rules of $2 ;; *) echo judged \"$@\" ;; esac\n");
        script(bin("ninja"), say("ninja") + "mkdir -p build/bin && cp judge build/bin/judge\n");
        script(bin("dpkg-query"), say("dpkg-query") + "printf installed\n");
        script(bin("id"), "#!/bin/sh\necho 1000\n");
        for (const char* name :
             {"bash", "sh",    "dirname", "basename", "uname", "mkdir", "flock", "grep",
              "cat",  "tail",  "rm",      "sed",      "cp",    "nproc", "stty",  "readlink",
              "find", "cksum", "tr",      "touch",    "mv",    "ln",    "mktemp"}) {
            tools::fs::create_symlink(*tools::find_command(name), folder() / bin(name));
        }
    }
    const tools::fs::path& folder() const { return folder_.path(); }
    static std::string bin(const std::string& name) { return "bin/" + name; }
    // A stand-in that writes its command line to `said`.
    static std::string say(const std::string& name) {
        return "#!/bin/sh\necho " + name + " \"$@\" >>said\n";
    }
    void script(const std::string& name, const std::string& text) const {
        tools::write_file(folder() / name, text);
        ::chmod((folder() / name).c_str(), 0755);
    }
    tools::CommandResult run(const std::string& command) const {
        tools::fs::remove(folder() / "said");
        return tools::run_command({"env", "-i", "PATH=" + (folder() / "bin").string(),
                                   (folder() / "bin/sh").string(), "-c",
                                   "cd '" + folder().string() + "' && " + command});
    }
    std::string said() const {
        return tools::fs::exists(folder() / "said") ? tools::read_file(folder() / "said") : "";
    }
    // What Ninja was asked to build, one run after the other.
    std::vector<std::string> built() const {
        std::vector<std::string> targets;
        for (const std::string& line : tools::lines_of(said())) {
            const std::size_t at = line.find("/build ");
            if (line.starts_with("ninja ")) targets.push_back(line.substr(at + 7));
        }
        return targets;
    }
    bool has(const std::string& what) const { return said().find(what) != std::string::npos; }

 private:
    tools::TemporaryFolder folder_{"setup"};
};

TEST_F(SetUp, LooksForPackagesOnce) {
    const auto first = run("scripts/judge 891");
    EXPECT_EQ(first.output, "judged 891\n");
    EXPECT_TRUE(has("dpkg-query"));
    EXPECT_EQ(run("scripts/judge 891").exit_code, 0);
    EXPECT_FALSE(has("dpkg-query"));
}

using Targets = std::vector<std::string>;

TEST_F(SetUp, BuildsTheModulesThatTheCommandNames) {
    EXPECT_EQ(run("scripts/judge 891").output, "judged 891\n");
    EXPECT_EQ(built(), (Targets{"judge", "judge rules of 891"}));
    EXPECT_EQ(run("scripts/judge 891 --all").output, "judged 891 --all\n");
    EXPECT_EQ(built(), Targets{"judge rules of 891"});
    // Of all problems, at once.
    tools::fs::remove(folder() / "build/bin/judge");
    EXPECT_EQ(run("scripts/judge").output, "judged\n");
    EXPECT_EQ(built()[0], "judge rules");
}

TEST_F(SetUp, BuildsNothingForAWrongName) {
    tools::fs::create_directories(folder() / "problems/hdu-1-nimble");
    for (const char* command : {"judge", "bundle"}) {
        const std::string no = fmt::format("{}: no problem is called ", command);
        const std::map<std::string, std::string> offered = {
            {"nosuch", "; problems/README.md lists them"},
            {"nimm", "; did you mean acwing-891-nim or hdu-1-nimble?"},
            {"NIBMLE", "; did you mean hdu-1-nimble?"},
            {"nimbe", "; did you mean hdu-1-nimble?"},
            {"'*'", "; problems/README.md lists them"},
            {"尼姆", "; problems/README.md lists them"},
            {"xy", "; problems/README.md lists them"},
        };
        for (const auto& [word, what] : offered) {
            const auto none = run(fmt::format("scripts/{} {}", command, word));
            const std::string bare = word == "'*'" ? "*" : word;
            EXPECT_EQ(none.exit_code, 2);
            EXPECT_EQ(none.output, no + "'" + bare + "'" + what + '\n');
            EXPECT_EQ(said(), "");
        }
    }
    ASSERT_EQ(run("scripts/judge 891").exit_code, 0);
    const auto refused = run("scripts/judge 892");
    EXPECT_EQ(refused.exit_code, 2);
    EXPECT_EQ(refused.output, "judge: no problem is called '892'\n");
    EXPECT_EQ(built(), Targets{});
    EXPECT_EQ(run("scripts/judge 891 --new").exit_code, 2);
    EXPECT_EQ(built(), Targets{"judge"});  // maybe a newer one knows it
}

TEST_F(SetUp, TakesAFileOrAGameOfTheLabForNoProblem) {
    tools::fs::create_directories(folder() / "scripts/src/lab/gallery");
    tools::write_file(folder() / "scripts/src/lab/gallery/kayles.cpp", "");
    for (const char* word : {"mine.cpp", "/tmp/mine", "kayles"}) {
        tools::fs::remove(folder() / "build/bin/judge");
        EXPECT_EQ(run(std::string("scripts/judge ") + word).output,
                  std::string("judged ") + word + '\n');
    }
}

// As Ninja prints where its output is no terminal.
constexpr const char* kSteps = R"(echo "ninja: Entering directory \`build'"
echo "0 2 Re-checking globbed directories..."
echo "-- GLOB mismatch!" >&2
echo "-- Configuring done"
for i in 1 2 3 4 5 6 7 8; do
    echo "$i 8 Building CXX object CMakeFiles/rules-a$i.dir/testdata/a/rules.cpp.o"
done
)";

TEST_F(SetUp, BuildingIsALineAtEachQuarter) {
    ASSERT_EQ(run("scripts/judge 891").exit_code, 0);
    script(bin("ninja"), kSteps);
    EXPECT_EQ(run("scripts/judge 891").output,
              "building, 12 %; then judge\nbuilding, 25 %; then judge\nbuilding, 50 %; then judge\n"
              "building, 75 %; then judge\nbuilding, 100 %; then judge\njudged 891\n");
    const std::string all = run("scripts/judge 891 -v").output;
    EXPECT_TRUE(all.starts_with("[1/8] Building CXX object CMakeFiles/rules-a1.dir/")) << all;
    EXPECT_EQ(tools::lines_of(all).size(), 9u) << all;
    tools::fs::remove(folder() / "build/build.ninja");
    EXPECT_TRUE(run("scripts/judge 891").output.starts_with("building, 0 %; then judge\n"));
    EXPECT_TRUE(has("cmake -S"));
    tools::write_file(folder() / "build/build.ninja", "");
    // Nothing worth a line.
    script(bin("ninja"), "echo \"ninja: no work to do.\"; echo \"1 1 Linking bin/judge\"\n");
    EXPECT_EQ(run("scripts/judge 891").output, "judged 891\n");
}

TEST_F(SetUp, BuildingIsOneLineOfATerminal) {
    SKIP_WITHOUT_TERMINALS();
    ASSERT_EQ(run("scripts/judge 891").exit_code, 0);
    script(bin("ninja"), kSteps);
    const std::string shown =
        on_terminal(fmt::format("-i TERM=xterm PATH='{}'", (folder() / "bin").string()), 60,
                    fmt::format("bash -c \"cd '{}' && scripts/judge 891\"", folder().string()));
    EXPECT_NE(shown.find("\r\x1b[K[######                  ]  25 %  rules-a2; then judge\r\x1b[K["),
              std::string::npos)
        << shown;
    EXPECT_TRUE(shown.ends_with("\r\x1b[Kjudged 891\r\n")) << shown;
    EXPECT_EQ(tools::lines_of(shown).size(), 1u) << shown;
}

TEST_F(SetUp, ShowsWholeWhatACompilerSays) {
    ASSERT_EQ(run("scripts/judge 891").exit_code, 0);
    script(bin("ninja"), std::string(kSteps) +
                             "echo 'FAILED: rules.o '\necho 'g++ -c rules.cpp'\n"
                             "echo 'rules.cpp:1:1: error: no'\necho '  1 | x'\n"
                             "echo 'ninja: build stopped: subcommand failed.'\nexit 1\n");
    const auto failed = run("scripts/judge 891");
    EXPECT_EQ(failed.exit_code, 2);
    EXPECT_TRUE(
        failed.output.ends_with("then judge\nFAILED: rules.o \nrules.cpp:1:1: error: no\n  1 | x\n"
                                "judge: the build failed; see above\n"))
        << failed.output;
    EXPECT_NE(run("scripts/judge 891 -v").output.find("\ng++ -c rules.cpp\n"), std::string::npos);
    script(bin("ninja"), "echo \"ninja: error: unknown target 'x'\"; exit 1\n");
    EXPECT_EQ(run("scripts/judge 891").output,
              "ninja: error: unknown target 'x'\njudge: the build failed; see above\n");
}

TEST_F(SetUp, TellsThatAnotherBuildIsWaitedFor) {
    ASSERT_EQ(run("scripts/judge 891").exit_code, 0);
    const int lock = ::open((folder() / "build/lock").c_str(), O_RDONLY | O_CLOEXEC);
    ASSERT_EQ(::flock(lock, LOCK_EX), 0);
    // What is built and has not changed waits for nobody.
    EXPECT_EQ(run("scripts/judge 891").output, "judged 891\n");
    EXPECT_EQ(built(), Targets{});
    tools::write_file(folder() / "problems/acwing-891-nim/solution.cpp", "new");
    const tools::fs::path printed = folder() / "printed";
    std::thread other([&] {  // ends as soon as somebody says that it is waited for
        for (int left = 1000; left > 0; --left) {
            if (tools::fs::exists(printed) && !tools::read_file(printed).empty()) break;
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
        }
        ::close(lock);
    });
    EXPECT_EQ(run("scripts/judge 891 >printed 2>&1").exit_code, 0);
    other.join();
    EXPECT_EQ(tools::read_file(printed),
              "waiting for another build in " + (folder() / "build").string() + "\njudged 891\n");
}

// As many shells' set-ups have it: cd then prints where it goes, also in what a build starts.
TEST_F(SetUp, HeedsNoCdpath) {
    script(bin("ninja"), say("ninja") +
                             "echo CDPATH: $CDPATH >>said\n"
                             "mkdir -p build/bin && cp judge build/bin/judge\n");
    EXPECT_EQ(run("CDPATH=.:.. bash scripts/judge 891").output, "judged 891\n");
    EXPECT_TRUE(has("-C " + (folder() / "build").string() + " judge")) << said();
    EXPECT_TRUE(has("CDPATH:\n")) << said();
}

TEST_F(SetUp, IsFoundByALinkOfAnyName) {
    const auto result = run("mkdir home && ln -s ../scripts/judge home/j && home/j 891");
    EXPECT_EQ(result.output, "judged 891\n");
    const auto wrong = run("rm build/bin/judge; home/j nosuch");
    EXPECT_EQ(wrong.output.rfind("judge: no problem is called 'nosuch'", 0), 0u) << wrong.output;
}

// What root ran as somebody else: a folder made by mktemp, say, lets nobody else in.
#define SKIP_WHERE_OTHERS_CANNOT_ENTER(result)                                          \
    if (::geteuid() == 0 && ((result).exit_code == 126 || (result).exit_code == 127)) { \
        GTEST_SKIP() << "other users cannot enter this checkout: " << (result).output;  \
    }

// Never built here, or at another path.
TEST_F(SetUp, BuildsInTheUsersCacheWhatCannotBeWritten) {
    namespace fs = tools::fs;
    script(bin("ninja"),
           "#!/bin/sh\nwhile [ $1 != -C ]; do shift; done\n"
           "mkdir -p \"$2/bin\" && cp ../judge \"$2/bin/judge\"\n");
    const fs::path own = folder() / "own";
    fs::create_directories(own);
    fs::permissions(own, fs::perms::all);
    std::vector<std::string> reader;  // root can write all
    if (::geteuid() == 0) {
        reader = {"setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"};
    }
    const auto can_write = fs::perms::owner_write;
    const std::string cache = "XDG_CACHE_HOME=" + own.string() + "/cache";
    for (const bool elsewhere : {false, true}) {
        fs::remove_all(folder() / "build");
        if (elsewhere) {
            script("build/bin/judge", "#!/bin/sh\necho that of another path\n");
            tools::write_file(folder() / "build/build.ninja", "");
            tools::write_file(folder() / "build/CMakeCache.txt",
                              "CMAKE_HOME_DIRECTORY:INTERNAL=/elsewhere\n");
            fs::permissions(folder() / "build", can_write, fs::perm_options::remove);
        }
        fs::permissions(folder(), can_write, fs::perm_options::remove);
        std::vector<std::string> words = reader;
        words.insert(words.end(),
                     {"env", "-i", "PATH=" + (folder() / "bin").string(), cache,
                      (folder() / "bin/sh").string(), "-c",
                      "cd '" + own.string() + "' && [ ! -w .. ] && ../scripts/judge 891"});
        const tools::CommandResult result = tools::run_command(words);
        fs::permissions(folder(), can_write, fs::perm_options::add);
        SKIP_WHERE_OTHERS_CANNOT_ENTER(result);
        EXPECT_TRUE(result.output.ends_with("\njudged 891\n")) << result.output;
        EXPECT_TRUE(fs::exists(own.string() + "/cache/combinatorial-games" + folder().string() +
                               "/build/bin/judge"));
        EXPECT_EQ(fs::exists(folder() / "build/CMakeCache.txt"), elsewhere);
        if (elsewhere) fs::permissions(folder() / "build", can_write, fs::perm_options::add);
        fs::remove_all(own / "cache");
    }
}

TEST_F(SetUp, SpeaksChinese) {
    const auto wrong = run("LANG=zh_CN.UTF-8 scripts/judge nosuch");
    EXPECT_EQ(wrong.output, "judge: 没有题目叫“nosuch”；题目列表见 problems/README.zh.md\n");
    EXPECT_EQ(run("LANG=zh_CN.UTF-8 scripts/judge nosuch --lang en").output,
              "judge: no problem is called 'nosuch'; problems/README.md lists them\n");
    EXPECT_EQ(run("scripts/judge nosuch --lang=zh").output, wrong.output);
    EXPECT_EQ(run("LC_MESSAGES=zh_CN.GBK scripts/judge nosuch").output,
              "judge: no problem is called 'nosuch'; problems/README.md lists them\n");
}

TEST_F(SetUp, SaysThatTheBuildIsOfAnotherGenerator) {
    tools::write_file(folder() / "build/CMakeCache.txt",
                      "CMAKE_HOME_DIRECTORY:INTERNAL=" + folder().string() +
                          "\nCMAKE_GENERATOR:INTERNAL=Unix Makefiles\n");
    const auto result = run("scripts/judge 891");
    EXPECT_EQ(result.exit_code, 2);
    EXPECT_EQ(result.output,
              "judge: build/ was configured for Unix Makefiles, and these commands use Ninja: "
              "remove it (rm -r build) and start again\n");
}

TEST_F(SetUp, WaitsForTheLockOfPackages) {
    script(bin("id"), "#!/bin/sh\necho 0\n");
    script(bin("dpkg-query"), "#!/bin/sh\ncase \"$*\" in *g++*) ;; *) printf installed ;; esac\n");
    script(bin("env"), "#!/bin/sh\nshift\nexec \"$@\"\n");
    EXPECT_EQ(run("scripts/judge 891").exit_code, 0);
    EXPECT_TRUE(has("apt-get -o DPkg::Lock::Timeout=600 install")) << said();
}

// Root can write everything, so it becomes somebody else.
TEST_F(SetUp, UsesWhatIsBuiltWhereNothingCanBeWritten) {
    ASSERT_EQ(run("scripts/judge 891").exit_code, 0);
    tools::fs::permissions(folder() / "build", tools::fs::perms(0555));
    const bool is_root = run("[ -w build ]").exit_code == 0;
    const auto result =
        is_root ? tools::run_command(
                      {"setpriv", "--reuid=65534", "--clear-groups", "--no-new-privs", "env", "-i",
                       "PATH=" + (folder() / "bin").string(), (folder() / "bin/sh").string(), "-c",
                       "cd '" + folder().string() + "' && scripts/judge 891"})
                : run("scripts/judge 891");
    tools::fs::permissions(folder() / "build", tools::fs::perms(0755));
    SKIP_WHERE_OTHERS_CANNOT_ENTER(result);
    EXPECT_EQ(result.output, "judged 891\n");
}

// One that was never built is built in the user's cache.
TEST_F(SetUp, BuildsInTheCacheWhereNothingCanBeWritten) {
    tools::fs::remove_all(folder() / "build");
    tools::write_file(folder() / "build", "no folder, as if it could not be made");
    script(bin("ninja"), say("ninja") + "mkdir -p \"$4/bin\" && cp judge \"$4/bin/judge\"\n");
    const auto result = run("XDG_CACHE_HOME=$PWD/cache scripts/judge 891");
    EXPECT_EQ(result.exit_code, 0) << result.output;
    EXPECT_NE(result.output.find("judged 891\n"), std::string::npos) << result.output;
    EXPECT_TRUE(tools::fs::exists(tools::fs::path(folder().string() + "/cache/combinatorial-games" +
                                                  folder().string() + "/build/bin/judge")))
        << said();
}

TEST_F(SetUp, WithoutSudoTheLibrariesAreFetched) {
    script(bin("dpkg-query"), "#!/bin/sh\ncase \"$*\" in *fmt*) ;; *) printf installed ;; esac\n");
    const auto fetched = run("scripts/judge 891");
    EXPECT_EQ(fetched.exit_code, 0) << fetched.output;
    EXPECT_NE(fetched.output.find("CMake fetches the libraries"), std::string::npos);
    tools::fs::remove_all(folder() / "build");
    script(bin("dpkg-query"), "#!/bin/sh\ncase \"$*\" in *g++*) ;; *) printf installed ;; esac\n");
    const auto missing = run("scripts/judge 891");
    EXPECT_EQ(missing.exit_code, 2) << missing.output;
    EXPECT_NE(missing.output.find("judge: not root, and no sudo; run as root: apt-get install g++"),
              std::string::npos)
        << missing.output;
}

// As in a bare chroot. Programs that ask for too much would be RE there.
TEST_F(SetUp, SaysThatProcIsMissing) {
    if (tools::run_command({"unshare", "--mount", "umount", "-l", "/proc"}).exit_code != 0) {
        GTEST_SKIP() << "/proc cannot be hidden here";
    }
    const auto result = tools::run_command(
        {"unshare", "--mount", "sh", "-c",
         "umount -l /proc && exec '" + (folder() / "scripts/judge").string() + "' 891"});
    EXPECT_EQ(result.exit_code, 2);
    EXPECT_EQ(result.output,
              "judge: the judge measures memory by /proc, which is not there; run as root: "
              "mount -t proc proc /proc\n");
}

TEST_F(SetUp, HelpWorksAlways) {
    script(bin("dpkg-query"), "#!/bin/sh\nexit 1\n");
    const auto poor = run("scripts/judge --help");
    EXPECT_EQ(poor.exit_code, 0) << poor.output;
    EXPECT_NE(poor.output.find("scripts/README.md"), std::string::npos) << poor.output;
    script("build/bin/judge", "#!/bin/sh\necho usage \"$@\"\n");
    EXPECT_EQ(run("scripts/judge --help").output, "usage --help\n");
    EXPECT_EQ(said(), "");
}

}  // namespace setup_test
