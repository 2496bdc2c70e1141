import type { NumberFault } from '../core/form.ts';
import { plainText } from '../core/plain-text.ts';
import { truncate } from '../core/truncate.ts';
import { formatNumber } from './number.ts';

/** What a field takes. */
export interface NumberRange {
  readonly least: number;
  readonly most: number;
  /** The most decimals; without them it is a whole number. */
  readonly decimals?: number;
  /** Whether zero, between the two, is refused. */
  readonly nonZero?: true;
}

/** How much of a wrong text its sentence shows, in characters. */
export const SHOWN = 24;

/** Digits in groups as India writes them (10,00,000) or as the rest of the world does (1,000,000), or without commas. */
const GROUPED = /^(?:\d+|[1-9]\d?(?:,\d\d)*,\d{3}|[1-9]\d{0,2}(?:,\d{3})+)$/u;

/**
 * Parses a typed number: digits of any Indian script, commas only where Indian or international grouping puts them, a
 * sign where the range has negative numbers. Anything else is a fault, never a guess.
 */
export function typedNumber(
  text: string,
  { least, most, decimals: allowed = 0, nonZero }: NumberRange,
): number | NumberFault {
  const plain = plainText(text);
  const [, sign = '', amount = ''] = /^([+-]?) ?(.*)$/u.exec(plain) ?? [];
  const fault = (why: NumberFault['why']): NumberFault => ({
    code: 'number',
    why,
    typed: truncate(text, SHOWN),
    instead: insteadOf(amount, sign, { least, most, decimals: allowed }),
    least,
    most,
    decimals: allowed,
  });
  if (sign !== '' && least >= 0) return fault(/^[\d.,]+$/u.test(amount) ? 'sign' : 'shape');
  const value = digitsOf(amount);
  if (value === null) return fault(/^[\d.]*,[\d.,]*$/u.test(amount) ? 'commas' : 'shape');
  const decimals = amount.split('.')[1]?.length ?? 0;
  if (decimals > allowed) return fault('decimals');
  if (value === 0) return least > 0 || nonZero ? fault('zero') : 0;
  const number = sign === '-' ? -value : value;
  return number < least || number > most ? fault('range') : number;
}

/** Parses a typed number of pieces, uses or months: a whole number within the range. */
export function typedCount(
  text: string,
  range: Pick<NumberRange, 'least' | 'most'>,
): number | NumberFault {
  return typedNumber(text, range);
}

/** Parses a typed percentage, with or without its sign: "12.5", "10 %". */
export function typedPercent(text: string, range: NumberRange): number | NumberFault {
  return typedNumber(plainText(text).replace(/ ?%$/u, ''), range);
}

/** The value of digits with commas and a point; null when they are none. At most 15 digits stay exact. */
function digitsOf(text: string): number | null {
  const [whole = '', decimals = '0', ...more] = text.split('.');
  const isNumber =
    text.length <= 20 &&
    more.length === 0 &&
    /^\d+$/u.test(decimals) &&
    (GROUPED.test(whole) || (whole === '' && text !== ''));
  return isNumber ? Number(text.replaceAll(',', '')) : null;
}

/** The same number as this shop writes it, where another notation leaves no doubt (499,00 or 1 000); else empty. */
function insteadOf(text: string, sign: string, { decimals = 0, least, most }: NumberRange): string {
  const [, number = ''] = /^(\d[\d., ]*?)[., ]*(?:\D*)$/u.exec(text) ?? [];
  const plain = plainNotation(number);
  const value = digitsOf(plain);
  if (value === null || plain === text) return '';
  const [whole = '', fraction = ''] = plain.split('.');
  const signed = sign === '-' ? -value : value;
  if (fraction.length > decimals || signed < least || signed > most) return '';
  const shown = formatNumber(Number(whole));
  return `${sign}${shown}${fraction === '' ? '' : `.${fraction}`}`;
}

function plainNotation(number: string): string {
  // A comma before the last one or two digits is a decimal point elsewhere: 499,00 or 1.249,50.
  if (/^(?:\d+|\d{1,3}(?:\.\d{3})+),\d{1,2}$/u.test(number)) {
    return number.replaceAll('.', '').replace(',', '.');
  }
  const isGrouped = /^(?!0,)\d+(?:,\d+)*(?:\.\d+)?$|^\d{1,3}(?: \d{2,3})+(?:\.\d+)?$/u.test(number);
  return isGrouped ? number.replace(/[, ]/gu, '').replace(/\.0+$/u, '') : number;
}
