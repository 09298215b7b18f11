// SPDX-License-Identifier: MIT
//
// The trie as a set of words, and the board for one player. Commands from standard input, one a
// line: add WORD, contains WORD, prefix LETTERS, size, print; with WORDS also game, show, words,
// guess WORD, squares WORD, guesses.
//
// Usage: trie [WORDS [DICE [SEED]]]    WORDS: a list of any kind; DICE: a die a line ("dice.txt")
#include <trounce.h>

#include <chrono>
#include <cstdint>
#include <fstream>
#include <iostream>
#include <iterator>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

static void check(trounce_status status)
{
    if (status != TROUNCE_OK) {
        throw std::runtime_error(trounce_error_text());
    }
}

// Words of any length, in either case, in alphabetical order. Text with anything but letters is
// never in the set.
class MyTrie
{
  public:
    MyTrie() : trie(nullptr, trounce_trie_free)
    {
        trounce_trie *made = nullptr;
        check(trounce_trie_new(nullptr, &made));
        trie.reset(made);
    }

    std::size_t size() const
    {
        return trounce_trie_size(trie.get());
    }

    bool isEmpty() const
    {
        return size() == 0;
    }

    bool containsEmptyString() const
    {
        return contains("");
    }

    bool contains(const std::string &word) const
    {
        return !hasZero(word) && trounce_trie_contains(trie.get(), word.c_str());
    }

    bool containsPrefix(const std::string &prefix) const
    {
        return !hasZero(prefix) && trounce_trie_has_prefix(trie.get(), prefix.c_str());
    }

    // Adds a word; returns whether that changed the set.
    bool add(const std::string &word)
    {
        bool added = false;
        trounce_status status =
            hasZero(word) ? TROUNCE_SYNTAX : trounce_trie_add(trie.get(), word.c_str(), &added);
        if (status != TROUNCE_SYNTAX) {
            check(status);
        }
        return added;
    }

    // The words in alphabetical order, for `for (const std::string &word : trie)`.
    class Iterator
    {
      public:
        explicit Iterator(trounce_trie_iterator *first) : at(first, trounce_trie_iterator_free)
        {
            ++*this;
        }

        std::string operator*() const
        {
            return word;
        }

        Iterator &operator++()
        {
            if (!at || trounce_trie_next(at.get(), &word) != TROUNCE_OK) {
                word = nullptr;
            }
            return *this;
        }

        bool operator!=(const Iterator &other) const
        {
            return word != other.word;
        }

      private:
        std::shared_ptr<trounce_trie_iterator> at;
        const char *word = nullptr;
    };

    Iterator begin() const
    {
        trounce_trie_iterator *first = nullptr;
        check(trounce_trie_begin(trie.get(), &first));
        return Iterator(first);
    }

    Iterator end() const
    {
        return Iterator(nullptr);
    }

    // "[a, b]"
    std::string toString() const
    {
        std::string text;
        std::string separator;
        for (const std::string &word : *this) {
            text += separator + word;
            separator = ", ";
        }
        return "[" + text + "]";
    }

  private:
    std::unique_ptr<trounce_trie, decltype(&trounce_trie_free)> trie;

    static bool hasZero(const std::string &text)
    {
        return text.find('\0') != std::string::npos;
    }
};

// A place on the board, and what its die shows: "a", "qu".
class Square
{
  public:
    Square(int row, int column, const std::string &face) : x(row), y(column), letters(face)
    {
    }

    int getX() const // the row
    {
        return x;
    }

    int getY() const // the column
    {
        return y;
    }

    std::string toString() const
    {
        return letters;
    }

  private:
    int x, y;
    std::string letters;
};

// A board of sixteen dice, its words, and those that were guessed.
class Boggle
{
  public:
    // Takes the words and the dice from files.
    explicit Boggle(const std::string &words, const std::string &dice_file = "dice.txt",
                    std::uint64_t first_seed = now())
        : seed(first_seed), lexicon(nullptr, trounce_lexicon_free),
          board(nullptr, trounce_board_free)
    {
        trounce_lexicon *opened = nullptr;
        check(trounce_lexicon_open_file(words.c_str(), nullptr, &opened));
        lexicon.reset(opened);
        std::ifstream file(dice_file);
        dice.assign(std::istreambuf_iterator<char>(file), {});
        newGame();
    }

