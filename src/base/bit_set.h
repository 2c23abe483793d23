// A set of small ids as bits: membership, counting, and walking through the members in rising order.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "base/ensure.h"
#include "base/enum_array.h"

namespace tessera {

template <class Id, std::size_t Count>
class BitSet {
    static constexpr std::size_t words = (Count + 63) / 64;

public:
    using id_type = Id;

    static constexpr std::size_t capacity() { return Count; }

    // Also of an id that no set of this kind can hold, such as one that was not said.
    bool contains(Id id) const
    {
        return index_of(id) < Count && (bits_[index_of(id) / 64] >> (index_of(id) % 64) & 1u) != 0;
    }
    void insert(Id id) { bits_[index_of(id) / 64] |= std::uint64_t{1} << (index_of(id) % 64); }
    // The ids whose flag is 1 and not 0, eight at a time: the product moves the lowest bit of every byte into the
    // highest byte.
    static BitSet where(const std::array<std::uint8_t, Count>& flags)
    {
        BitSet set;
        std::size_t i = 0;
        for (; i + 8 <= Count; i += 8) {
            std::uint64_t eight = 0;
            for (std::size_t k = 0; k < 8; ++k) eight |= std::uint64_t{flags[i + k]} << (8 * k);
            set.bits_[i / 64] |= (eight * 0x0102040810204080u >> 56) << (i % 64);
        }
        for (; i < Count; ++i) set.bits_[i / 64] |= std::uint64_t{flags[i]} << (i % 64);
        return set;
    }
    void erase(Id id) { bits_[index_of(id) / 64] &= ~(std::uint64_t{1} << (index_of(id) % 64)); }
    void clear() { bits_ = {}; }

    bool empty() const
    {
        for (std::uint64_t word : bits_)
            if (word != 0) return false;
        return true;
    }

    std::size_t size() const
    {
        std::size_t n = 0;
        for (std::uint64_t word : bits_) n += static_cast<std::size_t>(std::popcount(word));
        return n;
    }

    BitSet& operator|=(const BitSet& other)
    {
        for (std::size_t w = 0; w < words; ++w) bits_[w] |= other.bits_[w];
        return *this;
    }

    BitSet& operator&=(const BitSet& other)
    {
        for (std::size_t w = 0; w < words; ++w) bits_[w] &= other.bits_[w];
        return *this;
    }

    BitSet& operator-=(const BitSet& other)
    {
        for (std::size_t w = 0; w < words; ++w) bits_[w] &= ~other.bits_[w];
        return *this;
    }

    friend BitSet operator|(BitSet a, const BitSet& b) { return a |= b; }
    friend BitSet operator&(BitSet a, const BitSet& b) { return a &= b; }
    friend bool operator==(const BitSet& a, const BitSet& b) { return a.bits_ == b.bits_; }

    class Iterator {
    public:
        Iterator(const BitSet* set, std::size_t word) : set_(set), word_(word)
        {
            if (word_ < words) rest_ = set_->bits_[word_];
            skip_empty_words();
        }

        Id operator*() const { return id_at<Id>(word_ * 64 + static_cast<std::size_t>(std::countr_zero(rest_))); }

        Iterator& operator++()
        {
            rest_ &= rest_ - 1;
            skip_empty_words();
            return *this;
        }

        friend bool operator==(const Iterator& a, const Iterator& b)
        {
            return a.word_ == b.word_ && a.rest_ == b.rest_;
        }
        friend bool operator!=(const Iterator& a, const Iterator& b) { return !(a == b); }

    private:
        void skip_empty_words()
        {
            while (rest_ == 0 && word_ < words)
                if (++word_ < words) rest_ = set_->bits_[word_];
        }

        const BitSet* set_;
        std::size_t word_;
        std::uint64_t rest_ = 0;
    };

    Iterator begin() const { return {this, 0}; }
    Iterator end() const { return {this, words}; }

private:
    std::array<std::uint64_t, words> bits_{};
};

}  // namespace tessera
