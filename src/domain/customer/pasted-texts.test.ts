import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { CouponCode } from '../checkout/coupon.ts';
import { TicketNumber } from '../content/message-handling.ts';
import { checkForm } from '../core/form.ts';
import { OrderNumber } from '../order/order-search.ts';
import { CodeSchema } from '../staff/second-factor.ts';
import { PersonName } from './person-name.ts';

/** The clean value of a field, or its fault. */
function read(schema: v.GenericSchema<unknown, string>, pasted: string) {
  const checked = checkForm(v.object({ field: schema }), { field: pasted });
  return checked.ok ? checked.value.field : checked.faults['field'];
}

/** What people paste into a coupon field. */
it.each([
  ['DIWALI20', 'DIWALI20'],
  ['diwali20', 'DIWALI20'],
  ['Diwali 20', 'DIWALI20'],
  [' DIWALI20\n', 'DIWALI20'],
  ['D I W A L I 2 0', 'DIWALI20'],
  ['DIWALI\u00A020', 'DIWALI20'],
  ['DIWALI\u200B20', 'DIWALI20'],
  ['\u202ADIWALI20\u202C', 'DIWALI20'],
  ['\uFEFFDIWALI20', 'DIWALI20'],
  ['DIWALI\u00AD20', 'DIWALI20'],
  ['DIWALI-20', 'DIWALI20'],
  ['DIWALI–20', 'DIWALI20'],
  ['DIWALI‑20', 'DIWALI20'],
  ['“DIWALI20”', 'DIWALI20'],
  ['"diwali20"', 'DIWALI20'],
  ['‘DIWALI20’', 'DIWALI20'],
  ["'DIWALI20'", 'DIWALI20'],
  ['`DIWALI20`', 'DIWALI20'],
  ['*DIWALI20*', 'DIWALI20'],
  ['_DIWALI20_', 'DIWALI20'],
  ['(DIWALI20)', 'DIWALI20'],
  ['DIWALI20.', 'DIWALI20'],
  ['DIWALI20,', 'DIWALI20'],
  ['DIWALI20!', 'DIWALI20'],
  ['#DIWALI20', 'DIWALI20'],
  ['Code: DIWALI20', 'DIWALI20'],
  ['Coupon code - DIWALI20', 'DIWALI20'],
  ['ＤＩＷＡＬＩ２０', 'DIWALI20'],
  ['DIWALI२०', 'DIWALI20'],
  ['DIWALI২০', 'DIWALI20'],
  ['DIWALI௨௦', 'DIWALI20'],
  ['DIWALI٢٠', 'DIWALI20'],
  ['A1B', 'A1B'],
  ['CODE10', 'CODE10'],
  ['X'.repeat(20), 'X'.repeat(20)],
  ['', 'required'],
  [' \u200B ', 'required'],
  ['“”', 'coupon'],
  ['!', 'coupon'],
  ['AB', 'coupon-length'],
  ['X'.repeat(21), 'coupon-length'],
  ['TEN%OFF', 'coupon'],
  ['SAVE₹50', 'coupon'],
  ['DIWALI20 & HOLI10', 'coupon'],
  ['ДИВАЛИ20', 'coupon'],
  ['DІWALI20', 'coupon'],
  ['दिवाली२०', 'coupon'],
  ['🎁DIWALI', 'coupon'],
  ['DIWALI20/HOLI10', 'coupon'],
])('the coupon code %j is %s', (pasted, expected) => {
  expect(read(CouponCode, pasted)).toBe(expected);
});

