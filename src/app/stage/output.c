/* SPDX-License-Identifier: MIT */
#include "output.h"

#include <stdio.h>

void output_set_muted(struct output *output, bool muted)
{
    output->muted = muted;
    if (muted) {
        output->cue_count = 0;
    }
}

static void add_cue(struct output *output, struct cue cue)
{
    if (!output->muted && output->cue_count < OUTPUT_CUES_MAX) {
        output->cues[(output->cue_first + output->cue_count++) % OUTPUT_CUES_MAX] = cue;
    }
}

void output_cue(struct output *output, enum cue_kind kind, int step)
{
    add_cue(output, (struct cue){.kind = kind, .step = step});
}

void output_place(struct output *output, int row, int pan)
{
    add_cue(output, (struct cue){.kind = CUE_PLACE, .step = row, .pan = pan});
}

bool output_next_cue(struct output *output, struct cue *cue)
{
    if (output->cue_count == 0) {
        return false;
    }
    *cue = output->cues[output->cue_first];
    output->cue_first = (output->cue_first + 1) % OUTPUT_CUES_MAX;
    output->cue_count--;
    return true;
}

void output_say(struct output *output, const char *text)
{
    speech_say(&output->speech, text);
}

int output_step_of_points(int points)
{
    if (points <= 3) {
        return points > 1 ? points - 1 : 0;
    }
    if (points <= 5) {
        return 3;
    }
    return points <= 8 ? 4 : 5;
}

void output_request(struct output *output, enum app_request_kind kind, const char *text)
{
    if (output->request_count == OUTPUT_REQUESTS_MAX) {
        return;
    }
    output->requests[(output->request_first + output->request_count++) % OUTPUT_REQUESTS_MAX] =
        (struct app_request){kind, text};
}

bool output_next_request(struct output *output, struct app_request *request)
{
    if (output->request_count == 0) {
        return false;
    }
    *request = output->requests[output->request_first];
    output->request_first = (output->request_first + 1) % OUTPUT_REQUESTS_MAX;
    output->request_count--;
    return true;
}

void output_copy(struct output *output, const char *text)
{
    (void)snprintf(output->copied, sizeof output->copied, "%s", text);
    output_request(output, REQUEST_COPY, output->copied);
}

bool output_send(struct output *output, const char *text)
{
    if (!output->can_share) {
        output_copy(output, text);
        return false;
    }
    (void)snprintf(output->copied, sizeof output->copied, "%s", text);
    output_request(output, REQUEST_SHARE, output->copied);
    return true;
}

enum field_outcome output_edit(struct output *output, struct field *field,
                               const struct input *input, char refused[FIELD_CHARACTER_MAX])
{
    int from, to;
    char letter = '\0';
    if (input->kind == INPUT_KEY && input->key == KEY_LETTER) {
        letter = input->letter;
    }
    if (letter == 'v') {
        output_request(output, REQUEST_PASTE, NULL);
        return FIELD_SAME;
    }
    if ((letter == 'c' || letter == 'x') && field_selection(field, &from, &to)) {
        (void)snprintf(output->copied, sizeof output->copied, "%.*s", to - from,
                       field->text + from);
        output_request(output, REQUEST_COPY, output->copied);
        return letter == 'x' ? field_erase_selection(field) : FIELD_SAME;
    }
    return field_input(field, input, refused);
}
