// cin and cout, not synchronized with C's streams and not tied to each other
#include <iostream>

struct Contender {
    Contender() {
        std::ios::sync_with_stdio(false);
        std::cin.tie(nullptr);
    }
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
