/* SPDX-License-Identifier: MIT */
/*
 * Non-English letters from dice and keys to lists and challenges: German, Polish, French and
 * Swedish words traced, typed, found, shown, copied and sent.
 */
#include "english.h"
#include "phrase.h"
#include "rig_test.h"
#include "sending.h"
#include "test.h"
#include "turn_scene.h"

#include "trounce/memory.h"
#include "trounce/spelling.h"

static struct rig *rig_in(const char *code, const char *board, const char *const *words)
{
    struct rig *rig = rig_new();
    assert_true(rig_set_language(rig, code));
    for (; *words; words++) {
        assert_true(rig_add_word(rig, *words, 10, false));
    }
    assert_true(rig_set_board(rig, board, NULL));
    rig->config.reduced_motion = true;
    rig->config.level = RIVAL_NOVICE;
    rig_begin(rig);
    (void)rig_settle(rig, 5000);
    return rig;
}

static struct rig *german(void)
{
    static const char *const words[] = {"größe", "grobe", "rose", "äser", "quer", "ösen", NULL};
    return rig_in("de", "G R Ö S / N E S S / Qu R E B / Ä S O Ü", words);
}

static struct rig *polish(void)
{
    static const char *const words[] = {"żółw", "metr", "wół", "żółty", "krem", NULL};
    return rig_in("pl", "Ż Ó Ł W / Y T Ó Ł / M E T R / K A Ę Ź", words);
}

/* A French rig with some words and their spellings. The test frees `image` (memory_free). */
struct french {
    struct rig *rig;
    struct spellings spellings;
    void *image;
};

static void open_french(struct french *french)
{
    static const char list[] = "0bêt\n0cœur\n0été\n0rêve\n0tête\n";
    static const char *const words[] = {"bêt", "cœur", "été", "tête", NULL};
    size_t size;
    struct rig *rig = rig_new();
    assert_true(rig_set_language(rig, "fr"));
    for (const char *const *word = words; *word; word++) {
        assert_true(rig_add_word(rig, *word, 10, false));
    }
    assert_ok(spelling_pack(&rig->alphabet, list, strlen(list), &french->image, &size, NULL));
    assert_ok(word_index_open(&french->spellings.index, WORD_INDEX_SPELLINGS, &rig->alphabet,
                              french->image, size, NULL));
    rig->language.spellings = &french->spellings;
    rig->config.played = &rig->language;
    assert_true(rig_set_board(rig, "T E T E / B X X X / C O U R / X E X X", NULL));
    rig->config.reduced_motion = true;
    rig->config.rules = RULES_PLAIN;
    rig->config.level = RIVAL_MERCILESS;
    rig_begin(rig);
    (void)rig_settle(rig, 5000);
    french->rig = rig;
}

static const struct feedback *feedback_of(const struct rig *rig)
{
    return &rig_turn(rig)->feedback;
}

static void expect_verdict(struct rig *rig, enum verdict verdict, const char *word)
{
    assert_true(feedback_of(rig)->shown);
    assert_string_equal(feedback_of(rig)->word, word);
    assert_int_equal(feedback_of(rig)->verdict, verdict);
    rig_draw(rig);
}

static const struct trace *trace_of(const struct rig *rig)
{
    return &rig_turn(rig)->tracer.trace;
}

/* ---- input ---- */

TEST_CASE(test_german_is_typed_with_its_marks)
{
    struct rig *rig = german();
    rig_type(rig, "größe"); /* ß is SS; ö is a letter */
    assert_int_equal(trace_of(rig)->path.length, 6);
    assert_true(rig_shows(rig, "GRÖSSE"));
    rig_key(rig, KEY_ENTER);
    expect_verdict(rig, VERDICT_GOOD, "GRÖSSE");
    rig_enter_word(rig, "GRÖẞE");
    expect_verdict(rig, VERDICT_HAVE_IT, "GRÖSSE");
    rig_enter_word(rig, "grosse"); /* o is not ö */
    expect_verdict(rig, VERDICT_NOT_A_WORD, "GROSSE");
    rig_enter_word(rig, "rosé");
    expect_verdict(rig, VERDICT_GOOD, "ROSE");
    rig_enter_word(rig, "quer"); /* the U belongs to the Q */
    expect_verdict(rig, VERDICT_GOOD, "QUER");
    assert_true(rig_shows(rig, "GRÖSSE"));
}

