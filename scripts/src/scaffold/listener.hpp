// Takes problems from the browser extension Competitive Companion.
#ifndef SCRIPTS_SRC_SCAFFOLD_LISTENER_HPP
#define SCRIPTS_SRC_SCAFFOLD_LISTENER_HPP

#include <functional>
#include <optional>
#include <string>

#include "scaffold/new_problem.hpp"

namespace tools {

struct ListenSettings {
    fs::path tree = root();  // the problems are made below it
    std::string slug = {};   // of the problems; empty: their names tell it
    bool once = false;       // stop after one problem or contest
    // 0: any free one; nothing: the first free one on which the extension looks.
    std::optional<int> port = {};

    std::function<void(int port)> listening = {};
    std::function<void(const NewProblem& problem)> made = {};
    // The HTTP status and the reason, in one line that is safe to print.
    std::function<void(int status, const Text& why)> refused = {};
};

// Listens on 127.0.0.1 and makes each problem that is sent. Returns after one if `once`, made or
// refused, else never. False: none was made. Throws Error if no port is free.
bool listen(const ListenSettings& settings);

}  // namespace tools

#endif
