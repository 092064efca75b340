#include "confine.hpp"

#include <dirent.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/capability.h>
#include <linux/filter.h>
#include <linux/landlock.h>
#include <linux/seccomp.h>
#include <linux/securebits.h>
#include <sched.h>
#include <signal.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <initializer_list>
#include <iterator>
#include <span>

#include "processes.hpp"

namespace runner {

namespace {

// Java's and Go's run-time libraries start some dozen threads.
constexpr std::int64_t kProcesses = 256;

void write_line(const char* path, const char* text) {
    const int file = open(path, O_WRONLY | O_CLOEXEC);
    if (file < 0) return;
    // A refused map shows when the namespace is used.
    [[maybe_unused]] const ssize_t written = write(file, text, strlen(text));
    close(file);
}

// True iff `path` is `folder` or lies in it.
bool lies_in(const char* path, const char* folder) {
    const std::size_t size = strlen(folder);
    return strncmp(path, folder, size) == 0 && (path[size] == '/' || path[size] == '\0');
}

// --- capabilities and users ---

bool has_capabilities(std::initializer_list<int> wanted) {
    __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
    __user_cap_data_struct data[2] = {};
    if (syscall(SYS_capget, &header, data) != 0) return false;
    for (const int capability : wanted) {
        if ((data[capability / 32].effective & 1u << capability % 32) == 0) return false;
    }
    return true;
}

// Becomes that user, with these capabilities alone. SECBIT_NO_SETUID_FIXUP leaves all of them
// otherwise.
bool become(uid_t user, std::uint32_t capabilities) {
    __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
    __user_cap_data_struct data[2] = {};
    data[0].effective = data[0].permitted = data[0].inheritable = capabilities;
    return syscall(SYS_setgroups, 0, nullptr) == 0 &&
           syscall(SYS_setresgid, user, user, user) == 0 &&
           syscall(SYS_setresuid, user, user, user) == 0 && syscall(SYS_capset, &header, data) == 0;
}

// The tasks of a user whom the programs share with others.
std::int64_t tasks_of(uid_t user) {
    std::int64_t count = 0;
    DIR* processes = opendir("/proc");
    if (processes == nullptr) return 0;
    while (const dirent* entry = readdir(processes)) {
        char path[300];
        snprintf(path, sizeof path, "/proc/%s/task", entry->d_name);
        struct stat status;
        if (entry->d_name[0] < '1' || entry->d_name[0] > '9' || stat(path, &status) != 0) continue;
        if (status.st_uid == user) count += static_cast<std::int64_t>(status.st_nlink) - 2;
    }
    closedir(processes);
    return count;
}

// --- namespaces ---

bool enter_namespaces() {
    constexpr int spaces = CLONE_NEWPID | CLONE_NEWNS | CLONE_NEWNET | CLONE_NEWIPC;
    const unsigned user = geteuid(), group = getegid();
    if (unshare(spaces) == 0) return true;
    if (unshare(CLONE_NEWUSER | spaces) != 0) return false;
    char map[64];
    write_line("/proc/self/setgroups", "deny");
    snprintf(map, sizeof map, "%u %u 1", user, user);
    write_line("/proc/self/uid_map", map);
    snprintf(map, sizeof map, "%u %u 1", group, group);
    write_line("/proc/self/gid_map", map);
    return true;
}

// As in <linux/mount.h>, which some versions of <sys/mount.h> do not go along with.
struct MountAttributes {
    std::uint64_t set, clear, propagation, user_namespace;
};

long clone_tree(const char* path) {
    constexpr unsigned clone = 1;  // OPEN_TREE_CLONE
    return syscall(SYS_open_tree, AT_FDCWD, path, clone | O_CLOEXEC | 0x8000 /* AT_RECURSIVE */);
}

bool move_tree(long tree, const char* path) {
    return syscall(SYS_move_mount, static_cast<int>(tree), "", AT_FDCWD, path,
                   4 /* MOVE_MOUNT_F_EMPTY_PATH */) == 0;
}

bool set_read_only(const char* path, bool read_only) {
    constexpr std::uint64_t attr_read_only = 1;  // MOUNT_ATTR_RDONLY
    MountAttributes attributes = {};
    (read_only ? attributes.set : attributes.clear) = attr_read_only;
    return syscall(SYS_mount_setattr, AT_FDCWD, path, 0x8000 /* AT_RECURSIVE */, &attributes,
                   sizeof attributes) == 0;
}

// What is mounted there from now on is seen here alone.
bool make_private(const char* path) {
    return mount("none", path, nullptr, MS_REC | MS_PRIVATE, nullptr) == 0;
}

bool cover(const char* folder) {
    return mount("none", folder, "tmpfs", MS_NOSUID, "mode=755,size=1m") == 0;
}

void make_parents(const char* path) {
    char folder[4200];
    for (const char* end = strchr(path + 1, '/'); end != nullptr; end = strchr(end + 1, '/')) {
        snprintf(folder, sizeof folder, "%.*s", static_cast<int>(end - path), path);
        mkdir(folder, 0755);
    }
}

// Puts a file or folder that was cloned before back to its place in a covered folder.
bool uncover(long tree, const char* path, bool is_folder) {
    if (tree < 0) return false;
    make_parents(path);
    if (is_folder) {
        mkdir(path, 0755);
    } else {
        close(open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0644));
    }
    const bool moved = move_tree(tree, path);
    close(static_cast<int>(tree));
    return moved;
}

// No disks, no terminals.
void make_devices() {
    const char* const names[] = {"/dev/null", "/dev/zero", "/dev/full", "/dev/random",
                                 "/dev/urandom"};
    long trees[5];
    for (int i = 0; i < 5; ++i) trees[i] = clone_tree(names[i]);
    if (!cover("/dev")) return;
    for (int i = 0; i < 5; ++i) uncover(trees[i], names[i], false);
    const char* const links[][2] = {{"/proc/self/fd", "/dev/fd"},
                                    {"/proc/self/fd/0", "/dev/stdin"},
                                    {"/proc/self/fd/1", "/dev/stdout"},
                                    {"/proc/self/fd/2", "/dev/stderr"}};
    for (const auto& link : links) {
        if (symlink(link[0], link[1]) != 0) continue;
    }
}

// Hides what `places` says and makes the rest read-only.
bool hide_by_mounts(const Places& places) {
    int count = 0;
    long trees[256];
    while (count < 255 && places.seen[count] != nullptr) {
        trees[count] = clone_tree(places.seen[count]);
        ++count;
    }
    const long run = clone_tree(places.run);
    if (run < 0) return false;
    struct stat status;
    for (const char* const folder : places.hidden) {
        if (stat(folder, &status) == 0 && !cover(folder)) return false;
    }
    bool done = uncover(run, places.run, true);
    for (int i = 0; i < count; ++i) uncover(trees[i], places.seen[i], false);
    make_devices();
    cover("/run");  // sockets of services
    return done && (set_read_only("/", true) ? set_read_only(places.run, false) : true);
}

// --- Landlock ---

constexpr std::uint64_t kReadFiles = LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_READ_FILE;
constexpr std::uint64_t kRead = kReadFiles | LANDLOCK_ACCESS_FS_READ_DIR;
constexpr std::uint64_t kTruncate = 1 << 14;  // since Linux 6.2
constexpr std::uint64_t kAll = (1 << 13) - 1;

void allow(int rules, int file, std::uint64_t access) {
    struct stat status;
    if (file < 0 || fstat(file, &status) != 0) return;
    if (!S_ISDIR(status.st_mode)) access &= kReadFiles | LANDLOCK_ACCESS_FS_WRITE_FILE | kTruncate;
    landlock_path_beneath_attr attributes = {};
    attributes.allowed_access = access;
    attributes.parent_fd = file;
    syscall(SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &attributes, 0);
}

void allow(int rules, const char* path, std::uint64_t access) {
    // A link would allow what it leads to.
    const int file = open(path, O_PATH | O_NOFOLLOW | O_CLOEXEC);
    allow(rules, file, access);
    if (file >= 0) close(file);
}

// Allows to read what lies in `folder`, but not in a hidden one.
void allow_around(int rules, const char* folder, const Places& places) {
    DIR* entries = opendir(folder[0] == '\0' ? "/" : folder);
    if (entries == nullptr) return;
    while (const dirent* entry = readdir(entries)) {
        if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0) continue;
        char path[4500];
        snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
        bool is_hidden = false, holds_hidden = false;
        for (const char* const hidden : places.hidden) {
            is_hidden |= lies_in(path, hidden);
            holds_hidden |= lies_in(hidden, path);
        }
        if (is_hidden) continue;
        if (holds_hidden) {
            allow_around(rules, path, places);
        } else {
            allow(rules, path, kRead);
        }
    }
    closedir(entries);
}

