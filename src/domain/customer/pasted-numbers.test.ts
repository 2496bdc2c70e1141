import * as v from 'valibot';
import { expect, it } from 'vitest';
import { casesOf, listed } from '../../../tests/support/fixtures/listed.ts';
import { checkForm } from '../core/form.ts';
import { BuyerGstin } from '../invoice/gstin.ts';
import { Pin } from './address.ts';
import { Mobile, OptionalMobile } from './mobile.ts';

/** The clean value of a field, or its fault. */
function read(schema: v.GenericSchema<unknown, string>, pasted: string) {
  const checked = checkForm(v.object({ field: schema }), { field: pasted });
  return checked.ok ? checked.value.field : checked.faults['field'];
}

/** What people paste into a phone field, by the stored number or the fault. */
it.each(
  casesOf({
    '+919845012345': `
      9845012345 | 98450 12345 | 984-501-2345 | 09845012345 | 0 98450 12345 | +919845012345
      +91 98450 12345 | +91-98450-12345 | (+91)98450 12345 | [+91] 98450.12345 | +91 0 98450 12345
      +91 (0) 98450 12345 | +91 (0)98450-12345 | 0091-98450-12345 | 0091 (0) 98450 12345
      91 98450 12345 | 919845012345 | +91 91 98450 12345 | +91 +91 98450 12345 | +091 98450 12345
      tel:+91-98450-12345 | tel:09845012345;phone-context=+91 | https://wa.me/919845012345
      Mobile: 98450 12345 | Mob. No. 98450-12345 | 📱 98450 12345
      \u202A+91\u00A098450\u00A012345\u202C | \u2066+91 98450\u201112345\u2069
      98450\u200B12345\uFEFF | 98450–12345 | 98450\u2003—\u200312345
      ＋９１　９８４５０１２３４５ | ९८४५० १२३४५ | +৯১ ৯৮৪৫০ ১২৩৪৫ | ੯੮੪੫੦੧੨੩੪੫ | ૯૮૪૫૦૧૨૩૪૫
      ୯୮୪୫୦୧୨୩୪୫ | ௯௮௪௫௦௧௨௩௪௫ | ౯౮౪౫౦౧౨౩౪౫ | ೯೮೪೫೦ ೧೨೩೪೫ | ൯൮൪൫൦൧൨൩൪൫ | ٩٨٤٥٠١٢٣٤٥ | ۹۸۴۵۰ ۱۲۳۴۵`,
    '+916000000000': '6000000000',
    '+919191919191': '9191919191',
    '+918050012345': '+91 80500 12345',
    required: ' | \u200B \u2060',
    'phone-short': '9845 | 98450 1234 | +91 98450 1234',
    'phone-long': '98450 123456 | +91 98450 123456',
    'phone-several': '98450 12345, 98450 67890 | 98450 12345 / 67890 12345',
    'phone-landline': `
      022 2345 6789 | +91 44 2345 6789 | (080) 2345 6789 | +91-80-41234567 | 1800 123 4567
      5845012345`,
    'phone-foreign': '+1 (415) 555-2671 | +44 7911 123456 | 00971 50 123 4567',
    phone: `
      asha@example.in | not a number | 98450l2345 | 98450 12345 ext 7 | Asha 98450 12345 | +
      ------ | <script>`,
  }),
)('the number %j is %s', (pasted, expected) => {
  expect(read(Mobile, pasted)).toBe(expected);
  expect(read(OptionalMobile, pasted)).toBe(expected === 'required' ? '' : expected);
});

/** What people paste into a PIN code field. */
it.each([
  [' 560001\n', '560001'],
  ...casesOf({
    '560001': `
      560001 | 560 001 | 560-001 | 5 6 0 0 0 1 | 560\u00A0001 | 560\u2009001 | 560–001
      560\u200B001 | \u202A560001\u202C | 560001. | 560001, | PIN 560001 | PIN: 560 001
      Pin code - 560001 | PIN-560001 | Bengaluru 560001 | Bengaluru – 560 001 | 560001, Karnataka
      ५६०००१ | ৫৬০০০১ | ੫੬੦੦੦੧ | ૫૬૦૦૦૧ | ୫୬୦୦୦୧ | ௫௬௦௦௦௧ | ౫౬౦౦౦౧ | ೫೬೦ ೦೦೧ | ൫൬൦൦൦൧ | ٥٦٠٠٠١ | ５６０００１`,
    '900001': '900001',
    required: ' |  \u200B',
    'pin-digits': '56001 | 5600011 | 1 | 560001 560002 | 9845012345',
    'pin-first': '060001 | 000000',
    pin: '5600O1 | 56OOO1 | 56l0001 | SW1A 1AA | Bengaluru | -560001x1',
  }),
])('the PIN code %j is %s', (pasted, expected) => {
  expect(read(Pin, pasted)).toBe(expected);
});

/** What people paste into a GSTIN field. The UINs, TDS, TCS and OIDAR numbers are published ones. */
it.each([
  ['29AAAAA0000A1ZY\n', '29AAAAA0000A1ZY'],
  ...casesOf({
    '': ' |  \u200B',
    '29AAAAA0000A1ZY': `
      29AAAAA0000A1ZY | 29aaaaa0000a1zy | 29 AAAAA 0000 A1 ZY | 29-AAAAA0000A-1ZY
      GSTIN: 29AAAAA0000A1ZY | GSTIN/UIN - 29AAAAA0000A1ZY | GST No. 29AAAAA0000A1ZY
      29AAAAA0000A1ZY. | 29AAAAA\u00A00000A1ZY | 29AAAAA\u200B0000A1ZY
      \u202A29AAAAA0000A1ZY\u202C | 29AAAAA–0000A–1ZY | ２９ＡＡＡＡＡ００００Ａ１ＺＹ | २९AAAAA००००A१ZY`,
    '0717UNO00211UN2': '0717 UNO 00211 UN2',
    'gstin-length': '29AAAAA0000A1Z | 29AAAAA0000A1ZYY | AAAAA0000A | NA',
    'gstin-check': '29AAAAA0000A1ZX | 29AAAAB0000A1ZY | 0717UNO00157UN1 | 06DELI09652G1DB',
    'gstin-state': `
      00AAAAA0000A1ZP | 40AAAAA0000A1ZP | 28AAAAA0000A1ZP | 99AAAAA0000A1ZP | 9817SGP29001OST`,
    'gstin-shape': `
      2AAAAAA0000A1ZY | 29AAAAA000OA1ZY | 29AAAAA0000A0ZY | 29АAAAA0000A1ZY | 29AAAAA0000A1Z!`,
  }),
])('the GSTIN %j is %s', (pasted, expected) => {
  expect(read(BuyerGstin, pasted)).toBe(expected);
});

it.each(
  listed(`
    27AAJCS5738D1Z6 | 29AABCF8078M2ZW | 0717UNO00157UNO | 2117UNO00002UNF | 3317USA00002UNE
    0717UNO00154UNU | 06DELI09652G1DA | 09ALDN00287A1DD | 27AAFT56212B1DO | 19AAACI1681G1DV
    29AABCF8078M1C8 | 27AAECG3736E1C2 | 9917SGP29001OST | 9917UNO00001UNU | 0717USA00001NRA
    97AAAAA0000A1ZV | 29AAAAA0000AAA4`),
)('%s is a GSTIN', (gstin) => {
  expect(read(BuyerGstin, gstin)).toBe(gstin);
});
