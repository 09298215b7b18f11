// SPDX-License-Identifier: MIT
//
// The trie as a set of words, and the board for one player. Commands from standard input, one a
// line: add WORD, contains WORD, prefix LETTERS, size, print; with DICE also game, guess WORD,
// squares WORD, guesses, show.
//
// Usage: trie [DICE [SEED]]    DICE: a die a line, such as assets/dice/oberlin_stanford_order_16.txt
#include <trounce.h>

#include <chrono>
#include <cstdint>
#include <fstream>
#include <iostream>
#include <iterator>
#include <memory>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

static void check(trounce_status status)
{
    if (status != TROUNCE_OK) {
        throw std::runtime_error(trounce_error_text());
    }
}

// Words of any length, in either case, in alphabetical order.
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

    bool contains(const std::string &word) const
    {
        return !hasZero(word) && trounce_trie_contains(trie.get(), word.c_str());
    }

    bool containsPrefix(const std::string &letters) const
    {
        return !hasZero(letters) && trounce_trie_has_prefix(trie.get(), letters.c_str());
    }

    // Adds a word; returns whether it is new. Throws if it has anything but letters.
    bool add(const std::string &word)
    {
        bool added = false;
        if (hasZero(word)) {
            throw std::invalid_argument("a word with a NUL");
        }
        check(trounce_trie_add(trie.get(), word.c_str(), &added));
        return added;
    }

    std::vector<std::string> words() const
    {
        std::vector<std::string> all;
        trounce_trie_iterator *made = nullptr;
        check(trounce_trie_begin(trie.get(), &made));
        std::unique_ptr<trounce_trie_iterator, decltype(&trounce_trie_iterator_free)> at(
            made, trounce_trie_iterator_free);
        const char *word;
        while (trounce_trie_next(at.get(), &word) == TROUNCE_OK) {
            all.push_back(word);
        }
        return all;
    }

    // "[a, b]"
    std::string toString() const
    {
        std::string text;
        std::string separator;
        for (const std::string &word : words()) {
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

struct Square {
    int row;
    int column;
};

// A board of sixteen dice, and what was guessed on it.
class Boggle
{
  public:
    // Takes the text of the dice.
    explicit Boggle(const std::string &dice_text, std::uint64_t first_seed = now())
        : dice(dice_text), seed(first_seed), board(nullptr, trounce_board_free)
    {
        newGame();
    }

    // Shakes the dice, and forgets the guesses.
    void newGame()
    {
        trounce_board *made = nullptr;
        check(trounce_board_shake(dice.c_str(), 4, 4, seed++, nullptr, &made));
        board.reset(made);
        guesses = MyTrie();
    }

    bool contains(const std::string &word) const
    {
        return !squaresForWord(word).empty();
    }

    // The squares that spell a word; none if it is not on the board.
    std::vector<Square> squaresForWord(const std::string &word) const
    {
        int cells[TROUNCE_CELLS_MAX];
        int count = 0;
        std::vector<Square> squares;
        if (word.find('\0') == std::string::npos) {
            (void)trounce_board_find(board.get(), word.c_str(), cells, &count);
        }
        for (int i = 0; i < count; i++) {
            squares.push_back(Square{cells[i] / 4, cells[i] % 4});
        }
        return squares;
    }

    // Returns true once for a word that is on the board, and false from then on.
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

    std::string toString() const
    {
        return trounce_board_grid(board.get());
    }

  private:
    std::string dice;
    std::uint64_t seed;
    std::unique_ptr<trounce_board, decltype(&trounce_board_free)> board;
    MyTrie guesses;

    static std::uint64_t now()
    {
        return static_cast<std::uint64_t>(
            std::chrono::system_clock::now().time_since_epoch().count());
    }
};

static void play(Boggle &game, const std::string &command, const std::string &word)
{
    if (command == "game") {
        game.newGame();
    } else if (command == "guess") {
        std::cout << (game.addGuess(word) ? "yes" : "no") << '\n';
    } else if (command == "squares") {
        for (const Square &square : game.squaresForWord(word)) {
            std::cout << square.row << ',' << square.column << ' ';
        }
        std::cout << '\n';
    } else if (command == "guesses") {
        std::cout << game.numGuesses() << ' ' << game.getGuesses().toString() << '\n';
    } else if (command == "show") {
        std::cout << game.toString();
    } else {
        std::cerr << "not a command: " << command << '\n';
    }
}

static void obey(MyTrie &set, Boggle *game, const std::string &command, const std::string &word)
{
    if (command == "add") {
        std::cout << (set.add(word) ? "yes" : "no") << '\n';
    } else if (command == "contains") {
        std::cout << (set.contains(word) ? "yes" : "no") << '\n';
    } else if (command == "prefix") {
        std::cout << (set.containsPrefix(word) ? "yes" : "no") << '\n';
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
        if (argc > 1) {
            std::ifstream file(argv[1]);
            std::string dice((std::istreambuf_iterator<char>(file)), {});
            game.reset(argc > 2 ? new Boggle(dice, std::stoull(argv[2])) : new Boggle(dice));
        }
        for (std::string line; std::getline(std::cin, line);) {
            std::size_t end = line.find(' ');
            try {
                obey(set, game.get(), line.substr(0, end),
                     end == std::string::npos ? "" : line.substr(end + 1));
            } catch (const std::exception &problem) {
                std::cout << problem.what() << '\n';
            }
        }
    } catch (const std::exception &problem) {
        std::cerr << problem.what() << '\n';
        return 2;
    }
    return 0;
}