int make_rules(const Places& places) {
    const long version =
        syscall(SYS_landlock_create_ruleset, nullptr, 0, LANDLOCK_CREATE_RULESET_VERSION);
    if (version < 1) return -1;
    landlock_ruleset_attr attributes = {};
    attributes.handled_access_fs = version >= 3 ? kAll | kTruncate : kAll;
    const int rules = static_cast<int>(
        syscall(SYS_landlock_create_ruleset, &attributes, sizeof attributes.handled_access_fs, 0));
    if (rules < 0) return -1;
    allow_around(rules, "", places);
    allow(rules, places.run, attributes.handled_access_fs);
    for (const char* const* file = places.seen; *file != nullptr; ++file) {
        allow(rules, *file, kRead);
    }
    for (const char* const device : {"/dev/null", "/dev/zero", "/dev/full"}) {
        allow(rules, device, kRead | LANDLOCK_ACCESS_FS_WRITE_FILE);
    }
    return rules;
}

// --- seccomp ---

// System calls by their numbers: those that are refused, and those that may name no process but the
// caller's own.
struct Calls {
    std::uint32_t architecture;
    std::span<const short> refused, on_oneself;
};

// 425: io_uring_setup, 434: pidfd_open, on every architecture
constexpr short kRefused[] = {SYS_socket, SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev,
                              425,        434};
