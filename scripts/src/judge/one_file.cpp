#include "judge/one_file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <regex>

#include "base/process.hpp"
#include "base/text.hpp"
#include "judge/compiler.hpp"

namespace tools {

namespace {

// The first file that is there, of those that `form` names in the text: {folder}/{name}{ending}.
std::optional<fs::path> imported(const fs::path& source, const std::regex& form,
                                 const std::vector<std::string>& endings) {
    for (const std::string& line : lines_of(read_file(source))) {
        for (std::sregex_iterator at(line.begin(), line.end(), form), end; at != end; ++at) {
            std::string name;
            for (std::size_t i = 1; i < at->size(); ++i) name += (*at)[i].str();
            for (const std::string& ending : endings) {
                const fs::path file = source.parent_path() / (name + ending);
                std::error_code none;
                if (fs::is_regular_file(file, none) && !fs::equivalent(file, source, none)) {
                    return file.lexically_normal();
                }
            }
        }
    }
    return std::nullopt;
}

}  // namespace

Text second_file_note(const fs::path& source) {
    if (!fs::is_regular_file(source)) return {};
    const std::string ending = source.extension().string();
    const std::string own = source.filename().string();
    std::optional<fs::path> other;
    if (ending == ".py") {
        static const std::regex form("^\\s*(?:from|import)\\s+(\\w+)");
        other = imported(source, form, {".py", "/__init__.py"});
    } else if (ending == ".js") {
        static const std::regex form(
            R"re((?:require\(\s*|from\s+|import\s+)["'](\.{1,2}/[^"']+)["'])re");
        other = imported(source, form, {"", ".js", ".json", "/index.js"});
    } else {
        const std::optional<fs::path> header = own_header(source);
        if (!header) return {};
        return phrase(
            {"a judge takes one file, and {0} includes {1}; one of both: scripts/bundle "
             "{2} -o FILE",
             "评测平台只收一个文件，而 {0} 包含了 {1}；合成一个：scripts/bundle {2} -o FILE"},
            own, header->filename().string(), shell_word(source.string()));
    }
    if (!other) return {};
    return phrase({"a judge takes one file, and {0} imports {1}; put it into {0}",
                   "评测平台只收一个文件，而 {0} 引用了 {1}；请把它写进 {0}"},
                  own, other->filename().string());
}

}  // namespace tools
