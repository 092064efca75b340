#include "core/twin.hpp"
// The game, whose last line names its class Elder.
#include "../../../testdata/acwing-1321-taking-stones/limits.cpp"

namespace {

class Format : public Twin<Elder> {
 public:
    std::vector<Game> parse(InStream& text) const override {
        return read_tests(text, kMost, [&]() -> Game {
            return {text.counted_line("N", 1, kHeaps, {"a heap", "一堆的石子数"}, 1, kGreatest)};
        });
    }
    std::size_t games_per_input() const override { return to_index(kMost); }
    Verdicts verdicts() const override { return {"Alice", "Bob"}; }
    std::string output(const std::vector<std::string>& answers) const override {
        return one_after_another(numbered("Case #", answers, ": "));
    }
    Game longest() const override { return {Row(to_index(kHeaps), kGreatest)}; }

 private:
    static constexpr Int kMost = 4000;
};

}  // namespace

TWIN(Format)
