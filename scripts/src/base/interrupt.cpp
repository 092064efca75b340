#include "base/interrupt.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <utility>
#include <vector>

#include "base/memory_file.hpp"
#include "base/say.hpp"
#include "base/temporary.hpp"

namespace tools {

namespace {

volatile std::sig_atomic_t is_interrupted = 0;  // by this signal
int pipe_ends[2];  // wakes the watcher: a byte is a signal, the end is the end

void note(int signal) {
    const int error = errno;
    is_interrupted = signal;
    [[maybe_unused]] const ssize_t written = ::write(pipe_ends[1], "", 1);
    errno = error;
}

// Parents before their children.
std::vector<pid_t> descendants() {
    std::vector<pid_t> found = {::getpid()};
    for (std::size_t i = 0; i < found.size(); ++i) {
        std::error_code gone;
        const fs::path tasks = fmt::format("/proc/{}/task", found[i]);
        for (const fs::directory_entry& task : fs::directory_iterator(tasks, gone)) {
            std::ifstream children(task.path() / "children");
            for (pid_t child; children >> child;) found.push_back(child);
        }
    }
    found.erase(found.begin());
    return found;
}

}  // namespace

void print_so_far(const Text& sum) {
    say(phrase({"\nso far: {}\n", "\n目前：{}\n"}, sum));
    std::fflush(stdout);
}

bool interrupted() {
    return is_interrupted != 0;
}

void die_of_interrupt() {
    const int signal = is_interrupted != 0 ? is_interrupted : SIGINT;
    std::signal(signal, SIG_DFL);
    sigset_t set;
    ::sigemptyset(&set);
    ::sigaddset(&set, signal);
    ::pthread_sigmask(SIG_UNBLOCK, &set, nullptr);
    std::raise(signal);
    std::_Exit(128 + signal);  // where the signal was ignored from the start
}

void stop_if_interrupted() {
    if (interrupted()) throw Interrupted();
}

Interrupt::Interrupt(std::string command) : command_(std::move(command)) {
    is_interrupted = 0;
    if (::pipe2(pipe_ends, O_CLOEXEC | O_NONBLOCK) != 0) {
        throw Error(system_error({"cannot make a pipe", "不能建立管道"}));
    }
    old_int_ = std::signal(SIGINT, note);
    old_term_ = std::signal(SIGTERM, note);
    watcher_ = std::thread([this] { watch(); });
}

Interrupt::~Interrupt() {
    std::signal(SIGINT, old_int_);
    std::signal(SIGTERM, old_term_);
    ::close(pipe_ends[1]);
    watcher_.join();
    ::close(pipe_ends[0]);
}

void Interrupt::watch() const {
    readable(pipe_ends[0], -1);
    char byte;
    if (::read(pipe_ends[0], &byte, 1) <= 0) return;
    // A compiler that is asked to end removes its files; what does not heed that is killed.
    for (int signal = SIGTERM, times = 0; times < 8; signal = SIGKILL, ++times) {
        for (const pid_t pid : descendants()) ::kill(pid, signal);
        while (readable(pipe_ends[0], 100)) {
            const ssize_t size = ::read(pipe_ends[0], &byte, 1);
            if (size == 0) return;
            if (size < 0) break;
        }
    }
    remove_temporary_folders();
    const std::string line = fmt::format("{}: {}\n", command_, said(Interrupted().text));
    [[maybe_unused]] const ssize_t written = ::write(STDERR_FILENO, line.data(), line.size());
    die_of_interrupt();
}

}  // namespace tools
