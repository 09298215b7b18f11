// SPDX-License-Identifier: MIT
//
// The Scrambler. The same words, size and seed give the puzzle of `trounce scrambler`.
//
// Usage: scrambler WORDS SIZE [SEED] <COMMANDS    COMMANDS: r2r, c3u, r, q, one a line
#include <trounce.h>

#include <chrono>
#include <cstdint>
#include <iostream>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

class Scrambler
{
  public:
    // Hides words of a file in the rows of a square of `size` cells a side, 3 to 9, and jumbles it.
    // Throws std::invalid_argument for another size, and std::runtime_error for words that do not
    // do.
    Scrambler(const std::string &path, int size, std::uint64_t seed = now())
        : game(nullptr, trounce_scrambler_free)
    {
        if (size < TROUNCE_SCRAMBLER_SIZE_MIN || size > TROUNCE_SCRAMBLER_SIZE_MAX) {
            throw std::invalid_argument("the size is 3 to 9, not " + std::to_string(size));
        }
        trounce_lexicon *lexicon = nullptr;
        trounce_scrambler *made = nullptr;
        trounce_status status = trounce_lexicon_open_file(path.c_str(), nullptr, &lexicon);
        if (status == TROUNCE_OK) {
            status = trounce_scrambler_new(lexicon, size, seed, &made);
        }
        trounce_lexicon_free(lexicon);
        if (status != TROUNCE_OK) {
            throw std::runtime_error(trounce_error_text());
        }
        game.reset(made);
    }

    // The square as the text game prints it.
    std::string str() const
    {
        return trounce_scrambler_text(game.get());
    }

    // Makes a move, such as "c3u", restarts ("r") or quits ("q"), in either case. Returns whether
    // it was a command; anything else changes nothing.
    bool try_move(const std::string &move)
    {
        if (move.empty() || move.find_first_of(std::string(" \t\r\n\v\f\0", 7)) != move.npos) {
            return false;
        }
        has_quit = has_quit || move == "q" || move == "Q";
        return trounce_scrambler_move(game.get(), move.c_str()) == TROUNCE_OK;
    }

    // The player has quit, or every word is somewhere in a row. One that was hidden twice needs one
    // place.
    bool is_over() const
    {
        for (const std::string &word : get_words()) {
            if (!has_quit && !is_in_a_row(word)) {
                return false;
            }
        }
        return true;
    }

    // The jumbled square, and each move of the solution with the square after it.
    std::string display_solution() const
    {
        return trounce_scrambler_solution(game.get());
    }

    // The hidden words, in the order of their rows.
    std::vector<std::string> get_words() const
    {
        std::vector<std::string> words;
        for (int i = 0; i < trounce_scrambler_word_count(game.get()); i++) {
            words.push_back(trounce_scrambler_word(game.get(), i));
        }
        return words;
    }

  private:
    std::unique_ptr<trounce_scrambler, decltype(&trounce_scrambler_free)> game;
    bool has_quit = false;

    bool is_in_a_row(const std::string &word) const
    {
        for (int row = 0; row < trounce_scrambler_size(game.get()); row++) {
            if (std::string(trounce_scrambler_row(game.get(), row)).find(word) !=
                std::string::npos) {
                return true;
            }
        }
        return false;
    }

    static std::uint64_t now()
    {
        return static_cast<std::uint64_t>(
            std::chrono::system_clock::now().time_since_epoch().count());
    }
};

int main(int argc, char **argv)
{
    if (argc != 3 && argc != 4) {
        std::cerr << "Usage: scrambler WORDS SIZE [SEED] <COMMANDS\n";
        return 2;
    }
    try {
        int size = std::stoi(argv[2]);
        Scrambler scrambler =
            argc == 3 ? Scrambler(argv[1], size) : Scrambler(argv[1], size, std::stoull(argv[3]));
        std::cout << scrambler.str() << '\n';
        for (std::string line; !scrambler.is_over() && std::getline(std::cin, line);) {
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
