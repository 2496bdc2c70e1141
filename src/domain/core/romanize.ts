/**
 * Devanagari in the Latin letters that shoppers type for Hindi: no diacritics, long vowels doubled, both sets of t, d
 * and n alike. Letters after ISO 15919, code points after the Unicode chart U+0900–097F.
 */
const CONSONANTS: Readonly<Record<string, string>> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'n',
  च: 'ch',
  छ: 'chh',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'ph',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  व: 'v',
  ळ: 'l',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
};

const VOWELS: Readonly<Record<string, string>> = {
  अ: 'a',
  आ: 'aa',
  इ: 'i',
  ई: 'ii',
  उ: 'u',
  ऊ: 'uu',
  ऋ: 'ri',
  ए: 'e',
  ऐ: 'ai',
  ओ: 'o',
  औ: 'au',
  ऍ: 'e',
  ऑ: 'o',
};

const VOWEL_SIGNS: Readonly<Record<string, string>> = {
  '\u093e': 'aa',
  '\u093f': 'i',
  '\u0940': 'ii',
  '\u0941': 'u',
  '\u0942': 'uu',
  '\u0943': 'ri',
  '\u0945': 'e',
  '\u0947': 'e',
  '\u0948': 'ai',
  '\u0949': 'o',
  '\u094b': 'o',
  '\u094c': 'au',
};

/** Candrabindu, anusvara, visarga; the nukta and the joiners have no sound of their own. */
const OTHER_SIGNS: Readonly<Record<string, string>> = {
  '\u0901': 'n',
  '\u0902': 'n',
  '\u0903': 'h',
  '\u093c': '',
  '\u200c': '',
  '\u200d': '',
};

const VIRAMA = '\u094d';
const LETTER = /\p{L}/u;

/**
 * Romanises the Devanagari letters of a word; others stay. The inherent vowel of a final consonant is silent in Hindi
 * and omitted: नीम → `niim`.
 */
export function romanize(word: string): string {
  if (!/[\u0900-\u097f]/u.test(word)) return word;
  // Decomposed, so that a letter with a nukta (क़) is the letter and the nukta.
  const letters = Array.from(word.normalize('NFD'));
  let latin = '';
  // Whether the previous consonant still has its inherent vowel.
  let open = false;
  for (const letter of letters) {
    const sign = VOWEL_SIGNS[letter];
    const consonant = CONSONANTS[letter];
    if (letter === VIRAMA) open = false;
    else if (sign !== undefined) {
      latin += sign;
      open = false;
    } else if (OTHER_SIGNS[letter] === '') continue;
    else {
      if (open && (consonant !== undefined || letter in OTHER_SIGNS || LETTER.test(letter)))
        latin += 'a';
      latin += consonant ?? VOWELS[letter] ?? OTHER_SIGNS[letter] ?? letter;
      open = consonant !== undefined;
    }
  }
  return latin;
}
