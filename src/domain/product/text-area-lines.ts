import { typedPercent } from '../money/typed-number.ts';
import type { Product } from './product.ts';

type Ingredient = Product['ingredients'][number];
type GstRate = Product['gstRates'][number];

/** The non-empty lines of a text, trimmed; accepts any line ending. */
export function linesOf(text: string): readonly string[] {
  return text
    .split(/\r\n|\r|\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** The trimmed parts of a line between bars. */
const partsOf = (line: string): readonly string[] => line.split('|').map((part) => part.trim());
const lineOf = (...parts: readonly string[]): string =>
  parts.join(' | ').replace(/(?: \| )+$/u, '');

/** Formats ingredients, one per line: "Amla | Phyllanthus emblica | 500 mg". */
export function ingredientLines(ingredients: readonly Ingredient[]): string {
  return ingredients
    .map(({ name, botanical, quantity }) => lineOf(name, botanical, quantity))
    .join('\n');
}

/** Parses those lines, or returns the number of the first invalid one. */
export function parseIngredients(text: string): readonly Ingredient[] | { readonly line: number } {
  const read = linesOf(text).map((line) => {
    const [name = '', botanical = '', quantity = '', ...more] = partsOf(line);
    const isValid = name.length <= 120 && botanical.length <= 120 && quantity.length <= 60;
    return name !== '' && isValid && more.length === 0 ? { name, botanical, quantity } : null;
  });
  return allOrFirstInvalid(read);
}

/** Formats GST rates, one per line: "2025-09-22 | 5 | Toilet soap in bars". */
export function rateLines(rates: readonly GstRate[]): string {
  return rates.map(({ from, percent, reason }) => lineOf(from, String(percent), reason)).join('\n');
}

/**
 * Parses those lines, or returns the number of the first invalid one: an invalid day, a rate outside 0 to 40 percent or
 * with more than two decimals, or a repeated day.
 */
export function parseRates(text: string): readonly GstRate[] | { readonly line: number } {
  const days = new Set<string>();
  const read = linesOf(text).map((line) => {
    const [from = '', rate = '', ...reasons] = partsOf(line);
    const percent = typedPercent(rate, { least: 0, most: 40, decimals: 2 });
    const reason = reasons.join(', ');
    const isValid = isDay(from) && !days.has(from) && reason.length <= 300;
    days.add(from);
    return isValid && typeof percent === 'number' ? { from, percent, reason } : null;
  });
  return allOrFirstInvalid(read);
}

function allOrFirstInvalid<Line>(
  read: readonly (Line | null)[],
): readonly Line[] | { readonly line: number } {
  const invalidIndex = read.indexOf(null);
  return invalidIndex === -1 ? read.filter((line) => line !== null) : { line: invalidIndex + 1 };
}

function isDay(text: string): boolean {
  const moment = /^\d{4}-\d{2}-\d{2}$/u.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}
