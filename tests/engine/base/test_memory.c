/* SPDX-License-Identifier: MIT */
/*
 * Memory: zeroed blocks, overflowing products, growing arrays.
 */
#include "test.h"
#include "trounce/memory.h"

TEST_CASE(test_new_blocks_are_zeroed)
{
    unsigned char *bytes = memory_new(100, 7);
    assert_non_null(bytes);
    for (size_t i = 0; i < 700; i++) {
        assert_int_equal(bytes[i], 0);
    }
    memory_free(bytes);
    memory_free(NULL);
}

TEST_CASE(test_nothing_is_a_valid_block)
{
    void *blocks[] = {memory_new(0, 8), memory_new(8, 0), memory_resize(NULL, 0, 4)};
    for (size_t i = 0; i < sizeof blocks / sizeof blocks[0]; i++) {
        assert_non_null(blocks[i]);
        memory_free(blocks[i]);
    }
    void *block = memory_new(3, 3);
    block = memory_resize(block, 0, 3);
    assert_non_null(block);
    memory_free(block);
}

TEST_CASE(test_overflowing_products_are_refused)
{
    volatile size_t huge = SIZE_MAX / 2 + 2; /* volatile, or the compiler warns about it */
    assert_null(memory_new(huge, 2));
    assert_null(memory_resize(NULL, huge, 2));
    unsigned char *block = memory_new(1, 1);
    *block = 42;
    assert_null(memory_resize(block, huge, 2));
    assert_int_equal(*block, 42);
    memory_free(block);
}

TEST_CASE(test_reserving_grows_and_keeps)
{
    void *block = NULL;
    size_t capacity = 0;
    unsigned growths = 0;
    for (size_t count = 0; count < 1000; count++) {
        size_t capacity_before = capacity;
        assert_true(memory_reserve(&block, &capacity, count, sizeof(size_t)));
        assert_true(capacity > count);
        growths += capacity != capacity_before;
        ((size_t *)block)[count] = count;
    }
    for (size_t i = 0; i < 1000; i++) {
        assert_int_equal(((size_t *)block)[i], i);
    }
    assert_true(growths < 12);
    memory_free(block);
}

TEST_CASE(test_reserving_too_much_changes_nothing)
{
    char one;
    void *block = &one;
    size_t capacity = SIZE_MAX / 2 + 1;
    assert_false(memory_reserve(&block, &capacity, capacity, 1));
    assert_ptr_equal(block, &one);
    assert_true(capacity == SIZE_MAX / 2 + 1);

    capacity = SIZE_MAX / 16;
    assert_false(memory_reserve(&block, &capacity, capacity, 64));
    assert_ptr_equal(block, &one);
    assert_true(capacity == SIZE_MAX / 16);
}
