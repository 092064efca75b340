// Runs programs for the judge, one at a time, and survives whatever they do.
//
// usage: runner DIR HIDDEN HIDDEN HIDDEN FILE...
//   DIR     the working directory of the programs, emptied after each run
//   HIDDEN  folders that they must not read, except for DIR and each FILE

#include <dirent.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <initializer_list>

#include "confine.hpp"
#include "fork_server.hpp"
#include "processes.hpp"
#include "protocol.hpp"

namespace {

using runner::End;
using runner::Limits;
using runner::Reply;
using runner::Request;

runner::Places places;
runner::Confinement confinement;

std::int64_t now_us() {
    timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return static_cast<std::int64_t>(t.tv_sec) * 1000000 + t.tv_nsec / 1000;
}

void limit(__rlimit_resource resource, std::int64_t soft, std::int64_t hard) {
    rlimit value;
    value.rlim_cur = static_cast<rlim_t>(soft);
    value.rlim_max = static_cast<rlim_t>(hard);
    setrlimit(resource, &value);
}

// Opens the file of a descriptor anew, with its own offset and access mode.
bool reopen(int from, int flags, int to) {
    char path[32];
    snprintf(path, sizeof path, "/proc/self/fd/%d", from);
    const int file = open(path, flags | O_CLOEXEC);
    if (file == to) return fcntl(file, F_SETFD, 0) == 0;
    return file >= 0 && dup2(file, to) == to;
}

// In the child, between vfork and exec; `socket` is for a fork server, or -1.
[[noreturn]] void start(const Request& request, int program, char** arguments, char** environment,
                        int socket, int* error) {
    const Limits& limits = request.limits;
    signal(SIGINT, SIG_DFL);
    signal(SIGTERM, SIG_DFL);
    signal(SIGPIPE, SIG_DFL);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);
    setsid();
    const bool open_all = reopen(runner::kInput, O_RDONLY, 0) &&
                          reopen(runner::kOutput, O_WRONLY, 1) &&
                          reopen(runner::kErrors, O_WRONLY, 2);
    limit(RLIMIT_CORE, 0, 0);
    limit(RLIMIT_FSIZE, limits.output_bytes, limits.output_bytes);
    limit(RLIMIT_STACK, limits.stack_kb * 1024, limits.stack_kb * 1024);
    limit(RLIMIT_NPROC, confinement.processes, confinement.processes);
    // In case the clock fails: whole seconds, per process.
    const std::int64_t seconds = limits.cpu_us / 1000000 + 2;
    limit(RLIMIT_CPU, seconds, seconds);
    if (limits.data_kb != 0) limit(RLIMIT_DATA, limits.data_kb * 1024, limits.data_kb * 1024);
    if (open_all && confine_program(confinement, program)) {
        if (request.traced) ptrace(PTRACE_TRACEME, 0, nullptr, nullptr);
        if (socket >= 0) dup2(socket, runner::kServerSocket);
        if (confinement.own_view && is_hidden(places, arguments[0])) {
            syscall(SYS_execveat, program, "", arguments, environment, AT_EMPTY_PATH);
        } else {
            execve(arguments[0], arguments, environment);
        }
    }
    *error = errno;
    _exit(127);
}

// The peak of the memory that a process has reserved, touched or not.
std::int64_t reserved_kb(pid_t pid) {
    char path[48], text[2048] = {};
    snprintf(path, sizeof path, "/proc/%d/status", static_cast<int>(pid));
    const int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return 0;
    const ssize_t size = read(file, text, sizeof text - 1);
    close(file);
    const char* const peak = size > 0 ? strstr(text, "\nVmPeak:") : nullptr;
    return peak == nullptr ? 0 : strtol(peak + 8, nullptr, 10);
}

