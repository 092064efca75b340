// scripts/new: what it makes of ids, addresses and names, and of what the browser sends.
#include <arpa/inet.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <signal.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <map>
#include <nlohmann/json.hpp>
#include <regex>
#include <thread>

#include "base/files.hpp"
#include "base/process.hpp"
#include "base/temporary.hpp"
#include "bundle/bundle.hpp"
#include "catalog/declared.hpp"
#include "catalog/judges.hpp"
#include "catalog/problems.hpp"
#include "notes.hpp"
#include "problems.hpp"
#include "scaffold/new_problem.hpp"

namespace new_test {

using nlohmann::json;
namespace fs = std::filesystem;

const tools::Profiles& profiles() {
    static const tools::Profiles all = tools::load_profiles();
    return all;
}

// Every file below a folder.
std::map<std::string, std::string> files_of(const fs::path& folder) {
    std::map<std::string, std::string> files;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        if (!entry.is_regular_file()) continue;
        files[fs::relative(entry.path(), folder).string()] = tools::read_file(entry.path());
    }
    return files;
}

const std::string kAcWing = "https://www.acwing.com/problem/content/",
                  kLuogu = "https://www.luogu.com.cn/problem/",
                  kHdu = "https://acm.hdu.edu.cn/showproblem.php?pid=";

std::string error_of(const std::function<void()>& body) {
    try {
        body();
    } catch (const tools::Error& error) {
        return error.what();
    }
    return "";
}

TEST(NewProblem, IsNamedByItsPage) {
    const std::tuple<std::string, std::string, std::string, std::string, std::string> pages[] = {
        {kAcWing + "893/", "AcWing 891. Nim游戏", "acwing-891-nim", "Nim", "Nim游戏"},
        {kAcWing + "893/", "891. Nim游戏", "acwing-891-nim", "Nim", "Nim游戏"},
        {kAcWing + "description/893/", "Nim游戏", "acwing-891-nim", "Nim", "Nim游戏"},
        {kAcWing + "894/", "台阶-Nim游戏", "acwing-892-nim", "Nim", "台阶-Nim游戏"},
        // What the name says goes before what the address lets guess.
        {kAcWing + "3583/", "AcWing 3580. 整数配对", "acwing-3580-3580", "TODO", "整数配对"},
        {kLuogu + "P1199", "P1199 [NOIP2010 普及组] 三国游戏", "luogu-p1199-p1199", "TODO",
         "三国游戏"},
        {kLuogu + "P2197", "P2197 【模板】Nim 游戏", "luogu-p2197-nim", "Nim", "Nim 游戏"},
        {kLuogu + "P4018?contestId=1", "P4018 Roy&October之取石子", "luogu-p4018-roy-october",
         "Roy October", "Roy&October之取石子"},
        {kLuogu + "AT_arc091_d", "Strange Nim", "luogu-at_arc091_d-strange-nim", "Strange Nim",
         "Strange Nim"},
        {"https://loj.ac/p/1", "#1. A + B Problem", "libreoj-1-a-b-problem", "A + B Problem",
         "A + B Problem"},
        {kLuogu + "P1288", "P1288 取数游戏 II", "luogu-p1288-ii", "II", "取数游戏 II"},
        {kHdu + "1536", "S-Nim", "hdu-1536-s-nim", "S-Nim", "S-Nim"},
        {kHdu + "2147&cid=3", "kiki's game", "hdu-2147-kikis-game", "kiki's game", "kiki's game"},
        {kHdu + "1809", " A New Tetris Game(2) ", "hdu-1809-a-new-tetris-game-2",
         "A New Tetris Game(2)", "A New Tetris Game(2)"},
        {kHdu + "4000", "2048. A game", "hdu-4000-2048-a-game", "2048. A game", "2048. A game"},
    };
    const tools::TemporaryFolder tree("new");
    for (const auto& [url, name, id, title, title_zh] : pages) {
        SCOPED_TRACE(name);
        tools::NewProblem problem = tools::named_problem(profiles(), url);
        tools::set_name(problem, profiles(), name);
        EXPECT_EQ(problem.id(), id);
        EXPECT_EQ(problem.title_zh, title_zh);
        EXPECT_TRUE(url.starts_with(problem.url));
        const fs::path own = tree.path() / std::to_string(files_of(tree.path()).size());
        fs::create_directory(own);
        tools::make_problem(problem, own);
        const std::string solution = tools::read_file(own / "problems" / id / "solution.cpp");
        const std::string head = fmt::format("// Title: {} {}. {}\n// URL: {}\n", problem.judge,
                                             problem.number, title, problem.url);
        EXPECT_EQ(solution.substr(0, head.size()), head);
    }
}

