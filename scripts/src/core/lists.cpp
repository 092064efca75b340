#include "core/lists.hpp"

namespace rules {

Lists::Lists(const Unit& unit, std::size_t fewest, const Row& greatest, Order order, Int least)
    : unit_(unit), order_(order), least_(least) {
    for (const Int bound : greatest) {
        sizes_.push_back({fewest, fewest, bound});
        ++fewest;
    }
}

bool Lists::contain(const Row& numbers) const {
    return std::any_of(sizes_.begin(), sizes_.end(), [&](const Size& size) {
        return size.fewest <= numbers.size() && numbers.size() <= size.most &&
               std::all_of(numbers.begin(), numbers.end(),
                           [&](Int number) { return least_ <= number && number <= size.greatest; });
    });
}

tools::Text Lists::bound() const {
    const auto s = [](auto number) { return std::to_string(number); };
    const std::string each = std::string("每") + unit_.one.zh;
    const std::string of = *unit_.zh_of == '\0' ? "" : std::string(" ") + unit_.zh_of;
    tools::Text text;
    bool named = false;  // "heaps" and 每堆 stand once
    for (std::size_t i = 0, end; i < sizes_.size(); i = end) {
        // Sizes of the same bound are named together.
        const Int greatest = sizes_[i].greatest;
        for (end = i + 1; end < sizes_.size() && sizes_[end].greatest == greatest;) ++end;
        const std::size_t first = sizes_[i].fewest, last = sizes_[end - 1].most;
        const tools::Text range = {' ' + s(least_) + " to " + s(greatest),
                                   ' ' + s(least_) + " 到 " + s(greatest) + of};
        if (first == 1 && last > 1 && end == sizes_.size() && i == 0) {
            text = {"up to " + s(last) + ' ' + unit_.many.en + " of",
                    "至多 " + s(last) + ' ' + unit_.many.zh + "，" + each};
            text += range;
            break;
        }
        const Name& name = last == 1 ? unit_.one : unit_.many;
        if (i > 0) text += {", ", "，"};
        text += s(first);
        if (last == first + 1) text += {" and ", std::string(" ") + name.zh + "和 "};
        if (last > first + 1) text += {" to ", " 到 "};
        if (last > first) text += s(last);
        text += {named ? "" : std::string(" ") + name.en,
                 std::string(" ") + name.zh + (named || last == 1 ? "" : each)};
        text += least_ == 1 ? tools::Text(" up to " + s(greatest), "不超过 " + s(greatest) + of)
                            : tools::Text(" of" + range.en, range.zh);
        named = last > 1;
    }
    if (order_ == Order::ascending) text += {", in ascending order", "，从小到大"};
    if (order_ == Order::descending) text += {", in descending order", "，从大到小"};
    return text;
}

Small every(const Lists& lists) {
    return {[lists](Sink& sink) { lists.for_each([&](const Row& row) { sink.game({row}); }); },
            lists.bound()};
}

Small up_to(const std::string& names, std::size_t count, Int least, Int most) {
    const Lists rows(plain_numbers(), count, {most}, Lists::Order::any, least);
    return {every(rows).make, '$' + names + " \\le " + std::to_string(most) + '$'};
}

}  // namespace rules
