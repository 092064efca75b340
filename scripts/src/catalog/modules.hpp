// Loads the code of a problem.
#ifndef SCRIPTS_SRC_CATALOG_MODULES_HPP
#define SCRIPTS_SRC_CATALOG_MODULES_HPP

#include <dlfcn.h>
#include <fmt/format.h>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.hpp"
#include "catalog/problems.hpp"
#include "core/rules.hpp"

namespace tools {

// The targets of the build that are the modules of these kinds ("rules", "explanations") of the
// problems that the words name; all where there are no words. Throws Error as named().
std::string module_targets(const std::vector<std::string>& kinds,
                           const std::vector<std::string>& words);

// Calls the function `make` of a module. Throws Error, with `how_to_build` in it, if there is no
// such module or function.
template <class Interface>
std::unique_ptr<Interface> make_from(const fs::path& module, const char* make,
                                     const Text& how_to_build) {
    // Never closed: existing objects would lose their code.
    void* handle = ::dlopen(module.c_str(), RTLD_NOW | RTLD_LOCAL);
    void* function = handle == nullptr ? nullptr : ::dlsym(handle, make);
    if (function == nullptr) {
        throw Error(phrase({"{} cannot be loaded ({}); {}", "{} 不能载入（{}）；{}"},
                           module.filename().string(), ::dlerror(), how_to_build));
    }
    return std::unique_ptr<Interface>(reinterpret_cast<Interface* (*)()>(function)());
}

// True iff there are rules, not just the draft of scripts/new.
bool has_rules(const Problem& problem);

// The path of the module, built or not.
fs::path rules_module(const Problem& problem);

// The rules of a problem (testdata/<id>/rules.cpp and limits.cpp), for one thread; nullptr if there are none.
// Throws Error if they are not built.
std::unique_ptr<rules::Rules> make_rules(const Problem& problem);

}  // namespace tools

#endif
