// What the compiler and Embedded Swift's runtime ask of a C library, for a module without one: memory and nothing else.
// Freed blocks go to a list of their size (powers of two), so that a page which searches at each key stays small.
#include <stddef.h>
#include <stdint.h>

extern unsigned char __heap_base;

enum { PAGE = 65536, CLASSES = 32, SMALLEST = 4 };

struct block {
    struct block *next;
};

static struct block *freed[CLASSES];
static uintptr_t heap;

static int class_of(size_t size) {
    int class = SMALLEST;
    while (class < CLASSES - 1 && ((size_t)1 << class) < size) class++;
    return class;
}

// Each block has its class in the 16 bytes before it, so that it is aligned to 16.
static void *allocate(size_t size) {
    int class = class_of(size);
    if (freed[class]) {
        struct block *block = freed[class];
        freed[class] = block->next;
        return block;
    }
    if (!heap) heap = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
    // A large block is not rounded up to a power of two: an index may be most of the memory.
    size_t bytes = class > 16 ? ((size + 15) & ~(size_t)15) : (size_t)1 << class;
    uintptr_t start = heap + 16;
    uintptr_t end = start + bytes;
    uintptr_t have = (uintptr_t)__builtin_wasm_memory_size(0) * PAGE;
    if (end > have && __builtin_wasm_memory_grow(0, (end - have + PAGE - 1) / PAGE) == (size_t)-1) __builtin_trap();
    heap = end;
    // A block that was not rounded up serves only requests of the next lower class again.
    *(int *)(start - 16) = class > 16 ? class - 1 : class;
    return (void *)start;
}

void *malloc(size_t size) { return allocate(size); }

int posix_memalign(void **result, size_t alignment, size_t size) {
    // The runtime asks for 16 at the most.
    if (alignment > 16) __builtin_trap();
    *result = allocate(size);
    return 0;
}

void free(void *pointer) {
    if (!pointer) return;
    struct block *block = pointer;
    int class = *(int *)((uintptr_t)pointer - 16);
    block->next = freed[class];
    freed[class] = block;
}

void *memcpy(void *restrict to, const void *restrict from, size_t size) { return __builtin_memcpy(to, from, size); }
void *memmove(void *to, const void *from, size_t size) { return __builtin_memmove(to, from, size); }
void *memset(void *to, int byte, size_t size) { return __builtin_memset(to, byte, size); }

int memcmp(const void *first, const void *second, size_t size) {
    const unsigned char *a = first, *b = second;
    for (size_t place = 0; place < size; place++)
        if (a[place] != b[place]) return a[place] < b[place] ? -1 : 1;
    return 0;
}

_Noreturn void abort(void) { __builtin_trap(); }
