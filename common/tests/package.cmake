# Uses the library as others do: by add_subdirectory, by FetchContent and, installed, by find_package,
# each from a project of its own outside the checkout. Nothing but the include directory and C++11 may
# reach that project, and nothing of the tools may be looked for.
#
#     cmake [-D CXX=g++] -P package.cmake

get_filename_component(root "${CMAKE_CURRENT_LIST_DIR}/../.." ABSOLUTE)
if(NOT CXX)
    set(CXX c++)
endif()
set(temporary "$ENV{TMPDIR}")
if(NOT IS_DIRECTORY "${temporary}")
    set(temporary /tmp)
endif()
string(RANDOM LENGTH 12 name)
set(work "${temporary}/package test ${name}")

function(fail text)
    file(REMOVE_RECURSE "${work}")
    message(FATAL_ERROR "${text}")
endfunction()

# Runs a command; its output comes back as ${output}.
function(run)
    execute_process(COMMAND ${ARGV} RESULT_VARIABLE result OUTPUT_VARIABLE output ERROR_VARIABLE output)
    if(NOT result EQUAL 0)
        list(JOIN ARGV " " command)
        fail("${command}\n${output}")
    endif()
    set(output "${output}" PARENT_SCOPE)
endfunction()

function(expect actual expected what)
    if(NOT actual STREQUAL expected)
        fail("${what}: expected '${expected}', found '${actual}'")
    endif()
endfunction()

# What FetchContent would download: the root's CMakeLists.txt and the library, without tests and notes,
# so that nothing of the tools is there.
set(library "${work}/the library")
file(GLOB headers RELATIVE "${root}/common" "${root}/common/*.hpp")
file(COPY "${root}/CMakeLists.txt" DESTINATION "${library}")
foreach(file CMakeLists.txt ${headers})
    file(COPY "${root}/common/${file}" DESTINATION "${library}/common")
endforeach()
execute_process(COMMAND ${CMAKE_COMMAND} -E tar czf "${work}/library.tar.gz" CMakeLists.txt common
                WORKING_DIRECTORY "${library}")

# Looking for any of these is an error.
foreach(package fmt CLI11 nlohmann_json tomlplusplus httplib Threads GTest)
    file(WRITE "${work}/trap/Find${package}.cmake" "message(FATAL_ERROR \"${package} is looked for\")\n")
endforeach()
set(configure ${CMAKE_COMMAND} -G Ninja -D "CMAKE_MODULE_PATH=${work}/trap" -D "CMAKE_CXX_COMPILER=${CXX}"
              -D FETCHCONTENT_QUIET=OFF)

# The compiler's state, as a program sees it; and the headers, in both spellings. The unused variable
# is worth a warning, and no more than that.
set(state [=[
#include <cstdio>
void print_state() {
#ifdef NDEBUG
    const int asserts = 0;
#else
    const int asserts = 1;
#endif
#ifdef __OPTIMIZE__
    const int optimized = 1;
#else
    const int optimized = 0;
#endif
#ifdef OF_THE_USER
    const int flags = OF_THE_USER;
#else
    const int flags = 0;
#endif
#ifdef __STRICT_ANSI__
    const int strict = 1;
#else
    const int strict = 0;
#endif
    std::printf("C++ %ld, strict %d, asserts %d, optimized %d, flags %d", long(__cplusplus), strict, asserts,
                optimized, flags);
}
]=])
file(WRITE "${work}/a project/state.inc" "${state}")
file(WRITE "${work}/a project/plain.cpp" "#include \"state.inc\"\nint main() { print_state(); }\n")
set(user "")
# One program has one reader: fast_io.hpp or, with its parts, fast_io_bulk.hpp.
set(together ${headers})
list(FILTER together EXCLUDE REGEX "^fast_(io_|input|output)")
foreach(header ${together})
    string(APPEND user "#include \"${header}\"\n#include <${header}>\n")
endforeach()
string(APPEND user [=[
#include "state.inc"
int main() {
    int unused_by_user;
    print_state();
    return wythoff::is_cold(3, 5) ? 0 : 1;
}
]=])
file(WRITE "${work}/a project/user.cpp" "${user}")

