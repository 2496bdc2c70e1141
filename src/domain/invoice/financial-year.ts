import { indianDay } from '../core/dates.ts';

/** The serial number format of rule 46(b) of the CGST Rules 2017: up to 16 letters, digits, "-" and "/". */
const NUMBER = /^[A-Za-z0-9/-]{1,16}$/u;
/** At most three characters, so that "/26-27/" and six digits fit into the 16 of a number. */
const SERIES = /^[A-Za-z0-9]{1,3}$/u;
/** Digits of the zero-padded count, so that the numbers of a year sort as text. */
const DIGITS = 6;

/**
 * The financial year of a time (epoch milliseconds), "26-27": from 1 April to 31 March in Asia/Kolkata. Invoice numbers
 * are consecutive within it.
 */
export function financialYear(moment: number): string {
  const [year = '', month = ''] = indianDay(moment).split('-');
  const first = Number(month) >= 4 ? Number(year) : Number(year) - 1;
  return `${shortYear(first)}-${shortYear(first + 1)}`;
}

/** Whether a text is a valid series for invoices or credit notes: 1 to 3 letters or digits. */
export function isSeries(text: string): boolean {
  return SERIES.test(text);
}

/** Whether two series count as the same: readers do not distinguish numbers that differ only in case. */
export function isSameSeries(one: string, other: string): boolean {
  return one.toUpperCase() === other.toUpperCase();
}

/**
 * Every combination of upper and lower case in which a series can be written; all count as the same (see
 * `isSameSeries`).
 */
export function spellingsOf(series: string): readonly string[] {
  return Array.from(series.toUpperCase()).reduce<readonly string[]>(
    (starts, letter) =>
      [...new Set([letter, letter.toLowerCase()])].flatMap((one) =>
        starts.map((start) => start + one),
      ),
    [''],
  );
}

/**
 * Formats the `n`-th number (from 1) of a series in a financial year: "SR/26-27/000001". Credit notes have a series of
 * their own, "CN/26-27/000001".
 * @throws RangeError if it exceeds the 16 characters of rule 46(b), or `n` is no positive integer.
 */
export function invoiceNumber(series: string, year: string, n: number): string {
  const number = `${series}/${year}/${String(n).padStart(DIGITS, '0')}`;
  if (!Number.isSafeInteger(n) || n < 1 || !isSeries(series) || !NUMBER.test(number)) {
    throw new RangeError(`Not a number of an invoice: ${number}`);
  }
  return number;
}

function shortYear(year: number): string {
  return String(year % 100).padStart(2, '0');
}