// Lets a traced program go on after it has stopped.
void trace(pid_t pid, int status, std::int64_t* reserved) {
    long signal = WSTOPSIG(status);
    if (status >> 16 == PTRACE_EVENT_EXIT) {
        *reserved = reserved_kb(pid);
        signal = 0;
    } else if (signal == SIGTRAP) {  // exec
        ptrace(PTRACE_SETOPTIONS, pid, nullptr, PTRACE_O_TRACEEXIT | PTRACE_O_EXITKILL);
        signal = 0;
    }
    ptrace(PTRACE_CONT, pid, nullptr, signal);
}

// Which limit is reached; exited: none.
End reached(const Limits& limits, const runner::Processes& all, std::int64_t wall, Reply* reply) {
    if (all.cpu_us() >= limits.cpu_us) return End::time_out;
    if (all.memory_kb() > limits.memory_kb) return End::memory_out;
    if (wall < limits.wall_us) return End::exited;
    // A busy machine gives a program less than it asks for.
    reply->waited_us = all.waited_us();
    const bool slept = wall - reply->waited_us >= limits.wall_us;
    return slept || wall >= runner::kMostPatience * limits.wall_us ? End::time_out : End::exited;
}

// Waits for the program and enforces the limits; what else runs then is not yet ended.
Reply watch(pid_t pid, const Limits& limits, std::int64_t started, pid_t server,
            runner::Usage* used) {
    sigset_t child_signal;
    sigemptyset(&child_signal);
    sigaddset(&child_signal, SIGCHLD);
    runner::Processes all(pid, confinement.own_proc || !confinement.is_init, server);
    Reply reply{};
    reply.end = End::exited;
    rusage usage;
    int status = 0;
    for (;;) {
        const pid_t ended = wait4(pid, &status, reply.end == End::exited ? WNOHANG : 0, &usage);
        if (ended == pid && WIFSTOPPED(status)) {
            trace(pid, status, &reply.reserved_kb);
            continue;
        }
        if (ended == pid) break;
        const std::int64_t wall = now_us() - started;
        all.look(wall > 1000);  // until it is started, it has the memory of this process
        reply.end = reached(limits, all, wall, &reply);
        if (reply.end != End::exited) {
            kill(pid, SIGKILL);
            continue;
        }
        // Every 10 ms: no program can fill the machine's memory in that time.
        std::int64_t pause = std::min<std::int64_t>(10000, limits.cpu_us - all.cpu_us());
        if (limits.wall_us > wall) pause = std::min(pause, limits.wall_us - wall);
        const timespec timeout = {0, pause * 1000 + 1000};
        sigtimedwait(&child_signal, nullptr, &timeout);
    }
    reply.wall_us = now_us() - started;
    used->add(usage);
    reply.cpu_us = all.cpu_us();
    reply.memory_kb = all.memory_kb();
    // In a namespace of its own nobody else takes numbers.
    reply.had_others = all.had_others() || (confinement.is_init && runner::last_number() > pid);
    if (reply.end == End::exited && WIFSIGNALED(status)) {
        reply.end = End::signaled;
        reply.value = WTERMSIG(status);
    } else if (reply.end == End::exited) {
        reply.value = WEXITSTATUS(status);
    }
    return reply;
}

// Removes the contents of the directory `parent`.
void empty_directory(int parent) {
    const int copy = dup(parent);
    DIR* directory = copy < 0 ? nullptr : fdopendir(copy);
    if (directory == nullptr) return;
    rewinddir(directory);
    while (const dirent* entry = readdir(directory)) {
        if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0) continue;
        if (unlinkat(parent, entry->d_name, 0) == 0) continue;
        const int child =
            openat(parent, entry->d_name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
        if (child >= 0) {
            fchmod(child, 0700);
            empty_directory(child);
            close(child);
        }
        unlinkat(parent, entry->d_name, AT_REMOVEDIR);
    }
    closedir(directory);
}

struct Command {
    char* arguments[256] = {};
    int program = -1;  // its file