/** What people paste into a name field. Some spellings need joiners: क्‍ष, র‍্য, ක්‍ර, نی‌ها. */
it.each([
  ['Asha Rao', 'Asha Rao'],
  ['  Asha   Rao \n', 'Asha Rao'],
  ['Asha\u00A0Rao', 'Asha Rao'],
  ['Asha\tRao', 'Asha Rao'],
  ['Asha\u2003Rao', 'Asha Rao'],
  ['Asha\u200B Rao', 'Asha Rao'],
  ['As\u00ADha Rao', 'Asha Rao'],
  ['\u202AAsha Rao\u202C', 'Asha Rao'],
  ['\u2066Asha\u2069 Rao', 'Asha Rao'],
  ['\uFEFFAsha Rao', 'Asha Rao'],
  ['Asha\u200E Rao\u200F', 'Asha Rao'],
  ['Asha\u0000Rao', 'Asha Rao'],
  ['Ａｓｈａ　Ｒａｏ', 'Asha Rao'],
  ['Asha\u200DRao', 'AshaRao'],
  ['A. Rao', 'A. Rao'],
  ['Dr. Asha Rao, MD', 'Dr. Asha Rao, MD'],
  ['D’Souza', 'D’Souza'],
  ["O'Brien", "O'Brien"],
  ['Anne–Marie', 'Anne-Marie'],
  ['Anne‑Marie', 'Anne-Marie'],
  ['Jose\u0301', 'José'],
  ['S/o Ramesh', 'S/o Ramesh'],
  ['Asha Rao (Flat 108)', 'Asha Rao (Flat 108)'],
  ['ﬁza', 'fiza'],
  ['Q', 'Q'],
  ['आशा राव', 'आशा राव'],
  ['लक्ष्मी', 'लक्ष्मी'],
  ['क्\u200Dष', 'क्\u200Dष'],
  ['क्\u200Cष', 'क्\u200Cष'],
  ['র\u200D্যাব', 'র\u200D্যাব'],
  ['ක්\u200Dරිස්ටීනා', 'ක්\u200Dරිස්ටීනා'],
  ['نی\u200Cها', 'نی\u200Cها'],
  ['ਆਸ਼ਾ ਕੌਰ', 'ਆਸ਼ਾ ਕੌਰ'.normalize('NFKC')],
  ['ஆஷா', 'ஆஷா'],
  ['ആശ', 'ആശ'],
  ['ಆಶಾ ರಾವ್\u200C', 'ಆಶಾ ರಾವ್'],
  ['李雷', '李雷'],
  ['x'.repeat(80), 'x'.repeat(80)],
  ['', 'required'],
  [' \u200B\u200D ', 'required'],
  ['x'.repeat(81), 'too-long'],
  ['108', 'name'],
  ['98450 12345', 'name'],
  ['...', 'name'],
  ['🌿', 'name'],
  ['-', 'name'],
  ['asha@example.in', 'name-contact'],
  ['Asha <asha@example.in>', 'name-contact'],
  ['https://example.in', 'name-contact'],
  ['Win now www.example.in', 'name-contact'],
])('the name %j is %j', (pasted, expected) => {
  expect(read(PersonName, pasted)).toBe(expected);
});

describe('numbers of the shop', () => {
  it.each([
    ['FR-7K3M9QXZ', 'FR-7K3M9QXZ'],
    ['fr-7k3m9qxz', 'FR-7K3M9QXZ'],
    ['7K3M9QXZ', 'FR-7K3M9QXZ'],
    ['FR7K3M9QXZ', 'FR-7K3M9QXZ'],
    ['FR–7K3M 9QXZ', 'FR-7K3M9QXZ'],
    ['\u202AFR\u20117K3M9QXZ\u202C', 'FR-7K3M9QXZ'],
    ['ＦＲ－７Ｋ３Ｍ９ＱＸＺ', 'FR-7K3M9QXZ'],
    ['FR-७K३M९QXZ', 'FR-7K3M9QXZ'],
    ['#FR-7K3M9QXZ', 'FR-7K3M9QXZ'],
    ['Order no. FR-7K3M9QXZ.', 'FR-7K3M9QXZ'],
    ['Order number: FR-7K3M9QXZ', 'FR-7K3M9QXZ'],
    ['FRQ7K3M9', 'FR-FRQ7K3M9'],
    ['FR-OI7K3M9Q', 'FR-017K3M9Q'],
    ['', 'required'],
    ['\u200B', 'required'],
    ['FR-', 'order-number'],
    ['FR-7K3M9QX', 'order-number'],
    ['FR-7K3M9QXZ1', 'order-number'],
    ['FR-7K3M9QXU', 'order-number'],
    ['asha@example.in', 'order-number'],
  ])('the order number %j is %s', (pasted, expected) => {
    expect(read(OrderNumber, pasted)).toBe(expected);
  });

  it.each([
    ['T-7K3M9QXZ', 'T-7K3M9QXZ'],
    ['t 7k3m 9qxz', 'T-7K3M9QXZ'],
    ['T–7K3M9QXZ\u200B', 'T-7K3M9QXZ'],
    ['7K3M9QXZ', 'T-7K3M9QXZ'],
    ['T7K3M9QX', 'T-T7K3M9QX'],
    ['Ticket: T-7K3M9QXZ', 'T-7K3M9QXZ'],
    ['T-7K3M9QXO', 'T-7K3M9QX0'],
    ['', 'required'],
    ['T-7K3', 'ticket-number'],
    ['FR-7K3M9QXZ', 'ticket-number'],
  ])('the ticket number %j is %s', (pasted, expected) => {
    expect(read(TicketNumber, pasted)).toBe(expected);
  });

  it.each([
    ['123456', '123456'],
    ['123 456', '123456'],
    ['123-456', '123456'],
    ['\u202A123\u00A0456\u202C', '123456'],
    ['１２３４５６', '123456'],
    ['१२३४५६', '123456'],
    ['', 'required'],
    ['12345', 'code'],
    ['1234567', 'code'],
    ['12345a', 'code'],
  ])('the sign-in code %j is %s', (pasted, expected) => {
    expect(read(CodeSchema.entries.code, pasted)).toBe(expected);
  });
});
