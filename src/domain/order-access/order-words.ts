import { parseEmailAddress } from '../customer/email.ts';
import { plainText } from '../core/plain-text.ts';

/** Marks that stand between words; a hyphen or a dot may stand inside one. */
const BETWEEN = /[^\p{L}\p{M}\p{N}@._'’#-]+/u;

/**
 * The words of a name, a title or a search in the form in which they are compared: lower case, Latin letters without
 * accents, digits 0 to 9, without punctuation. Other scripts stay as they are. A code such as `omega-3` is one word;
 * `Anne-Marie` is two. Single letters are no words. Email addresses keep their normal form.
 */
export function wordsOf(text: string): readonly string[] {
  const words = plainText(text).toLowerCase().split(BETWEEN).flatMap(partsOf);
  return [...new Set(words)].filter((word) => word.length > 1);
}

function partsOf(word: string): readonly string[] {
  const [local = ''] = word.split('@');
  if (local !== word) {
    const email = parseEmailAddress(word.replace(/^[.'’#-]+|[.'’#-]+$/gu, ''));
    return email === null ? partsOf(local) : [email];
  }
  const letters = withoutAccents(word.replace(/['’]/gu, ''));
  return /\d/u.test(letters) ? [letters.replace(/[._#-]/gu, '')] : letters.split(/[._#-]+/u);
}

/** Accents are Latin marks (U+0300 to U+036F); the marks of Indian scripts are vowels. */
function withoutAccents(word: string): string {
  return word
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/gu, '')
    .normalize('NFC');
}
