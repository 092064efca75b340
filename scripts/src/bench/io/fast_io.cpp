// common/fast_io.hpp
#include "../../../../common/fast_io.hpp"

struct Contender {
    fast_io::Reader in;
    fast_io::Writer out;
    template <class T>
    bool read(T& value) {
        return in.read(value);
    }
    template <class T>
    void line(T value) {
        out.line(value);
    }
};

#include "task.hpp"
