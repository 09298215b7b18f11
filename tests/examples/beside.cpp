// SPDX-License-Identifier: MIT
//
// What beside.c does, in C++.
#include <datrie/trie.h>
#include <thai/thbrk.h>
#include <trounce.h>

#include <iostream>
#include <memory>
#include <stdexcept>
#include <string>

template <typename T> using owned = std::unique_ptr<T, void (*)(T *)>;

// Returns what a function of libtrounce makes, which is its last parameter.
template <typename T, typename Make> owned<T> make(void (*release)(T *), Make call)
{
    T *made = nullptr;
    if (call(&made) != TROUNCE_OK) {
        throw std::runtime_error(trounce_error_text());
    }
    return owned<T>(made, release);
}

static void use_trounce()
{
    auto lexicon = make<trounce_lexicon>(trounce_lexicon_free, [](trounce_lexicon **to) {
        return trounce_lexicon_open_language(nullptr, "en", to);
    });
    auto board = make<trounce_board>(trounce_board_free, [&](trounce_board **to) {
        return trounce_board_parse("casemopistrenapd", 0, 0, lexicon.get(), to);
    });
    auto words = make<trounce_words>(trounce_words_free, [&](trounce_words **to) {
        return trounce_board_solve(board.get(), lexicon.get(), TROUNCE_FOUR, to);
    });
    auto trie = make<trounce_trie>(
        trounce_trie_free, [&](trounce_trie **to) { return trounce_trie_new(lexicon.get(), to); });
    bool added = false;
    const std::string word = trounce_words_text(words.get(), 0);
    if (trounce_trie_add(trie.get(), word.c_str(), &added) != TROUNCE_OK) {
        throw std::runtime_error(trounce_error_text());
    }
    std::cout << "trounce: " << word << ' ' << added << '\n';
}

static void use_datrie()
{
    const AlphaChar word[] = {'c', 'a', 's', 'e', 0};
    TrieData data = 0;
    owned<AlphaMap> map(alpha_map_new(), alpha_map_free);
    alpha_map_add_range(map.get(), 'a', 'z');
    std::unique_ptr<Trie, decltype(&trie_free)> trie(trie_new(map.get()), trie_free);
    if (!trie_store(trie.get(), word, 7) || !trie_retrieve(trie.get(), word, &data)) {
        throw std::runtime_error("datrie");
    }
    std::cout << "datrie: " << data << '\n';
}

static void use_thai()
{
    const unsigned char text[] = "\xca\xc7\xd1\xca\xb4\xd5\xa4\xc3\xd1\xba"; // in TIS-620
    int places[10];
    owned<ThBrk> breaker(th_brk_new(nullptr), th_brk_delete);
    std::cout << "thai: " << (breaker ? th_brk_find_breaks(breaker.get(), text, places, 10) : -1)
              << '\n';
}

int main()
{
    try {
        use_trounce();
        use_datrie();
        use_thai();
        use_trounce();
    } catch (const std::exception &problem) {
        std::cout << problem.what() << '\n';
        return 1;
    }
    return 0;
}