    explicit Command(const Request& request) {
        // vfork shares the memory: the strings have to be writable for execve's signature only.
        char* at = const_cast<char*>(request.arguments);
        for (int count = 0; *at != '\0' && count < 255; at += strlen(at) + 1) {
            arguments[count++] = at;
        }
        // Outside of what the programs see, which is where the judge has put it.
        program = openat(confinement.outside, arguments[0] + 1, O_PATH | O_CLOEXEC);
    }
    ~Command() {
        if (program >= 0) close(program);
    }
    Command(const Command&) = delete;
    Command& operator=(const Command&) = delete;
};

// A program that forks for each run (fork_server.cpp), as long as runs have the same arguments and
// limits. Only in namespaces: elsewhere what confines a program knows its number, and what it leaves
// behind cannot be told from the server.
class Server {
 public:
    // Starts the process of a run; 0: the program does not serve, or not now.
    pid_t fork(const Request& request, Command& command, char** environment) {
        if (!confinement.is_init || !confinement.own_proc || request.traced) return 0;
        struct stat file;
        if (fstat(command.program, &file) != 0) return 0;
        const File is = {static_cast<std::int64_t>(file.st_dev),
                         static_cast<std::int64_t>(file.st_ino), file.st_size, file.st_mtim.tv_sec,
                         file.st_mtim.tv_nsec};
        if (is != file_ || memcmp(&request, &last_, sizeof last_) != 0) {
            stop();
            file_ = is;
            last_ = request;
            serves_ = has_mark(command.arguments[0]);
        }
        if (!serves_ || (pid_ == 0 && !start(request, command, environment))) return 0;
        const pid_t child = send(socket_, "", 1, MSG_NOSIGNAL) == 1 ? answer() : -1;
        if (child > 0) return child;
        // It may have forked all the same, too late.
        stop();
        runner::Usage ignored;
        reap_programs(confinement, &pid_, &ignored);
        for (const int written : {runner::kOutput, runner::kErrors}) {
            if (ftruncate(written, 0) != 0) continue;
        }
        return 0;
    }
    // For reap_programs(); it is 0 where nothing serves.
    pid_t* pid() { return &pid_; }

 private:
    using File = std::array<std::int64_t, 5>;  // what tells a file from another at its path

    static bool has_mark(const char* path) {
        const int file = openat(confinement.outside, path + 1, O_RDONLY | O_CLOEXEC);
        struct stat status;
        if (file < 0) return false;
        bool found = false;
        if (fstat(file, &status) == 0 && S_ISREG(status.st_mode) && status.st_size > 0) {
            const auto size = static_cast<std::size_t>(status.st_size);
            void* const text = mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file, 0);
            if (text != MAP_FAILED) {
                found = memmem(text, size, FORK_SERVER_MARK, sizeof FORK_SERVER_MARK) != nullptr;
                munmap(text, size);
            }
        }
        close(file);
        return found;
    }

    bool start(const Request& request, Command& command, char** environment) {
        int ends[2];
        if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) != 0) return false;
        char mark[] = FORK_SERVER_MARK;
        char* with_mark[16] = {mark};
        for (int i = 0; environment[i] != nullptr && i < 14; ++i) with_mark[i + 1] = environment[i];
        volatile int error = 0;
        const pid_t pid = vfork();
        if (pid == 0) {
            ::start(request, command.program, command.arguments, with_mark, ends[1],
                    const_cast<int*>(&error));
        }
        close(ends[1]);
        close(socket_);
        socket_ = ends[0];
        pid_ = pid < 0 ? 0 : pid;
        if (pid_ != 0 && answer() == 0) return true;
        stop();
        serves_ = false;
        return false;
    }
    // What the server says, an int that is not negative; -1: nothing, within a second.
    int answer() const {
        pollfd ready = {socket_, POLLIN, 0};
        int number = -1;
        const bool heard = poll(&ready, 1, 1000) == 1 &&
                           recv(socket_, &number, sizeof number, MSG_DONTWAIT) == sizeof number;
        return heard ? number : -1;
    }
    void stop() {
        if (pid_ != 0) {
            kill(pid_, SIGKILL);
            waitpid(pid_, nullptr, 0);
        }
        pid_ = 0;
    }

    pid_t pid_ = 0;
    int socket_ = -1;
    bool serves_ = false;
    Request last_ = {};
    File file_ = {};
};

