#include "base/process.hpp"

#include <fmt/format.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>

#include "base/interrupt.hpp"
#include "base/memory_file.hpp"
#include "base/temporary.hpp"
#include "base/text.hpp"

namespace tools {

CommandResult run_command(const std::vector<std::string>& arguments, std::string_view input,
                          const fs::path& folder) {
    MemoryFile in, out;
    in.assign(input);
    ::lseek(in.get(), 0, SEEK_SET);
    std::vector<char*> argv;
    for (const std::string& argument : arguments)
        argv.push_back(const_cast<char*>(argument.c_str()));
    argv.push_back(nullptr);
    posix_spawn_file_actions_t actions;
    ::posix_spawn_file_actions_init(&actions);
    ::posix_spawn_file_actions_adddup2(&actions, in.get(), 0);
    ::posix_spawn_file_actions_adddup2(&actions, out.get(), 1);
    ::posix_spawn_file_actions_adddup2(&actions, out.get(), 2);
    if (!folder.empty()) ::posix_spawn_file_actions_addchdir_np(&actions, folder.c_str());
    pid_t pid;
    const int error = ::posix_spawnp(&pid, argv[0], &actions, nullptr, argv.data(), environ);
    ::posix_spawn_file_actions_destroy(&actions);
    if (error != 0) return {127, fmt::format("{}: {}\n", arguments[0], std::strerror(error))};
    int status;
    while (::waitpid(pid, &status, 0) < 0 && errno == EINTR) continue;
    stop_if_interrupted();
    const int code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    return {code, std::string(out.view())};
}

std::optional<fs::path> find_command(const std::string& name) {
    const auto runs = [](const fs::path& file) {
        std::error_code hidden;  // PATH may have folders of others
        return fs::is_regular_file(file, hidden) && ::access(file.c_str(), X_OK) == 0;
    };
    if (name.find('/') != std::string::npos) {
        return runs(name) ? std::optional(fs::absolute(name)) : std::nullopt;
    }
    const char* path = std::getenv("PATH");
    for (const std::string_view folder : split(path == nullptr ? "" : path, ':')) {
        if (runs(fs::path(folder) / name)) return fs::path(folder) / name;
    }
    return std::nullopt;
}

bool runs_32_bit_programs() {
    static const bool runs = [] {
        // The smallest there is: a header, a segment, and exit(0).
        constexpr unsigned char program[] = {
            0x7f, 'E', 'L', 'F', 1,    1,    1,    0,    0,    0, 0,  0, 0,  0,    0, 0,  // 32 bits
            2,    0,   3,   0,   1,    0,    0,    0,    0x54, 0, 1,  0, 52, 0,    0, 0,  // x86
            0,    0,   0,   0,   0,    0,    0,    0,    52,   0, 32, 0, 1,  0,    0, 0,  //
            0,    0,   0,   0,                                                            //
            1,    0,   0,   0,   0,    0,    0,    0,    0,    0, 1,  0, 0,  0,    1, 0,  // segment
            0x5d, 0,   0,   0,   0x5d, 0,    0,    0,    5,    0, 0,  0, 0,  0x10, 0, 0,  //
            0xb8, 1,   0,   0,   0,    0x31, 0xdb, 0xcd, 0x80};                           // exit(0)
        const TemporaryFolder folder("bits");
        const fs::path file = folder.path() / "exit";
        write_file(file, std::string(std::begin(program), std::end(program)));
        fs::permissions(file, fs::perms::owner_all);
        return run_command({file.string()}).exit_code == 0;
    }();
    return runs;
}

std::vector<std::string> split_command(std::string_view text) {
    std::vector<std::string> words;
    bool inside = false;
    char quote = '\0';
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (quote == '\0' && (c == ' ' || c == '\t')) {
            inside = false;
            continue;
        }
        if (!inside) words.emplace_back();
        inside = true;
        if (c == quote) {
            quote = '\0';
        } else if (quote == '\0' && (c == '"' || c == '\'')) {
            quote = c;
        } else if (c == '\\' && quote != '\'' && i + 1 < text.size()) {
            words.back() += text[++i];
        } else {
            words.back() += c;
        }
    }
    if (quote != '\0') throw Error(phrase({"unclosed quote in: {}", "引号没有配对：{}"}, text));
    if (words.empty()) throw Error({"the command is empty", "命令是空的"});
    for (std::string& word : words) {
        if (fs::is_regular_file(word)) word = fs::absolute(word).string();
    }
    const std::optional<fs::path> program = find_command(words[0]);
    if (!program) {
        throw Error(
            phrase({"cannot run '{}': no such program", "不能运行“{}”：没有这个程序"}, words[0]));
    }
    words[0] = program->string();
    return words;
}

}  // namespace tools
