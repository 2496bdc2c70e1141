import { checkField } from '../core/form.ts';
import { plainCode, plainText } from '../core/plain-text.ts';
import { Email } from '../customer/email.ts';
import { mobilePrefix } from '../customer/mobile.ts';
import { isFunctionWord } from '../search/search-words.ts';
import { wordsOf } from './order-words.ts';

/** A search of staff for orders: each word has to be among the order's `searchTokens`. */
export interface OrderLookup {
  /** In the form of `wordsOf`; empty if nothing was typed that could be found. */
  readonly words: readonly string[];
}

/** An order number with its prefix, or a part of it: `FR-7K3M`, `fr 7k3m`, `fr7k3m9q2x`. */
const NUMBER =
  /(?<![\p{L}\p{N}])fr(?:-| +(?=[a-z]*\d)|(?=[a-z]*\d)(?=\w{8}$)) *([\da-z]{4,8})(?![\p{L}\p{N}])/iu;

/** Ten digits of a mobile number in two groups, among other words. */
const MOBILE = /(?<!\d)(?:\+?91[ -]?|0)?([6-9]\d{4})[ -]?(\d{5})(?!\d)/gu;

/**
 * What staff type to find orders: a number or a part of it, words of a name, a phone number, an email address, a PIN code, a
 * tracking number, words of product titles, or several of them. Null for blank input.
 */
export function orderLookup(typed: string): OrderLookup | null {
  const text = plainText(typed);
  if (text === '') return null;
  const number = NUMBER.exec(text)?.[1];
  if (number !== undefined) return { words: [plainCode(number).toLowerCase()] };
  const email = checkField(Email, text);
  if (typeof email === 'object') return { words: [email.value] };
  const digits = numberWord(text);
  if (digits !== null) return { words: digits === '' ? [] : [digits] };
  const words = wordsOf(text.replace(MOBILE, '$1$2'));
  const named = words.filter((word) => !isFunctionWord(word));
  return { words: named.length > 0 ? named : words };
}

/**
 * The digits of a text that is a number as a whole, in any spelling: without +91 or a leading 0. Null for other text.
 */
export function numberWord(text: string): string | null {
  return mobilePrefix(text)?.replace('+91', '') ?? null;
}

/**
 * The word of a search that the fewest orders have, where its form alone tells: an email address, or the longest with a
 * digit. Null where only a count tells.
 */
export function rarestByForm(words: readonly string[]): string | null {
  if (words.length === 1) return words[0] ?? null;
  const email = words.find((word) => word.includes('@'));
  const codes = words.filter((word) => word.length > 4 && /\d/u.test(word));
  return email ?? codes.sort((a, b) => b.length - a.length)[0] ?? null;
}
