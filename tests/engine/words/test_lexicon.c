/* SPDX-License-Identifier: MIT */
/*
 * The packed lexicon compared with its trie, and damaged, truncated or forged images.
 */
#include "image.h"
#include "letters.h"
#include "seed.h"
#include "test.h"
#include "trounce/lexicon.h"
#include "trounce/memory.h"

struct image {
    unsigned char *bytes;
    size_t size;
};

static struct trie *new_trie(void)
{
    struct trie *trie = NULL;
    assert_ok(trie_new(&alphabet_english, &trie));
    return trie;
}

static void add(struct trie *trie, const char *word, unsigned char tier, unsigned char marks)
{
    struct word_note note = {.tier = tier, .marks = marks};
    assert_ok(trie_add(trie, word, strlen(word), note, NULL));
}

static struct image packed(const struct trie *trie)
{
    void *bytes = NULL;
    struct image image = {0};
    assert_ok(lexicon_pack(trie, &bytes, &image.size));
    image.bytes = bytes;
    return image;
}

/* A small lexicon: a few words, tiers, a mark and the empty string. */
static struct image small_image(void)
{
    struct trie *trie = new_trie();
    add(trie, "", 80, WORD_MARK_NONE);
    add(trie, "cat", 10, WORD_MARK_NONE);
    add(trie, "cats", 20, WORD_MARK_NONE);
    add(trie, "damn", 35, WORD_MARK_OFFENSIVE);
    add(trie, "zyzzyva", TIER_MAX, WORD_MARK_NONE);
    struct image image = packed(trie);
    trie_free(trie);
    return image;
}

static struct lexicon opened(struct image image)
{
    struct lexicon lexicon;
    assert_ok(lexicon_open(&lexicon, &alphabet_english, image.bytes, image.size, NULL));
    return lexicon;
}

#define JOINED_MAX 128

static bool join(void *context, const char *word, size_t length, struct word_note note)
{
    char *text = context;
    assert_int_equal(strlen(word), length);
    size_t used = strlen(text);
    int added = snprintf(text + used, JOINED_MAX - used, "%s %u%s,", word, note.tier,
                         note.marks ? "!" : "");
    assert_true(added < (int)(JOINED_MAX - used));
    return true;
}

TEST_CASE(test_small_lexicon)
{
    struct image image = small_image();
    assert_true(lexicon_is_packed(image.bytes, image.size));
    struct lexicon lexicon = opened(image);
    assert_int_equal(lexicon_size(&lexicon), 5);
    assert_int_equal(lexicon.word_count, 4);
    assert_true(lexicon.has_empty_word && lexicon.has_tiers);
    assert_true(lexicon_contains(&lexicon, "", 0));
    assert_true(lexicon_contains(&lexicon, "CaTs", 4));
    assert_false(lexicon_contains(&lexicon, "ca", 2));
    assert_false(lexicon_contains(&lexicon, "cat\0", 4));
    uint32_t number = 99;
    assert_false(lexicon_find(&lexicon, "", 0, &number));
    assert_false(lexicon_find(&lexicon, "ca", 2, &number));
    assert_int_equal(number, 99);
    assert_true(lexicon_find(&lexicon, "damn", 4, &number));
    struct word_note note = lexicon_note(&lexicon, number);
    assert_int_equal(note.tier, 35);
    assert_int_equal(note.marks, WORD_MARK_OFFENSIVE);
    char text[JOINED_MAX] = "";
    assert_true(lexicon_each(&lexicon, join, text));
    assert_string_equal(text, " 80,cat 10,cats 20,damn 35!,zyzzyva 127,");
    lexicon_deinit(&lexicon);
    memory_free(image.bytes);
}

