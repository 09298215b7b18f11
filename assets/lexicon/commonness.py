# SPDX-License-Identifier: MIT
"""How common words are: assigns each word a tier by how often the word itself occurs.

Dictionaries, and so SCOWL's sizes, rate how well known a headword is and give all of its forms the
same rating: tensest gets that of tense. Here a word is common because it occurs itself: in dialogue,
in an encyclopaedia, or in a dictionary's prose. Leaves what a word is, and how rare the rare ones
are, to SCOWL's sizes.
"""

import ast
import collections
import os
import re

# SCOWL's sizes up to which words are common if they occur, or if they occur often.
COMMON_SIZE = 35
PROMOTED_SIZE = 50
# The lowest tiers of words of these sizes that are not common: of those that do occur or are forms of
# a common word; of others; of words that are only in SCOWL's lists of variant spellings, or only in its
# Australian lists.
NEARLY_COMMON = 40
NOT_COMMON = 50
VARIANT = 55
REGIONAL = 60
SIZE_NONE = 1000

# Everyday words, by tier: the largest size, the last rank in a frequency list, the least number of
# texts in WordNet.
EVERYDAY = {10: (20, 2000, 120), 20: (35, 5500, 30)}

# The last ranks for promotion: in dialogue if the word is also in prose, in dialogue if it is a
# dictionary's headword, and in the encyclopaedia.
SPOKEN_RANK = 14000
SPOKEN_HEADWORD_RANK = 9000
WRITTEN_RANK = 4000

# The last rank of a common comparative or superlative: rarer ones may be slips, like realer and
# whitest.
COMPARED_RANK = 16000

# WordNet's files and the letters of their parts of speech, and the digits for these in its counts of
# senses; 5 is a satellite adjective.
PARTS = {"noun": "n", "verb": "v", "adj": "a", "adv": "r"}
COUNTED_PARTS = {"1": "n", "2": "v", "3": "a", "4": "r", "5": "a"}

ENDINGS = {
    "n": (("s", ""), ("es", ""), ("ies", "y"), ("ves", "f"), ("ves", "fe")),
    "v": (("s", ""), ("es", ""), ("ies", "y"), ("ed", ""), ("ed", "e"), ("ied", "y"),
          ("ing", ""), ("ing", "e"), ("ying", "ie")),
    "a": (("er", ""), ("er", "e"), ("ier", "y"), ("est", ""), ("est", "e"), ("iest", "y")),
}
DOUBLED = re.compile(r"(.+([bcdfgklmnprstvz]))\2(ed|ing|er|est|es)")
PART_OF_DOUBLED = {"ed": "v", "ing": "v", "er": "a", "est": "a", "es": "n"}
BASE_LENGTH_LEAST = 2

# British spellings and their American counterparts.
RESPELT = (("our", "or"), ("is", "iz"), ("ys", "yz"), ("ll", "l"), ("tre", "ter"), ("ae", "e"),
           ("oe", "e"), ("ogue", "og"), ("gramme", "gram"), ("ence", "ense"), ("ould", "old"),
           ("oult", "olt"), ("plough", "plow"), ("grey", "gray"), ("sulph", "sulf"))

# A word of prose: not capitalised, not part of a hyphenated or abbreviated one.
PROSE_WORD = re.compile(r"(?<![A-Za-z.'-])[a-z]+(?![A-Za-z'-]|\.[A-Za-z])")


def read_ranks(path):
    """Returns {list: {word: rank from 1}} of zxcvbn's frequency lists.

    zxcvbn keeps a word only in the list in which it ranks highest.
    """
    with open(path, encoding="utf-8") as source:
        tree = ast.parse(source.read())
    lists = next(node.value for node in tree.body if isinstance(node, ast.Assign)
                 and node.targets[0].id == "FREQUENCY_LISTS")
    ranks = {}
    for key, value in zip(lists.keys, lists.values):
        text = max((node.value for node in ast.walk(value) if isinstance(node, ast.Constant)),
                   key=len)
        ranks[key.value] = {word: rank for rank, word in enumerate(text.split(","), 1)}
    return ranks


