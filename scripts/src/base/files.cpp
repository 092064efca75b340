#include "base/files.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iterator>

namespace tools {

fs::path root() {
    return TOOLS_ROOT;
}
fs::path collection() {
    const char* folder = std::getenv("COLLECTION");
    return folder == nullptr ? root() : fs::absolute(folder);
}
fs::path build_dir() {
    return TOOLS_BUILD;
}

std::string shown(const fs::path& file) {
    return fs::relative(file, root()).string();
}

std::string read_file(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    if (!in || fs::is_directory(path)) {
        throw Error(fmt::format("{}: cannot be read; does the file exist?", path.string()));
    }
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

void write_file(const fs::path& path, std::string_view text) {
    if (fs::is_regular_file(path) && read_file(path) == text) return;
    if (!path.parent_path().empty()) fs::create_directories(path.parent_path());
    const fs::path draft = fmt::format("{}.{}.new", path.string(), ::gettid());
    {
        std::ofstream out(draft, std::ios::binary);
        out.write(text.data(), static_cast<std::streamsize>(text.size()));
        if (!out.flush()) {
            throw Error(fmt::format("{}: cannot be written; is the disk full?", path.string()));
        }
    }
    fs::rename(draft, path);
}

std::vector<fs::path> files_in(const fs::path& folder, std::string_view extension) {
    std::vector<fs::path> files;
    if (!fs::is_directory(folder)) return files;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder)) {
        if (entry.path().extension() == extension) files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    return files;
}

bool is_fresh(const GeneratedFile& file) {
    return fs::exists(file.path) && read_file(file.path) == file.text;
}

}  // namespace tools