TEST(NewProblem, RefusesBadNames) {
    tools::NewProblem problem = tools::named_problem(profiles(), kHdu + "1");
    for (const std::string& name :
         {std::string("a \"b\""), std::string("a\nb"), std::string("a\rb"), std::string("a\\b"),
          std::string("a\0b", 3), std::string("\x1b[2J"), std::string("a | b"),
          std::string("<script>"), std::string(201, 'a'), std::string(), std::string("  "),
          std::string("[a]")}) {
        EXPECT_NE(error_of([&] { tools::set_name(problem, profiles(), name); }), "") << name;
    }
    tools::set_name(problem, profiles(), std::string(200, 'a'));
    EXPECT_LE(problem.id().size(), 100u);
    std::string words;
    for (int i = 0; i < 20; ++i) words += "word ";
    tools::set_name(problem, profiles(), words);
    EXPECT_LE(problem.slug.size(), 60u);
    EXPECT_TRUE(problem.slug.ends_with("-word")) << problem.slug;
}

TEST(NewProblem, RefusesBadIdsAndAddresses) {
    for (const std::string id :
         {"", "nim", "luogu-p2197", "luogu-nim", "luogu-p2197-", "Luogu-P2197-Nim",
          "luogu-p2197-../x", "luogu-p2197-a--b", "../luogu-p2197-nim", "/luogu-p2197-nim",
          "luogu-p2197-nim\n", "nowhere-1-nim"}) {
        EXPECT_NE(error_of([&] { tools::named_problem(profiles(), id); }), "") << id;
    }
    for (const std::string& url :
         {std::string("https://example.com/problem/1"), kAcWing + "../../etc", kAcWing + "893abc",
          kAcWing + "1/", kAcWing + std::string(20, '1'), kHdu + std::string(100000, '1'),
          kLuogu + "p\n", "x" + kLuogu + "P1199", std::string("file:///etc/passwd")}) {
        const std::string error = error_of([&] { tools::named_problem(profiles(), url); });
        EXPECT_NE(error.find("is no problem's page at AcWing, Luogu"), std::string::npos) << error;
        EXPECT_LT(error.size(), 400u);
    }
    EXPECT_EQ(tools::named_problem(profiles(), "luogu-p2197-nim").id(), "luogu-p2197-nim");
    EXPECT_EQ(tools::named_problem(profiles(), "51nod-1069-nim").judge, "51Nod");
    tools::NewProblem problem;
    for (const std::string slug : {"", "A", "a b", "-a", "a--b", "../a"}) {
        EXPECT_NE(error_of([&] { tools::set_slug(problem, slug); }), "") << slug;
    }
}

TEST(NewProblem, NormalisesSamples) {
    EXPECT_EQ(tools::normalised("1 2\r\n3\r\n"), "1 2\n3\n");
    EXPECT_EQ(tools::normalised("1 2  \n\t\n 3\t \n\n \n"), "1 2\n\n 3\n");
    EXPECT_EQ(tools::normalised("1"), "1\n");
    EXPECT_EQ(tools::normalised(""), "");
    EXPECT_EQ(tools::normalised(" \r\n"), "");
    for (const std::string& bad :
         {std::string("a\0", 2), std::string("\x1b"), std::string("1\r2")}) {
        EXPECT_NE(error_of([&] { tools::normalised(bad); }), "");
    }
}

// The keys of a TOML file, in their order.
std::vector<std::string> keys_of(const fs::path& file) {
    std::vector<std::string> keys;
    std::istringstream text(tools::read_file(file));
    for (std::string line; std::getline(text, line) && !line.empty();) {
        keys.push_back(line.substr(0, line.find(" = ")));
    }
    return keys;
}