TEST_CASE(test_backspace_takes_a_letter)
{
    struct rig *rig = german();
    rig_type(rig, "gröss");
    rig_key(rig, KEY_BACKSPACE);
    rig_key(rig, KEY_BACKSPACE);
    assert_true(rig_shows(rig, "GRÖ"));
    rig_key(rig, KEY_BACKSPACE);
    assert_true(rig_shows(rig, "GR"));
    assert_int_equal(trace_of(rig)->path.length, 2);
    rig_key(rig, KEY_BACKSPACE);
    rig_key(rig, KEY_BACKSPACE);
    rig_type(rig, "q");
    assert_int_equal(trace_of(rig)->typed_count, 2);
    rig_key(rig, KEY_BACKSPACE);
    assert_false(trace_is_active(trace_of(rig)));
}

TEST_CASE(test_polish_marks_count_and_others_do_not)
{
    struct rig *rig = polish();
    assert_true(rig_drag_word(rig, "Żółw"));
    expect_verdict(rig, VERDICT_GOOD, "ŻÓŁW");
    rig_enter_word(rig, "ŻÓŁW");
    expect_verdict(rig, VERDICT_HAVE_IT, "ŻÓŁW");
    rig_enter_word(rig, "zolw");
    expect_verdict(rig, VERDICT_NOT_A_WORD, "ZOLW");
    rig_enter_word(rig, "mètr"); /* è is E */
    expect_verdict(rig, VERDICT_GOOD, "METR");
    int cells[BOARD_CELLS_MAX];
    int count = rig_path_of(rig, "żółty", cells);
    assert_int_equal(count, 5);
    rig_click_cells(rig, cells, count);
    expect_verdict(rig, VERDICT_GOOD, "ŻÓŁTY");
    rig_results(rig)->found.filter = FILTER_ALL;
    assert_true(rig_shows(rig, "ŻÓŁW"));
    assert_true(rig_shows(rig, "ŻÓŁTY"));
}

TEST_CASE(test_english_is_typed_with_marks)
{
    struct rig *rig = rig_new();
    assert_true(rig_add_word(rig, "cafe", 10, false));
    assert_true(rig_add_word(rig, "nine", 10, false));
    assert_true(rig_add_word(rig, "oooo", 10, false));
    assert_true(rig_set_board(rig, "C A F E / I V S N / A E N I / O O O O", NULL));
    rig->config.reduced_motion = true;
    rig_begin(rig);
    (void)rig_settle(rig, 5000);
    rig_enter_word(rig, "CAFÉ");
    expect_verdict(rig, VERDICT_GOOD, "CAFE");
    rig_enter_word(rig, "cafe\u0301");
    expect_verdict(rig, VERDICT_HAVE_IT, "CAFE");
    rig_enter_word(rig, "NİNE"); /* on a Turkish keyboard */
    expect_verdict(rig, VERDICT_GOOD, "NINE");
    rig_hear(rig);
    rig->heard_count = 0;
    rig_type(rig, "ř"); /* no letter of English */
    rig_hear(rig);
    assert_int_equal(trace_of(rig)->typed_count, 0);
    assert_int_equal(rig->heard_count, 1);
    assert_int_equal(rig->heard[0].kind, CUE_BAD);
    assert_true(rig_shows(rig, "ř is not on this board"));
    rig_type(rig, "Ж");
    assert_true(rig_shows(rig, "Ж is not on this board"));
}

