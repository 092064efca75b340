// The kinds of functions that the catalogue has, a file for each.
#ifndef SCRIPTS_SRC_LAB_FUNCTIONS_KINDS_HPP
#define SCRIPTS_SRC_LAB_FUNCTIONS_KINDS_HPP

#include <deque>
#include <string>

#include "lab/compose.hpp"
#include "lab/functions.hpp"

namespace lab {

// Adds functions to the catalogue.
class Writer {
 public:
    explicit Writer(Catalogue* all) : all_(all) {}

    void expression(const Tree& of_n, double bits) {
        all_->known.push_back({of_n, nullptr, bits, false});
    }
    void called(Text text, const std::string& name, Written written, double bits,
                bool bounded = false) {
        Function& function =
            all_->functions.emplace_back(function_of(name, std::move(text), std::move(written)));
        function.bits = bits;
        all_->known.push_back({call(function, {variable(0)}), &function, bits, bounded});
    }

 private:
    Catalogue* all_;
};

void add_binary(Writer* to);
void add_places(Writer* to);  // of binary digits
void add_base(Writer* to, Int base);
void add_number_theory(Writer* to);
void add_powers(Writer* to);
void add_fibonacci(Writer* to);
void add_pairs(std::deque<Function>* to);  // functions of several numbers

}  // namespace lab

#endif