// The draft has the shape of what is there, and compiles.
TEST(NewProblem, LooksLikeTheOthers) {
    const tools::TemporaryFolder folder("new");
    const fs::path tree = folder.path();
    tools::make_problem(tools::named_problem(profiles(), "luogu-p2197-nim-game"), tree);
    const fs::path drafts = tree / "problems/luogu-p2197-nim-game",
                   data = tree / "testdata/luogu-p2197-nim-game";

    const tools::Problem& other = problems().front();
    EXPECT_EQ(keys_of(drafts / "problem.toml"), keys_of(other.folder() / "problem.toml"));
    // The files that each problem has.
    for (const fs::directory_entry& entry : fs::directory_iterator(other.folder())) {
        const fs::path name = entry.path().filename();
        const bool common =
            std::all_of(problems().begin(), problems().end(), [&](const tools::Problem& problem) {
                return fs::is_regular_file(problem.folder() / name);
            });
        EXPECT_TRUE(!common || fs::exists(drafts / name)) << name;
    }
    EXPECT_EQ(tools::files_in(data / "wrong", ".cpp").size(), 1u);
    for (const char* name : {"README.md", "README.zh.md"}) {
        auto mine = Note(drafts / name).headings(), theirs = Note(other.folder() / name).headings();
        mine.erase(mine.begin());
        theirs.erase(theirs.begin());
        EXPECT_EQ(mine, theirs);
        EXPECT_NE(Note(drafts / name).text().find("<!-- textbook -->\n<!-- /textbook -->\n"),
                  std::string::npos);
    }
    EXPECT_EQ(Note(drafts / "README.md").headings()[0], "# Nim Game");
    for (const auto& [name, text] : files_of(tree)) {
        EXPECT_EQ(text.find('@'), std::string::npos) << name;
        EXPECT_TRUE(tools::is_draft(text)) << name;
    }

    fs::create_directory_symlink(tools::root() / "common", tree / "common");
    tools::write_file(tree / "bundle.cpp", tools::bundle(drafts / "solution.cpp"));
    const auto compile = [&](std::vector<std::string> command) {
        for (const char* flag : {"-fsyntax-only", "-Wall", "-Wextra", "-Wshadow", "-Wconversion",
                                 "-Werror", "-pedantic-errors"}) {
            command.push_back(flag);
        }
        const tools::CommandResult result = tools::run_command(command);
        EXPECT_EQ(result.exit_code, 0) << result.output;
    };
    compile({"g++", "-std=c++11", (tree / "bundle.cpp").string()});
    compile({"g++", "-std=c++11", (drafts / "textbook.cpp").string()});
    EXPECT_NO_THROW(tools::read_textbook(drafts / "textbook.cpp"));
    const std::string tools = (tools::root() / "scripts/src").string();
    compile({"g++", "-std=c++20", "-I", tools, (data / "limits.cpp").string()});
    compile({"g++", "-std=c++20", "-I", tools, "-I", (tools::root() / "common").string(),
             (drafts / "explain.cpp").string()});
}

TEST(NewProblem, IsMadeWholeOrNotAtAll) {
    const tools::TemporaryFolder folder("new");
    const fs::path tree = folder.path();
    const tools::NewProblem problem = tools::named_problem(profiles(), "luogu-p2197-nim");
    tools::write_file(tree / "testdata", "a file\n");
    EXPECT_NE(error_of([&] { tools::make_problem(problem, tree); }), "");
    EXPECT_EQ(files_of(tree).size(), 1u);
    fs::remove(tree / "testdata");
    // Either of the folders, and under any slug.
    for (const char* there : {"problems/luogu-p2197-nim", "testdata/luogu-p2197-other"}) {
        tools::write_file(tree / there / "mine.txt", "mine\n");
        EXPECT_THROW(tools::make_problem(problem, tree), tools::ProblemExists);
        EXPECT_EQ(files_of(tree).size(), 1u);
        fs::remove_all(tree / there);
    }
    fs::create_directories(tree / "problems/luogu-p21970-nim");
    tools::make_problem(problem, tree);
    for (const auto& [name, text] : files_of(tree)) {
        EXPECT_NE(name.find("/luogu-p2197-nim/"), name.npos) << name;  // no draft is left
    }
}

// What is left to do in one file keeps no test of another from running.
TEST(NewProblem, IsTestedFileByFile) {
    const tools::TemporaryFolder temporary("new");
    const fs::path folder = temporary.path() / "data";  // as deep in the checkout as its original
    fs::copy(tools::root() / "scripts/src/tests/data", folder, fs::copy_options::recursive);
    const std::string id = "sample-1-nim-rounds";
    const auto runs = [&](const std::string& of, const std::string& test) {
        const tools::CommandResult result =
            tools::run_command({"env", "COLLECTION=" + folder.string(), "DRAW=all",
                                (tools::build_dir() / "bin" / of).string(),
                                "--gtest_filter=*" + test + "/" + "sample_1*"});
        const bool skipped = result.output.find("SKIPPED") != std::string::npos;
        EXPECT_EQ(result.exit_code, 0) << result.output;
        return !skipped && result.output.find("[==========] Running 0 ") == std::string::npos;
    };
    const struct {
        std::string draft;
        bool rules, textbook, submission, notes;
    } drafts[] = {{"problems/" + id + "/README.zh.md", true, true, true, false},
                  {"problems/" + id + "/textbook.cpp", true, false, true, true},
                  {"problems/" + id + "/solution.cpp", true, true, false, true},
                  {"testdata/" + id + "/rules.cpp", false, false, true, true},
                  {"testdata/" + id + "/limits.cpp", false, false, true, true}};
    for (const auto& [draft, rules, textbook, submission, notes] : drafts) {
        SCOPED_TRACE(draft);
        const std::string written = tools::read_file(folder / draft);
        tools::write_file(folder / draft, written + "// TODO\n");
        EXPECT_EQ(runs("rules_test", "RejectBadFiles"), rules);
        EXPECT_EQ(runs("wrong_test", "GetsItsVerdict"), rules);
        EXPECT_EQ(runs("textbook_test", "StandsAlone"), textbook);
        EXPECT_EQ(runs("submission_test", "LinesKnowWhereTheyCameFrom"), submission);
        EXPECT_EQ(runs("notes_test", "EveryWrongSolutionIsAPitfall"), notes);
        tools::write_file(folder / draft, written);
    }
}

