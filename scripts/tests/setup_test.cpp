// scripts/setup.sh on machines of all kinds: a copy of it, among stand-ins for what it starts.
#include <fcntl.h>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <chrono>
#include <thread>

#include "base/files.hpp"
#include "base/process.hpp"
#include "base/temporary.hpp"

namespace setup_test {

class SetUp : public ::testing::Test {
 protected:
    SetUp() {
        for (const char* name : {"setup.sh", "judge", "explain"}) {
            script("scripts/" + std::string(name),
                   tools::read_file(tools::root() / "scripts" / name));
        }
        for (const char* id : {"acwing-891-nim", "acwing-892-staircase-nim", "hdu-1536-s-nim"}) {
            tools::write_file(folder() / "testdata" / id / "rules.cpp", "");
        }
        // Each says how it was started; all packages are there.
        for (const char* name : {"cmake", "apt-get", "g++"}) script(bin(name), say(name));
        script(bin("ninja"), say("ninja") +
                                 "mkdir -p build/bin\nprintf '#!/bin/sh\\necho judged"
                                 " \"$@\"\\n' >build/bin/judge\n"
                                 "chmod +x build/bin/judge\n");
        script(bin("dpkg-query"), say("dpkg-query") + "printf installed\n");
        script(bin("id"), "#!/bin/sh\necho 1000\n");
        for (const char* name : {"bash", "sh", "dirname", "basename", "uname", "mkdir", "flock",
                                 "grep", "cat", "tail", "rm", "sed", "chmod", "nproc"}) {
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
    std::string targets(const std::string& arguments) const {
        EXPECT_EQ(run("scripts/judge " + arguments).exit_code, 0);
        const std::string all = said();
        const std::size_t at = all.find("judge runner ");
        return at == all.npos ? all : all.substr(at + 13, all.find('\n', at) - at - 13);
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

TEST_F(SetUp, BuildsTheRulesOfTheProblemsNamed) {
    EXPECT_EQ(targets("891"), "rules-acwing-891-nim");
    EXPECT_EQ(targets("--whitespace 891 --case edge -j 2"), "rules-acwing-891-nim");
    EXPECT_EQ(targets("891 S-Nim"), "rules-acwing-891-nim rules-hdu-1536-s-nim");
    EXPECT_EQ(targets(""), "rules");
    EXPECT_EQ(targets("--case 891"), "rules");  // the cases of all problems
    EXPECT_EQ(targets("--strict 891"), "rules-acwing-891-nim");
    EXPECT_EQ(targets("--json 891"), "rules");      // a file of this name
    EXPECT_EQ(targets("--new-flag 891"), "rules");  // too many, but never too few
    EXPECT_EQ(targets("891 something"), "rules");
    EXPECT_EQ(targets("nim").find("rules-acwing-891-nim rules-acwing-892"), 0u);
}

TEST_F(SetUp, BuildsWhatExplainsTheProblem) {
    tools::write_file(folder() / "problems/acwing-891-nim/explain.cpp", "");
    const auto targets = [&](const std::string& arguments) {
        run("scripts/explain " + arguments);
        const std::string all = said();
        const std::size_t at = all.find("build explain ");
        return at == all.npos ? all : all.substr(at + 14, all.find('\n', at) - at - 14);
    };
    const std::string one = "rules-acwing-891-nim explanations-acwing-891-nim";
    EXPECT_EQ(targets("891"), one);
    EXPECT_EQ(targets("--json --test 2 NIM nothing.in"), one);
    EXPECT_EQ(targets("891 892"), one);  // that is a file
    EXPECT_EQ(targets("--sample 1 --second 891"), one);
    EXPECT_EQ(targets("--test 891"), "rules explanations");
    EXPECT_EQ(targets("no-such-problem"), "rules explanations");
    EXPECT_EQ(targets("1536"), "rules explanations");  // which has no explanation
}

TEST_F(SetUp, TellsThatAnotherBuildIsWaitedFor) {
    ASSERT_EQ(run("scripts/judge 891").exit_code, 0);
    const int lock = ::open((folder() / "build/lock").c_str(), O_RDONLY | O_CLOEXEC);
    ASSERT_EQ(::flock(lock, LOCK_EX), 0);
    std::thread other([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(300));
        ::close(lock);
    });
    const auto result = run("scripts/judge 891");
    other.join();
    EXPECT_EQ(result.output,
              "waiting for another build in " + (folder() / "build").string() + "\njudged 891\n");
}

// Root can write everything, so it becomes somebody else.
TEST_F(SetUp, UsesWhatIsBuiltWhereNothingCanBeWritten) {
    ASSERT_EQ(run("scripts/judge 891").exit_code, 0);
    tools::fs::permissions(folder() / "build", tools::fs::perms(0555));
    if (run("[ -w build ]").exit_code == 0) {
        // Root: as a user whose folder this is not.
        const auto result = tools::run_command(
            {"setpriv", "--reuid=65534", "--clear-groups", "--no-new-privs", "env", "-i",
             "PATH=" + (folder() / "bin").string(), (folder() / "bin/sh").string(), "-c",
             "cd '" + folder().string() + "' && scripts/judge 891"});
        tools::fs::permissions(folder() / "build", tools::fs::perms(0755));
        if (result.exit_code == 126 || result.exit_code == 127) {
            GTEST_SKIP() << "other users cannot enter this checkout: " << result.output;
        }
        EXPECT_EQ(result.output, "judged 891\n");
        return;
    }
    const auto result = run("scripts/judge 891");
    tools::fs::permissions(folder() / "build", tools::fs::perms(0755));
    EXPECT_EQ(result.output, "judged 891\n");
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
    EXPECT_NE(poor.output.find("README.md"), std::string::npos) << poor.output;
    script("build/bin/judge", "#!/bin/sh\necho usage \"$@\"\n");
    EXPECT_EQ(run("scripts/judge --help").output, "usage --help\n");
    EXPECT_EQ(said(), "");
}

}  // namespace setup_test