TEST_CASE(test_lexicon_without_words)
{
    struct trie *trie = new_trie();
    struct lexicon lexicon;
    assert_ok(lexicon_from_trie(&lexicon, trie));
    assert_int_equal(lexicon_size(&lexicon), 0);
    assert_false(lexicon_contains(&lexicon, "", 0));
    char text[JOINED_MAX] = "";
    assert_true(lexicon_each(&lexicon, join, text));
    assert_string_equal(text, "");
    lexicon_deinit(&lexicon);
    assert_null(lexicon.nodes);
    lexicon_deinit(&lexicon);

    add(trie, "", TIER_UNKNOWN, WORD_MARK_NONE);
    assert_ok(lexicon_from_trie(&lexicon, trie));
    assert_int_equal(lexicon_size(&lexicon), 1);
    assert_false(lexicon.has_tiers);
    lexicon_deinit(&lexicon);
    trie_free(trie);
}

static bool stop_at_third(void *context, const char *word, size_t length, struct word_note note)
{
    (void)word;
    (void)length;
    (void)note;
    return ++*(int *)context < 3;
}

TEST_CASE(test_visitor_stops_the_walk)
{
    struct image image = small_image();
    struct lexicon lexicon = opened(image);
    int visits = 0;
    assert_false(lexicon_each(&lexicon, stop_at_third, &visits));
    assert_int_equal(visits, 3);
    visits = 2;
    assert_false(lexicon_each(&lexicon, stop_at_third, &visits));
    assert_int_equal(visits, 3);
    memory_free(image.bytes);
}

TEST_CASE(test_longest_word)
{
    char word[WORD_LETTERS_MAX + 1] = "";
    memset(word, 'z', WORD_LETTERS_MAX);
    struct trie *trie = new_trie();
    add(trie, word, 10, WORD_MARK_NONE);
    struct lexicon lexicon;
    assert_ok(lexicon_from_trie(&lexicon, trie));
    trie_free(trie);
    uint32_t node = LEXICON_ROOT;
    for (size_t i = 0; i < WORD_LETTERS_MAX; i++) {
        assert_int_equal(lexicon_word_length(&lexicon, node), 0);
        assert_int_equal(lexicon_letters(&lexicon, node), 1u << 25);
        node = lexicon_child(&lexicon, node, 25);
    }
    assert_int_equal(lexicon_word_length(&lexicon, node), WORD_LETTERS_MAX);
    assert_int_equal(lexicon_word_number(&lexicon, node), 0);
    char text[JOINED_MAX] = "";
    assert_true(lexicon_each(&lexicon, join, text));
    assert_int_equal(strlen(text), WORD_LETTERS_MAX + 4);
    lexicon_deinit(&lexicon);
}

/* ---- packed against the trie ---- */

#define RANDOM_WORD_MAX 9

/* Later letters are rarer, so that nodes have 0 to 26 children. */
static size_t random_word(char *word)
{
    size_t length = (size_t)rand() % (RANDOM_WORD_MAX + 1);
    for (size_t i = 0; i < length; i++) {
        word[i] = (char)('a' + rand() % (rand() % 26 + 1));
    }
    word[length] = '\0';
    return length;
}

static struct word_note random_note(void)
{
    struct word_note note;
    note.tier = (unsigned char)(rand() % 3 == 0 ? TIER_UNKNOWN : rand() % (TIER_MAX + 1));
    note.marks = (unsigned char)(rand() % 5 == 0 ? WORD_MARK_OFFENSIVE : WORD_MARK_NONE);
    return note;
}

/* What a walk visits: the words with their notes in order, as a number. */
struct visits {
    const struct lexicon *lexicon; /* NULL: a trie is visited */
    size_t count;
    uint64_t digest;
};

static bool visit_word(void *context, const char *word, size_t length, struct word_note note)
{
    struct visits *visits = context;
    visits->count++;
    for (size_t i = 0; i <= length; i++) {
        unsigned byte = i < length ? (unsigned char)word[i] : note.tier * 256u + note.marks;
        visits->digest = (visits->digest ^ byte) * UINT64_C(1099511628211);
    }
    uint32_t number;
    if (visits->lexicon && length > 0) {
        assert_true(lexicon_find(visits->lexicon, word, length, &number));
        assert_int_equal(lexicon_note(visits->lexicon, number).tier, note.tier);
    }
    return true;
}