// --- the command ---

std::string command(const char* name = "new") {
    return (tools::build_dir() / "bin" / name).string();
}

TEST(NewCommand, SaysWhatIsWrongInOneLine) {
    const tools::TemporaryFolder folder("new");
    const std::string tree = folder.path().string();
    const auto fails = [&](std::vector<std::string> arguments, const std::string& what) {
        arguments.insert(arguments.begin(), command());
        if (arguments.size() < 2 || arguments.end()[-2] != "--tree") {
            arguments.insert(arguments.end(), {"--tree", tree});
        }
        const tools::CommandResult result = tools::run_command(arguments);
        EXPECT_EQ(result.exit_code, 2) << result.output;
        EXPECT_EQ(result.output.find("new: "), 0u) << result.output;
        EXPECT_NE(result.output.find(what), std::string::npos) << result.output;
        EXPECT_EQ(std::count(result.output.begin(), result.output.end(), '\n'), 1) << result.output;
    };
    fails({}, "name problems by id or address, or say --listen");
    fails({"nim"}, "'nim' is no id");
    fails({"nowhere-1-nim"}, "nowhere");
    fails({"https://example.com/1"}, "is no problem's page");
    fails({"luogu-p1-a", "luogu-p2-b", "--slug", "c"}, "--slug is for one problem");
    fails({"luogu-p1-a", "--slug", "C"}, "'C' is no slug");
    fails({"luogu-p1-a", "--listen"}, "or say --listen");
    fails({"luogu-p1-a", "--tree", tree + "/none"}, "none: there is no such folder");
    EXPECT_TRUE(files_of(tree).empty());
    const tools::CommandResult made =
        tools::run_command({command(), "--tree", tree, "luogu-p1-a", kLuogu + "P2", "--slug", "b"});
    EXPECT_EQ(made.exit_code, 2);
    ASSERT_EQ(
        tools::run_command({command(), "--tree", tree, kLuogu + "P2", "--slug", "b"}).exit_code, 0);
    EXPECT_TRUE(fs::exists(folder.path() / "problems/luogu-p2-b/problem.toml"));
    const auto before = files_of(tree);
    fails({"luogu-p2-c"}, "problems/luogu-p2-b exists already");
    EXPECT_EQ(files_of(tree), before);
}

// In a copy of the tests' own problems.
TEST(NewCommand, MakesAWrongSolutionOfOneChange) {
    const tools::TemporaryFolder folder("new wrong");
    for (const char* part : {"problems", "testdata"}) {
        fs::copy(OwnProblems::folder() / part, folder.path() / part, fs::copy_options::recursive);
    }
    const auto run = [&](std::vector<std::string> arguments) {
        const std::string collection = "COLLECTION=" + folder.path().string();
        arguments.insert(arguments.begin(), {"env", collection, command(), "rounds"});
        return tools::run_command(arguments);
    };
    const auto fails = [&](const std::vector<std::string>& arguments, const std::string& what) {
        const auto before = files_of(folder.path());
        const tools::CommandResult result = run(arguments);
        EXPECT_EQ(result.exit_code, 2) << result.output;
        EXPECT_NE(result.output.find(what), std::string::npos) << result.output;
        EXPECT_EQ(std::count(result.output.begin(), result.output.end(), '\n'), 1) << result.output;
        EXPECT_EQ(files_of(folder.path()), before);
    };
    const std::string why = "WA: takes the sum", once = "sum ^= heap", by = "sum += heap";
    fails({"--wrong", "A B", "--because", why, "--replace", once, "--by", by}, "is no slug");
    fails({"--wrong", "a", "--because", "AC: yes", "--replace", once, "--by", by}, "no verdict");
    fails({"--wrong", "a", "--because", "WA: ", "--replace", once, "--by", by}, "no verdict");
    fails({"--wrong", "a", "--because", why, "--replace", "none", "--by", by}, "stands in");
    fails({"--wrong", "a", "--because", why, "--replace", "e", "--by", by}, "more than once");
    fails({"--wrong", "sum", "--because", why, "--replace", once, "--by", by}, "exists already");
    fails({"--wrong", "a", "--because", why}, "--");
    fails({"--because", why}, "are for --wrong NAME");
    const tools::CommandResult made =
        run({"--wrong", "a", "--because", why, "--replace", once, "--by", by});
    EXPECT_EQ(made.exit_code, 0) << made.output;
    const std::string text =
        tools::read_file(folder.path() / "testdata/sample-1-nim-rounds/wrong/a.cpp");
    EXPECT_EQ(text.find("// WA: takes the sum\n#include"), 0u) << text;
    EXPECT_NE(text.find(by), std::string::npos) << text;
    EXPECT_EQ(text.find(once), std::string::npos) << text;
}

