#include "bundle/submission.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <mutex>
#include <set>

#include "base/process.hpp"
#include "base/text.hpp"
#include "cpp/lexer.hpp"

namespace tools {

namespace {

constexpr std::string_view kVersion = "// Version: ";
constexpr std::string_view kHash = "// Hash: ";
constexpr std::size_t kHashSize = 16;
constexpr std::string_view kChanged = "+changed";

// The lines that git prints; none where it fails.
std::vector<std::string> git_lines(const fs::path& repository, std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), {"git", "-C", repository.string()});
    const CommandResult result = run_command(arguments);
    return lines_of(result.exit_code == 0 ? result.output : "");
}

// Tags may have any name, bundles are plain ASCII.
bool is_plain(const std::string& version) {
    return version[0] != '-' && shell_word(version) == version;
}

// What git knows of all that bundles are made of.
class History {
 public:
    explicit History(const fs::path& repository) : repository_(repository) {
        for (const std::string& line :
             git_lines(repository, {"log", "--format=%x00%h", "--abbrev=12", "--name-only",
                                    "--relative", "--", "problems", "common"})) {
            if (!line.empty() && line[0] == '\0') {
                commits_.push_back(line.substr(1));
            } else if (!line.empty() && !commits_.empty()) {
                last_.emplace(line, commits_.size() - 1);
            }
        }
        for (const std::string& line :
             git_lines(repository,
                       {"diff", "--name-only", "--relative", "HEAD", "--", "problems", "common"})) {
            changed_.insert(line);
        }
        describe();
    }

    std::string version_of(const std::vector<fs::path>& files) const {
        std::size_t newest = commits_.size();
        bool changed = false;
        for (const fs::path& file : files) {
            const std::string name = fs::relative(file, repository_).generic_string();
            const auto found = last_.find(name);
            if (found != last_.end()) newest = std::min(newest, found->second);
            changed = changed || found == last_.end() || changed_.contains(name);
        }
        if (newest == commits_.size()) return "unknown";
        return commits_[newest] + (changed ? std::string(kChanged) : "");
    }

 private:
    // One process for all commits that are the newest of some file.
    void describe() {
        std::set<std::size_t> newest;
        for (const auto& [name, commit] : last_) newest.insert(commit);
        std::vector<std::string> arguments = {"describe", "--always", "--abbrev=12"};
        for (const std::size_t commit : newest) arguments.push_back(commits_[commit]);
        const std::vector<std::string> names = git_lines(repository_, arguments);
        if (names.size() != newest.size()) return;
        auto name = names.begin();
        for (const std::size_t commit : newest) {
            if (is_plain(*name)) commits_[commit] = *name;
            ++name;
        }
    }

    fs::path repository_;
    std::vector<std::string> commits_;         // the newest first
    std::map<std::string, std::size_t> last_;  // the newest commit of each file
    std::set<std::string> changed_;
};

// The rest of the first line that begins so, but for blanks.
std::optional<std::string> value_of(std::string_view text, std::string_view key) {
    for (std::string line : lines_of(text)) {
        line.erase(0, line.find_first_not_of(" \t"));
        line.resize(line.find_last_not_of(" \t\r") + 1);
        if (line.starts_with(key)) return line.substr(key.size());
    }
    return std::nullopt;
}

}  // namespace

std::string version_of(const std::vector<fs::path>& files, const fs::path& repository) {
    static std::map<fs::path, History> histories;
    static std::mutex mutex;
    const std::lock_guard lock(mutex);
    return histories.try_emplace(repository, repository).first->second.version_of(files);
}

Bundle submission(const Problem& problem) {
    Bundle bundle = traced_bundle(problem.solution());
    const std::string stamp =
        english(fmt::format("{}{}\n{}{} (of the code without comments and white space)\n", kVersion,
                            version_of(bundle.files), kHash, code_hash(bundle.text)))
            .en;
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
    const std::vector<const Problem*> all = with_twins(problems);
    const auto named = std::ranges::find_if(all, [&](const Problem* p) {
        return title == fmt::format("{} {}. {}", p->judge, p->number, p->title);
    });
    Identity found;
    for (auto problem = named == all.end() ? all.begin() : named;
         found.problem == nullptr && problem != all.end(); ++problem) {
        const Bundle today = traced_bundle((*problem)->solution());
        found.current = code_hash(today.text) == hash;
        if (!found.current && problem != named) continue;
        found.problem = *problem;
        found.today = version_of(today.files);
        if (found.current) found.version = found.today;
    }
    const auto version = value_of(text, kVersion), own_hash = value_of(text, kHash);
    if (found.problem == nullptr || found.current || !version || !own_hash) return found;
    found.version = *version;
    found.changed = own_hash->substr(0, kHashSize) != hash;
    return found;
}

Text as_text(const Identity& identity) {
    const std::string& id = identity.problem->id;
    if (identity.version.empty()) {
        return phrase({"{} by its title, of no known version; today's is {}",
                       "从标题看是 {}，版本未知；现在的版本是 {}"},
                      id, identity.today);
    }
    const Text text = phrase({"{}, version {}: ", "{}，版本 {}："}, id, identity.version);
    if (identity.current) return text + Text("unchanged, and today's", "没有改过，就是现在的版本");
    return phrase({"{}{}; today's is {}", "{}{}；现在的版本是 {}"}, text,
                  identity.changed ? Text("changed since", "生成之后改过")
                                   : Text("unchanged, but out of date", "没有改过，但已过时"),
                  identity.today);
}

}  // namespace tools
