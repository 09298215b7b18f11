// SPDX-License-Identifier: MIT
//
// The Scrambler, as a C++ class over the functions of the library. The same words, size and seed
// give the puzzle of `trounce scrambler`.
//
// Usage: scrambler WORDS SIZE SEED <COMMANDS    COMMANDS: r2r, c3u, r, q, one per line
#include "read_file.h"

#include <trounce/lexicon_io.h>
#include <trounce/scrambler.h>

#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <memory>
#include <new>
#include <stdexcept>
#include <string>
#include <vector>

class Scrambler
{
  public:
    // Hides words of a list in the rows of a square of `size` cells a side (3 to 9), and jumbles
    // it.
    Scrambler(const std::string &words_file, int size, std::uint64_t seed)
    {
        struct fault fault;
        size_t length;
        std::unique_ptr<char, decltype(&free)> bytes(read_file(words_file.c_str(), &length), free);
        struct lexicon lexicon;
        check(list_open(&lexicon, &alphabet_english, bytes.get(), length, nullptr, &fault), fault);
        struct scrambler_source *source = nullptr;
        struct random random;
        struct scrambler_puzzle puzzle;
        random_seed(&random, seed);
        enum status status = scrambler_source_new(&lexicon, SCRAMBLER_COMMON_TIER, false, &source);
        fault_status(&fault, status);
        if (status == STATUS_OK) {
            status = scrambler_puzzle_deal(source, size, 0, &random, &puzzle, &fault);
        }
        scrambler_source_free(source);
        lexicon_deinit(&lexicon);
        check(status, fault);
        scrambler_init(&game, &puzzle);
    }

    ~Scrambler()
    {
        scrambler_deinit(&game);
    }

    Scrambler(const Scrambler &) = delete;
    Scrambler &operator=(const Scrambler &) = delete;

    // The grid as the text game prints it.
    std::string str() const
    {
        char text[SCRAMBLER_TEXT_MAX];
        return scrambler_grid_text(game.puzzle.alphabet, &game.grid, text);
    }

    // Makes a move, such as "c3u", or restarts or quits. Returns whether it was a command.
    bool try_move(const std::string &move)
    {
        enum status status = scrambler_try_move(&game, move.c_str());
        if (status == STATUS_NO_MEMORY) {
            throw std::bad_alloc();
        }
        return status == STATUS_OK;
    }

    bool is_over() const
    {
        return scrambler_is_over(&game);
    }

    // The jumbled grid, and each move of the solution with the grid after it.
    std::string display_solution() const
    {
        char text[SCRAMBLER_SOLUTION_TEXT_MAX];
        return scrambler_puzzle_solution_text(&game.puzzle, text);
    }

    // The hidden words, in the order of their rows.
    std::vector<std::string> get_words() const
    {
        struct scrambler_words words;
        scrambler_puzzle_row_words(&game.puzzle, &words);
        return std::vector<std::string>(words.letters, words.letters + words.count);
    }

  private:
    struct scrambler game;

    static void check(enum status status, const struct fault &fault)
    {
        if (status != STATUS_OK) {
            char text[300];
            throw std::runtime_error(fault_format(&fault, "words", text, sizeof text));
        }
    }
};

int main(int argc, char **argv)
{
    if (argc != 4) {
        std::cerr << "Usage: scrambler WORDS SIZE SEED <COMMANDS\n";
        return 2;
    }
    try {
        Scrambler scrambler(argv[1], std::atoi(argv[2]), std::strtoull(argv[3], nullptr, 0));
        std::string line;
        std::cout << scrambler.str() << '\n';
        while (!scrambler.is_over() && std::getline(std::cin, line)) {
            if (!scrambler.try_move(line)) {
                std::cout << "not a command: " << line << '\n';
            }
            std::cout << scrambler.str() << '\n';
        }
        std::cout << "Solution:\n" << scrambler.display_solution() << '\n';
        for (const std::string &word : scrambler.get_words()) {
            std::cout << word << '\n';
        }
    } catch (const std::exception &problem) {
        std::cerr << problem.what() << '\n';
        return 2;
    }
    return 0;
}