/* Each word has its own number, ascending by slot. */
static void expect_numbers_in_slot_order(const struct lexicon *lexicon)
{
    uint32_t number = 0;
    for (uint32_t slot = 1; slot < lexicon->slot_count; slot++) {
        if (lexicon_word_length(lexicon, slot) != 0) {
            assert_int_equal(lexicon_word_number(lexicon, slot), number);
            number++;
        }
    }
    assert_int_equal(number, lexicon->word_count);
}

static void compare_with_trie(size_t word_count)
{
    struct trie *trie = new_trie();
    char word[RANDOM_WORD_MAX + 1];
    for (size_t i = 0; i < word_count; i++) {
        size_t length = random_word(word);
        assert_ok(trie_add(trie, word, length, random_note(), NULL));
    }
    struct lexicon lexicon;
    assert_ok(lexicon_from_trie(&lexicon, trie));
    assert_int_equal(lexicon_size(&lexicon), trie_size(trie));
    for (size_t i = 0; i < word_count; i++) {
        size_t length = random_word(word);
        assert_int_equal(lexicon_contains(&lexicon, word, length),
                         trie_contains(trie, word, length));
    }
    struct visits visits = {.lexicon = &lexicon};
    struct visits expected = {.lexicon = NULL};
    assert_true(lexicon_each(&lexicon, visit_word, &visits));
    assert_true(trie_each(trie, visit_word, &expected));
    assert_int_equal(visits.count, trie_size(trie));
    assert_true(visits.digest == expected.digest);
    expect_numbers_in_slot_order(&lexicon);
    lexicon_deinit(&lexicon);
    trie_free(trie);
}

static void seed_random(void)
{
    srand((unsigned)seed_of_tests());
}

TEST_CASE(test_agrees_with_the_trie)
{
    seed_random();
    for (size_t word_count = 1; word_count <= 50000; word_count = word_count * 3 + 1) {
        compare_with_trie(word_count);
    }
}

TEST_CASE(test_image_does_not_depend_on_the_order_of_words)
{
    seed_random();
    enum { WORDS = 2000 };
    static char words[WORDS][RANDOM_WORD_MAX + 1];
    struct trie *forwards = new_trie();
    struct trie *backwards = new_trie();
    for (size_t i = 0; i < WORDS; i++) {
        random_word(words[i]);
        add(forwards, words[i], 50, WORD_MARK_NONE);
    }
    for (size_t i = WORDS; i-- > 0;) {
        add(backwards, words[i], 50, WORD_MARK_NONE);
    }
    struct image a = packed(forwards);
    struct image b = packed(backwards);
    assert_int_equal(a.size, b.size);
    assert_memory_equal(a.bytes, b.bytes, a.size);
    memory_free(a.bytes);
    memory_free(b.bytes);
    trie_free(forwards);
    trie_free(backwards);
}

/* Nodes with all 26 children must fill the double array without gaps. */
TEST_CASE(test_full_nodes_pack_without_holes)
{
    struct trie *trie = new_trie();
    char word[4] = "";
    for (int i = 0; i < 26 * 26 * 26; i++) {
        word[0] = (char)('a' + i / 676);
        word[1] = (char)('a' + i / 26 % 26);
        word[2] = (char)('a' + i % 26);
        add(trie, word, TIER_UNKNOWN, WORD_MARK_NONE);
    }
    struct lexicon lexicon;
    assert_ok(lexicon_from_trie(&lexicon, trie));
    uint32_t node_count = 1 + 26 + 26 * 26 + 26 * 26 * 26;
    assert_true(lexicon.slot_count < node_count + 26 + 2 * IMAGE_BLOCK_SLOTS);
    assert_true(lexicon_contains(&lexicon, "zzz", 3));
    lexicon_deinit(&lexicon);
    trie_free(trie);
}

/* Behind the last node lie as many slots as a letter can lead on, and no block more than that
 * takes.
 */