    // Shakes the dice, finds the words, and forgets the guesses.
    void newGame()
    {
        trounce_board *shaken = nullptr;
        trounce_words *solved = nullptr;
        check(trounce_board_shake(dice.c_str(), 4, 4, seed++, nullptr, &shaken));
        board.reset(shaken);
        check(trounce_board_solve(shaken, lexicon.get(), TROUNCE_ANY, &solved));
        foundWords = MyTrie();
        for (std::size_t i = 0; i < trounce_words_count(solved); i++) {
            foundWords.add(trounce_words_text(solved, i));
        }
        trounce_words_free(solved);
        guesses = MyTrie();
    }

    std::vector<std::vector<Square>> getBoard() const
    {
        std::vector<std::vector<Square>> squares(4);
        for (int cell = 0; cell < 16; cell++) {
            squares[static_cast<std::size_t>(cell / 4)].push_back(square(cell));
        }
        return squares;
    }

    // Whether a word is on the board and in the lexicon.
    bool contains(const std::string &word) const
    {
        return foundWords.contains(word);
    }

    // The squares that spell a word, be it in the lexicon or not; none if it is not on the board.
    std::vector<Square> squaresForWord(const std::string &word) const
    {
        int cells[TROUNCE_CELLS_MAX];
        int count = 0;
        std::vector<Square> squares;
        if (word.find('\0') == std::string::npos) {
            (void)trounce_board_find(board.get(), word.c_str(), cells, &count);
        }
        for (int i = 0; i < count; i++) {
            squares.push_back(square(cells[i]));
        }
        return squares;
    }

    // Returns true once for a word that the board contains, and false from then on.
    bool addGuess(const std::string &word)
    {
        return contains(word) && guesses.add(word);
    }

    std::size_t numGuesses() const
    {
        return guesses.size();
    }

    const MyTrie &getGuesses() const
    {
        return guesses;
    }

    const MyTrie &getWords() const
    {
        return foundWords;
    }

    std::string toString() const
    {
        return trounce_board_grid(board.get());
    }

  private:
    std::string dice;
    std::uint64_t seed;
    std::unique_ptr<trounce_lexicon, decltype(&trounce_lexicon_free)> lexicon;
    std::unique_ptr<trounce_board, decltype(&trounce_board_free)> board;
    MyTrie foundWords;
    MyTrie guesses;

    Square square(int cell) const
    {
        std::string face = trounce_board_face(board.get(), cell);
        face[0] = static_cast<char>(face[0] | ' ');
        return Square(cell / 4, cell % 4, face);
    }

    static std::uint64_t now()
    {
        return static_cast<std::uint64_t>(
            std::chrono::system_clock::now().time_since_epoch().count());
    }
};

static const char *answer(bool is_so)
{
    return is_so ? "yes\n" : "no\n";
}

static void play(Boggle &game, const std::string &command, const std::string &word)
{
    if (command == "game") {
        game.newGame();
    } else if (command == "guess") {
        std::cout << answer(game.addGuess(word));
    } else if (command == "squares") {
        for (const Square &square : game.squaresForWord(word)) {
            std::cout << square.getX() << ',' << square.getY() << ' ';
        }
        std::cout << '\n';
    } else if (command == "guesses") {
        std::cout << game.numGuesses() << ' ' << game.getGuesses().toString() << '\n';
    } else if (command == "words") {
        std::cout << game.getWords().toString() << '\n';
    } else if (command == "show") {
        std::cout << game.toString();
    } else {
        std::cerr << "not a command: " << command << '\n';
    }
}

static void obey(MyTrie &set, Boggle *game, const std::string &command, const std::string &word)
{
    if (command == "add") {
        std::cout << answer(set.add(word));
    } else if (command == "contains") {
        std::cout << answer(set.contains(word));
    } else if (command == "prefix") {
        std::cout << answer(set.containsPrefix(word));
    } else if (command == "size") {
        std::cout << set.size() << (set.isEmpty() ? ", empty" : "") << '\n';
    } else if (command == "print") {
        std::cout << set.toString() << '\n';
    } else if (game) {
        play(*game, command, word);
    } else {
        std::cerr << "not a command: " << command << '\n';
    }
}

int main(int argc, char **argv)
{
    try {
        MyTrie set;
        std::unique_ptr<Boggle> game;
        const char *dice = argc > 2 ? argv[2] : "dice.txt";
        if (argc > 3) {
            game.reset(new Boggle(argv[1], dice, std::stoull(argv[3])));
        } else if (argc > 1) {
            game.reset(new Boggle(argv[1], dice));
        }
        for (std::string line; std::getline(std::cin, line);) {
            std::size_t end = line.find(' ');
            obey(set, game.get(), line.substr(0, end),
                 end == std::string::npos ? "" : line.substr(end + 1));
        }
    } catch (const std::exception &problem) {
        std::cerr << problem.what() << '\n';
        return 2;
    }
    return 0;
}
