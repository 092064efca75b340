#ifndef SCRIPTS_SRC_BASE_INTERRUPT_HPP
#define SCRIPTS_SRC_BASE_INTERRUPT_HPP

#include <string>
#include <thread>

#include "base/error.hpp"

namespace tools {

// What ends the work after an interrupt.
struct Interrupted : Error {
    Interrupted() : Error("interrupted; nothing is left behind") {}
};

// True after SIGINT or SIGTERM, if there was an Interrupt.
bool interrupted();

// While this object exists, SIGINT and SIGTERM do not kill the process, but all its descendants:
// whatever waits for one of them throws Interrupted. Other work has to ask interrupted(). If the
// process is still there 0.8 s later, it ends as if it had. At most one at a time.
class Interrupt {
 public:
    explicit Interrupt(std::string command);  // its name, for the message
    ~Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;

 private:
    void watch() const;

    std::string command_;
    void (*old_int_)(int);
    void (*old_term_)(int);
    std::thread watcher_;
};

}  // namespace tools

#endif