TEST_CASE(test_no_more_blocks_than_needed)
{
    struct trie *trie = new_trie();
    for (int i = 0; i < 26 * 26; i++) {
        const char word[] = {(char)('a' + i / 26), (char)('a' + i % 26), '\0'};
        struct lexicon lexicon;
        add(trie, word, TIER_UNKNOWN, WORD_MARK_NONE);
        assert_ok(lexicon_from_trie(&lexicon, trie));
        uint32_t end = lexicon.slot_count;
        while (lexicon.nodes[end - 1] == 0) {
            end--;
        }
        assert_int_in_range(lexicon.slot_count - end, LEXICON_ROOM,
                            LEXICON_ROOM + IMAGE_BLOCK_SLOTS - 1);
        lexicon_deinit(&lexicon);
    }
    trie_free(trie);
}

/* ---- damaged images ---- */

static enum status open_status(const void *bytes, size_t size, struct fault *fault)
{
    struct lexicon lexicon = {.slot_count = 77};
    enum status status = lexicon_open(&lexicon, &alphabet_english, bytes, size, fault);
    if (status != STATUS_OK) {
        assert_int_equal(lexicon.slot_count, 77);
        assert_null(lexicon.nodes);
    }
    return status;
}

TEST_CASE(test_every_changed_byte_is_noticed)
{
    struct image image = small_image();
    for (size_t i = 0; i < image.size; i++) {
        unsigned char was = image.bytes[i];
        for (unsigned bit = 0; bit < 8; bit++) {
            image.bytes[i] = (unsigned char)(was ^ 1u << bit);
            assert_int_not_equal(open_status(image.bytes, image.size, NULL), STATUS_OK);
        }
        image.bytes[i] = (unsigned char)~was;
        assert_int_not_equal(open_status(image.bytes, image.size, NULL), STATUS_OK);
        image.bytes[i] = (unsigned char)(was + 1);
        assert_int_not_equal(open_status(image.bytes, image.size, NULL), STATUS_OK);
        image.bytes[i] = was;
    }
    assert_ok(open_status(image.bytes, image.size, NULL));
    memory_free(image.bytes);
}

TEST_CASE(test_changed_words_are_noticed)
{
    seed_random();
    struct image image = small_image();
    for (size_t at = sizeof(struct image_header); at < image.size; at += 8) {
        unsigned char was[8];
        memcpy(was, image.bytes + at, 8);
        for (unsigned i = 0; i < 8; i++) {
            image.bytes[at + i] = (unsigned char)rand();
        }
        if (memcmp(was, image.bytes + at, 8) != 0) {
            assert_int_equal(open_status(image.bytes, image.size, NULL), STATUS_DAMAGED);
        }
        memcpy(image.bytes + at, was, 8);
    }
    memory_free(image.bytes);
}

TEST_CASE(test_cut_images_are_refused)
{
    struct image image = small_image();
    assert_int_equal(open_status(NULL, 0, NULL), STATUS_EMPTY);
    for (size_t size = 1; size < image.size; size++) {
        /* A separate block, so that a sanitizer detects reads beyond the end. */
        unsigned char *cut = malloc(size);
        memcpy(cut, image.bytes, size);
        struct fault fault;
        assert_int_equal(open_status(cut, size, &fault), STATUS_DAMAGED);
        assert_non_null(fault.detail.format);
        free(cut);
    }
    unsigned char *longer = calloc(1, image.size + IMAGE_CHUNK);
    memcpy(longer, image.bytes, image.size);
    assert_int_equal(open_status(longer, image.size + IMAGE_CHUNK, NULL), STATUS_DAMAGED);
    free(longer);
    memory_free(image.bytes);
}

/* ---- forged images with a valid checksum ---- */

static struct image_header *header_of(struct image image)
{
    return (struct image_header *)(void *)image.bytes;
}

static void seal(struct image image)
{
    header_of(image)->checksum = image_checksum(image.bytes, image.size);
}

static void expect_forged(struct image image, enum status status)
{
    seal(image);
    assert_int_equal(open_status(image.bytes, image.size, NULL), status);
    memory_free(image.bytes);
}

TEST_CASE(test_other_versions_and_machines_are_refused)
{
    struct image image = small_image();
    header_of(image)->version = LEXICON_VERSION_WIDE + 1;
    expect_forged(image, STATUS_VERSION);
    image = small_image();
    header_of(image)->byte_order = 0x04030201;
    expect_forged(image, STATUS_VERSION);
}