// --- from the browser ---

// Sends bytes as they are and returns all that comes back.
std::string answer_to(int port, const std::string& bytes) {
    const int client = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    std::string answer;
    if (::connect(client, reinterpret_cast<sockaddr*>(&address), sizeof address) == 0) {
        std::string_view rest = bytes;
        while (!rest.empty()) {
            const ssize_t sent = ::send(client, rest.data(), rest.size(), MSG_NOSIGNAL);
            if (sent <= 0) break;  // it has heard enough
            rest.remove_prefix(static_cast<std::size_t>(sent));
        }
        char buffer[4096];
        for (ssize_t got; (got = ::recv(client, buffer, sizeof buffer, 0)) > 0;) {
            answer.append(buffer, static_cast<std::size_t>(got));
        }
    }
    ::close(client);
    return answer;
}

// scripts/new --listen on a free port, with a tree of its own.
class Listen : public ::testing::Test {
 protected:
    void start(std::vector<std::string> more = {}) {
        std::vector<std::string> arguments = {command("listen"), "--listen",     "--port", "0",
                                              "--tree",          tree().string()};
        arguments.insert(arguments.end(), more.begin(), more.end());
        std::vector<char*> argv;
        for (std::string& argument : arguments) argv.push_back(argument.data());
        argv.push_back(nullptr);
        fs::create_directories(tree());
        posix_spawn_file_actions_t actions;
        ::posix_spawn_file_actions_init(&actions);
        ::posix_spawn_file_actions_addopen(&actions, 1, log().c_str(),
                                           O_WRONLY | O_CREAT | O_APPEND, 0600);
        ::posix_spawn_file_actions_adddup2(&actions, 1, 2);
        ASSERT_EQ(::posix_spawn(&pid_, argv[0], &actions, nullptr, argv.data(), environ), 0);
        ::posix_spawn_file_actions_destroy(&actions);
        for (int i = 0; i < 3000 && port_ == 0; ++i) {
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
            std::smatch match;
            const std::string said = fs::exists(log()) ? tools::read_file(log()) : "";
            if (std::regex_search(said, match, std::regex("127.0.0.1:([0-9]+) "))) {
                port_ = std::stoi(match[1]);
            }
        }
        ASSERT_NE(port_, 0);
    }
    void TearDown() override {
        if (pid_ > 0) {
            ::kill(pid_, SIGTERM);
            ::waitpid(pid_, nullptr, 0);
        }
    }
    // Its exit code, once it has ended by itself.
    int wait() {
        int status = 0;
        for (int i = 0; i < 3000; ++i) {
            if (::waitpid(pid_, &status, WNOHANG) == pid_) {
                pid_ = -1;
                return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
            }
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
        }
        return -1;
    }
    fs::path tree() const { return folder_.path() / "tree"; }
    fs::path log() const { return folder_.path() / "log"; }
    // What it has said since the last call.
    std::string said() {
        const std::string all = tools::read_file(log());
        const std::string news = all.substr(heard_);
        heard_ = all.size();
        return news;
    }
    int port() const { return port_; }

    struct Request {
        std::string method = "POST", path = "/", host = "localhost", type = "application/json",
                    origin = "moz-extension://0a1b", more = "";
    };
    // The status; 0 where there is no answer.
    int send(const std::string& body, const Request& request) const {
        std::string head = fmt::format("{} {} HTTP/1.1\r\nHost: {}\r\n{}", request.method,
                                       request.path, request.host, request.more);
        if (!request.type.empty()) head += "Content-Type: " + request.type + "\r\n";
        if (!request.origin.empty()) head += "Origin: " + request.origin + "\r\n";
        if (request.more.find("Transfer-Encoding") == std::string::npos) {
            head += fmt::format("Content-Length: {}\r\n", body.size());
        }
        const std::string answer = answer_to(port_, head + "\r\n" + body);
        EXPECT_EQ(answer.find("HTTP/1.1 ", 1), std::string::npos) << "answered twice:\n" << answer;
        // So that what is left of a refused body is not read as the next request.
        EXPECT_NE(answer.find("Connection: close\r\n"), std::string::npos) << answer;
        return answer.starts_with("HTTP/1.1 ") ? std::stoi(answer.substr(9, 3)) : 0;
    }
    int post(const json& problem) const { return send(problem.dump(), {}); }
    // Refused with this status and one line, and nothing changes.
    void refuses(int status, const std::string& why, const std::string& body,
                 const Request& request) {
        SCOPED_TRACE(why);
        const auto before = files_of(tree());
        said();
        EXPECT_EQ(send(body, request), status);
        const std::string line = said();
        EXPECT_EQ(line.find(fmt::format("new: refused ({}): ", status)), 0u) << line;
        EXPECT_NE(line.find(why), std::string::npos) << line;
        EXPECT_EQ(std::count(line.begin(), line.end(), '\n'), 1) << line;
        EXPECT_EQ(files_of(tree()), before);
    }
    void refuses(int status, const std::string& why, const json& problem) {
        refuses(status, why, problem.dump(), {});
    }

