// Lists of numbers, such as heaps, within bounds: the same table gives the exhaustive games of a
// problem and the sentence that tells how far they go.
#ifndef SCRIPTS_SRC_CORE_LISTS_HPP
#define SCRIPTS_SRC_CORE_LISTS_HPP

#include "core/rules.hpp"

namespace rules {

// How the sentence names the numbers of a list: "1 heap", "2 heaps"; "2 堆", "每堆", "5 颗".
struct Unit {
    Name one, many;     // the Chinese of `one` follows 每
    const char* zh_of;  // the Chinese for what a number counts; may be empty
};
inline Unit heaps_in(const char* zh_of) {
    return {{"heap", "堆"}, {"heaps", "堆"}, zh_of};
}
inline Unit plain_numbers() {
    return {{"number", "个"}, {"numbers", "个数"}, ""};
}

class Lists {
 public:
    enum class Order { any, ascending, descending };  // of equal numbers, each may be the first

    // The lists of `fewest` numbers from `least` to greatest[0], then those of one number more from
    // `least` to greatest[1], and so on.
    Lists(const Unit& unit, std::size_t fewest, const Row& greatest, Order order = Order::any,
          Int least = 1);
    // The lists of 1 to `most` numbers from `least` to `greatest`, each before those that begin with
    // it.
    Lists(const Unit& unit, std::size_t most, Int least, Int greatest, Order order = Order::any)
        : unit_(unit), order_(order), least_(least), sizes_{{1, most, greatest}} {}

    // Every list, those of the same size in lexicographic order.
    template <class Visit>
    void for_each(const Visit& visit) const {
        Row list;
        for (const Size& size : sizes_) extend(list, size, visit);
    }
    // True if the numbers, put in order, are one of the lists.
    bool contain(const Row& numbers) const;
    // "1 heap up to 40, 2 heaps up to 12, 3 and 4 up to 6", or "up to 5 heaps of 1 to 7".
    tools::Text bound() const;

 private:
    struct Size {
        std::size_t fewest, most;
        Int greatest;
    };

    template <class Visit>
    void extend(Row& list, const Size& size, const Visit& visit) const {
        if (list.size() >= size.fewest) visit(static_cast<const Row&>(list));
        if (list.size() == size.most) return;
        const auto next_to = [&](Order order, Int otherwise) {
            return order_ == order && !list.empty() ? list.back() : otherwise;
        };
        const Int last = next_to(Order::descending, size.greatest);
        for (Int number = next_to(Order::ascending, least_); number <= last; ++number) {
            list.push_back(number);
            extend(list, size, visit);
            list.pop_back();
        }
    }

    Unit unit_;
    Order order_;
    Int least_;
    std::vector<Size> sizes_;
};

// For Rules::small(): each list as a game of one row.
Small every(const Lists& lists);
// Every row of so many numbers from `least` to `most`, which the statement calls so: "N, K".
Small up_to(const std::string& names, std::size_t count, Int least, Int most);

}  // namespace rules

#endif
