/* SPDX-License-Identifier: MIT */
/*
 * Where the library is that this is a part of.
 */
#include "machine.h"

#include <dlfcn.h>
#include <stdio.h>

bool machine_library(char *path, size_t size)
{
    static const char inside;
    Dl_info info;
    int length = 0;
    if (dladdr(&inside, &info) != 0 && info.dli_fname) {
        length = snprintf(path, size, "%s", info.dli_fname);
    }
    return length > 0 && (size_t)length < size;
}
