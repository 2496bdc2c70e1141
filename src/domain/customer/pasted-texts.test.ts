import * as v from 'valibot';
import { expect, it } from 'vitest';
import { casesOf, listed } from '../../../tests/support/fixtures/listed.ts';
import { CouponCode } from '../checkout/coupon.ts';
import { TicketNumber } from '../content/message-handling.ts';
import { checkForm } from '../core/form.ts';
import { OrderNumber } from '../order-access/order-search.ts';
import { CodeSchema } from '../staff/second-factor.ts';
import { PersonName } from './person-name.ts';

/** The clean value of a field, or its fault. */
function read(schema: v.GenericSchema<unknown, string>, pasted: string) {
  const checked = checkForm(v.object({ field: schema }), { field: pasted });
  return checked.ok ? checked.value.field : checked.faults['field'];
}

/** What people paste into a coupon field. */
it.each([
  [' DIWALI20\n', 'DIWALI20'],
  ...casesOf({
    DIWALI20: `
      DIWALI20 | diwali20 | Diwali 20 | D I W A L I 2 0 | DIWALI\u00A020 | DIWALI\u200B20
      \u202ADIWALI20\u202C | \uFEFFDIWALI20 | DIWALI\u00AD20 | DIWALI-20 | DIWALI–20 | DIWALI‑20
      “DIWALI20” | "diwali20" | ‘DIWALI20’ | 'DIWALI20' | \`DIWALI20\` | *DIWALI20* | _DIWALI20_
      (DIWALI20) | DIWALI20. | DIWALI20, | DIWALI20! | #DIWALI20 | Code: DIWALI20
      Coupon code - DIWALI20 | ＤＩＷＡＬＩ２０ | DIWALI२० | DIWALI২০ | DIWALI௨௦ | DIWALI٢٠`,
    A1B: 'A1B',
    CODE10: 'CODE10',
    ['X'.repeat(20)]: 'X'.repeat(20),
    required: ' |  \u200B ',
    'coupon-length': `AB | ${'X'.repeat(21)}`,
    coupon: `
      “” | ! | TEN%OFF | SAVE₹50 | DIWALI20 & HOLI10 | ДИВАЛИ20 | DІWALI20 | दिवाली२० | 🎁DIWALI
      DIWALI20/HOLI10`,
  }),
])('the coupon code %j is %s', (pasted, expected) => {
  expect(read(CouponCode, pasted)).toBe(expected);
});

/** What people paste into a name field. */
it.each([
  ['  Asha   Rao \n', 'Asha Rao'],
  ...casesOf({
    'Asha Rao': `
      Asha Rao | Asha\u00A0Rao | Asha\tRao | Asha\u2003Rao | Asha\u200B Rao | As\u00ADha Rao
      \u202AAsha Rao\u202C | \u2066Asha\u2069 Rao | \uFEFFAsha Rao | Asha\u200E Rao\u200F
      Asha\u0000Rao | Ａｓｈａ　Ｒａｏ`,
    AshaRao: 'Asha\u200DRao',
    'Anne-Marie': 'Anne–Marie | Anne‑Marie',
    José: 'Jose\u0301',
    fiza: 'ﬁza',
    'ಆಶಾ ರಾವ್': 'ಆಶಾ ರಾವ್\u200C',
    ['ਆਸ਼ਾ ਕੌਰ'.normalize('NFKC')]: 'ਆਸ਼ਾ ਕੌਰ',
    required: ' |  \u200B\u200D ',
    'too-long': 'x'.repeat(81),
    name: '108 | 98450 12345 | ... | 🌿 | -',
    'name-contact': `
      asha@example.in | Asha <asha@example.in> | https://example.in | Win now www.example.in`,
  }),
])('the name %j is %j', (pasted, expected) => {
  expect(read(PersonName, pasted)).toBe(expected);
});

/** Some spellings need joiners: क्‍ष, র‍্য, ක්‍ර, نی‌ها. */
it.each(
  listed(`
    A. Rao | Dr. Asha Rao, MD | D’Souza | O'Brien | S/o Ramesh | Asha Rao (Flat 108) | Q
    आशा राव | लक्ष्मी | क्\u200Dष | क्\u200Cष | র\u200D্যাব | ක්\u200Dරිස්ටීනා | نی\u200Cها | ஆஷா | ആശ | 李雷
    ${'x'.repeat(80)}`),
)('the name %j is kept', (name) => {
  expect(read(PersonName, name)).toBe(name);
});

it.each(
  casesOf({
    'FR-7K3M9QXZ': `
      FR-7K3M9QXZ | fr-7k3m9qxz | 7K3M9QXZ | FR7K3M9QXZ | FR–7K3M 9QXZ
      \u202AFR\u20117K3M9QXZ\u202C | ＦＲ－７Ｋ３Ｍ９ＱＸＺ | FR-७K३M९QXZ | #FR-7K3M9QXZ
      Order no. FR-7K3M9QXZ. | Order number: FR-7K3M9QXZ`,
    'FR-FRQ7K3M9': 'FRQ7K3M9',
    'FR-017K3M9Q': 'FR-OI7K3M9Q',
    required: ' | \u200B',
    'order-number': 'FR- | FR-7K3M9QX | FR-7K3M9QXZ1 | FR-7K3M9QXU | asha@example.in',
  }),
)('the order number %j is %s', (pasted, expected) => {
  expect(read(OrderNumber, pasted)).toBe(expected);
});

it.each(
  casesOf({
    'T-7K3M9QXZ': `
      T-7K3M9QXZ | t 7k3m 9qxz | T–7K3M9QXZ\u200B | 7K3M9QXZ | T7K3M9QXZ | Ticket: T-7K3M9QXZ`,
    'T-T7K3M9QX': 'T7K3M9QX',
    'T-7K3M9QX0': 'T-7K3M9QXO',
    required: '',
    'ticket-number': 'T- | T-7K3 | 7K3M9QX | 7K3M9QXU | T-7K3M9QXDD | FR-7K3M9QXZ',
  }),
)('the ticket number %j is %s', (pasted, expected) => {
  expect(read(TicketNumber, pasted)).toBe(expected);
});

it.each(
  casesOf({
    '123456': '123456 | 123 456 | 123-456 | \u202A123\u00A0456\u202C | １２３４５６ | १२३४५६',
    '000000': '000000',
    required: ' |   ',
    code: '12345 | 1234567 | 12345a',
  }),
)('the sign-in code %j is %s', (pasted, expected) => {
  expect(read(CodeSchema.entries.code, pasted)).toBe(expected);
});
