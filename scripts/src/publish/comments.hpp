// The comments of C++ code as Chinese pages show them. A file comments.toml lists pairs: what stands in
// the code, and what stands there in Chinese.
#ifndef SCRIPTS_SRC_PUBLISH_COMMENTS_HPP
#define SCRIPTS_SRC_PUBLISH_COMMENTS_HPP

#include <string>
#include <utility>
#include <vector>

#include "catalog/problems.hpp"

namespace tools {

typedef std::vector<std::pair<std::string, std::string>> Comments;

// Of the files that are there. Throws Error where one is wrong.
Comments read_comments(const std::vector<fs::path>& files);

// Those of problems/<id>/comments.toml, those that problems share, and the title.
Comments comments_of(const Problem& problem);

std::string in_chinese(std::string code, Comments comments);

}  // namespace tools

#endif
