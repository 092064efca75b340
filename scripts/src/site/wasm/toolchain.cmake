# WebAssembly with the C library of WASI, by Clang. CMake 3.22 does not know WASI by name.
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_CXX_COMPILER clang++)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
set(CMAKE_CXX_COMPILER_WORKS YES)  # CMakeLists.txt has tried it
