// SPDX-License-Identifier: MIT
//
// Grades examples/trie.cpp by what the exercise says of the trie and of the board for one player.
// Takes the names of a word list and of a file with dice.
#define main example_main
#include "../../examples/trie.cpp"
#undef main

#include <algorithm>
#include <cstdlib>
#include <set>

static int faults;

#define EXPECT(condition)                                                                          \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            std::cerr << "line " << __LINE__ << ": " << #condition << '\n';                        \
            faults++;                                                                              \
        }                                                                                          \
    } while (0)

static void grade_words()
{
    MyTrie trie;
    EXPECT(trie.size() == 0 && trie.isEmpty() && trie.toString() == "[]");
    EXPECT(!trie.containsEmptyString() && !trie.contains(""));
    EXPECT(trie.add("b") && trie.add("a") && !trie.add("a") && !trie.add("A"));
    EXPECT(trie.toString() == "[a, b]" && trie.size() == 2 && !trie.isEmpty());
    EXPECT(trie.add("") && !trie.add("") && trie.containsEmptyString() && trie.contains(""));
    EXPECT(trie.size() == 3 && trie.toString() == "[, a, b]");
    EXPECT(trie.add("hello") && trie.containsPrefix("HELL") && trie.containsPrefix("hello"));
    EXPECT(!trie.contains("hell") && !trie.containsPrefix("hellos") && trie.containsPrefix(""));
    std::size_t before = trie.size();
    for (const std::string other : {"don't", "a b", "\xff\xfe", "7", "."}) {
        EXPECT(!trie.contains(other) && !trie.containsPrefix(other) && !trie.add(other));
    }
    EXPECT(!trie.add(std::string("a\0", 2)) && trie.size() == before);
    std::string endless(5000, 'z');
    EXPECT(trie.add(endless) && trie.contains(endless) && !trie.contains(endless + "z"));
}

// Any calls in any order do what they do to a set.
static void grade_set()
{
    MyTrie trie;
    std::set<std::string> set;
    std::uint32_t random = 1;
    auto below = [&random](std::uint32_t limit) {
        random = random * 1664525 + 1013904223;
        return (random >> 16) % limit;
    };
    for (int i = 0; i < 5000; i++) {
        std::string word;
        for (std::uint32_t letters = below(6); letters > 0; letters--) {
            word += "abcd"[below(4)];
        }
        if (below(2)) {
            EXPECT(trie.add(word) == set.insert(word).second);
        }
        auto from = set.lower_bound(word);
        EXPECT(trie.contains(word) == (set.count(word) > 0));
        EXPECT(trie.containsPrefix(word) ==
               (word.empty() || (from != set.end() && from->compare(0, word.size(), word) == 0)));
        EXPECT(trie.size() == set.size());
    }
    std::vector<std::string> words;
    for (const std::string &word : trie) {
        words.push_back(word);
    }
    EXPECT(words == std::vector<std::string>(set.begin(), set.end()));
}

typedef std::vector<std::string> Faces;

// Whether a word goes on from its letter `at`, at a cell.
static bool goes_on(const Faces &faces, const std::string &word, std::size_t at, int cell, int used)
{
    const std::string &face = faces[static_cast<std::size_t>(cell)];
    if (word.compare(at, face.size(), face) != 0) {
        return false;
    }
    at += face.size();
    used |= 1 << cell;
    for (int next = 0; next < 16 && at < word.size(); next++) {
        bool touches = std::abs(next / 4 - cell / 4) < 2 && std::abs(next % 4 - cell % 4) < 2;
        if (touches && !(used >> next & 1) && goes_on(faces, word, at, next, used)) {
            return true;
        }
    }
    return at == word.size();
}

static bool is_on(const Faces &faces, const std::string &word)
{
    for (int cell = 0; cell < 16; cell++) {
        if (goes_on(faces, word, 0, cell, 0)) {
            return true;
        }
    }
    return false;
}

static void grade_squares(const Boggle &game, const Faces &faces, const std::string &word)
{
    std::string spelt;
    int used = 0;
    int last = -1;
    for (const Square &square : game.squaresForWord(word)) {
        int cell = square.getX() * 4 + square.getY();
        EXPECT(!(used >> cell & 1));
        EXPECT(last < 0 ||
               (std::abs(last / 4 - cell / 4) < 2 && std::abs(last % 4 - cell % 4) < 2));
        used |= 1 << cell;
        last = cell;
        spelt += faces[static_cast<std::size_t>(cell)];
    }
    EXPECT(spelt == (is_on(faces, word) ? word : ""));
}

static void grade_guess(Boggle &game, const Faces &faces, const std::string &word)
{
    bool there = is_on(faces, word);
    std::string upper = word;
    std::transform(upper.begin(), upper.end(), upper.begin(),
                   [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
    std::size_t guesses = game.numGuesses();
    grade_squares(game, faces, word);
    EXPECT(game.contains(word) == there && game.contains(upper) == there);
    EXPECT(game.addGuess(word) == there && !game.addGuess(word) && !game.addGuess(upper));
    EXPECT(game.numGuesses() == guesses + (there ? 1 : 0));
}

static void grade_games(const char *list, const char *dice)
{
    std::vector<std::string> words;
    std::ifstream file(list);
    for (std::string word; file >> word;) {
        words.push_back(word);
    }
    Boggle game(list, dice);
    std::set<std::string> boards;
    int found = 0;
    int single = 0;
    for (int i = 0; i < 100; i++) {
        game.newGame();
        EXPECT(game.numGuesses() == 0);
        Faces faces;
        auto board = game.getBoard();
        for (std::size_t cell = 0; cell < 16; cell++) {
            const Square &square = board[cell / 4][cell % 4];
            EXPECT(square.getX() == static_cast<int>(cell / 4));
            EXPECT(square.getY() == static_cast<int>(cell % 4));
            EXPECT(square.toString() != "q");
            faces.push_back(square.toString());
        }
        boards.insert(game.toString());
        for (const std::string &word : words) {
            grade_guess(game, faces, word);
            found += is_on(faces, word);
            single += word.size() == 1 && is_on(faces, word);
        }
        std::string none = faces[0] + faces[1] + faces[2]; /* on the board, but in no list */
        if (std::find(words.begin(), words.end(), none) == words.end()) {
            EXPECT(game.squaresForWord(none).size() == 3);
            EXPECT(!game.contains(none) && !game.addGuess(none));
        }
        EXPECT(game.squaresForWord("").empty() && !game.contains("") && !game.addGuess(""));
        EXPECT(game.squaresForWord("!?").empty() && !game.addGuess("!?"));
    }
    EXPECT(boards.size() > 90 && found > 0 && single > 0);
}

int main(int argc, char **argv)
{
    if (argc != 3) {
        return 2;
    }
    grade_words();
    grade_set();
    grade_games(argv[1], argv[2]);
    return faults > 0;
}