Reply run(const Request& request, char** environment, int directory) {
    static Server server;
    Command command(request);
    volatile int error = 0;
    pid_t pid = server.fork(request, command, environment);
    const std::int64_t started = now_us();
    if (pid == 0) {
        pid = vfork();
        if (pid == 0) {
            start(request, command.program, command.arguments, environment, -1,
                  const_cast<int*>(&error));
        }
    }
    Reply reply{};
    if (pid < 0) {
        reply.end = End::not_started;
        reply.value = errno;
        return reply;
    }
    runner::Usage used;
    reply = watch(pid, request.limits, started, *server.pid(), &used);
    reap_programs(confinement, server.pid(), &used);
    // Some are waited for by nobody, and some were never looked at.
    reply.cpu_us = std::max(reply.cpu_us, used.cpu_us);
    reply.memory_kb = std::max(reply.memory_kb, used.memory_kb);
    if (fchdir(directory) == 0) empty_directory(directory);
    if (error != 0) {
        reply.end = End::not_started;
        reply.value = error;
    }
    return reply;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 5 || fcntl(runner::kSocket, F_GETFD) < 0) {
        fprintf(stderr, "runner: only the judge starts it; see scripts/judge --help\n");
        return 2;
    }
    // Whatever the judge has inherited from others.
    if (syscall(SYS_close_range, runner::kErrors + 1, ~0U, 0) != 0) {
        const int most = static_cast<int>(sysconf(_SC_OPEN_MAX));
        for (int file = runner::kErrors + 1; file < most; ++file) close(file);
    }
    signal(SIGINT, SIG_IGN);  // Ctrl-C goes to the judge, which then closes the socket
    signal(SIGTERM, SIG_IGN);
    signal(SIGPIPE, SIG_IGN);
    sigset_t waited_for;
    sigemptyset(&waited_for);
    sigaddset(&waited_for, SIGCHLD);
    sigaddset(&waited_for, SIGUSR1);
    sigprocmask(SIG_BLOCK, &waited_for, nullptr);
    places = {argv[1], {argv[2], argv[3], argv[4]}, argv + 5};
    confinement = runner::confine_runner(places);
    for (const int file : {runner::kSocket, runner::kInput, runner::kOutput, runner::kErrors}) {
        fcntl(file, F_SETFD, FD_CLOEXEC);
    }
    const int directory = open(argv[1], O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (directory < 0 || fchdir(directory) != 0) {
        perror(argv[1]);
        return 2;
    }
    char home[4200], temporary[4200];
    snprintf(home, sizeof home, "HOME=%s", argv[1]);
    snprintf(temporary, sizeof temporary, "TMPDIR=%s", argv[1]);
    char path[] = "PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";
    char language[] = "LANG=C.UTF-8";
    // glibc fills what malloc() gives and what free() takes with bytes of this: memory that is used
    // without being initialised is not 0 by chance.
    char perturb[] = "MALLOC_PERTURB_=85";
    char* environment[] = {home, temporary, path, language, perturb, nullptr};

    static Request request;
    while (recv(runner::kSocket, &request, sizeof request, 0) == sizeof request) {
        request.arguments[sizeof request.arguments - 1] = '\0';
        request.arguments[sizeof request.arguments - 2] = '\0';
        Reply reply = run(request, environment, directory);
        reply.namespaces = confinement.is_init;
        reply.hides = confinement.hides;
        if (send(runner::kSocket, &reply, sizeof reply, 0) != sizeof reply) return 1;
    }
    return 0;
}
