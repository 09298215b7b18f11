// SPDX-License-Identifier: MIT
//
// Grades examples/scrambler.cpp by what the exercise says of the class. Takes the name of a word
// list.
#define main example_main
#include "../../examples/scrambler.cpp"
#undef main

#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>

static int faults;

#define EXPECT(condition)                                                                          \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            std::cerr << "line " << __LINE__ << ": " << #condition << '\n';                        \
            faults++;                                                                              \
        }                                                                                          \
    } while (0)

typedef std::vector<std::string> Grid;

static std::string print(const Grid &grid)
{
    std::string text = "   ";
    std::string line = "\n   " + std::string(4 * grid.size(), '-');
    for (std::size_t i = 1; i <= grid.size(); i++) {
        text += (i == 1 ? " " : "   ") + std::to_string(i);
    }
    text += line;
    for (std::size_t row = 0; row < grid.size(); row++) {
        text += "\n" + std::to_string(row + 1) + " |";
        for (char cell : grid[row]) {
            text += std::string(" ") + cell + " |";
        }
        text += line;
    }
    return text;
}

// The cells of a board text of a size.
static Grid read(const std::string &text, std::size_t size)
{
    Grid grid(size);
    std::size_t width = 4 * size + 4;
    for (std::size_t cell = 0; cell < size * size; cell++) {
        grid[cell / size] +=
            text.at(4 * size + (2 * (cell / size) + 1) * width + cell % size * 4 + 6);
    }
    return grid;
}

// A move as its row or column, that number, and its direction.
static void move(Grid &grid, char line, std::size_t number, char way)
{
    std::string cells;
    for (std::size_t i = 0; i < grid.size(); i++) {
        cells += line == 'r' ? grid[number - 1][i] : grid[i][number - 1];
    }
    std::size_t first = way == 'r' || way == 'd' ? cells.size() - 1 : 1;
    std::rotate(cells.begin(), cells.begin() + static_cast<std::ptrdiff_t>(first), cells.end());
    for (std::size_t i = 0; i < grid.size(); i++) {
        (line == 'r' ? grid[number - 1][i] : grid[i][number - 1]) = cells[i];
    }
}

// Whether a text begins with a move such as "r,3,l)" and the end of its line.
static bool begins_with_move(const std::string &text)
{
    static const char *const letters[] = {"rc", ",", "0123456789", ",", "rlud", ")", "\n"};
    std::size_t i = 0;
    for (const char *allowed : letters) {
        if (i >= text.size() || std::string(allowed).find(text[i]) == std::string::npos) {
            return false;
        }
        i++;
    }
    return true;
}

// Follows the solution; returns the solved square, and the moves.
static Grid follow(const std::string &solution, Grid grid, std::vector<std::string> &moves)
{
    std::size_t board = print(grid).size();
    EXPECT(solution.compare(0, board, print(grid)) == 0);
    for (std::string rest = solution.substr(board); !rest.empty(); rest = rest.substr(board)) {
        std::string heading = "\n*** Move " + std::to_string(moves.size() + 1) + " (";
        bool is_heading = rest.compare(0, heading.size(), heading) == 0;
        rest = is_heading ? rest.substr(heading.size()) : "";
        if (!begins_with_move(rest)) {
            EXPECT(!"a heading of a move");
            break;
        }
        moves.push_back({rest[0], rest[2], rest[4]});
        move(grid, rest[0], static_cast<std::size_t>(rest[2] - '0'), rest[4]);
        rest = rest.substr(std::string("r,3,l)\n").size());
        EXPECT(rest.compare(0, board, print(grid)) == 0);
    }
    return grid;
}

// The words of a square that is filled as the exercise says.
static std::vector<std::string> words_of(const Grid &grid)
{
    std::vector<std::string> words;
    for (const std::string &row : grid) {
        std::string text;
        std::istringstream blanks(row);
        for (std::string word; blanks >> word;) {
            EXPECT(word.size() >= 3 && word.size() <= 5);
            words.push_back(word);
            text += (text.empty() ? "" : " ") + word;
        }
        EXPECT(row.size() - text.size() <= 2); /* no room for another word */
        EXPECT(row == text + std::string(row.size() - text.size(), ' '));
    }
    return words;
}