TEST_CASE(test_contradictory_counts_are_refused)
{
    static const uint32_t slot_counts[] = {0,    1,          511,        513,
                                           1024, 0x80000000, 0xfffffe00, 0xffffffff};
    for (size_t i = 0; i < sizeof slot_counts / sizeof slot_counts[0]; i++) {
        struct image image = small_image();
        header_of(image)->slot_count = slot_counts[i];
        expect_forged(image, STATUS_DAMAGED);
    }
    static const uint32_t word_counts[] = {0, 3, 5, 1000, 0xffffffff};
    for (size_t i = 0; i < sizeof word_counts / sizeof word_counts[0]; i++) {
        struct image image = small_image();
        header_of(image)->word_count = word_counts[i];
        expect_forged(image, STATUS_DAMAGED);
    }
}

static uint64_t *nodes_of(struct image image)
{
    return (uint64_t *)(void *)(image.bytes + sizeof(struct image_header));
}

TEST_CASE(test_children_beyond_the_array_are_refused)
{
    struct image image = small_image();
    uint32_t slot_count = header_of(image)->slot_count;
    memory_free(image.bytes);
    const uint32_t bases[] = {slot_count - 31, slot_count, LEXICON_BASE, LEXICON_BASE - 1};
    for (size_t i = 0; i < sizeof bases / sizeof bases[0]; i++) {
        for (uint32_t slot = 0; slot < slot_count; slot += 73) {
            image = small_image();
            uint64_t *node = &nodes_of(image)[slot];
            *node = (*node & ~((uint64_t)LEXICON_BASE << 32)) | (uint64_t)bases[i] << 32;
            expect_forged(image, STATUS_DAMAGED);
        }
    }
    /* The last base in bounds. */
    image = small_image();
    nodes_of(image)[LEXICON_ROOT] = UINT32_MAX | (uint64_t)(slot_count - 32) << 32;
    expect_forged(image, STATUS_OK);
    /* Bits that must be 0. */
    for (int bit = 62; bit < 64; bit++) {
        image = small_image();
        nodes_of(image)[LEXICON_ROOT] |= UINT64_C(1) << bit;
        expect_forged(image, STATUS_DAMAGED);
    }
}

TEST_CASE(test_contradictory_marks_are_refused)
{
    struct image image = small_image();
    struct image_layout layout = image_layout(header_of(image));
    uint32_t slot_count = header_of(image)->slot_count;
    memory_free(image.bytes);
    for (uint32_t slot = 0; slot < slot_count; slot++) {
        image = small_image();
        image.bytes[layout.word_bits + slot / 8] ^= (unsigned char)(1u << slot % 8);
        expect_forged(image, STATUS_DAMAGED);
    }
    for (size_t rank = 0; rank <= slot_count / IMAGE_RANK_SLOTS; rank++) {
        image = small_image();
        ++*(uint32_t *)(void *)(image.bytes + layout.word_ranks + rank * sizeof(uint32_t));
        expect_forged(image, STATUS_DAMAGED);
    }
}

static bool count_words(void *context, const char *word, size_t length, struct word_note note)
{
    (void)note;
    assert_true(length <= WORD_LETTERS_MAX && word[length] == '\0');
    ++*(size_t *)context;
    return true;
}

/* All nodes lead to each other: 32 to the power of 63 ways. */
TEST_CASE(test_walk_of_a_tangle_ends)
{
    struct image image = small_image();
    uint64_t *nodes = nodes_of(image);
    uint32_t slot_count = header_of(image)->slot_count;
    for (uint32_t slot = 0; slot < slot_count; slot++) {
        nodes[slot] |= UINT32_MAX;
    }
    seal(image);
    struct lexicon lexicon = opened(image);
    size_t word_count = 0;
    assert_true(lexicon_each(&lexicon, count_words, &word_count));
    assert_true(word_count <= slot_count);
    assert_false(lexicon_contains(&lexicon, "abcdefghijklmnopqrstuvwxyz", 26));
    memory_free(image.bytes);
}
