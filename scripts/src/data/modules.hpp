// Code of one problem that the tools load.
#ifndef SCRIPTS_SRC_DATA_MODULES_HPP
#define SCRIPTS_SRC_DATA_MODULES_HPP

#include <dlfcn.h>
#include <fmt/format.h>

#include <memory>
#include <string_view>

#include "base/error.hpp"
#include "catalog/problems.hpp"
#include "core/rules.hpp"

namespace tools {

// What the function `make` of a module makes. Throws Error, with `how_to_build` in it, where the
// module or the function is not there.
template <class Interface>
std::unique_ptr<Interface> make_from(const fs::path& module, const char* make,
                                     std::string_view how_to_build) {
    // Never closed: objects that exist would lose their code.
    void* handle = ::dlopen(module.c_str(), RTLD_NOW | RTLD_LOCAL);
    void* function = handle == nullptr ? nullptr : ::dlsym(handle, make);
    if (function == nullptr) {
        throw Error(fmt::format("{} cannot be loaded ({}); {}", module.filename().string(),
                                ::dlerror(), how_to_build));
    }
    return std::unique_ptr<Interface>(reinterpret_cast<Interface* (*)()>(function)());
}

// True iff there are rules, and not only the draft that scripts/new makes.
bool has_rules(const Problem& problem);

// The module of a problem's rules, whether or not it is built.
fs::path rules_module(const Problem& problem);

// The rules of a problem (testdata/<id>/rules.cpp), each object for one thread; nullptr where there
// are none. Throws Error where they are not built.
std::unique_ptr<rules::Rules> make_rules(const Problem& problem);

}  // namespace tools

#endif
