#include "base/process.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <cstring>
#include <sstream>

namespace tools {

namespace {

std::string system_error(std::string_view what) {
    return fmt::format("{}: {}", what, std::strerror(errno));
}

// Owns a descriptor.
class File {
 public:
    File() = default;
    explicit File(int file) : file_(file) {}
    File(File&& other) noexcept : file_(other.file_) { other.file_ = -1; }
    File& operator=(File&& other) noexcept {
        std::swap(file_, other.file_);
        return *this;
    }
    ~File() { reset(); }
    void reset() {
        if (file_ >= 0) ::close(file_);
        file_ = -1;
    }
    int get() const { return file_; }

 private:
    int file_ = -1;
};

// A file in memory, without a name.
class MemoryFile {
 public:
    MemoryFile() : file_(::memfd_create("run", MFD_CLOEXEC)) {
        if (file_.get() < 0) throw Error(system_error("cannot make a file in memory"));
    }
    ~MemoryFile() { unmap(); }
    int get() const { return file_.get(); }
    void assign(std::string_view text) {
        clear();
        while (!text.empty()) {
            const ssize_t n = ::pwrite(file_.get(), text.data(), text.size(), written_);
            if (n <= 0) throw Error(system_error("cannot keep an input in memory"));
            written_ += n;
            text.remove_prefix(static_cast<std::size_t>(n));
        }
    }
    void clear() {
        unmap();
        written_ = 0;
        if (::ftruncate(file_.get(), 0) != 0) throw Error(system_error("cannot empty a file"));
    }
    std::string_view view() {
        unmap();
        struct stat status;
        if (::fstat(file_.get(), &status) != 0) throw Error(system_error("cannot read an output"));
        size_ = static_cast<std::size_t>(status.st_size);
        if (size_ == 0) return {};
        if (size_ <= sizeof small_) {
            const ssize_t n = ::pread(file_.get(), small_, size_, 0);
            if (n < 0) throw Error(system_error("cannot read an output"));
            return {small_, static_cast<std::size_t>(n)};
        }
        map_ = ::mmap(nullptr, size_, PROT_READ, MAP_SHARED, file_.get(), 0);
        if (map_ == MAP_FAILED) throw Error(system_error("cannot read an output"));
        return {static_cast<const char*>(map_), size_};
    }

 private:
    void unmap() {
        if (map_ != MAP_FAILED) ::munmap(map_, size_);
        map_ = MAP_FAILED;
    }
    File file_;
    off_t written_ = 0;
    std::size_t size_ = 0;
    void* map_ = MAP_FAILED;
    char small_[16384];
};

fs::path runs_directory() {
    return build_dir() / "runs";
}

}  // namespace

CommandResult run_command(const std::vector<std::string>& arguments, std::string_view input) {
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
    pid_t pid;
    const int error = ::posix_spawnp(&pid, argv[0], &actions, nullptr, argv.data(), environ);
    ::posix_spawn_file_actions_destroy(&actions);
    if (error != 0) return {127, fmt::format("{}: {}\n", arguments[0], std::strerror(error))};
    int status;
    while (::waitpid(pid, &status, 0) < 0 && errno == EINTR) continue;
    const int code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    return {code, std::string(out.view())};
}

std::optional<fs::path> find_command(const std::string& name) {
    const auto runs = [](const fs::path& file) {
        return fs::is_regular_file(file) && ::access(file.c_str(), X_OK) == 0;
    };
    if (name.find('/') != std::string::npos) {
        return runs(name) ? std::optional(fs::absolute(name)) : std::nullopt;
    }
    const char* path = std::getenv("PATH");
    std::istringstream folders(path == nullptr ? "" : path);
    for (std::string folder; std::getline(folders, folder, ':');) {
        if (runs(fs::path(folder) / name)) return fs::path(folder) / name;
    }
    return std::nullopt;
}

struct Runner::State {
    MemoryFile input, output, errors;
    fs::path directory;
    File socket;
    pid_t pid = -1;

    void start() {
        int ends[2];
        if (::socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) != 0) {
            throw Error(system_error("cannot make a socket"));
        }
        socket = File(ends[0]);
        const File theirs(ends[1]);
        const std::string program = (build_dir() / "bin" / "runner").string();
        std::string name = directory.string();
        char* argv[] = {const_cast<char*>(program.c_str()), name.data(), nullptr};
        // The runner's descriptors are 3 to 6. Numbers above them are taken first, so that no
        // dup2 closes what a later one needs.
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
    static std::atomic<int> count{0};
    state_->directory = runs_directory() / fmt::format("{}-{}", ::getpid(), count++);
    fs::create_directories(state_->directory);
    state_->start();
}

Runner::~Runner() {
    state_->stop();
    std::error_code ignored;
    fs::remove_all(state_->directory, ignored);
}

Run Runner::run(const std::vector<std::string>& arguments, std::string_view input,
                const runner::Limits& limits) {
    runner::Request request{};
    request.limits = limits;
    std::size_t at = 0;
    for (const std::string& argument : arguments) {
        if (at + argument.size() + 3 > sizeof request.arguments) {
            throw Error("the program's arguments are too long");
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
    // The runner keeps the limits. If it does not answer long after them, something is wrong with
    // it.
    pollfd wait{state_->socket.get(), POLLIN, 0};
    const int patience = static_cast<int>(limits.wall_us / 1000) + 20000;
    int ready = 0;
    while (done && (ready = ::poll(&wait, 1, patience)) < 0 && errno == EINTR) continue;
    done = done && ready > 0 &&
           ::recv(state_->socket.get(), &result.reply, sizeof result.reply, 0) ==
               static_cast<ssize_t>(sizeof result.reply);
    if (!done) {
        state_->stop();
        throw Error("the runner was killed during a run; nothing was judged");
    }
    if (result.reply.end == runner::End::not_started) {
        throw Error(fmt::format("{}: cannot be started: {}", arguments.at(0),
                                std::strerror(result.reply.value)));
    }
    result.output = state_->output.view();
    result.errors = state_->errors.view();
    return result;
}

void sweep_runner_directories() {
    std::error_code ignored;
    for (const fs::directory_entry& entry : fs::directory_iterator(runs_directory(), ignored)) {
        const int owner = std::atoi(entry.path().filename().c_str());
        if (::kill(owner, 0) != 0 && errno == ESRCH) fs::remove_all(entry.path(), ignored);
    }
}

}  // namespace tools
