// A terminal for tests.
#ifndef SCRIPTS_SRC_TESTS_TERMINAL_HPP
#define SCRIPTS_SRC_TESTS_TERMINAL_HPP

#include <pty.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <string>

// A terminal of these columns runs the line; what it is shown. Empty where the system has no
// terminals, as a chroot without /dev/pts.
inline std::string on_terminal(const std::string& environment, unsigned short columns,
                               const std::string& line) {
    winsize window{};
    window.ws_row = 24;
    window.ws_col = columns;
    int terminal;
    const std::string words = "exec env " + environment + ' ' + line;
    const pid_t pid = ::forkpty(&terminal, nullptr, nullptr, &window);
    if (pid < 0) return "";
    if (pid == 0) {
        ::execlp("bash", "bash", "-c", words.c_str(), nullptr);
        ::_exit(127);
    }
    std::string shown;
    char buffer[4096];
    for (ssize_t n; (n = ::read(terminal, buffer, sizeof buffer)) > 0;) {
        shown.append(buffer, static_cast<std::size_t>(n));
    }
    ::close(terminal);
    ::waitpid(pid, nullptr, 0);
    return shown;
}

#define SKIP_WITHOUT_TERMINALS() \
    if (on_terminal("", 80, "echo").empty()) GTEST_SKIP() << "mount a devpts on /dev/pts"

#endif
