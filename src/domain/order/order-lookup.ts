/** A prefix search for orders: by number, e-mail address or phone. */
export interface OrderLookup {
  readonly field: 'number' | 'email' | 'address.phone';
  /** In stored form: `FR-7K3M`, `asha@`, `+9198`. */
  readonly prefix: string;
}

/** The alphabet of an order number, as a regular expression. */
const LETTERS = '[0-9A-HJKMNP-TV-Z]';

/**
 * Detects the field of a search. `FR-…` or all eight characters of a number search numbers; digits, with or without
 * +91, search phones; anything else searches e-mail addresses. Null for blank input.
 */
export function orderLookup(typed: string): OrderLookup | null {
  const text = typed.trim();
  if (text === '') return null;
  const digits = text.replace(/[\s().-]/gu, '');
  if (/^\+?\d+$/u.test(digits) && (digits.startsWith('+') || /^(?:0|91)?[6-9]/u.test(digits))) {
    return { field: 'address.phone', prefix: `+91${nationalPart(digits)}` };
  }
  const prefixMatch = new RegExp(`^FR[\\s-]+(${LETTERS}{0,8})$`, 'iu').exec(text)?.[1];
  const wholeMatch = new RegExp(`^(?:FR)?((?=.*\\d)${LETTERS}{8})$`, 'iu').exec(digits)?.[1];
  const number = prefixMatch ?? wholeMatch;
  if (number !== undefined) return { field: 'number', prefix: `FR-${number.toUpperCase()}` };
  return { field: 'email', prefix: text.toLowerCase() };
}

/** The digits after the country code, in any spelling. */
function nationalPart(digits: string): string {
  if (digits.startsWith('+')) return digits.replace(/^\+(?:91|9$)?/u, '');
  return digits.replace(/^(?:0|91(?=[6-9]))/u, '');
}
