/** Where staff look for an order: its number, its e-mail address or its phone, each by how it begins. */
export interface OrderLookup {
  readonly field: 'number' | 'email' | 'address.phone';
  /** As the field stores it: `FR-7K3M`, `asha@`, `+9198`. */
  readonly prefix: string;
}

/** The letters and digits of a number, as many of them as somebody has typed so far. */
const LETTERS = '[0-9A-HJKMNP-TV-Z]';

/**
 * What somebody looks for who types this. What begins with `FR-` or has all eight letters and digits of a number is one; a
 * row of digits, with or without +91, is a phone that begins so; all else is the beginning of an e-mail address. Null when
 * nothing was typed.
 */
export function orderLookup(typed: string): OrderLookup | null {
  const text = typed.trim();
  if (text === '') return null;
  const digits = text.replace(/[\s().-]/gu, '');
  if (/^\+?\d+$/u.test(digits) && (digits.startsWith('+') || /^(?:0|91)?[6-9]/u.test(digits))) {
    return { field: 'address.phone', prefix: `+91${nationalPart(digits)}` };
  }
  const begun = new RegExp(`^FR[\\s-]+(${LETTERS}{0,8})$`, 'iu').exec(text)?.[1];
  const whole = new RegExp(`^(?:FR)?((?=.*\\d)${LETTERS}{8})$`, 'iu').exec(digits)?.[1];
  const number = begun ?? whole;
  if (number !== undefined) return { field: 'number', prefix: `FR-${number.toUpperCase()}` };
  return { field: 'email', prefix: text.toLowerCase() };
}

/** The digits behind the country's code, however it was written. */
function nationalPart(digits: string): string {
  if (digits.startsWith('+')) return digits.replace(/^\+(?:91|9$)?/u, '');
  return digits.replace(/^(?:0|91(?=[6-9]))/u, '');
}
