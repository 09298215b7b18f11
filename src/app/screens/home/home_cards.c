/* SPDX-License-Identifier: MIT */
/*
 * The cards of Home in one table. Leaves what is behind them to their screens.
 */
#include "home_cards.h"
#include "state.h"
#include "text.h"

#include <assert.h>
#include <stdio.h>

static void about_daily(const struct app *app, char text[HOME_ABOUT_MAX])
{
    (void)daily_about(app, text, HOME_ABOUT_MAX);
}

static void open_scrambler(struct app *app)
{
    screen_scrambler_enter(app, NULL);
}

static void about_continue(const struct app *app, char text[HOME_ABOUT_MAX])
{
    unfinished_about(app, text, HOME_ABOUT_MAX);
}

static void about_statistics(const struct app *app, char text[HOME_ABOUT_MAX])
{
    statistics_about(app, text, HOME_ABOUT_MAX);
}

/* A card says either always the same or what a function finds out. */
static const struct {
    const char *title;
    const char *about;
    void (*tell)(const struct app *app, char text[HOME_ABOUT_MAX]);
    void (*open)(struct app *app);
} cards[HOME_CARD_COUNT] = {
    [HOME_CONTINUE] = {TEXT_CONTINUE, NULL, about_continue, unfinished_continue},
    [HOME_DAILY] = {TEXT_DAILY, NULL, about_daily, daily_enter},
    [HOME_CUSTOM] = {TEXT_CUSTOM, TEXT_CUSTOM_CARD, NULL, screen_custom_enter},
    [HOME_SCRAMBLER] = {TEXT_SCRAMBLER, TEXT_SCRAMBLER_CARD, NULL, open_scrambler},
    [HOME_STATISTICS] = {TEXT_STATISTICS, NULL, about_statistics, screen_statistics_enter},
};

int home_cards(const struct app *app, enum home_card list[HOME_CARDS_MAX])
{
    int count = 0;
    for (int card = 0; card < HOME_CARD_COUNT; card++) {
        if (card != HOME_CONTINUE || unfinished_is_there(app)) {
            list[count++] = (enum home_card)card;
        }
    }
    assert(count <= HOME_CARDS_MAX);
    return count;
}

const char *home_card_title(enum home_card card)
{
    return cards[card].title;
}

char *home_card_about(const struct app *app, enum home_card card, char text[HOME_ABOUT_MAX])
{
    if (cards[card].tell) {
        cards[card].tell(app, text);
    } else {
        (void)snprintf(text, HOME_ABOUT_MAX, "%s", cards[card].about);
    }
    return text;
}

void home_card_open(struct app *app, enum home_card card)
{
    cards[card].open(app);
}