/* Letters type, whether a die shows them or not; shortcuts are pressed with Ctrl. */
TEST_CASE(test_letters_are_no_shortcuts)
{
    struct rig *rig = polish();
    bool was_silent = rig->game->settings.sound;
    int turns = rig->game->session.notes.quarter_turns;
    rig_type(rig, "m");
    assert_true(rig_shows(rig, "M"));
    assert_int_equal(rig->game->settings.sound, was_silent);
    rig_type(rig, "q"); /* not in this alphabet */
    assert_int_equal(trace_of(rig)->typed_count, 1);
    rig_key(rig, KEY_ESCAPE);
    rig_type(rig, "r");
    assert_int_equal(trace_of(rig)->typed_count, 1);
    assert_int_equal(rig->game->session.notes.quarter_turns, turns);
    rig_key(rig, KEY_ESCAPE);
    rig_type(rig, "plac"); /* no die has P */
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_TURN));
    rig_ctrl(rig, 'p');
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_PAUSE));
    rig_type(rig, "p");
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_PAUSE));
    rig_ctrl(rig, 'p');
    assert_true(stage_is_on_top(&rig->game->stage, SCREEN_TURN));
    rig_free(rig);

    rig = german();
    was_silent = rig->game->settings.sound;
    rig_type(rig, "M");
    assert_int_equal(rig->game->settings.sound, was_silent);
    rig_ctrl(rig, 'm');
    assert_int_not_equal(rig->game->settings.sound, was_silent);
}

/* ---- display ---- */

/* Returns the size in which a die shows a letter, or 0 if none does. */
static int size_on_dice(struct rig *rig, const char *label)
{
    struct board_view view = rig_view(rig);
    rig_draw(rig);
    for (size_t i = 0; i < rig->list.count; i++) {
        const struct draw_command *command = &rig->list.commands[i];
        if (command->kind == DRAW_TEXT && strcmp(draw_text_of(&rig->list, command), label) == 0 &&
            board_view_cell_at(&view, command->rect.x, command->rect.y) >= 0) {
            return command->size;
        }
    }
    return 0;
}

TEST_CASE(test_dice_have_labels)
{
    struct rig *rig = polish();
    int size = size_on_dice(rig, "M");
    assert_true(size > 0);
    assert_int_equal(size_on_dice(rig, "Ł"), size);
    assert_int_equal(size_on_dice(rig, "Ż"), size);
    rig_free(rig);
    rig = german();
    assert_int_equal(size_on_dice(rig, "Ö"), size);
    assert_true(size_on_dice(rig, "Qu") < size);
}

/* Gives the rig explanations; returns their image, which the caller frees. */
static void *set_glosses(struct rig *rig, struct glosses *glosses, const char *text)
{
    const struct alphabet *alphabet = &rig->alphabet;
    void *image;
    size_t size;
    assert_ok(gloss_pack(alphabet, text, strlen(text), &image, &size, NULL));
    assert_ok(word_index_open(&glosses->index, WORD_INDEX_GLOSSES, alphabet, image, size, NULL));
    rig->game->explain.glosses = glosses;
    return image;
}

TEST_CASE(test_a_click_explains)
{
    struct rig *rig = polish();
    struct glosses glosses;
    int x, y;
    rig_enter_word(rig, "żółw");
    rig_advance(rig, 3000);
    rig_draw(rig);
    assert_true(rig_find_text(rig, "ŻÓŁW", &x, &y));
    rig_click(rig, x, y);
    assert_true(rig->game->explain.shown.running);
    assert_string_equal(rig->game->explain.gloss,
                        "The game has no explanation for this word."); /* as in Dutch */
    void *image = set_glosses(rig, &glosses, "s gad\n żółw\n");
    rig_click(rig, x, y);
    assert_string_equal(rig->game->explain.word, "ŻÓŁW");
    assert_string_equal(rig->game->explain.gloss, "gad");
    assert_true(rig->game->explain.shown.running);
    rig_free(rig);
    memory_free(image);
}

