// What printf and scanf understand on Windows besides: %I64d, %I64u, ... . Linked with programs that
// are judged as there; in C++98, which they may be written in.
#include <cstdarg>
#include <cstdio>
#include <cstring>
#include <string>

namespace {

class Format {
 public:
    explicit Format(const char* text) : text_(text) {
        if (std::strstr(text, "I64") == 0) return;
        bool in_conversion = false;
        for (const char* at = text; *at != '\0'; ++at) {
            if (in_conversion && std::strncmp(at, "I64", 3) == 0) {
                converted_ += "ll";
                at += 2;
                continue;
            }
            if (*at == '%') {
                in_conversion = !in_conversion;
            } else if (std::strchr("diouxXeEfgGcsp", *at) != 0) {
                in_conversion = false;
            }
            converted_ += *at;
        }
        text_ = converted_.c_str();
    }
    const char* text() const { return text_; }

 private:
    const char* text_;
    std::string converted_;
};

}  // namespace

#define CALL(...)                   \
    std::va_list rest;              \
    va_start(rest, format);         \
    const int result = __VA_ARGS__; \
    va_end(rest);                   \
    return result

// scanf has other names in newer versions of the C library.
#define INPUT(name)                                                        \
    int __wrap_##name##scanf(const char* format, ...) {                    \
        CALL(std::vscanf(Format(format).text(), rest));                    \
    }                                                                      \
    int __wrap_##name##fscanf(std::FILE* file, const char* format, ...) {  \
        CALL(std::vfscanf(file, Format(format).text(), rest));             \
    }                                                                      \
    int __wrap_##name##sscanf(const char* from, const char* format, ...) { \
        CALL(std::vsscanf(from, Format(format).text(), rest));             \
    }

extern "C" {
INPUT()
INPUT(__isoc99_)
INPUT(__isoc23_)
int __wrap_printf(const char* format, ...) {
    CALL(std::vprintf(Format(format).text(), rest));
}
int __wrap_fprintf(std::FILE* file, const char* format, ...) {
    CALL(std::vfprintf(file, Format(format).text(), rest));
}
int __wrap_sprintf(char* to, const char* format, ...) {
    CALL(std::vsprintf(to, Format(format).text(), rest));
}
}
