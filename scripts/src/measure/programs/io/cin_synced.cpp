// cin and cout as they are
#include <iostream>

struct Contender {
    template <class T>
    bool read(T& value) {
        return static_cast<bool>(std::cin >> value);
    }
    template <class T>
    void line(T value) {
        std::cout << value << '\n';
    }
};

#include "task.hpp"