TEST_CASE(test_words_are_written_as_people_do)
{
    struct french french;
    struct glosses glosses;
    int x, y;
    open_french(&french);
    struct rig *rig = french.rig;
    void *image = set_glosses(rig, &glosses, "s songe\n rêve\n");
    rig_type(rig, "tete"); /* plain letters until the word is known */
    assert_true(rig_shows(rig, "TETE"));
    rig_key(rig, KEY_ENTER);
    expect_verdict(rig, VERDICT_GOOD, "TÊTE");
    rig_enter_word(rig, "téte");
    expect_verdict(rig, VERDICT_HAVE_IT, "TÊTE");
    rig_enter_word(rig, "toto");
    expect_verdict(rig, VERDICT_NOT_A_WORD, "TOTO");
    rig_enter_word(rig, "bet");
    rig_advance(rig, 10000);
    assert_true(rig_find_text(rig, "BÊT", &x, &y)); /* in the list of words */
    rig_click(rig, x, y);
    assert_string_equal(rig->game->explain.word, "BÊT");
    rig_end_round(rig);
    assert_true(rig_shows(rig, "TÊTE"));
    assert_false(rig_shows(rig, "TETE"));
    rig_results(rig)->found.filter = FILTER_ALL;
    assert_true(rig_shows(rig, "COEUR"));
    rig_free(rig);
    memory_free(image);
    memory_free(french.image);
}

/* The Scrambler's words to find are spelled with their marks, although its dice show plain letters.
 */
TEST_CASE(test_words_to_find_are_written_as_people_do)
{
    static const char list[] = "0bêt\n0été\n0sûr\n0tôt\n";
    static const char *const words[] = {"bêt", "été", "sûr", "tôt"};
    struct spellings spellings;
    void *image;
    size_t size;
    struct rig *rig = rig_new();
    assert_true(rig_set_language(rig, "fr"));
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        assert_true(rig_add_word(rig, words[i], 10, false));
    }
    assert_ok(spelling_pack(&rig->alphabet, list, strlen(list), &image, &size, NULL));
    assert_ok(
        word_index_open(&spellings.index, WORD_INDEX_SPELLINGS, &rig->alphabet, image, size, NULL));
    rig->language.spellings = &spellings;
    rig->config.played = &rig->language;
    rig->config.scrambler = true;
    rig->config.scrambler_size = 3;
    rig_begin(rig);
    rig_draw(rig);
    assert_true(rig_scrambler(rig)->has_game);
    const struct scrambler_puzzle *puzzle = &rig_scrambler(rig)->attempt.puzzle;
    for (int i = 0; i < puzzle->words.count; i++) {
        char text[WORD_TEXT_MAX];
        phrase_written_into(NULL, &rig->alphabet, text, sizeof text, puzzle->words.letters[i]);
        assert_false(rig_shows(rig, text));
        session_word(&rig->game->session, text, sizeof text, puzzle->words.letters[i]);
        assert_true(rig_shows(rig, text));
    }
    rig_free(rig);
    memory_free(image);
}

TEST_CASE(test_meanings_name_their_base_as_it_is_written)
{
    static const char synonyms[] = "n canicule, chaleurs\n été étés\ns songe\n rêve rêves\n";
    struct french french;
    struct glosses glosses;
    bool is_known;
    open_french(&french);
    const struct lexicon *lexicon = &french.rig->lexicon;
    struct arena *arena = french.rig->game->arena;
    struct explain explain = {.glosses = &glosses, .spellings = &french.spellings};
    void *image = set_glosses(french.rig, &glosses, synonyms);
    assert_string_equal(explain_word(&explain, arena, lexicon, "etes", &is_known),
                        "from ÉTÉ, noun: canicule, chaleurs");
    assert_true(is_known);
    assert_string_equal(explain_word(&explain, arena, lexicon, "ete", &is_known),
                        "noun: canicule, chaleurs");
    assert_true(is_known);
    assert_string_equal(explain_word(&explain, arena, lexicon, "reves", &is_known), "RÊVE: songe");
    assert_true(is_known);
    assert_string_equal(explain_word(&explain, arena, lexicon, "reve", &is_known), "songe");
    assert_true(is_known);
    assert_string_equal(explain_word(&explain, arena, lexicon, "bet", &is_known),
                        "The game has no explanation for this word.");
    assert_false(is_known);
    explain.glosses = NULL;
    assert_string_equal(explain_word(&explain, arena, lexicon, "reve", &is_known),
                        "The game has no explanation for this word.");
    assert_false(is_known);
    rig_free(french.rig);
    memory_free(image);
    memory_free(french.image);
}

