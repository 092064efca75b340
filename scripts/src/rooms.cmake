# The rooms of the tools, from the ground up. A room is a folder and a library of its own; it can
# include its own headers, those of the rooms that it KNOWS, and what these know (rooms_test.cpp).
option(ROOMS_AT_ONCE "Compile each room as one file: a first build takes half as long" OFF)

# Gives a target with the sources of a room what that USES and KNOWS.
function(furnish target)
    cmake_parse_arguments(room "COMPUTES" "" "KNOWS;USES" ${ARGN})
    target_compile_options(${target} PRIVATE ${STRICT})
    target_include_directories(${target} PUBLIC ${CMAKE_CURRENT_FUNCTION_LIST_DIR})
    list(TRANSFORM room_KNOWS PREPEND room-)
    target_link_libraries(${target} PUBLIC ${room_KNOWS} ${room_USES})
    if(NOT room_COMPUTES)
        waits(${target})
    endif()
endfunction()

function(room name)
    file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_FUNCTION_LIST_DIR}/${name}/*.cpp)
    add_library(room-${name} STATIC ${sources})
    furnish(room-${name} ${ARGN})
    if(ROOMS_AT_ONCE)
        set_target_properties(room-${name} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 0)
        # Never built: how editors compile each source.
        add_library(${name}-sources OBJECT EXCLUDE_FROM_ALL ${sources})
        furnish(${name}-sources ${ARGN})
        target_compile_definitions(${name}-sources
                                   PRIVATE $<TARGET_PROPERTY:room-${name},COMPILE_DEFINITIONS>)
    endif()
endfunction()

# These are standard C++ only: a web page has the same sources (site/wasm).
room(core COMPUTES)
room(explain COMPUTES KNOWS core USES combinatorial_games::combinatorial_games)
room(play COMPUTES KNOWS explain)
room(games COMPUTES KNOWS core USES combinatorial_games::combinatorial_games)
room(lab COMPUTES KNOWS games)
# An object, as described games are linked with it, too.
add_library(lab-answers OBJECT ${CMAKE_CURRENT_LIST_DIR}/lab/include/lab_answers.cpp)
room(web COMPUTES KNOWS play)
