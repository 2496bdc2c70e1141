import { STATE_NAMES, STATES, type State } from './region.ts';

const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/u;

/**
 * Whether a text is a GSTIN in capitals: two digits of a State, the PAN, an entity, "Z" and a check digit modulo 36.
 * Says nothing of whether it was ever given out.
 */
export function isGstin(text: string): boolean {
  return GSTIN.test(text) && gstinState(text) !== null && text.endsWith(checkDigit(text));
}

/** The State that a GSTIN's first two digits name; null for codes that are no State's (28 and 25 are retired). */
export function gstinState(gstin: string): State | null {
  return STATE_NAMES.find((state) => STATES[state].gst === gstin.slice(0, 2)) ?? null;
}

/** The fifteenth character that the first fourteen ask for (GST Network: Luhn's method modulo 36). */
function checkDigit(gstin: string): string {
  let sum = 0;
  for (let index = 0; index < 14; index += 1) {
    const product = Number.parseInt(gstin.charAt(index), 36) * (index % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return ((36 - (sum % 36)) % 36).toString(36).toUpperCase();
}