constexpr short kOnOneself[] = {
    SYS_kill, SYS_tkill, SYS_tgkill, SYS_rt_sigqueueinfo, SYS_rt_tgsigqueueinfo, SYS_prlimit64};

#if defined(__x86_64__)
constexpr short kRefused32[] = {359, 102, 26, 347, 348, 425, 434};  // 102: socketcall
constexpr short kOnOneself32[] = {37, 238, 270, 178, 335, 340};
constexpr Calls kCalls[] = {{AUDIT_ARCH_X86_64, kRefused, kOnOneself},
                            {AUDIT_ARCH_I386, kRefused32, kOnOneself32}};
#elif defined(__aarch64__)
constexpr Calls kCalls[] = {{AUDIT_ARCH_AARCH64, kRefused, kOnOneself}};
#else
constexpr Calls kCalls[] = {{0, kRefused, kOnOneself}};  // no filter: see filter_calls()
#endif

bool filter_calls() {
    sock_filter code[128];
    unsigned short size = 0;
    const auto add = [&](int operation, std::uint32_t value, int if_true = 0, int if_false = 0) {
        code[size++] = {static_cast<__u16>(operation), static_cast<__u8>(if_true),
                        static_cast<__u8>(if_false), value};
    };
    const auto load = [&](std::size_t offset) {
        add(BPF_LD | BPF_W | BPF_ABS, static_cast<std::uint32_t>(offset));
    };
    constexpr int equal = BPF_JMP | BPF_JEQ | BPF_K, give = BPF_RET | BPF_K;
    constexpr std::uint32_t refuse = SECCOMP_RET_ERRNO | EPERM;
    for (const Calls& calls : kCalls) {
        if (calls.architecture == 0) return false;
        load(offsetof(seccomp_data, arch));
        const unsigned short other = size;
        add(equal, calls.architecture);
        load(offsetof(seccomp_data, nr));
        if (calls.architecture == kCalls[0].architecture) {
            add(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1);  // the x32 calls
            add(give, refuse);
        }
        for (const short call : calls.refused) {
            add(equal, static_cast<std::uint32_t>(call), 0, 1);
            add(give, refuse);
        }
        int left = static_cast<int>(calls.on_oneself.size());
        for (const short call : calls.on_oneself) {
            add(equal, static_cast<std::uint32_t>(call), left--);
        }
        add(give, SECCOMP_RET_ALLOW);
        load(offsetof(seccomp_data, args[0]));
        add(equal, 0, 2);
        add(equal, static_cast<std::uint32_t>(getpid()), 1);
        add(give, refuse);
        add(give, SECCOMP_RET_ALLOW);
        code[other].jf = static_cast<__u8>(size - other - 1);
    }
    add(give, refuse);
    const sock_fprog program = {size, code};
    return syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_SPEC_ALLOW,
                   &program) == 0;
}

// --- the process that waits ---

// Kills all processes of programs, and those that they have left behind.
void kill_programs(const Confinement& confinement) {
    if (confinement.is_init) {
        kill(-1, SIGKILL);
        return;
    }
    if (confinement.user != 0) {
        // As that user, at one blow: one by one they might breed faster than they die.
        const pid_t killer = vfork();
        if (killer == 0) {
            if (become(confinement.user, 0)) kill(-1, SIGKILL);
            _exit(0);
        }
    }
    char path[64], text[4096] = {};
    snprintf(path, sizeof path, "/proc/self/task/%d/children", static_cast<int>(getpid()));
    const int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return;
    const ssize_t size = read(file, text, sizeof text - 1);
    close(file);
    char* at = text;
    for (long pid = size > 0 ? strtol(at, &at, 10) : 0; pid > 0; pid = strtol(at, &at, 10)) {
        kill(static_cast<pid_t>(-pid), SIGKILL);  // its group, if it leads one
        kill(static_cast<pid_t>(pid), SIGKILL);
    }
}

