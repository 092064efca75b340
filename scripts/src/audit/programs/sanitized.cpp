// Calls the main of a bundle, which is a shared library here, again and again in one process. Each
// input comes as a file and through a pipe; the output must not depend on that, nor on the inputs
// before it. The arguments are the inputs.
//
// environment: SANITIZED_LIBRARY, the path of the library
#include <dlfcn.h>
#include <link.h>
#include <stdio_ext.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <vector>

namespace {

void must(bool done) {
    if (!done) std::abort();
}

// Neither checked nor replaced by memcpy: there are red zones between variables.
__attribute__((no_sanitize("address"))) void copy(const char* from, std::size_t size, char* to) {
    typedef std::uint64_t __attribute__((may_alias, aligned(1))) Word;
    std::size_t i = 0;
    for (; i + sizeof(Word) <= size; i += sizeof(Word)) {
        *reinterpret_cast<Word*>(to + i) = *reinterpret_cast<const volatile Word*>(from + i);
    }
    for (; i < size; ++i) to[i] = *static_cast<const volatile char*>(from + i);
}

class Library {
 public:
    Library() {
        void* const handle = dlopen(std::getenv("SANITIZED_LIBRARY"), RTLD_NOW);
        must(handle != nullptr);
        main_ = reinterpret_cast<int (*)()>(dlsym(handle, "main"));
        must(main_ != nullptr && dlinfo(handle, RTLD_DI_LINKMAP, &map_) == 0);
        dl_iterate_phdr(&Library::keep_variables, this);
    }

    // Runs the program as in a new process.
    int run() {
        for (const Variables& part : variables_)
            copy(part.first.data(), part.first.size(), part.at);
        return main_();
    }

 private:
    struct Variables {
        char* at;
        std::vector<char> first;  // what was there before the first run
    };

    static int keep_variables(dl_phdr_info* info, std::size_t, void* library) {
        Library& self = *static_cast<Library*>(library);
        if (info->dlpi_addr != self.map_->l_addr) return 0;
        for (int i = 0; i < info->dlpi_phnum; ++i) {
            const ElfW(Phdr)& part = info->dlpi_phdr[i];
            if (part.p_type != PT_LOAD || (part.p_flags & PF_W) == 0) continue;
            char* const at = reinterpret_cast<char*>(info->dlpi_addr + part.p_vaddr);
            self.variables_.push_back({at, std::vector<char>(part.p_memsz)});
            copy(at, part.p_memsz, self.variables_.back().first.data());
        }
        return 0;
    }

    int (*main_)() = nullptr;
    link_map* map_ = nullptr;
    std::vector<Variables> variables_;
};

void write_to(int file, const std::vector<char>& data) {
    must(write(file, data.data(), data.size()) == static_cast<ssize_t>(data.size()));
}

// An empty file in memory, as descriptor `number`.
void make_file(int number) {
    const int file = memfd_create("input", 0);
    must(file >= 0 && dup2(file, number) == number && close(file) == 0);
}

std::vector<char> run() {
    static Library library;
    make_file(1);
    // A program that reads by stdio or streams finds them as at its start.
    std::clearerr(stdin);
    __fpurge(stdin);
    std::cin.clear();
    must(library.run() == 0);
    std::cout.flush();
    std::fflush(stdout);
    std::vector<char> output(static_cast<std::size_t>(lseek(1, 0, SEEK_END)));
    must(pread(1, output.data(), output.size(), 0) == static_cast<ssize_t>(output.size()));
    return output;
}

void try_input(const std::vector<char>& input) {
    make_file(0);
    write_to(0, input);
    must(lseek(0, 0, SEEK_SET) == 0);
    const std::vector<char> from_file = run();
    if (input.size() > 65536) return;  // more than a pipe holds
    int ends[2];
    must(pipe(ends) == 0 && dup2(ends[0], 0) == 0);
    write_to(ends[1], input);
    must(close(ends[0]) == 0 && close(ends[1]) == 0);
    must(run() == from_file);
}

}  // namespace

int main(int count, char** files) {
    for (int i = 1; i < count; ++i) {
        std::fprintf(stderr, "%s\n", files[i]);
        std::FILE* file = std::fopen(files[i], "rb");
        must(file != nullptr);
        std::vector<char> input;
        for (int c; (c = std::getc(file)) != EOF;) input.push_back(static_cast<char>(c));
        std::fclose(file);
        try_input(input);
    }
}
