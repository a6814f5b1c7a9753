#include "BenchmarkAllocations.h"
#include <stdlib.h>

#if defined(__linux__) && defined(__GLIBC__)
// A program's own malloc takes the place of the C library's, which has another name too. The benchmarks have one thread.
extern void *__libc_malloc(size_t size);

static long blocks = 0;

void *malloc(size_t size) {
    blocks += 1;
    return __libc_malloc(size);
}

long allocated_blocks(void) { return blocks; }
#else
long allocated_blocks(void) { return -1; }
#endif
