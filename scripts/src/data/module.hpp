// Modules: code of one problem that the tools load.
#ifndef SCRIPTS_SRC_DATA_MODULE_HPP
#define SCRIPTS_SRC_DATA_MODULE_HPP

#include <dlfcn.h>
#include <fmt/format.h>

#include <memory>

#include "catalog/problems.hpp"

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

}  // namespace tools

#endif