def read_lines(*path):
    """Yields the lines of a WordNet file, without its licence."""
    with open(os.path.join(*path), encoding="utf-8") as lines:
        yield from (line for line in lines if not line.startswith("  "))


class Usage:
    """Where words occur, and which forms they have."""

    def __init__(self, ranks_path, wordnet, words):
        ranks = read_ranks(ranks_path)
        self.spoken = ranks["us_tv_and_film"]
        self.written = ranks["english_wikipedia"]
        self.elsewhere = set().union(*ranks.values()) - self.spoken.keys() - self.written.keys()
        self.words = words
        self.texts = collections.Counter()  # word: number of WordNet definitions, with examples
        self.parts = collections.defaultdict(set)  # headword: its parts of speech
        self.senses = collections.Counter()  # (headword, part): frequency in WordNet's tagged texts
        self.irregular = collections.defaultdict(set)  # form: {(part, headword)}
        for file, part in PARTS.items():
            for line in read_lines(wordnet, f"data.{file}"):
                self.texts.update(set(PROSE_WORD.findall(line.split(" | ", 1)[1])))
            for line in read_lines(wordnet, f"index.{file}"):
                self.parts[line.split(" ", 1)[0]].add(part)
            for line in read_lines(wordnet, f"{file}.exc"):
                form, *bases = line.split()
                self.irregular[form].update((part, base) for base in bases if base != form)
        for line in read_lines(wordnet, "cntlist.rev"):
            key, _, count = line.split()
            word, sense = key.split("%")
            self.senses[word, COUNTED_PARTS[sense[0]]] += int(count)
        self.bases = {word: self.find_bases(word) for word in words}
        self.forms = collections.defaultdict(set)  # headword: {(part, form)}
        for word, bases in self.bases.items():
            for part, base in bases:
                self.forms[base].add((part, word))

    def find_bases(self, word):
        """Returns {(part, headword)} for the headwords that the word may be a form of."""
        bases = set(self.irregular.get(word, ()))
        for part, endings in ENDINGS.items():
            for ending, old in endings:
                if word.endswith(ending):
                    bases.add((part, word[:len(word) - len(ending)] + old))
        doubled = DOUBLED.fullmatch(word)
        if doubled:
            bases.add((PART_OF_DOUBLED[doubled[3]], doubled[1]))
        return {(part, base) for part, base in bases if len(base) >= BASE_LENGTH_LEAST
                and base in self.words and part in self.parts.get(base, ())}

    def rank(self, word):
        """Returns the word's rank in dialogue or else in the encyclopaedia, or None."""
        return self.spoken.get(word, self.written.get(word))

    def is_met(self, word, least_texts=1):
        """Returns whether the word itself is in a frequency list or enough WordNet texts."""
        return self.rank(word) is not None or self.texts[word] >= least_texts

    def is_headword_met(self, word):
        """Returns whether the word is a headword that occurs, if only in one of its forms."""
        return word in self.parts and (
            self.is_met(word) or any(self.senses[word, part] for part in self.parts[word])
            or any(self.is_met(form) for _, form in self.forms[word]
                   if all(base == word for _, base in self.bases[form])))

    def main_parts(self, word):
        """Returns the main parts of speech of a headword."""
        parts = self.parts[word]
        most = max(self.senses[word, part] for part in parts)
        return {part for part in parts if self.senses[word, part] * 3 >= most}

    def other_verb_forms(self, base, word):
        """Returns the -ed, -ing and irregular forms of a verb, except this word."""
        return [form for part, form in self.forms[base] if part == "v" and form != word
                and not form.endswith("s") and ("a", form) not in self.forms[base]]

    def is_form_of_met_verb(self, word, base):
        """Returns whether a rare form is common because other forms of its verb occur."""
        others = self.other_verb_forms(base, word)
        if word.endswith("ed") and any(("v", base) in self.irregular[form] for form in others):
            return False  # hided, costed
        main = self.main_parts(base)
        if self.texts[word] > 0 or main == {"v"}:
            return any(self.is_met(form) for form in others)
        ranked = sum(self.rank(form) is not None for form in others)
        return "v" in main and ranked >= (2 if word.endswith("s") else 1)

    def is_common_form(self, word, sizes):
        """Returns whether the word is a form that is as common as its headword."""
        for part, base in sorted(self.bases[word]):
            if sizes.get(base, REGIONAL) > COMMON_SIZE or not self.is_met(base, 3):
                continue
            if part == "v" and self.is_form_of_met_verb(word, base):
                return True
            if part == "n" and self.texts[word] and "n" in self.main_parts(base):
                return True
        return False

    def is_common(self, word, sizes):
        """Returns whether a word of a small size is common."""
        if word not in self.parts and any(part == "a" for part, _ in self.bases[word]):
            return self.texts[word] > 0 or (self.rank(word) or COMPARED_RANK) < COMPARED_RANK
        if self.is_met(word, 2) or self.is_headword_met(word):
            return True
        if word in self.parts:
            return not self.bases[word]
        return self.is_common_form(word, sizes)

    def is_promoted(self, word):
        """Returns whether a word of a middling size occurs often enough to be common."""
        spoken = self.spoken.get(word)
        if spoken is not None:
            return (spoken <= SPOKEN_RANK and self.texts[word] > 0
                    or spoken <= SPOKEN_HEADWORD_RANK and word in self.parts)
        written = self.written.get(word)
        return written is not None and written <= WRITTEN_RANK and self.texts[word] > 0

    def is_nearly_common(self, word, size):
        """Returns whether an uncommon word occurs after all, or is close to one that does."""
        if size > COMMON_SIZE:
            return self.is_met(word, 2)
        bases = self.bases[word]
        return word in self.parts or any(self.is_met(base, 3) and part != "a"
                                         for part, base in bases)

    def everyday_tier(self, word, size):
        """Returns the tier of a common word."""
        rank = self.rank(word)
        for tier, (largest_size, lowest_rank, least_texts) in EVERYDAY.items():
            if size <= largest_size and (rank is not None and rank <= lowest_rank
                                         or self.texts[word] >= least_texts):
                return tier
        # zxcvbn drops words of n letters from rank 10^n on, and keeps words that are also passwords or
        # names (magic, welcome) only in those lists, whose ranks say nothing about speech.
        unranked = rank is None and (len(word) <= 3 or word in self.elsewhere)
        return 20 if size <= 20 and unranked else COMMON_SIZE


