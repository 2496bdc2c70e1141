import * as v from 'valibot';
import { Line, Parsed, RequiredLine } from '../core/form.ts';
import { plainText } from '../core/plain-text.ts';
import { Mobile } from './mobile.ts';
import { Moment, Text } from '../core/record-fields.ts';
import { PersonName, StoredName } from './person-name.ts';
import { pinCode, STATE_NAMES } from './region.ts';

/** A typed PIN code. */
export const Pin = Parsed((typed) => {
  const pin = pinCode(typed);
  if (pin !== null) return { value: pin };
  const digits = plainText(typed).replace(/[ .,-]/gu, '');
  if (!/^\d+$/u.test(digits)) return 'pin';
  return digits.length === 6 ? 'pin-first' : 'pin-digits';
});

/** Maximum number of addresses in an address book. */
export const ADDRESS_BOOK_SIZE = 20;

/** The most characters of one stored address line. */
const LINE = 120;

const fields = {
  name: StoredName,
  phone: Text(40),
  pin: Text(10),
  line1: RequiredLine(LINE),
  line2: v.optional(Line(LINE), ''),
  city: RequiredLine(60),
  state: v.picklist(STATE_NAMES, 'choice'),
};

/** The fields of a stored address. One that is older than a condition of the form stays in sight, to be corrected. */
export const StoredAddressSchema = v.object(fields);

/** A typed address. The messages are `FieldFault` codes. */
export const AddressDraftSchema = v.object({
  ...fields,
  name: PersonName,
  phone: Mobile,
  pin: Pin,
});

/** An address without its id. */
export type AddressDraft = v.InferOutput<typeof AddressDraftSchema>;

/** A stored address, `users/{uid}/addresses/{id}`. Times are epoch milliseconds. */
export const AddressSchema = v.object({
  ...fields,
  id: v.string(),
  preferred: v.optional(v.boolean(), false),
  createdAt: Moment,
});

/** An address of the customer's address book. */
export type Address = v.InferOutput<typeof AddressSchema>;

/** The form's names of the parts of an address. */
export const ADDRESS_FIELDS = ['name', 'phone', 'pin', 'line1', 'line2', 'city', 'state'] as const;

/** The fields of a saved address without its id. */
export function addressDraftOf(address: Address): AddressDraft {
  const { name, phone, pin, line1, line2, city, state } = address;
  return { name, phone, pin, line1, line2, city, state };
}

/** The two stored lines of an address. */
type AddressLines = Pick<AddressDraft, 'line1' | 'line2'>;

/** The text of a form's one address box for two stored lines. */
export function addressBox({ line1, line2 }: AddressLines): string {
  return [line1, line2].filter(Boolean).join('\n');
}

/**
 * Splits the text of an address box into the two stored lines of 120 characters: at its first line break, otherwise
 * only where it is longer than one line, after a comma if possible. Text that does not fit stays in the first line,
 * which the schema then refuses as too long.
 */
export function addressLines(box: string): AddressLines {
  const [line1 = '', ...others] = box
    .split('\n')
    .map((line) => line.replace(/\s+/gu, ' ').trim())
    .filter(Boolean);
  const line2 = others.join(', ');
  if (line1.length <= LINE && line2.length <= LINE) return { line1, line2 };
  const text = [line1, ...others].join(', ');
  const end = [', ', ' '].map((sign) => text.lastIndexOf(sign, LINE)).find((at) => fits(text, at));
  if (end === undefined) return { line1: text, line2: '' };
  return {
    line1: text.slice(0, end).trim(),
    line2: text.slice(end).replace(/^,/u, '').trim(),
  };
}

function fits(text: string, end: number): boolean {
  return end > 0 && text.slice(end).replace(/^,/u, '').trim().length <= LINE;
}
