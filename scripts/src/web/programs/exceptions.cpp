// Exceptions in WebAssembly. Clang compiles them, but Debian's C++ library for wasm32-wasi comes
// without what they need while a program runs; here it is, after the Itanium C++ ABI and the tables
// that Clang writes. No class is caught by a base that is not at its beginning, and nothing is
// thrown from a destructor.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <typeinfo>

namespace {

// In WebAssembly a destructor returns its object.
using Destructor = void* (*)(void*);

// What stands before a thrown object.
struct Header {
    const std::type_info* type;
    Destructor destroy;
    std::size_t handlers;  // that are at work on it
    Header* outer;         // that was caught before it
};

Header* last_caught = nullptr;

Header* header_of(void* object) {
    return static_cast<Header*>(object) - 1;
}

[[noreturn]] void raise(void* object) {
    __builtin_wasm_throw(0, object);
}

std::uint8_t read_leb128(const std::uint8_t*& at, std::uint32_t* value, unsigned* bits) {
    std::uint8_t byte;
    do {
        byte = *at++;
        *value |= std::uint32_t{byte & 0x7fu} << *bits;
        *bits += 7;
    } while ((byte & 0x80) != 0);
    return byte;
}

std::uint32_t unsigned_number(const std::uint8_t*& at) {
    std::uint32_t value = 0;
    unsigned bits = 0;
    read_leb128(at, &value, &bits);
    return value;
}

std::int32_t signed_number(const std::uint8_t*& at) {
    std::uint32_t value = 0;
    unsigned bits = 0;
    const std::uint8_t last = read_leb128(at, &value, &bits);
    if ((last & 0x40) != 0 && bits < 32) value |= ~std::uint32_t{0} << bits;
    return static_cast<std::int32_t>(value);
}

// Which handler a landing pad takes; 0: none, and the exception goes on. Clang numbers the pads of a
// function and writes their types before the end of its table.
std::uint32_t handler_for(void* object, std::uint32_t pad, const std::uint8_t* table);

}  // namespace

namespace __cxxabiv1 {

// As libc++abi declares it: the base of all its std::type_info.
class __shim_type_info : public std::type_info {
 public:
    virtual ~__shim_type_info();
    virtual void noop1() const;
    virtual void noop2() const;
    virtual bool can_catch(const __shim_type_info* thrown, void*& object) const = 0;
};

}  // namespace __cxxabiv1

namespace {

using Type = __cxxabiv1::__shim_type_info;

std::uint32_t handler_for(void* object, std::uint32_t pad, const std::uint8_t* at) {
    constexpr std::uint8_t omitted = 0xff;
    if (*at++ != omitted) std::abort();  // landing pads have no base address here
    const Type* const* types = nullptr;
    if (*at++ != omitted) {
        const std::uint32_t size = unsigned_number(at);
        types = reinterpret_cast<const Type* const*>(at + size);
    }
    ++at;  // how places are written: as numbers of pads
    const std::uint32_t size = unsigned_number(at);
    const std::uint8_t* const actions = at + size;
    for (;; --pad) {
        unsigned_number(at);  // the landing pad
        const std::uint32_t action = unsigned_number(at);
        if (pad > 0) continue;
        if (action == 0) return 0;
        at = actions + action - 1;
        break;
    }
    for (;;) {
        const std::int32_t index = signed_number(at);
        if (index > 0) {
            const Type* const type = types[-index];
            const auto* const thrown = static_cast<const Type*>(header_of(object)->type);
            void* adjusted = object;
            if (type == nullptr || type->can_catch(thrown, adjusted)) {
                return static_cast<std::uint32_t>(index);
            }
        }
        const std::uint8_t* next = at;
        const std::int32_t offset = signed_number(next);
        if (offset == 0) return 0;
        at += offset;
    }
}

}  // namespace

// The names that Clang calls.
extern "C" {

struct {
    std::uint32_t pad;
    const std::uint8_t* table;
    std::uint32_t handler;
} __wasm_lpad_context;

int __gxx_wasm_personality_v0(...) {
    std::abort();  // only its address is taken
}

int _Unwind_CallPersonality(void* object) {
    __wasm_lpad_context.handler =
        handler_for(object, __wasm_lpad_context.pad, __wasm_lpad_context.table);
    return 0;
}

void* __cxa_allocate_exception(std::size_t size) noexcept {
    void* const memory = std::calloc(1, sizeof(Header) + size);
    if (memory == nullptr) std::abort();
    return static_cast<Header*>(memory) + 1;
}

void __cxa_free_exception(void* object) noexcept {
    std::free(header_of(object));
}

void __cxa_throw(void* object, std::type_info* type, Destructor destroy) {
    *header_of(object) = {type, destroy, 0, nullptr};
    raise(object);
}

void* __cxa_get_exception_ptr(void* object) noexcept {
    return object;
}

void* __cxa_begin_catch(void* object) noexcept {
    Header* const header = header_of(object);
    if (header->handlers++ == 0) {
        header->outer = last_caught;
        last_caught = header;
    }
    return object;
}

void __cxa_end_catch() {
    Header* const header = last_caught;
    if (--header->handlers > 0) return;
    last_caught = header->outer;
    if (header->destroy != nullptr) header->destroy(header + 1);
    std::free(header);
}

// The handler at work ends, and the object must outlive it: the count stays, so that the leak of
// one object is all that follows.
void __cxa_rethrow() {
    Header* const header = last_caught;
    ++header->handlers;
    raise(header + 1);
}

}  // extern "C"
