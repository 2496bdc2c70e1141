import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listed } from '../../../tests/support/fixtures/listed.ts';
import { type Searched, searchIndex } from './search-index.ts';
import { markMatches } from './search-marks.ts';
import { findProducts } from './search.ts';
import { searchWords } from './search-words.ts';

const TITLES = listed(`
  Ashwagandha Root Capsules | Karela & Jamun Daily Capsules | Triphala Churna | Brahmi Tablets
  Chyawanprash, Slow-Cooked | Franch Oil NH Plus – Joint Comfort Massage Oil | अश्वगंधा चूर्ण
  Franch Orthovin Thailam | Five-Tulsi Drops | Shatavari Granules with Cardamom
  Kumkumadi Face Oil with Saffron | Steam-Distilled Rose Water Mist | Bhringraj Hair Oil
  Sandalwood & Multani Mitti Face Pack | Turmeric & Almond Day Cream | Moringa Leaf Powder
  Amla & Shikakai Shampoo | Hibiscus & Methi Hair Mask | Virgin Coconut Oil, Cold-Pressed
  Omega-3 from Flaxseed, Plant-Based Softgels`);

const shop: readonly Searched[] = TITLES.map((title, n) => ({
  ...{ title, description: 'Pressed, steeped and filtered the slow way.', sku: `FR-${n}` },
}));
const index = searchIndex(shop);

/** Possible input: words of the shop with typos, and any other text. */
const typed = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc
    .tuple(fc.constantFrom(...TITLES), fc.nat(40), fc.nat(40))
    .map(([title, from, length]) => title.slice(from, from + length)),
);

const items = fc.array(
  fc.record({
    title: fc.oneof(fc.constantFrom(...TITLES), fc.string({ unit: 'grapheme', maxLength: 40 })),
    description: fc.string({ unit: 'grapheme', maxLength: 40 }),
    sku: fc.string({ maxLength: 12 }),
  }),
  { maxLength: 8 },
);

test('for any input those items come first that contain every typed word, each once', () => {
  fc.assert(
    fc.property(items, typed, (all, text) => {
      // Function words, such as "or", narrow no search.
      const words = searchWords(text);
      if (words.length === 0) return;
      const holdsAll = ({ title, description, sku }: Searched) => {
        const whole = [title, description, sku].join('\n').toLowerCase().normalize('NFC');
        return words.every((word) => whole.includes(word));
      };
      const { products } = findProducts(searchIndex(all), text);
      expect(new Set(products).size).toBe(products.length);
      expect(all).toEqual(expect.arrayContaining([...products]));
      const exact = all.filter(holdsAll);
      expect(new Set(products.slice(0, exact.length))).toEqual(new Set(exact));
    }),
  );
});

test('for any input the order is stable', () => {
  fc.assert(
    fc.property(items, typed, (all, text) => {
      const twins = all.flatMap((item) => [{ ...item }, { ...item }]);
      const { products } = findProducts(searchIndex(twins), text);
      for (const [place, item] of twins.entries()) {
        const next = twins[place + 1];
        if (place % 2 === 1 || next === undefined) continue;
        const [first, second] = [products.indexOf(item), products.indexOf(next)];
        expect(first === -1 ? second : Math.sign(second - first)).toBe(first === -1 ? -1 : 1);
      }
    }),
  );
});

test('for any input marking preserves every letter of the text', () => {
  fc.assert(
    fc.property(fc.constantFrom(...TITLES), typed, (title, text) => {
      const { spellings } = findProducts(index, text);
      const pieces = markMatches(title, text, spellings);
      expect(pieces.map((piece) => piece.text).join('')).toBe(title.normalize('NFC'));
    }),
  );
});

test('every title finds its own product, in any case', () => {
  fc.assert(
    fc.property(items, fc.boolean(), (all, loud) => {
      const whole = searchIndex(all);
      for (const item of all) {
        fc.pre(item.title.trim() !== '');
        const text = loud ? item.title.toUpperCase() : item.title;
        // A letter whose upper case has two letters, such as ß, makes another word.
        if (text.toLowerCase() !== item.title.toLowerCase()) continue;
        expect(findProducts(whole, text).products).toContain(item);
      }
    }),
  );
});

/** Words within one edit of another: deletion, insertion, substitution, transposition. */
function* edits(word: string): Generator<string> {
  const alphabet = 'aehiknrz';
  for (let place = 0; place <= word.length; place += 1) {
    const [before, after] = [word.slice(0, place), word.slice(place)];
    for (const letter of alphabet) {
      yield before + letter + after;
      if (after) yield before + letter + after.slice(1);
    }
    if (after) yield before + after.slice(1);
    if (after.length > 1) yield before + after[1] + after[0] + after.slice(2);
  }
}

test('every single edit of a long word in a title still finds the product', () => {
  const lost: string[] = [];
  let tried = 0;
  for (const product of shop) {
    for (const word of product.title.toLowerCase().match(/[a-z]{6,}/g) ?? []) {
      for (const edit of edits(word)) {
        tried += 1;
        if (!findProducts(index, edit).products.includes(product)) lost.push(edit);
      }
    }
  }
  expect(lost).toEqual([]);
  expect(tried).toBeGreaterThan(4_000);
});

test('a letter whose upper case has two letters is the same letter', () => {
  const single = searchIndex([{ title: 'ῆ', description: '', sku: '' }]);
  expect(findProducts(single, 'ῆ'.toUpperCase()).products).toHaveLength(1);
});