 private:
    const tools::TemporaryFolder folder_{"listen"};
    pid_t pid_ = -1;
    int port_ = 0;
    std::size_t heard_ = 0;
};

// As the extension sends them.
json task(const std::string& name, const std::string& group, const std::string& url, int time_ms,
          int memory_mb, const json& tests) {
    return {{"name", name},
            {"group", group},
            {"url", url},
            {"interactive", false},
            {"memoryLimit", memory_mb},
            {"timeLimit", time_ms},
            {"tests", tests},
            {"testType", "single"},
            {"input", {{"type", "stdin"}}},
            {"output", {{"type", "stdout"}}},
            {"languages", {{"java", {{"mainClass", "Main"}, {"taskClass", "Task"}}}}},
            {"batch", {{"id", "123e67c8-03c6-44a4-a3f9-5918533f9fb2"}, {"size", 1}}}};
}

json acwing() {
    return task("Nim游戏", "AcWing", kAcWing + "893/", 1000, 64,
                {{{"input", "2\n2 3\n"}, {"output", "Yes\n"}}});
}
json luogu() {
    return task("P1199 [NOIP2010 普及组] 三国游戏", "Luogu", kLuogu + "P1199", 1500, 125,
                {{{"input", "4\r\n1 2 3\r\n4 5\r\n6\r\n"}, {"output", "1\r\n5"}},
                 {{"input", "4 \n6 5 4\n3 2\n1\n\n"}, {"output", "1\n5\n"}}});
}
json hdu() {
    return task("S-Nim", "HDOJ", kHdu + "1536", 1000, 32, {{{"input", "0\n"}, {"output", ""}}});
}

TEST_F(Listen, TakesWhatTheJudgesPagesSend) {
    start();
    EXPECT_EQ(post(acwing()), 200);
    EXPECT_EQ(post(luogu()), 200);
    EXPECT_EQ(post(hdu()), 200);
    const auto files = files_of(tree());
    const auto text = [&](const std::string& name) {
        return files.count(name) > 0 ? files.at(name) : name + " is missing";
    };
    EXPECT_EQ(text("problems/acwing-891-nim/problem.toml"),
              "title = \"Nim\"\ntitle_zh = \"Nim游戏\"\njudge = \"AcWing\"\nnumber = \"891\"\n"
              "url = \"https://www.acwing.com/problem/content/893/\"\n"
              "topic = \"TODO\"\ntopic_zh = \"TODO\"\n"
              "chapter = \"impartial-games\"  # TODO\n"
              "practice = \"TODO: what of its chapter it practises, in a few words\"\n"
              "practice_zh = \"TODO\"\nshelf = 2\ndifficulty = 1  # TODO: 1 to 5\n"
              "time_limit_s = 1.0\nmemory_limit_kb = 65536\nunconfirmed = [\"number\"]\n"
              "\n[play]\nkind = \"heaps\"  # TODO\n"
              "touch = \"TODO: what one clicks to move, in a sentence\"\ntouch_zh = \"TODO\"\n");
    EXPECT_EQ(text("testdata/acwing-891-nim/sample-1.in"), "2\n2 3\n");
    EXPECT_EQ(text("testdata/acwing-891-nim/sample-1.out"), "Yes\n");
    EXPECT_NE(text("problems/luogu-p1199-p1199/problem.toml")
                  .find("time_limit_s = 1.5\nmemory_limit_kb = 128000\n"),
              std::string::npos);
    EXPECT_EQ(text("testdata/luogu-p1199-p1199/sample-1.in"), "4\n1 2 3\n4 5\n6\n");
    EXPECT_EQ(text("testdata/luogu-p1199-p1199/sample-1.out"), "1\n5\n");
    EXPECT_EQ(text("testdata/luogu-p1199-p1199/sample-2.in"), "4\n6 5 4\n3 2\n1\n");
    EXPECT_EQ(text("problems/hdu-1536-s-nim/solution.cpp").find("// Title: HDU 1536. S-Nim\n"), 0u);
    EXPECT_EQ(text("testdata/hdu-1536-s-nim/sample-1.out"), "");
    const std::string log = said();
    EXPECT_NE(log.find("made problems/luogu-p1199-p1199/ and "), std::string::npos) << log;
    EXPECT_NE(log.find(", with 2 samples\n"), std::string::npos) << log;

    refuses(409, "problems/acwing-891-nim exists already", acwing());
    json renamed = luogu();
    renamed["name"] = "P1199 Three Kingdoms";
    refuses(409, "problems/luogu-p1199-p1199 exists already", renamed);
}