// The namespace dies with its first process; elsewhere orphans come to this one.
[[noreturn]] void wait_for_runner(pid_t runner, const Confinement& confinement) {
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGUSR1);
    sigaddset(&signals, SIGCHLD);
    int status = 0;
    while (waitpid(runner, &status, WNOHANG) == 0) {
        if (sigwaitinfo(&signals, nullptr) != SIGUSR1) continue;
        kill(runner, SIGKILL);
        while (waitpid(runner, &status, 0) < 0 && errno == EINTR) continue;
        break;
    }
    Usage ignored;
    pid_t none = 0;
    reap_programs(confinement, &none, &ignored);
    _exit(WIFEXITED(status) ? WEXITSTATUS(status) : 1);
}

}  // namespace

Confinement confine_runner(const Places& places) {
    Confinement result;
    result.outside = open("/", O_PATH | O_DIRECTORY | O_CLOEXEC);
    const pid_t judge = getppid();
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    result.processes = kProcesses;
    if (geteuid() == 0 && has_capabilities({CAP_SETUID, CAP_SETGID, CAP_KILL, CAP_CHOWN,
                                            CAP_DAC_OVERRIDE, CAP_SETPCAP})) {
        // Ids that nobody else uses; one for each runner, so that its programs can be counted.
        const uid_t user = 0x70000000 + static_cast<uid_t>(getpid());
        if (chown(places.run, user, user) == 0) result.user = user;
    }
    if (result.user == 0) result.processes += tasks_of(geteuid());
    result.searches = has_capabilities({CAP_DAC_READ_SEARCH});
    const bool contained = enter_namespaces();
    prctl(PR_SET_PDEATHSIG, SIGUSR1);  // a new user namespace would undo it
    if (getppid() != judge) _exit(1);
    const pid_t child = fork();
    if (child != 0) {
        for (int file = 3; file < 10; ++file) close(file);
        if (child < 0) _exit(1);
        wait_for_runner(child, result);
    }
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    prctl(PR_SET_DUMPABLE, 0);  // programs can neither trace it nor open its files in /proc
    result.is_init = contained && getpid() == 1;
    if (result.is_init) {
        const bool own = make_private("/");
        // In a chroot "/" is no mount of its own, but /proc is one.
        result.own_proc =
            (own || make_private("/proc")) &&
            mount("proc", "/proc", "proc", MS_NOSUID | MS_NODEV | MS_NOEXEC, nullptr) == 0;
        result.hides = result.own_view = own && hide_by_mounts(places);
    }
    if (!result.hides) {
        result.rules = make_rules(places);
        result.hides = result.rules >= 0;
    }
    // From here on only what has these capabilities already keeps them.
    prctl(PR_SET_SECUREBITS, SECBIT_NOROOT | SECBIT_NOROOT_LOCKED | SECBIT_NO_SETUID_FIXUP, 0, 0,
          0);
    prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    return result;
}

bool confine_program(const Confinement& confinement, int program) {
    if (confinement.user != 0) {
        struct stat status;
        if (fstat(program, &status) != 0) return false;
        const bool anyone_runs = (status.st_mode & S_IXOTH) != 0;
        const bool searches = anyone_runs && confinement.searches;
        // Root's folders are open to root's programs, as they would be without a user of their own.
        const int capability = searches ? CAP_DAC_READ_SEARCH : CAP_DAC_OVERRIDE;
        if (!become(confinement.user, 1u << capability) ||
            prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_RAISE, capability, 0, 0) != 0) {
            return false;
        }
    }
    if (confinement.rules >= 0) {
        allow(confinement.rules, program, kReadFiles);
        if (syscall(SYS_landlock_restrict_self, confinement.rules, 0) != 0) return false;
    }
    if (!confinement.is_init) filter_calls();
    return true;
}

void Usage::add(const rusage& usage) {
    cpu_us += (static_cast<std::int64_t>(usage.ru_utime.tv_sec) + usage.ru_stime.tv_sec) * 1000000 +
              usage.ru_utime.tv_usec + usage.ru_stime.tv_usec;
    memory_kb = std::max<std::int64_t>(memory_kb, usage.ru_maxrss);
}

void reap_programs(const Confinement& confinement, pid_t* server, Usage* used) {
    for (;;) {
        rusage usage;
        const pid_t pid = wait4(-1, nullptr, WNOHANG, &usage);
        if (pid > 0 && pid == *server) {
            *server = 0;
            continue;
        }
        if (pid < 0 && errno == ECHILD) return;
        if (pid > 0) used->add(usage);
        if (pid != 0) continue;
        if (*server != 0 && has_only_child(*server)) return;
        kill_programs(confinement);
        const timespec pause = {0, 200000};
        nanosleep(&pause, nullptr);
    }
}

bool is_hidden(const Places& places, const char* path) {
    for (const char* const* file = places.seen; *file != nullptr; ++file) {
        if (strcmp(*file, path) == 0) return false;
    }
    return std::any_of(std::begin(places.hidden), std::end(places.hidden),
                       [&](const char* folder) { return lies_in(path, folder); });
}

}  // namespace runner