TEST_CASE(test_results_are_found_by_letters)
{
    static const char *const typed[] = {"ete", "été", "ETÉ"};
    struct french french;
    open_french(&french);
    struct rig *rig = french.rig;
    rig_end_round(rig);
    for (size_t i = 0; i < sizeof typed / sizeof *typed; i++) {
        rig_type(rig, typed[i]);
        assert_string_equal(rig_results(rig)->found.find.text, "ETE");
        assert_true(rig_shows(rig, "ÉTÉ"));
        assert_true(rig_shows(rig, "TÊTE"));
        assert_false(rig_shows(rig, "BÊT"));
        rig_key(rig, KEY_ESCAPE);
    }
    rig_free(rig);
    memory_free(french.image);
}

TEST_CASE(test_a_hint_is_for_its_word)
{
    struct rig *rig = polish();
    for (int i = 0; i < 4; i++) {
        rig_ctrl(rig, 'h');
        rig_draw(rig);
    }
    const char *letters = rig->game->session.notes.hint_word;
    char word[WORD_TEXT_MAX];
    struct hint_seen seen;
    turn_hint_see(rig_turn(rig), rig->game, rig->game->arena, &seen);
    char spelled[PATH_LETTERS_MAX + 1];
    (void)path_spell(&seen.path, &rig->game->session.board, spelled);
    assert_string_equal(spelled, letters);
    assert_string_equal(phrase_written_into(NULL, session_alphabet(&rig->game->session), word,
                                            sizeof word, letters),
                        "ŻÓŁTY");
    rig_enter_word(rig, "żółty");
    expect_verdict(rig, VERDICT_GOOD, "ŻÓŁTY");
}

/* ---- results ---- */

static const char *copied(struct rig *rig)
{
    struct app_request request;
    while (app_next_request(rig->app, &request)) {
        if (request.kind == REQUEST_COPY) {
            return request.text;
        }
    }
    return NULL;
}

TEST_CASE(test_results_are_of_the_language)
{
    struct rig *rig = polish();
    rig_enter_word(rig, "żółw");
    rig_end_round(rig);
    rig_results(rig)->found.filter = FILTER_ALL;
    assert_true(rig_shows(rig, "ŻÓŁW"));
    assert_true(rig_shows(rig, "ŻÓŁTY"));
    assert_true(rig_shows(rig, "METR"));
    rig_type(rig, "óŁw");
    assert_string_equal(rig_results(rig)->found.find.text, "ÓŁW");
    assert_true(rig_shows(rig, "ŻÓŁW"));
    assert_false(rig_shows(rig, "ŻÓŁTY"));
    rig_key(rig, KEY_BACKSPACE);
    assert_string_equal(rig_results(rig)->found.find.text, "ÓŁ");
    assert_true(rig_shows(rig, "ŻÓŁTY"));
    rig_key(rig, KEY_ESCAPE);
    rig_type(rig, "żóęźżółążóęźżółążóęźżół"); /* the limit is in letters, not in bytes */
    assert_int_equal(strlen(rig_results(rig)->found.find.text), 2 * FIND_LETTERS);
    rig_key(rig, KEY_ESCAPE);
    rig_click_text(rig, "Share…");
    rig_click_text(rig, "Copy result");
    const char *text = copied(rig);
    assert_non_null(text);
    assert_non_null(strstr(text, "żółw"));
}

