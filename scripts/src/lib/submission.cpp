#include "lib/submission.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <sstream>

#include "lib/process.hpp"
#include "lib/tokens.hpp"

namespace kit {

namespace {

constexpr std::string_view kVersion = "// Version: ";
constexpr std::string_view kHash = "// Hash: ";
constexpr std::size_t kHashSize = 16;

std::string git(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), {"git", "-C", root().string()});
    const CommandResult result = run_command(arguments);
    return result.exit_code == 0 ? result.output : "";
}

// What git knows of all that bundles are made of.
class History {
 public:
    History() {
        std::istringstream log(git({"log", "--format=%x00%h", "--abbrev=12", "--name-only",
                                    "--relative", "--", "problems", "common"}));
        for (std::string line; std::getline(log, line);) {
            if (!line.empty() && line[0] == '\0') {
                commits_.push_back(line.substr(1));
            } else if (!line.empty() && !commits_.empty()) {
                last_.emplace(line, commits_.size() - 1);
            }
        }
        std::istringstream diff(
            git({"diff", "--name-only", "--relative", "HEAD", "--", "problems", "common"}));
        for (std::string line; std::getline(diff, line);) changed_.insert(line);
    }

    std::string version_of(const std::vector<fs::path>& files) const {
        std::size_t newest = commits_.size();
        bool changed = false;
        for (const fs::path& file : files) {
            const std::string name = fs::relative(file, root()).generic_string();
            const auto found = last_.find(name);
            if (found != last_.end()) newest = std::min(newest, found->second);
            changed = changed || found == last_.end() || changed_.count(name) > 0;
        }
        if (newest == commits_.size()) return "unknown";
        return commits_[newest] + (changed ? "+changed" : "");
    }

 private:
    std::vector<std::string> commits_;         // the newest first
    std::map<std::string, std::size_t> last_;  // the newest commit of each file
    std::set<std::string> changed_;
};

// The rest of the first line that begins so, but for blanks.
std::optional<std::string> value_of(std::string_view text, std::string_view key) {
    std::istringstream lines{std::string(text)};
    for (std::string line; std::getline(lines, line);) {
        line.erase(0, line.find_first_not_of(" \t"));
        line.resize(line.find_last_not_of(" \t\r") + 1);
        if (line.rfind(key, 0) == 0) return line.substr(key.size());
    }
    return std::nullopt;
}

}  // namespace

std::string version_of(const std::vector<fs::path>& files) {
    static const History history;
    return history.version_of(files);
}

Bundle submission(const Problem& problem) {
    Bundle bundle = traced_bundle(problem.solution());
    const std::string stamp =
        fmt::format("{}{}\n{}{} (of the code without comments and white space)\n", kVersion,
                    version_of(bundle.files), kHash, code_hash(bundle.text));
    std::size_t at = 0;
    std::ptrdiff_t line = 0;
    while (bundle.text.compare(at, 2, "//") == 0) {
        at = bundle.text.find('\n', at) + 1;
        ++line;
    }
    bundle.text.insert(at, stamp);
    bundle.origins.insert(bundle.origins.begin() + line, 2, std::nullopt);
    return bundle;
}

std::string without_version(std::string_view text) {
    const std::size_t at = text.find(kVersion);
    if (at == std::string_view::npos) return std::string(text);
    const std::size_t end = std::min(text.find('\n', at), text.size());
    return std::string(text.substr(0, at)).append(text.substr(end));
}

Identity identify(std::string_view text, const std::vector<Problem>& problems) {
    const std::string hash = code_hash(text);
    const auto title = value_of(text, "// Title: ");
    Identity found;
    for (const Problem& problem : problems) {
        const bool named =
            title == fmt::format("{} {}. {}", problem.judge, problem.number, problem.title);
        if (!named && found.problem != nullptr) continue;
        const Bundle today = traced_bundle(problem.solution());
        const bool current = code_hash(today.text) == hash;
        if (named || current) {
            found.problem = &problem;
            found.current = current;
            if (current) found.version = version_of(today.files);
        }
        if (named) break;
    }
    const auto version = value_of(text, kVersion), own_hash = value_of(text, kHash);
    if (found.problem == nullptr || !version || !own_hash) return found;
    found.version = *version;
    found.changed = own_hash->substr(0, kHashSize) != hash;
    return found;
}

}  // namespace kit