TEST_F(Listen, TakesAllThatIsNotAPage) {
    start();
    int number = 1000;
    const auto next = [&] {
        json problem = hdu();
        problem["url"] = kHdu + std::to_string(++number);
        return problem.dump();
    };
    for (const std::string origin : {"moz-extension://1-2", "chrome-extension://abc", "null", ""}) {
        EXPECT_EQ(send(next(), {.origin = origin}), 200) << origin;
    }
    for (const std::string& host : {fmt::format("localhost:{}", port()),
                                    fmt::format("127.0.0.1:{}", port()), std::string("[::1]:1")}) {
        EXPECT_EQ(send(next(), {.host = host}), 200) << host;
    }
    EXPECT_EQ(send(next(), {.type = "Application/JSON; charset=utf-8"}), 200);
    // Of old versions of the extension.
    json old = json::parse(next());
    old.erase("batch");
    old.erase("interactive");
    EXPECT_EQ(post(old), 200);
}

TEST_F(Listen, RefusesWhatPagesSend) {
    start();
    const std::string good = hdu().dump();
    refuses(403, "from a page", good, {.origin = "https://example.com"});
    refuses(403, "from a page", good, {.origin = "http://localhost:8000"});
    refuses(403, "from a page", good, {.origin = "https://moz-extension://a"});
    refuses(403, "for another host", good, {.host = "example.com"});
    refuses(403, "for another host", good, {.host = "localhost.example.com"});
    refuses(403, "for another host", good, {.host = ""});
    refuses(405, "only POST", "", {.method = "GET"});
    refuses(405, "only POST", good, {.method = "PUT"});
    refuses(405, "only POST", "", {.method = "OPTIONS", .origin = "null"});
    refuses(404, "nothing but /", good, {.path = "/../x"});
    refuses(404, "nothing but /", good, {.path = "/problems"});
    refuses(415, "content type", good, {.type = "text/plain"});
    refuses(415, "content type", good, {.type = ""});
    const std::string hidden = fmt::format(
        "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        "Content-Length: {}\r\n\r\n{}",
        good.size(), good);
    refuses(415, "content type", hidden, {.type = "text/plain", .origin = "null"});
}

TEST_F(Listen, RefusesBadBodies) {
    start();
    const std::size_t limit = 1 << 20;
    json large = hdu();
    large["tests"][0]["input"] = std::string(limit, '1');
    refuses(413, "larger than 1 MiB", large);
    const std::string chunk = large.dump();
    refuses(413, "larger than 1 MiB", fmt::format("{:x}\r\n{}\r\n0\r\n\r\n", chunk.size(), chunk),
            {.more = "Transfer-Encoding: chunked\r\n"});
    refuses(400, "no JSON", "", {});
    refuses(400, "no JSON", "{", {});
    refuses(400, "no JSON", "{\"name\": \"\xFF\"}", {});
    refuses(400, "no JSON", std::string(limit / 2, '['), {});
    refuses(400, "no JSON object", "[]", {});
    refuses(400, "no JSON object", "\"a\"", {});
    refuses(400, "'url' is missing", "{}", {});
    const auto with = [](const char* key, const json& value) {
        json problem = hdu();
        problem[key] = value;
        return problem;
    };
    for (const char* key : {"name", "url", "timeLimit", "memoryLimit", "tests"}) {
        json problem = hdu();
        problem.erase(key);
        refuses(400, fmt::format("'{}' is missing", key), problem);
        refuses(400, fmt::format("'{}' has to be", key), with(key, true));
        refuses(400, fmt::format("'{}' has to be", key), with(key, json::object()));
    }
    for (const json& limits : {json(0), json(-1), json(1e300)}) {
        refuses(400, "'timeLimit' has to be 1 to", with("timeLimit", limits));
        refuses(400, "'memoryLimit' has to be 1 to", with("memoryLimit", limits));
    }
    refuses(400, "no problem's page", with("url", "https://example.com/problem/1"));
    refuses(400, "no problem's page", with("url", kAcWing + "../../../x"));
    refuses(400, "page's address", with("url", "hdu-1536-s-nim"));
    refuses(400, "no id", with("url", "../../x"));
    refuses(400, "the name has a '\"'", with("name", "a \"b\""));
    refuses(400, "control character", with("name", "a\nb"));
    refuses(400, "control character", with("name", "\x1b[2J"));
    refuses(400, "no problem's page", with("url", "http://\x1b[2J\n"));
    refuses(400, "the name is empty", with("name", ""));
    refuses(400, "a sample has a control", with("tests", {{{"input", "\x01"}, {"output", ""}}}));
    refuses(400, "'output' is missing", with("tests", {{{"input", "1\n"}}}));
    refuses(400, "'input' has to be a text", with("tests", {{{"input", 1}, {"output", ""}}}));
    refuses(400, "list of objects", with("tests", {1, 2}));
    refuses(400, "101 tests are more than 100",
            with("tests", std::vector<json>(101, {{"input", ""}, {"output", ""}})));
    refuses(400, "interactive", with("interactive", true));
    refuses(400, "'interactive' has to be", with("interactive", "no"));
    refuses(400, "of the type 'file'", with("input", {{"type", "file"}, {"fileName", "../a"}}));
    refuses(400, "of the type 'file'", with("output", {{"type", "file"}, {"fileName", "a"}}));
    refuses(400, "'batch' has to be", with("batch", 1));
    refuses(400, "'size' has to be", with("batch", {{"id", "a"}, {"size", 0}}));
    // It still listens.
    EXPECT_EQ(post(hdu()), 200);
}

