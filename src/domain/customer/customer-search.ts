import { plainLine } from '../core/plain-text.ts';
import { emailPrefix } from './email.ts';
import { mobilePrefix } from './mobile.ts';

/** A customer search: a field of `users/{uid}` and a prefix. */
export interface CustomerSearch {
  readonly field: 'email' | 'phone' | 'name';
  readonly prefix: string;
}

/**
 * Parses a search: an email (anything with "@"), a number (digits, with or without +91), else a name prefix with
 * capitalised words, as most names are stored. Null for blank input.
 */
export function customerSearch(typed: string): CustomerSearch | null {
  const text = plainLine(typed.normalize('NFKC')).slice(0, 120);
  if (text === '') return null;
  if (text.includes('@')) return { field: 'email', prefix: emailPrefix(text) };
  const phone = mobilePrefix(text);
  if (phone !== null) return { field: 'phone', prefix: phone };
  const prefix = text.replace(/(?<=^|[ '-])\p{Ll}/gu, (letter) => letter.toUpperCase());
  return { field: 'name', prefix };
}

/** The range of values with a prefix: from the first, inclusive, to the second, exclusive. */
export function prefixRange(prefix: string): readonly [string, string] {
  return [prefix, `${prefix}\u{F8FF}`];
}
