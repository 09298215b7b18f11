# SPDX-License-Identifier: MIT
# The toolchain for browsers: Debian's emscripten, and the libraries that tools/web-libraries has built.
include(/usr/share/emscripten/cmake/Modules/Platform/Emscripten.cmake)
set(libraries $ENV{XDG_CACHE_HOME})
if(NOT IS_ABSOLUTE "${libraries}") # relative paths are ignored
    set(libraries $ENV{HOME}/.cache)
endif()
set(libraries ${libraries}/trounce/web-libraries)
list(PREPEND CMAKE_FIND_ROOT_PATH ${libraries})
set(ENV{PKG_CONFIG_LIBDIR} ${libraries}/lib/pkgconfig)
