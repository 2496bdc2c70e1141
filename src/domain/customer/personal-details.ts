import { latinDigits } from '../core/plain-text.ts';

/** Kinds of personal details. */
export type DetailKind = 'phone' | 'email' | 'upi' | 'order' | 'gstin' | 'pan' | 'aadhaar' | 'card';

/** A personal detail in a text. `start` and `end` are UTF-16 offsets. */
export interface Detail {
  readonly kind: DetailKind;
  readonly start: number;
  readonly end: number;
  /** The matched text. */
  readonly words: string;
}

/** Separators between the groups of a number. */
const GAP = String.raw`[\s.\-()/\u2010-\u2015\u200B-\u200D\u2060]{0,2}`;

/** Common groupings of a ten-digit mobile number; three prices in a row (`699 899 1249`) match one too. */
const MOBILE_GROUPS = new Set([
  ...['10', '5,5', '3,3,4', '4,3,3', '3,4,3', '4,6', '6,4', '2,4,4', '2,8', '2,2,2,2,2'],
  ...['5,3,2', '5,2,3', '3,7', '1,1,1,1,1,1,1,1,1,1'],
]);

/** Digits of the longest number, a card's. */
const LONGEST_NUMBER = 16;

const DIGIT_RUN = new RegExp(String.raw`(?<![\d₹+.])(?<!₹ )\d(?:${GAP}\d){8,}`, 'gu');
const ABROAD = new RegExp(String.raw`(?:\+|(?<!\d)00)\d(?:${GAP}\d){7,13}(?!\d)`, 'gu');

/**
 * Formats by issuer: GSTIN (15 characters, CGST Rules 2017, rule 10), PAN (10, Income-tax Rules 1962), UPI addresses
 * (`name@handle` without a top-level domain, NPCI), the shop's own order numbers.
 */
const SHAPES: readonly (readonly [DetailKind, RegExp])[] = [
  [
    'email',
    /[\p{L}\d._%+-]+(?:@|\s?[([]\s?at\s?[)\]]\s?)(?:[\p{L}\d-]+\.)+\p{L}{2,}|[\p{L}\d._%+-]+\s(?:at|@)\s?(?:gmail|yahoo|hotmail|outlook|rediffmail|icloud)\b/giu,
  ],
  ['upi', /(?<![\p{L}\d._-])[a-z\d][a-z\d._-]+@[a-z][a-z\d]{1,63}(?![\p{L}\d])(?!\.\p{L})/giu],
  ['order', /(?<![\p{L}\d])FR[-\u2010-\u2015][0-9A-Z]{8}(?![\p{L}\d])/giu],
  ['gstin', /(?<![\p{L}\d])\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z](?![\p{L}\d])/giu],
  ['pan', /(?<![\p{L}\d])[A-Z]{5}\d{4}[A-Z](?![\p{L}\d])/giu],
];

/**
 * Finds personal details in a text, in order and without overlaps: phone numbers (in digits of Indian scripts too), email and
 * UPI addresses, order numbers, GSTIN, PAN, and numbers shaped like Aadhaar or a card. Matches shapes only, so a person
 * decides. Amounts, weights, durations and PIN codes do not match.
 */
export function findPersonalDetails(text: string): readonly Detail[] {
  const latin = latinDigits(text);
  const found = SHAPES.flatMap(([kind, shape]) => matches(latin, shape, kind));
  found.push(...matches(latin, ABROAD, 'phone'));
  for (const run of latin.matchAll(DIGIT_RUN)) found.push(...numbersIn(run[0], run.index));
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  const details: Detail[] = [];
  for (const detail of found) {
    if (detail.start < (details.at(-1)?.end ?? 0)) continue;
    details.push({ ...detail, words: text.slice(detail.start, detail.end) });
  }
  return details;
}

function matches(text: string, shape: RegExp, kind: DetailKind): Detail[] {
  return [...text.matchAll(shape)].map(({ 0: words, index }) => ({
    kind,
    start: index,
    end: index + words.length,
    words,
  }));
}

/**
 * The numbers in a run of digit groups that begins at `offset`: from the left, the longest first. A number can have
 * other digits beside it (`98765 43210 3 times`).
 */
function numbersIn(run: string, offset: number): Detail[] {
  const matched = [...run.matchAll(/\d+/gu)];
  const groups = matched.map(([digits]) => digits);
  const found: Detail[] = [];
  let first = 0;
  while (first < groups.length) {
    const number = numberAtStart(groups.slice(first, first + LONGEST_NUMBER));
    const [from, to] = [matched[first], matched[first + (number?.length ?? 1) - 1]];
    if (number && from && to) {
      const end = to.index + to[0].length;
      const words = run.slice(from.index, end);
      found.push({ kind: number.kind, start: offset + from.index, end: offset + end, words });
    }
    first += number?.length ?? 1;
  }
  return found;
}

/** The longest number that the groups begin with; `length` counts its groups. */
function numberAtStart(groups: readonly string[]): { kind: DetailKind; length: number } | null {
  for (let length = groups.length; length > 0; length -= 1) {
    const kind = kindOfDigits(groups.slice(0, length));
    if (kind) return { kind, length };
  }
  return null;
}

/** The kind of digits in groups; null for amounts and other plain numbers. */
function kindOfDigits(groups: readonly string[]): DetailKind | null {
  const digits = groups.join('');
  const shape = (drop: number): string => {
    // The prefix is separate (`91 98765 43210`) or begins the first group.
    const [first = '', ...rest] = groups;
    const remaining = first.length === drop ? rest : [first.slice(drop), ...rest];
    return remaining.map((group) => group.length).join(',');
  };
  if (digits.length === 10 && /^[6-9]/u.test(digits))
    return MOBILE_GROUPS.has(shape(0)) ? 'phone' : null;
  if (digits.length === 11 && digits.startsWith('0')) return groups.length <= 4 ? 'phone' : null;
  if (digits.length === 12 && /^91[6-9]/u.test(digits) && MOBILE_GROUPS.has(shape(2)))
    return 'phone';
  if (digits.length === 12 && /^[2-9]/u.test(digits)) {
    return ['12', '4,4,4'].includes(shape(0)) ? 'aadhaar' : null;
  }
  return digits.length === 16 && ['16', '4,4,4,4'].includes(shape(0)) ? 'card' : null;
}