static void grade_puzzle(const char *list, int side, std::set<std::size_t> &lengths)
{
    std::size_t size = static_cast<std::size_t>(side);
    Scrambler game(list, side);
    const Scrambler &same = game;
    const std::string start = same.str();
    const bool was_over = same.is_over(); // three moves may leave each word in a row
    const std::string solution = same.display_solution();
    Grid grid = read(start, size);
    std::vector<std::string> moves;
    EXPECT(print(grid) == start);
    EXPECT(words_of(follow(solution, grid, moves)) == same.get_words());
    EXPECT(moves.size() >= 3 && moves.size() <= 10 && moves.back()[0] == 'r');
    lengths.insert(moves.size());
    const std::string beyond = std::to_string(side + 1);
    for (const std::string &other :
         {std::string(), std::string("x"), std::string("r0r"), "r" + beyond + "r",
          "c" + beyond + "d", std::string("r1u"), std::string("c1l"), std::string("rr1"),
          std::string("r1rr"), std::string(" r1r"), std::string("r1r "), std::string("r1r\0", 4),
          std::string("q\0", 2), std::string("rq"), std::string("r"), std::string("R")}) {
        game.try_move(other);
        EXPECT(same.str() == start && same.is_over() == was_over);
    }
    for (const std::string made : {"r1r", "R2L", "c3U", "C1d"}) {
        move(grid, static_cast<char>(made[0] | ' '), static_cast<std::size_t>(made[1] - '0'),
             static_cast<char>(made[2] | ' '));
        game.try_move(made);
        EXPECT(same.str() == print(grid) && same.display_solution() == solution);
    }
    game.try_move("R");
    EXPECT(same.str() == start);
    for (const std::string &made : moves) {
        game.try_move(made);
    }
    EXPECT(same.is_over());
    game.try_move("r");
    game.try_move("Q");
    EXPECT(same.is_over());
}

// A word that is hidden in each row needs one place: the game is over when any row has it.
static void grade_repeated(const std::string &list)
{
    Scrambler game(list, 3);
    const Scrambler &same = game;
    EXPECT(same.get_words() == std::vector<std::string>(3, "abc"));
    Grid grid = read(same.str(), 3);
    for (int i = 0; i < 6; i++) {
        EXPECT(same.is_over() == (std::find(grid.begin(), grid.end(), "abc") != grid.end()));
        game.try_move("r1r");
        game.try_move(i % 2 ? "c1d" : "c3u");
        grid = read(same.str(), 3);
    }
}

// Returns whether a list and a size are refused with a message.
static bool refuses(const std::string &list, int size)
{
    try {
        Scrambler game(list, size);
        return false;
    } catch (const std::exception &problem) {
        return *problem.what() != '\0';
    }
}

int main(int argc, char **argv)
{
    if (argc != 2) {
        return 2;
    }
    std::set<std::size_t> lengths;
    for (int size = 3; size <= 9; size++) {
        for (int i = 0; i < 20; i++) {
            grade_puzzle(argv[1], size, lengths);
        }
    }
    EXPECT(lengths.size() == 8);
    for (int size : {-1, 0, 2, 10, 1000}) {
        EXPECT(refuses(argv[1], size));
    }
    EXPECT(refuses(std::string(argv[1]) + ".missing", 4));
    const std::string scratch = std::string(argv[1]) + ".scratch";
    std::ofstream(scratch) << "abcd\n";
    EXPECT(refuses(scratch, 3));
    std::ofstream(scratch) << "";
    EXPECT(refuses(scratch, 4));
    std::ofstream(scratch) << "abc\n";
    grade_repeated(scratch);
    std::set<std::string> boards;
    for (int i = 0; i < 5; i++) {
        boards.insert(Scrambler(argv[1], 9).str());
    }
    EXPECT(boards.size() > 1); /* the clock is the seed */
    return faults > 0;
}
