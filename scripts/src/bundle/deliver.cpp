#include "bundle/deliver.hpp"

#include <fmt/format.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <utility>

#include "base/process.hpp"
#include "base/text.hpp"
#include "bundle/submission.hpp"
#include "cpp/lint.hpp"

namespace tools {

namespace {

// Throws Error if the file exists and may be somebody's work.
void check_replaceable(const fs::path& file, const Problem& problem,
                       const std::vector<Problem>& problems) {
    if (!fs::exists(fs::symlink_status(file))) return;
    Text what = {"not a regular file", "不是普通文件"};
    if (fs::is_regular_file(fs::symlink_status(file))) {
        const Identity found = identify(read_file(file), problems);
        if (found.problem == &problem && !found.version.empty() && !found.changed) return;
        what = found.problem == &problem
                   ? Text("changed since it was bundled", "生成之后改过")
                   : phrase({"no bundle of {}", "不是 {} 的提交文件"}, problem.id);
    }
    throw Error(
        phrase({"{}: {}; move it away, or name another folder", "{}：{}；请移走它，或换一个文件夹"},
               file.string(), what));
}

}  // namespace

void check(const Bundle& bundle, const std::vector<const Profile*>& judges) {
    const std::vector<Refusal> found = refusals(bundle.text, judges);
    if (found.empty()) return;
    const std::size_t line = found[0].line;
    const std::string file = bundle.files[0].string();
    Text place = phrase({"{}: the bundle", "{}：整个文件"}, file);
    if (line > 0) {
        const auto& origin = bundle.origins.at(line - 1);
        place = origin ? Text(fmt::format("{}:{}", origin->file.string(), origin->line))
                       : phrase({"{}: line {} of the bundle", "{}：合并后的第 {} 行"}, file, line);
    }
    const Text more =
        found.size() == 1 ? Text() : phrase({" (and {} more)", "（另有 {} 处）"}, found.size() - 1);
    throw Error(place + Text(": ", "：") + found[0].reason() + more);
}

const Problem* problem_at(const std::vector<Problem>& problems, const std::string& target) {
    if (target.find('/') == std::string::npos && !fs::path(target).has_extension()) {
        const NamedProblem one = named(problems, target);
        check_format(one);
        return one.problem;
    }
    for (const Problem* problem : with_twins(problems)) {
        std::error_code none;
        if (fs::equivalent(target, problem->solution(), none)) return problem;
    }
    return nullptr;
}

void write_text(const std::string& text, std::FILE* file, const Text& name) {
    if (file == nullptr || std::fwrite(text.data(), 1, text.size(), file) != text.size() ||
        std::fflush(file) != 0) {
        throw Error(
            phrase({"{}: cannot be written: {}", "{}：不能写入：{}"}, name, std::strerror(errno)));
    }
}

WrittenBundles write_bundles(const std::vector<Problem>& problems, const fs::path& folder) {
    const Profiles profiles = load_profiles();
    if (fs::exists(folder) && !fs::is_directory(folder)) {
        throw Error(
            phrase({"{}: no folder; name another", "{}：不是文件夹；请换一个"}, folder.string()));
    }
    // Whatever can fail comes first.
    std::vector<std::pair<fs::path, std::string>> files;
    for (const Problem* problem : with_twins(problems)) {
        if (!left_to_do(*problem).empty()) continue;  // scripts/new made it
        const Bundle bundle = submission(*problem);
        check(bundle, judges_of(profiles, *problem));
        files.emplace_back(folder / (problem->id + ".cpp"), bundle.text);
        check_replaceable(files.back().first, *problem, problems);
    }
    WrittenBundles written;
    for (const auto& [file, text] : files) {
        written.sizes.push_back({file.stem().string(), lines_of(text).size(), text.size()});
        if (!fs::exists(file)) {
            ++written.fresh;
        } else if (read_file(file) != text) {
            ++written.updated;
        }
        write_file(file, text);
    }
    return written;
}

std::string copy_to_clipboard(const std::string& text) {
    for (const char* command : {"wl-copy", "xclip -selection clipboard", "pbcopy", "clip.exe"}) {
        if (run_command(words_of(command), text).exit_code == 0) return command;
    }
    throw Error(
        {"no clipboard took it: install wl-clipboard (Wayland) or xclip (X11), or use -o FILE",
         "没有可用的剪贴板：请安装 wl-clipboard（Wayland）或 xclip（X11），或用 -o FILE"});
}

}  // namespace tools
