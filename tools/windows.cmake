# SPDX-License-Identifier: MIT
# The toolchain for Windows: Debian's mingw-w64 for x86_64, and the libraries that
# tools/windows-libraries has built.
set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_PROCESSOR x86_64)
set(CMAKE_C_COMPILER x86_64-w64-mingw32-gcc)
set(CMAKE_RC_COMPILER x86_64-w64-mingw32-windres)
set(libraries $ENV{XDG_CACHE_HOME})
if(NOT IS_ABSOLUTE "${libraries}") # relative paths are ignored
    set(libraries $ENV{HOME}/.cache)
endif()
set(libraries ${libraries}/trounce/windows-libraries)
set(CMAKE_FIND_ROOT_PATH ${libraries} /usr/x86_64-w64-mingw32)
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
set(ENV{PKG_CONFIG_LIBDIR} ${libraries}/lib/pkgconfig)
