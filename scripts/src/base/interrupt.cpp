#include "base/interrupt.hpp"

#include <csignal>

namespace tools {

namespace {

volatile std::sig_atomic_t interrupted = 0;

void note(int) {
    interrupted = 1;
}

}  // namespace

Interrupt::Interrupt() {
    interrupted = 0;
    old_int_ = std::signal(SIGINT, note);
    old_term_ = std::signal(SIGTERM, note);
}

Interrupt::~Interrupt() {
    std::signal(SIGINT, old_int_);
    std::signal(SIGTERM, old_term_);
}

bool Interrupt::requested() const {
    return interrupted != 0;
}

}  // namespace tools