TEST_F(Listen, EndsAfterOneProblem) {
    start({"--once", "--slug", "my-nim"});
    refuses(400, "no JSON", "{", {});
    EXPECT_EQ(post(acwing()), 200);
    EXPECT_EQ(wait(), 0);
    EXPECT_TRUE(fs::exists(tree() / "problems/acwing-891-my-nim"));
}

TEST_F(Listen, EndsAfterOneContest) {
    start({"--once"});
    json first = acwing(), second = hdu();
    first["batch"]["size"] = second["batch"]["size"] = 2;
    EXPECT_EQ(post(first), 200);
    EXPECT_EQ(post(second), 200);
    EXPECT_EQ(wait(), 0);
    EXPECT_TRUE(fs::exists(tree() / "problems/hdu-1536-s-nim"));
}

TEST_F(Listen, EndsAfterARefusedContest) {
    start({"--once"});
    json first = acwing(), second = hdu();
    first["batch"]["size"] = second["batch"]["size"] = 2;
    second["interactive"] = true;
    EXPECT_EQ(post(second), 400);
    EXPECT_EQ(post(second), 400);
    EXPECT_EQ(wait(), 2);
}

TEST_F(Listen, SaysWhyToWhomeverTakesGzip) {
    start();
    for (const char* encodings : {"gzip", "br", "gzip, deflate, br"}) {
        const Request request{.more = fmt::format("Accept-Encoding: {}\r\n", encodings)};
        said();
        EXPECT_EQ(send("{", request), 400);
        EXPECT_EQ(said(), "new: refused (400): the body is no JSON\n") << encodings;
    }
}

TEST_F(Listen, MarksWhatIsNotConfirmed) {
    start({"--once"});
    json first = acwing(), second = hdu();
    first["name"] = "台阶 Nim";  // without its number, which the address does not tell for sure
    first["batch"]["size"] = second["batch"]["size"] = 2;
    EXPECT_EQ(post(first), 200);
    EXPECT_EQ(post(second), 200);
    EXPECT_EQ(wait(), 0);
    const auto unconfirmed = [&](const char* id) {
        const std::string text = tools::read_file(tree() / "problems" / id / "problem.toml");
        const std::size_t at = text.find("unconfirmed = ");
        return text.substr(at + 14, text.find('\n', at) - at - 14);
    };
    EXPECT_EQ(unconfirmed("acwing-891-nim"), "[\"number\"]");
    EXPECT_EQ(unconfirmed("hdu-1536-s-nim"), "[\"time_limit_s\", \"memory_limit_kb\"]");
    EXPECT_NE(said().find("T wrong/*.cpp"), std::string::npos);
}

TEST_F(Listen, SharesItsPortWithNobody) {
    start();
    const tools::CommandResult second =
        tools::run_command({command("listen"), "--listen", "--once", "--port",
                            std::to_string(port()), "--tree", tree().string()});
    EXPECT_EQ(second.exit_code, 2);
    EXPECT_EQ(second.output,
              fmt::format("new: port {} is taken; choose another with --port\n", port()));
}

}  // namespace new_test
