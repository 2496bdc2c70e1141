import { checkField } from '../core/form.ts';
import { plainText } from '../core/plain-text.ts';
import { emailPrefix } from '../customer/email.ts';
import { mobilePrefix } from '../customer/mobile.ts';
import { OrderNumber } from './order-search.ts';

/** A prefix search for orders: by number, email address or phone. */
export interface OrderLookup {
  readonly field: 'number' | 'email' | 'address.phone';
  /** In stored form: `FR-7K3M`, `asha@`, `+9198`. */
  readonly prefix: string;
}

/** The alphabet of an order number, as a regular expression. */
const LETTERS = '[0-9A-HJKMNP-TV-Z]';

/**
 * Detects the field of a search. `FR-…` or all eight characters of a number search numbers; digits, with or without
 * +91, search phones; anything else searches email addresses. Null for blank input.
 */
export function orderLookup(typed: string): OrderLookup | null {
  const text = plainText(typed);
  if (text === '') return null;
  const digits = text.replace(/[ ().-]/gu, '');
  const phone =
    /^(?:\+|(?:0|91)*[6-9]|00)/u.test(digits) || /^\D*:/u.test(text) ? mobilePrefix(text) : null;
  if (phone !== null) return { field: 'address.phone', prefix: phone };
  const whole = checkField(OrderNumber, text);
  // Eight letters without a digit are more likely the start of an email address.
  if (typeof whole === 'object' && (/\d/u.test(text) || /^FR/iu.test(text)))
    return { field: 'number', prefix: whole.value };
  const part = new RegExp(`^FR[ -]+(${LETTERS}{0,8})$`, 'iu').exec(text)?.[1];
  if (part !== undefined) return { field: 'number', prefix: `FR-${part.toUpperCase()}` };
  return { field: 'email', prefix: emailPrefix(typed) };
}
