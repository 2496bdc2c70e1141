/**
 * Devanagari in the Latin letters that shoppers type for Hindi: no diacritics, long vowels doubled, both sets of t, d
 * and n alike. Letters after ISO 15919, code points after the Unicode chart U+0900–097F. The other Indian scripts are
 * converted to Devanagari first.
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
  ॠ: 'ri',
  ऌ: 'li',
  ऎ: 'e',
  ए: 'e',
  ऐ: 'ai',
  ओ: 'o',
  औ: 'au',
  ऍ: 'e',
  ऑ: 'o',
  ऒ: 'o',
  ॲ: 'a',
  ॐ: 'om',
};

const VOWEL_SIGNS: Readonly<Record<string, string>> = {
  '\u093e': 'aa',
  '\u093f': 'i',
  '\u0940': 'ii',
  '\u0941': 'u',
  '\u0942': 'uu',
  '\u0943': 'ri',
  '\u0944': 'ri',
  '\u0945': 'e',
  '\u0946': 'e',
  '\u0947': 'e',
  '\u0948': 'ai',
  '\u0949': 'o',
  '\u094a': 'o',
  '\u094b': 'o',
  '\u094c': 'au',
};

/** Candrabindu, anusvara, visarga; nukta, avagraha and the joiners have no sound of their own. */
const OTHER_SIGNS: Readonly<Record<string, string>> = {
  '\u0900': 'n',
  '\u0901': 'n',
  '\u0902': 'n',
  '\u0903': 'h',
  '\u093c': '',
  '\u093d': '',
  '\u200c': '',
  '\u200d': '',
};

const VIRAMA = '\u094d';
const LETTER = /\p{L}/u;

/** First code points of the blocks of Devanagari and Odia, and of the digits of Devanagari. */
const DEVANAGARI = 0x0900;
const ODIA = 0x0b00;
const ZERO = 0x0966;
/** Code points of a block. */
const BLOCK = 0x80;
const INDIAN = /[\u0900-\u0d7f]/u;
/** Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada, Malayalam. */
const OTHER_SCRIPTS = /[\u0980-\u0d7f]/gu;

/** Letters outside the order that the blocks share, in Devanagari. */
const OUT_OF_ORDER: readonly (readonly [RegExp, string])[] = [
  // Bengali khanda ta; Assamese ra and wa.
  [/\u09ce/gu, 'त्'],
  [/\u09f0/gu, 'र'],
  [/\u09f1|\u0b71/gu, 'व'],
  // Gurmukhi: sha is sa with a nukta; tippi nasalises; addak doubles the next letter and is left out.
  [/\u0a38\u0a3c/gu, 'श'],
  [/\u0a70/gu, '\u0902'],
  [/\u0a71/gu, ''],
  // Malayalam chillu letters: consonants without a vowel.
  [/\u0d7a/gu, 'ण्'],
  [/\u0d7b/gu, 'न्'],
  [/\u0d7c/gu, 'र्'],
  [/[\u0d7d\u0d7e]/gu, 'ल्'],
  [/\u0d7f/gu, 'क्'],
];

/**
 * Converts other Indian scripts to Devanagari. Unicode lays out their blocks in parallel, after ISCII (The Unicode
 * Standard, chapter 12), so that a letter is found at the same offset.
 */
function toDevanagari(word: string): string {
  // Composed, because parts of vowel signs have offsets of their own.
  let text = word.normalize('NFC');
  for (const [letter, devanagari] of OUT_OF_ORDER) text = text.replace(letter, devanagari);
  return text.replace(OTHER_SCRIPTS, (letter) =>
    String.fromCodePoint(DEVANAGARI + ((letter.codePointAt(0) ?? 0) % BLOCK)),
  );
}

/**
 * Romanises the letters and digits of Indian scripts in a word; others stay. The inherent vowel of a final consonant is
 * silent in Hindi and its relatives and omitted: नीम → `niim`; Odia and the southern languages speak it: వేప → `vepa`.
 */
export function romanize(word: string): string {
  if (!INDIAN.test(word)) return word;
  // Decomposed, so that a letter with a nukta (क़) is the letter and the nukta.
  const letters = Array.from(toDevanagari(word).normalize('NFD'));
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
      latin += consonant ?? VOWELS[letter] ?? OTHER_SIGNS[letter] ?? latinDigit(letter);
      open = consonant !== undefined;
    }
  }
  return open && speaksFinalVowel(word) ? `${latin}a` : latin;
}

function latinDigit(letter: string): string {
  const value = (letter.codePointAt(0) ?? 0) - ZERO;
  return value >= 0 && value <= 9 ? String(value) : letter;
}

function speaksFinalVowel(word: string): boolean {
  const last = word.match(new RegExp(INDIAN, 'gu'))?.at(-1)?.codePointAt(0) ?? 0;
  return last >= ODIA;
}
