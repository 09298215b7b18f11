#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests tools/translations: what becomes of translations if a text is reworded, is new, or has gone.
. "$(dirname "$0")/lib.sh"
takes xgettext

tree=$work/tree
mkdir -p "$tree/tools" "$tree/include" "$tree/src" "$tree/po"
cp "$source_dir/tools/translations" "$source_dir/tools/build.sh" "$tree/tools/"
merges() {
    succeeds tools/translations "$tree/tools/translations"
}

# has LINE: checks that the file for translators has it.
has() {
    check "has not: $1" grep -qxF -- "$1" "$tree/po/de.po"
}

# A tree of three texts, all of them translated.
cat >"$tree/src/a.c" <<'END'
tr("The list stays as it was.");
tr("Words with a double letter");
tr("Gone soon");
END
cat >"$tree/po/de.po" <<'END'
msgid ""
msgstr ""
"Language: de\n"
"MIME-Version: 1.0\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Content-Transfer-Encoding: 8bit\n"
"Plural-Forms: nplurals=2; plural=n != 1;\n"

msgid "The list stays as it was."
msgstr "Die Liste bleibt, wie sie war."

msgid "Words with a double letter"
msgstr "Wörter mit Doppelbuchstaben"

msgid "Gone soon"
msgstr "Bald weg"
END
merges
shows 'po/de.po: 3 translated messages.'
succeeds 'tools/translations --check' "$tree/tools/translations" --check

# One is reworded, one has gone, one is new. Until the template follows, the test fails.
sed -i 's/stays as it was/remains as it was/; s/Gone soon/Quiz/' "$tree/src/a.c"
run_as 'tools/translations --check' "$tree/tools/translations" --check
ends 1
shows 'run tools/translations'
merges
shows 'po/de.po: 1 translated message, 1 fuzzy translation, 1 untranslated message.'
has '#, fuzzy'
has '#| msgid "The list stays as it was."'
has 'msgid "The list remains as it was."'
has 'msgstr "Die Liste bleibt, wie sie war."'
has 'msgid "Quiz"'
check 'keeps what has gone' [ "$(grep -c 'Gone soon' "$tree/po/de.po")" -eq 0 ]

# What is left to do keeps nobody from going on, and the next run leaves it as it is.
succeeds 'tools/translations --check' "$tree/tools/translations" --check
cp "$tree/po/de.po" "$work/first"
merges
check 'is not left as it was' cmp -s "$work/first" "$tree/po/de.po"

# Players see English until somebody has reviewed it.
succeeds 'msgfmt' msgfmt --check -o "$work/de.mo" "$tree/po/de.po"
succeeds 'msgunfmt' msgunfmt "$work/de.mo"
shows 'Wörter mit Doppelbuchstaben'
lacks 'Die Liste bleibt|Quiz'

# A text that a file lacks altogether is a fault.
sed -i '/^msgid "Quiz"/,$d' "$tree/po/de.po"
run_as 'tools/translations --check' "$tree/tools/translations" --check
ends 1
