#ifndef SCRIPTS_SRC_BASE_INTERRUPT_HPP
#define SCRIPTS_SRC_BASE_INTERRUPT_HPP

#include <cstddef>
#include <string>
#include <thread>

#include "base/error.hpp"

namespace tools {

// What ends the work after an interrupt.
struct Interrupted : Error {
    Interrupted() : Error({"interrupted; nothing is left behind", "已中断，没有留下任何东西"}) {}
};

void print_so_far(const Text& sum);

// True after SIGINT or SIGTERM, if there was an Interrupt.
bool interrupted();
// Ends the process by the signal that interrupted it.
[[noreturn]] void die_of_interrupt();
// Throws Interrupted after an interrupt.
void stop_if_interrupted();

// Calls body(item) for each of the items. After an interrupt prints "so far: " with what
// so_far(done) says of that many whole items, and throws Interrupted.
template <class Items, class Body, class SoFar>
void in_turn(const Items& items, const Body& body, const SoFar& so_far) {
    std::size_t done = 0;
    try {
        for (const auto& item : items) {
            stop_if_interrupted();
            body(item);
            ++done;
        }
    } catch (const Interrupted&) {
        print_so_far(so_far(done));
        throw;
    }
}

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
