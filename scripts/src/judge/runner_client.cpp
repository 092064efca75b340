#include "judge/runner_client.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <signal.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <mutex>

#include "base/interrupt.hpp"
#include "base/memory_file.hpp"
#include "base/say.hpp"

namespace tools {

namespace {

bool is_script(const std::string& file) {
    std::ifstream in(file);
    return in.get() == '#' && in.get() == '!';
}

// Once, since it holds for all runs.
void say_what_is_missing(const runner::Reply& reply) {
    if (reply.namespaces && reply.hides) return;
    static std::once_flag said;
    std::call_once(said, [&] {
        const Text lacks =
            reply.namespaces ? Text("way to hide the checkout", "隐藏本仓库的办法")
            : reply.hides    ? Text("namespaces", "命名空间（namespaces）")
                          : Text("namespaces and no Landlock", "命名空间（namespaces）和 Landlock");
        note(phrase({"this system has no {} for judged programs; see Trust in scripts/README.md",
                     "本系统没有可用于被测程序的{}；见 scripts/README.zh.md 的“信任”"},
                    lacks));
    });
}

}  // namespace

void Runner::start() {
    int ends[2];
    if (::socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) != 0) {
        throw Error(system_error({"cannot make a socket", "不能建立套接字"}));
    }
    socket_ = Descriptor(ends[0]);
    const Descriptor theirs(ends[1]);
    const std::string program = (build_dir() / "bin" / "runner").string();
    std::vector<std::string> words = {program, directory_.path().string(), root().string(),
                                      build_dir().string(), cache_dir().string()};
    words.insert(words.end(), visible_.begin(), visible_.end());
    std::vector<char*> argv;
    for (std::string& word : words) argv.push_back(word.data());
    argv.push_back(nullptr);
    // The runner's descriptors are 3 to 6. Copies above them come first, so that no dup2
    // closes what a later one needs.
    const int wanted[] = {theirs.get(), input_.get(), output_.get(), errors_.get()};
    int high[4];
    posix_spawn_file_actions_t actions;
    ::posix_spawn_file_actions_init(&actions);
    for (int i = 0; i < 4; ++i) {
        high[i] = ::fcntl(wanted[i], F_DUPFD_CLOEXEC, 20);
        ::posix_spawn_file_actions_adddup2(&actions, high[i], runner::kSocket + i);
    }
    ::posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
    const int error = ::posix_spawn(&pid_, argv[0], &actions, nullptr, argv.data(), environ);
    ::posix_spawn_file_actions_destroy(&actions);
    for (const int file : high) ::close(file);
    if (error != 0) {
        throw Error(
            phrase({"{}: {}; build it with scripts/judge", "{}：{}；请用 scripts/judge 编译"},
                   program, std::strerror(error)));
    }
}

void Runner::stop() {
    socket_.reset();
    if (pid_ > 0) {
        ::kill(pid_, SIGUSR1);  // it ends all that it has started
        while (::waitpid(pid_, nullptr, 0) < 0 && errno == EINTR) continue;
    }
    pid_ = -1;
}

// Lets the next runs see the files of the checkout that these arguments name. A program is
// started without being seen, but an interpreter opens its script.
void Runner::show(const std::vector<std::string>& arguments) {
    if (arguments == last_) return;
    last_ = arguments;
    bool is_new = false;
    for (const std::string& argument : arguments) {
        const bool inside = argument.starts_with(root().string() + "/") ||
                            argument.starts_with(build_dir().string() + "/") ||
                            argument.starts_with(cache_dir().string() + "/");
        std::error_code none;
        if (!inside || !fs::is_regular_file(argument, none) ||
            (&argument == &arguments[0] && !is_script(argument)) ||
            std::find(visible_.begin(), visible_.end(), argument) != visible_.end()) {
            continue;
        }
        visible_.push_back(argument);
        is_new = true;
    }
    if (is_new) stop();
}

Run Runner::run(const std::vector<std::string>& arguments, std::string_view input,
                const runner::Limits& limits, bool traced) {
    runner::Request request{};
    request.limits = limits;
    request.traced = traced;
    std::size_t at = 0;
    for (const std::string& argument : arguments) {
        if (at + argument.size() + 3 > sizeof request.arguments) {
            throw Error({"the arguments of the program are too long; the limit is 8 KB",
                         "程序的参数太长，最多 8 KB"});
        }
        std::memcpy(request.arguments + at, argument.c_str(), argument.size() + 1);
        at += argument.size() + 1;
    }
    show(arguments);
    input_.assign(input);
    output_.clear();
    errors_.clear();
    if (pid_ < 0) start();
    Run result{};
    bool done = ::send(socket_.get(), &request, sizeof request, MSG_NOSIGNAL) ==
                static_cast<ssize_t>(sizeof request);
    // The runner enforces the limits. If it does not answer long after them, it is broken.
    const int patience = static_cast<int>(runner::kMostPatience * limits.wall_us / 1000) + 20000;
    done = done && readable(socket_.get(), patience) &&
           ::recv(socket_.get(), &result.reply, sizeof result.reply, 0) ==
               static_cast<ssize_t>(sizeof result.reply);
    // An interrupt ends what runs, so that this says nothing of the program.
    if (!done || interrupted()) {
        stop();
        stop_if_interrupted();
        throw Error({"the runner died during a run, so nothing was judged; start again",
                     "运行器在运行中退出，没有得到结果；请重新评测"});
    }
    say_what_is_missing(result.reply);
    if (result.reply.end == runner::End::not_started) {
        throw Error(phrase({"{}: cannot be started: {}", "{}：不能运行：{}"}, arguments.at(0),
                           std::strerror(result.reply.value)));
    }
    result.output = output_.view();
    result.errors = errors_.view();
    return result;
}

}  // namespace tools
