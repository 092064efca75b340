#include "judge/runner_client.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "base/memory_file.hpp"
#include "base/temporary.hpp"

namespace tools {

struct Runner::State {
    MemoryFile input, output, errors;
    TemporaryFolder directory{"run"};
    Descriptor socket;
    pid_t pid = -1;

    void start() {
        int ends[2];
        if (::socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) != 0) {
            throw Error(system_error("cannot make a socket"));
        }
        socket = Descriptor(ends[0]);
        const Descriptor theirs(ends[1]);
        const std::string program = (build_dir() / "bin" / "runner").string();
        std::string name = directory.path().string();
        char* argv[] = {const_cast<char*>(program.c_str()), name.data(), nullptr};
        // The runner's descriptors are 3 to 6. Copies above them come first, so that no dup2
        // closes what a later one needs.
        const int wanted[] = {theirs.get(), input.get(), output.get(), errors.get()};
        int high[4];
        posix_spawn_file_actions_t actions;
        ::posix_spawn_file_actions_init(&actions);
        for (int i = 0; i < 4; ++i) {
            high[i] = ::fcntl(wanted[i], F_DUPFD_CLOEXEC, 20);
            ::posix_spawn_file_actions_adddup2(&actions, high[i], runner::kSocket + i);
        }
        ::posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
        const int error = ::posix_spawn(&pid, argv[0], &actions, nullptr, argv, environ);
        ::posix_spawn_file_actions_destroy(&actions);
        for (const int file : high) ::close(file);
        if (error != 0) {
            throw Error(
                fmt::format("{}: {}; build it with scripts/judge", program, std::strerror(error)));
        }
    }
    void stop() {
        socket.reset();
        if (pid > 0) {
            ::kill(pid, SIGKILL);
            while (::waitpid(pid, nullptr, 0) < 0 && errno == EINTR) continue;
        }
        pid = -1;
    }
};

Runner::Runner() : state_(new State) {
    state_->start();
}

Runner::~Runner() {
    state_->stop();
}

Run Runner::run(const std::vector<std::string>& arguments, std::string_view input,
                const runner::Limits& limits) {
    runner::Request request{};
    request.limits = limits;
    std::size_t at = 0;
    for (const std::string& argument : arguments) {
        if (at + argument.size() + 3 > sizeof request.arguments) {
            throw Error("the arguments of the program are too long; the limit is 8 KB");
        }
        std::memcpy(request.arguments + at, argument.c_str(), argument.size() + 1);
        at += argument.size() + 1;
    }
    state_->input.assign(input);
    state_->output.clear();
    state_->errors.clear();
    if (state_->pid < 0) state_->start();
    Run result{};
    bool done = ::send(state_->socket.get(), &request, sizeof request, MSG_NOSIGNAL) ==
                static_cast<ssize_t>(sizeof request);
    // The runner enforces the limits. If it does not answer long after them, it is broken.
    pollfd wait{state_->socket.get(), POLLIN, 0};
    const int patience = static_cast<int>(limits.wall_us / 1000) + 20000;
    int ready = 0;
    while (done && (ready = ::poll(&wait, 1, patience)) < 0 && errno == EINTR) continue;
    done = done && ready > 0 &&
           ::recv(state_->socket.get(), &result.reply, sizeof result.reply, 0) ==
               static_cast<ssize_t>(sizeof result.reply);
    if (!done) {
        state_->stop();
        throw Error("the runner died during a run, so nothing was judged; start again");
    }
    if (result.reply.end == runner::End::not_started) {
        throw Error(fmt::format("{}: cannot be started: {}", arguments.at(0),
                                std::strerror(result.reply.value)));
    }
    result.output = state_->output.view();
    result.errors = state_->errors.view();
    return result;
}

}  // namespace tools
