import { type FieldFault, Parsed } from '../core/form.ts';
import { plainText } from '../core/plain-text.ts';
import { STATE_NAMES, STATES, type State } from '../customer/region.ts';

/** Who is registered: CGST Act 2017, sections 22 to 25, 51 and 52. */
type Holder =
  | 'taxpayer'
  | 'un-body'
  | 'deductor'
  | 'collector'
  | 'non-resident'
  | 'online-service'
  | 'department';

/**
 * The forms of a GSTIN or UIN (CGST Rules 2017, rules 10, 12, 13, 14 and 17), as the GST Network publishes them for its
 * returns API: a taxpayer (PAN, number of the registration, "Z"), a UIN of a UN body or embassy (year, country, serial
 * number, "UN" or "ON"), a deductor (PAN or TAN, "D"), a collector ("C"), a non-resident ("NR"), an online service from
 * abroad ("OS") and a government department (TAN). All end with the check digit.
 */
const FORMS: Readonly<Record<Holder, RegExp>> = {
  taxpayer: /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z][1-9ABE-JZ][0-9A-Z]$/u,
  'un-body': /^\d{4}[A-Z]{3}\d{5}[UO]N[0-9A-Z]$/u,
  deductor: /^\d{2}[A-Z]{4}[0-9A-Z]\d{4}[A-Z][1-9A-Z]D[0-9A-Z]$/u,
  collector: /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]C[0-9A-Z]$/u,
  'non-resident': /^\d{4}[A-Z]{3}\d{5}NR[0-9A-Z]$/u,
  'online-service': /^\d{4}[A-Z]{3}\d{5}OS[0-9A-Z]$/u,
  department: /^\d{2}[A-Z]{4}\d{5}[A-Z]\dZ[0-9A-Z]$/u,
};

/** The code of installations at sea, outside every State (CGST Act 2017, section 2(56) and (114)). */
const OTHER_TERRITORY = '97';
/** The code of the Centre, for registrations without a place in a State. */
const CENTRE = '99';
const OF_CENTRE: ReadonlySet<Holder> = new Set(['un-body', 'non-resident', 'online-service']);

/**
 * Parses a buyer's GSTIN or UIN as typed or pasted into capitals; empty without one. The recipient's number on a tax
 * invoice is either (CGST Rules 2017, rule 46(d)). Does not check that it is registered.
 */
export const BuyerGstin = Parsed(
  (typed) => gstinFault(plainGstin(typed)) ?? { value: plainGstin(typed) },
  { empty: { value: '' } },
);

/** Removes the label, spaces, dashes and full stops from a typed number such as "GSTIN: 29 AAAAA 0000 A1 ZY". */
export function plainGstin(text: string): string {
  return plainText(text)
    .toUpperCase()
    .replace(/^(?:GST(?:IN)?|UIN)(?:\/UIN)?(?: (?:NO|NUMBER))?[ .:#-]+/u, '')
    .replace(/[ .-]/gu, '');
}

/** What is wrong with a number in capitals: its length, form, State code or check digit. */
export function gstinFault(gstin: string): FieldFault | null {
  if (gstin.length !== 15) return 'gstin-length';
  const holder = holderOf(gstin);
  if (holder === null) return 'gstin-shape';
  if (!isCodeOf(holder, gstin)) return 'gstin-state';
  return gstin.endsWith(checkDigit(gstin)) ? null : 'gstin-check';
}

function isCodeOf(holder: Holder, gstin: string): boolean {
  if (gstin.startsWith(CENTRE)) return OF_CENTRE.has(holder);
  const isPlace = gstinState(gstin) !== null || gstin.startsWith(OTHER_TERRITORY);
  return isPlace && holder !== 'online-service';
}

/** Whether a text is a valid GSTIN or UIN, in capitals. */
export function isGstin(text: string): boolean {
  return gstinFault(text) === null;
}

/**
 * Whether a number is the GSTIN of a regular taxpayer, which a seller needs: its 14th character is "Z". The security
 * rules demand the same.
 */
export function isTaxpayer(gstin: string): boolean {
  return isGstin(gstin) && holderOf(gstin) === 'taxpayer' && gstin.charAt(13) === 'Z';
}

/**
 * The State of a number's first two digits; null for other codes, such as 97 (other territory) and the retired 25 and
 * 28.
 */
export function gstinState(gstin: string): State | null {
  return STATE_NAMES.find((state) => STATES[state].gst === gstin.slice(0, 2)) ?? null;
}

function holderOf(gstin: string): Holder | null {
  const holders = Object.keys(FORMS) as Holder[];
  return holders.find((holder) => FORMS[holder].test(gstin)) ?? null;
}

/** The check digit of the first fourteen characters (GST Network: Luhn's method modulo 36). */
function checkDigit(gstin: string): string {
  let sum = 0;
  for (let index = 0; index < 14; index += 1) {
    const product = Number.parseInt(gstin.charAt(index), 36) * (index % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return ((36 - (sum % 36)) % 36).toString(36).toUpperCase();
}
