// renameat2(2) is missing in the Glibc module of Swift, and syscall(2), which is variadic, cannot be called from Swift.
#ifndef CEXCHANGE_H
#define CEXCHANGE_H

#if defined(__linux__)
#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

// Lets two paths change places in one step; 0, or -1 with errno.
static inline int guide_exchange(const char *first, const char *second) {
    return (int)syscall(SYS_renameat2, AT_FDCWD, first, AT_FDCWD, second, 2U /* RENAME_EXCHANGE */);
}
#endif

#endif