static void expect_list(struct rig *rig, const char *const *sorted, size_t count)
{
    rig_end_round(rig);
    const struct results *results = rig_results(rig);
    assert_int_equal(results->found.word_count, count);
    size_t next = 0;
    for (size_t i = 0; i < results->found.word_count; i++) {
        const char *word =
            findings_spelt(rig->game->arena, &results->found, results->found.words[i].text);
        while (next < count && strcmp(sorted[next], word) != 0) {
            next++;
        }
        assert_true(next < count);
    }
    rig_free(rig);
}

/* Lists are sorted by the alphabet: in Polish Ł comes before Ż, and A before Ą; in German Ä sorts
 * with A. */
TEST_CASE(test_lists_follow_the_alphabet)
{
    static const char *const polish_words[] = {"żaba", "łaba", "laba", "ąaba",
                                               "zaba", "aaba", NULL};
    static const char *const polish_list[] = {"AABA", "ĄABA", "LABA", "ŁABA", "ZABA", "ŻABA"};
    static const char *const german_words[] = {"öaba", "zaba", "oaba", "äaba",
                                               "uaba", "aaba", NULL};
    static const char *const german_list[] = {"AABA", "ÄABA", "OABA", "ÖABA", "UABA", "ZABA"};
    expect_list(rig_in("pl", "Ż A B Ł / L Ą A Z / A A A A / K K K K", polish_words), polish_list,
                6);
    expect_list(rig_in("de", "Ö A B Z / O Ä A U / A A A A / K K K K", german_words), german_list,
                6);
}

TEST_CASE(test_a_challenge_is_sent_in_german)
{
    struct rig *rig = german();
    rig_enter_word(rig, "größe");
    rig_end_round(rig);
    const char *written;
    char message[SAY_MAX];
    assert_ok(sending_write(rig->game, &written, NULL));
    (void)snprintf(message, sizeof message, "%s", written);
    rig_free(rig);

    rig = german();
    stage_go(&rig->game->stage, SCREEN_HOME, NULL);
    stage_over(&rig->game->stage, SCREEN_CUSTOM, NULL);
    rig_draw(rig);
    rig_paste(rig, message);
    assert_int_equal(rig_custom(rig)->sense, CUSTOM_SENSE_CHALLENGE);
    assert_int_equal(rig_custom(rig)->sender_words, 1);
    assert_ptr_equal(rig_custom(rig)->board.alphabet, rig->language.alphabet);
    rig_free(rig);

    rig = rig_new_with_words(NULL); /* English */
    rig_begin(rig);
    stage_over(&rig->game->stage, SCREEN_CUSTOM, NULL);
    rig_draw(rig);
    rig_paste(rig, message);
    assert_int_equal(rig_custom(rig)->sense, CUSTOM_SENSE_BROKEN);
    assert_string_equal(english(&rig_custom(rig)->reason),
                        "the challenge has letters of another language");
}

/* ---- the Scrambler ---- */

TEST_CASE(test_the_scrambler_slides_any_letter)
{
    static const char *const words[] = {"åker", "lånd", "ålen", "öken", "år", NULL};
    struct rig *rig = rig_in("sv", "Å K E R / L Å N D / Å L E N / Ö K E N", words);
    stage_go(&rig->game->stage, SCREEN_HOME, NULL);
    stage_go(&rig->game->stage, SCREEN_SCRAMBLER, NULL);
    (void)rig_settle(rig, 5000);
    struct scrambler_screen *scrambler = rig_scrambler(rig);
    assert_true(scrambler->has_game);
    assert_true(rig_shows(rig, "Å") || rig_shows(rig, "Ö"));
    for (int i = 0; i < 40 && !scrambler_is_solved(&scrambler->attempt); i++) {
        rig_advance(rig, 2000);
        assert_true(scrambler->path_known && scrambler->path_count > 0);
        assert_true(rig_push(rig, scrambler->path[0]));
    }
    assert_true(scrambler_is_solved(&scrambler->attempt));
}
