#include "judge/faults.hpp"

namespace tools {

namespace {

// The first sign that the words have decides. Most have words that GCC and Clang, or compilers and
// sanitizers, have in common.
constexpr struct {
    const char *sign, *chinese;
} kKinds[] = {
    // UndefinedBehaviorSanitizer
    {"integer overflow", "整数溢出"},
    {"cannot be represented in type", "整数溢出"},
    {"outside the range of representable values", "转换后的值超出类型的范围"},
    {"division by zero", "除以零"},
    {"null pointer", "使用了空指针"},
    {"misaligned address", "地址没有对齐"},
    {"insufficient space for an object", "访问超出了对象的范围"},
    {"out of bounds for type", "数组下标越界"},
    {"pointer index expression", "指针运算超出范围"},
    {"shift exponent", "移位的位数不合法"},
    {"left shift of", "左移溢出"},
    {"variable length array bound", "变长数组的长度不是正数"},
    {"not a valid value for type", "读到了该类型不可能有的值"},
    {"end of a value-returning function", "函数没有 return 就结束了"},
    {"without returning a value", "函数没有 return 就结束了"},
    // AddressSanitizer
    {"heap-buffer-overflow", "堆内存越界"},
    {"stack-buffer-overflow", "局部数组越界"},
    {"stack-buffer-underflow", "局部数组越界"},
    {"global-buffer-overflow", "全局数组越界"},
    {"container-overflow", "容器越界"},
    {"heap-use-after-free", "使用了已释放的内存"},
    {"stack-use-after", "使用了已失效的局部变量"},
    {"stack-overflow", "栈溢出"},
    {"double-free", "重复释放内存"},
    {"attempting free on address", "释放了不该释放的内存"},
    {"alloc-dealloc-mismatch", "申请与释放内存的方式不配套"},
    {"negative-size-param", "长度为负数"},
    {"allocation-size-too-big", "申请的内存过大"},
    {"out-of-memory", "内存不足"},
    {"param-overlap", "复制的两段内存重叠"},
    {"SEGV", "访问了无效的地址"},
    {"FPE", "算术错误，如除以零"},
    {"ILL", "非法指令"},
    {"BUS", "总线错误"},
    // Memcheck
    {"use of uninitialized value", "使用了未初始化的值"},
    // the library
    {"terminate called", "异常没有被捕获"},
    {"Assertion", "断言不成立"},
    {"free():", "释放了不该释放的内存"},
    {"malloc", "堆内存已被写坏"},
    // warnings of compilers
    {"no return statement", "函数缺少 return"},
    {"reaches end of non-void", "函数可能没有 return 就结束"},
    {"does not return a value", "函数可能没有 return 就结束"},
    {"may be used uninitialized", "变量可能没有初始化"},
    {"used uninitialized", "变量没有初始化"},
    {"is uninitialized when", "变量没有初始化"},
    {"-Wformat", "格式与参数不符"},
    {"-Warray-bounds", "数组下标越界"},
    {"-Woverflow", "整数溢出"},
    {"-Wconstant-conversion", "整数溢出"},
    {"-Wshift-count", "移位的位数不合法"},
    {"-Wdiv-by-zero", "除以零"},
};

}  // namespace

Text fault(const std::string& words) {
    for (const auto& [sign, chinese] : kKinds) {
        const bool is_it = words.find(sign) != words.npos;
        if (is_it) return {words, std::string(chinese) + "（" + words + "）"};
    }
    return words;
}

}  // namespace tools