# A project that gets the library by the lines in `way`. The arguments left are its user's options.
# Its two programs, of which only one uses the library, must be compiled alike.
function(try name way expected)
    set(project "${work}/a project/${name}")
    file(WRITE "${project}/CMakeLists.txt" "
cmake_minimum_required(VERSION 3.22)
project(consumer LANGUAGES CXX)
function(read_all result)
    set(all)
    foreach(variable CMAKE_BUILD_TYPE CMAKE_CXX_STANDARD CMAKE_CXX_STANDARD_REQUIRED CMAKE_CXX_EXTENSIONS
                     CMAKE_CXX_FLAGS CMAKE_CXX_FLAGS_DEBUG CMAKE_CXX_FLAGS_RELEASE BUILD_TESTING
                     CMAKE_RUNTIME_OUTPUT_DIRECTORY CMAKE_EXPORT_COMPILE_COMMANDS)
        string(APPEND all \"\${variable}=\${\${variable}}\\n\")
    endforeach()
    foreach(property COMPILE_OPTIONS COMPILE_DEFINITIONS INCLUDE_DIRECTORIES LINK_OPTIONS)
        get_directory_property(value \${property})
        string(APPEND all \"\${property}=\${value}\\n\")
    endforeach()
    set(\${result} \"\${all}\" PARENT_SCOPE)
endfunction()
read_all(before)
${way}
read_all(after)
if(NOT before STREQUAL after)
    message(FATAL_ERROR \"the library changes the project from\\n\${before}to\\n\${after}\")
endif()
add_executable(plain ../plain.cpp)
add_executable(user ../user.cpp)
target_link_libraries(user PRIVATE combinatorial_games::combinatorial_games)
install(TARGETS user)
")
    run(${configure} -S "${project}" -B "${project}/build" ${ARGN})
    run(${CMAKE_COMMAND} --build "${project}/build")
    if(NOT output MATCHES "unused_by_user")
        fail("${name}: the user's warnings are gone:\n${output}")
    endif()
    run("${project}/build/plain")
    set(plain "${output}")
    run("${project}/build/user")
    if(expected STREQUAL "")
        set(expected "${plain}")
    endif()
    expect("${output}" "${expected}" "${name}, how the user's program is compiled")
    run(${CMAKE_COMMAND} --install "${project}/build" --prefix "${project}/installed")
    file(GLOB installed RELATIVE "${project}/installed" "${project}/installed/*")
    expect("${installed}" "bin" "${name}, what the user's project installs")
endfunction()

try(add_subdirectory "add_subdirectory(\"${library}\" library)" "" -D CMAKE_BUILD_TYPE=Debug
    "-DCMAKE_CXX_FLAGS=-Wall -O0 -DOF_THE_USER=7")
try("add_subdirectory of common" "add_subdirectory(\"${library}/common\" library)" ""
    -D CMAKE_CXX_STANDARD=17 -D CMAKE_CXX_FLAGS=-Wall)
try("fetch content" "
include(FetchContent)
if(POLICY CMP0135)
    cmake_policy(SET CMP0135 NEW)
endif()
FetchContent_Declare(combinatorial_games URL \"${work}/library.tar.gz\")
FetchContent_MakeAvailable(combinatorial_games)" "" -D CMAKE_BUILD_TYPE=Release -D CMAKE_CXX_STANDARD=14
    -D CMAKE_CXX_EXTENSIONS=OFF "-DCMAKE_CXX_FLAGS=-Wall" "-DCMAKE_CXX_FLAGS_RELEASE=-O1 -DNDEBUG")

run(${configure} -S "${library}/common" -B "${work}/installing")
run(${CMAKE_COMMAND} --install "${work}/installing" --prefix "${work}/first place")
file(RENAME "${work}/first place" "${work}/second place")
file(GLOB installed RELATIVE "${work}/second place/include/combinatorial_games"
     "${work}/second place/include/combinatorial_games/*")
expect("${installed}" "${headers}" "the installed headers")
# An old standard is raised, but no further than needed.
try("find package" "
find_package(combinatorial_games 2.0 QUIET)
if(combinatorial_games_FOUND)
    message(FATAL_ERROR \"there is no version 2.0\")
endif()
find_package(combinatorial_games 1.0 REQUIRED)"
    "C++ 201103, strict 0, asserts 1, optimized 0, flags 0"
    "-DCMAKE_PREFIX_PATH=${work}/second place" -D CMAKE_CXX_STANDARD=98 -D CMAKE_CXX_FLAGS=-Wall)

file(REMOVE_RECURSE "${work}")
