/** What staff look customers up by: the field of `users/{uid}`, and how its value begins. */
export interface CustomerSearch {
  readonly field: 'email' | 'phone' | 'name';
  readonly prefix: string;
}

/**
 * What was typed, as a search: an e-mail (anything with "@"), a number (digits, with or without +91), else how a name
 * begins, with its words in capitals as most people write them. Null for nothing.
 */
export function customerSearch(typed: string): CustomerSearch | null {
  const text = typed.normalize('NFC').replace(/\s+/gu, ' ').trim().slice(0, 120);
  if (text === '') return null;
  if (text.includes('@')) return { field: 'email', prefix: text.toLowerCase() };
  const digits = text.replace(/[\s().-]/gu, '');
  if (/^\+?\d+$/u.test(digits)) {
    const own = digits.replace(/^(?:\+91|0091|91(?=\d{10}$)|0)/u, '').replace(/^\+.*/u, '');
    return { field: 'phone', prefix: `+91${own}` };
  }
  const prefix = text.replace(/(?<=^|[ '-])\p{Ll}/gu, (letter) => letter.toUpperCase());
  return { field: 'name', prefix };
}

/** The values that begin with a prefix: from the first up to, and without, the second. */
export function beginningWith(prefix: string): readonly [string, string] {
  return [prefix, `${prefix}\u{F8FF}`];
}
