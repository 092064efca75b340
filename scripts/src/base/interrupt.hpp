#ifndef SCRIPTS_SRC_BASE_INTERRUPT_HPP
#define SCRIPTS_SRC_BASE_INTERRUPT_HPP

namespace tools {

// While this object exists, SIGINT and SIGTERM do not kill the process: requested() becomes true,
// and the work under way has to stop. At most one at a time.
class Interrupt {
 public:
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;
    bool requested() const;

 private:
    void (*old_int_)(int);
    void (*old_term_)(int);
};

}  // namespace tools

#endif