def american(word, sizes):
    """Returns the American spelling of a British word, or None."""
    for british, other in RESPELT:
        for place in re.finditer(british, word):
            respelt = word[:place.start()] + other + word[place.end():]
            if respelt in sizes:
                return respelt
    return None


def tier(word, usage, sizes):
    """Returns a word's tier. sizes: {kind of list: {word: smallest size}}, see make-lists."""
    own, american_own = sizes["own"], sizes["american"]
    size = min(own.get(word, SIZE_NONE),
               max(sizes["variant"].get(word, SIZE_NONE), VARIANT),
               max(sizes["regional"].get(word, SIZE_NONE), REGIONAL))
    named = {word}  # plus the American spelling of a purely British word
    if american_own.get(word, SIZE_NONE) > COMMON_SIZE:
        named.add(american(word, american_own) or word)
    if size <= COMMON_SIZE and any(usage.is_common(each, own) for each in named):
        return min(usage.everyday_tier(each, size) for each in named)
    if min(kind.get(word, SIZE_NONE) for kind in sizes.values()) <= PROMOTED_SIZE:
        if usage.is_promoted(word):
            return COMMON_SIZE
    if size > NOT_COMMON:
        return size
    return NEARLY_COMMON if usage.is_nearly_common(word, size) else NOT_COMMON
