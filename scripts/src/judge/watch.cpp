#include "judge/watch.hpp"

#include <fmt/format.h>

#include <chrono>
#include <thread>

#include "base/interrupt.hpp"
#include "base/say.hpp"
#include "judge/compiler.hpp"

namespace tools {

namespace {

// The user's source files, and when they were saved.
std::vector<std::pair<fs::path, fs::file_time_type>> saved(const fs::path& source) {
    std::vector<std::pair<fs::path, fs::file_time_type>> all;
    std::error_code gone;  // editors replace files
    try {
        for (const fs::path& file : sources_of(source)) {
            all.emplace_back(file, fs::last_write_time(file, gone));
        }
    } catch (const Error&) {
        all.clear();
    }
    return all;
}

}  // namespace

int again_on_save(const fs::path& source, const char* command, const std::function<int()>& body) {
    int result = 1;
    while (!interrupted()) {
        const auto seen = saved(source);
        try {
            result = body();
        } catch (const Interrupted&) {
            throw;
        } catch (const TextError& error) {
            fmt::print("{}: {}\n", command, said(error.text));
        } catch (const std::runtime_error& error) {
            fmt::print("{}: {}\n", command, error.what());
        }
        say(phrase(
            {"\nwaiting for a change of {}; Ctrl-C ends\n", "\n等待 {} 的改动；按 Ctrl-C 结束\n"},
            source.string()));
        std::fflush(stdout);
        for (auto now = seen; !interrupted() && (now.empty() || now == seen); now = saved(source)) {
            std::this_thread::sleep_for(std::chrono::milliseconds(100));
        }
    }
    return result;
}

}  // namespace tools
