// common/fast_io.hpp
#include "../../../../../common/fast_io.hpp"

struct Contender : fast_io::Reader, fast_io::Writer {};

#include "task.hpp"
