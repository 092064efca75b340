# The rooms of the tools, from the ground up. A room is a folder and a library of its own; it can
# include its own headers, those of the rooms that it KNOWS, and what these know. Any other include
# does not compile, since a room's include path holds links to just these folders.
function(room name)
    cmake_parse_arguments(room "COMPUTES" "" "KNOWS;USES" ${ARGN})
    set(library room-${name})
    set(here ${CMAKE_CURRENT_FUNCTION_LIST_DIR})
    file(GLOB sources CONFIGURE_DEPENDS ${here}/${name}/*.cpp)
    add_library(${library} STATIC ${sources})
    target_compile_options(${library} PRIVATE ${STRICT})
    # Compiled as one file, a third of the work of one by one.
    set_target_properties(${library} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 0)
    set(door ${CMAKE_CURRENT_BINARY_DIR}/rooms/${name})
    file(MAKE_DIRECTORY ${door})
    file(CREATE_LINK ${here}/${name} ${door}/${name} SYMBOLIC)
    target_include_directories(${library} PUBLIC ${door})
    foreach(known IN LISTS room_KNOWS)
        if(NOT TARGET room-${known})
            message(FATAL_ERROR "${name} cannot know ${known}, which is no room below it")
        endif()
        target_link_libraries(${library} PUBLIC room-${known})
    endforeach()
    target_link_libraries(${library} PUBLIC ${room_USES})
    if(NOT room_COMPUTES)
        waits(${library})
    endif()
endfunction()

# These are standard C++ only: a web page has the same sources (site/wasm).
room(core COMPUTES)
room(explain COMPUTES KNOWS core USES combinatorial_games::combinatorial_games)
room(play COMPUTES KNOWS explain)
room(games COMPUTES KNOWS core USES combinatorial_games::combinatorial_games)
room(web COMPUTES KNOWS play games)
