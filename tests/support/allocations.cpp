#include "tests/support/allocations.h"

#include <atomic>
#include <cstdlib>
#include <new>

namespace {

std::atomic<std::uint64_t> allocations = 0;

void* counted(std::size_t bytes)
{
    ++allocations;
    return std::malloc(bytes == 0 ? 1 : bytes);
}

void* counted_or_thrown(std::size_t bytes)
{
    if (void* memory = counted(bytes)) return memory;
    throw std::bad_alloc();
}

}  // namespace

std::uint64_t tessera::allocations_so_far() { return allocations; }

void* operator new(std::size_t bytes) { return counted_or_thrown(bytes); }
void* operator new[](std::size_t bytes) { return counted_or_thrown(bytes); }
void* operator new(std::size_t bytes, const std::nothrow_t&) noexcept { return counted(bytes); }
void* operator new[](std::size_t bytes, const std::nothrow_t&) noexcept { return counted(bytes); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete(void* memory, const std::nothrow_t&) noexcept { std::free(memory); }
void operator delete[](void* memory, const std::nothrow_t&) noexcept { std::free(memory); }
