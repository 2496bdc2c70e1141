import { ACCOUNT } from '../../../tests/support/fixtures/order-states.ts';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { SETTING_FIELDS, SETTING_SECTIONS } from './settings-fields.ts';
import { parseSection, sectionFormValues } from './settings-form.ts';
import { StoreSettingsSchema } from './store-settings.ts';

const officer = { name: 'Officer', designation: 'Head', email: 'g@a.test', phone: '080 4123 4561' };
const seller = { legalName: 'Franch', address: '18 Example Road', email: 'care@a.test' };
const STORE = {
  seller: { ...seller, phone: '080 4123 4562', grievanceOfficer: officer },
  ...{ phone: '+91 00000 00108', email: 'care@a.test', hours: 'Monday', whatsapp: '' },
  socials: { facebook: '', instagram: 'https://www.instagram.com/a', youtube: '', x: '' },
  location: { latitude: 12.9719, longitude: 77.6412 },
  banner: 'Free delivery above ₹499',
  shipping: { freeFromPaise: 49_900, feePaise: 4_900, codFeePaise: 4_000 },
  bankTransfer: ACCOUNT,
  // A fictitious PAN; the check digit is right.
  tax: { gstin: '29AAAAA0000A1ZY', state: 'Karnataka', series: 'SR', creditSeries: 'CN' },
};
const settings = v.parse(StoreSettingsSchema, STORE);

test.each(SETTING_SECTIONS)('a settings form %s saved unchanged changes nothing', (section) => {
  const read = parseSection(section, sectionFormValues(settings, section));
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  const parsed = v.parse(StoreSettingsSchema, { ...STORE, ...read.fields });
  expect(parsed).toEqual(settings);
});

test.each(SETTING_SECTIONS)('a settings form %s can be opened before the first save', (section) => {
  const typed = sectionFormValues(null, section);
  expect(Object.keys(typed)).toEqual(SETTING_FIELDS[section].map(({ path }) => path));
  expect(Object.values(typed).join('')).toBe('');
});

test('a settings form splits searches at commas', () => {
  const typed = { popularSearches: ' Hair oil,  Neem soap;Hair oil, ' };
  const fields = { popularSearches: ['Hair oil', 'Neem soap'] };
  expect(parseSection('search', typed)).toEqual({ ok: true, fields });
});

test('a settings form parses rupees and stores paise', () => {
  const typed = { ...sectionFormValues(settings, 'shipping'), 'shipping.feePaise': '₹1,249.50' };
  expect(parseSection('shipping', typed)).toMatchObject({
    fields: { shipping: { freeFromPaise: 49_900, feePaise: 124_950 } },
  });
});

test.each([
  ['seller', 'seller.legalName', '', 'required'],
  ['seller', 'seller.address', 'x'.repeat(401), 'too-long'],
  ['seller', 'seller.email', 'care@', 'email-domain'],
  ['seller', 'seller.phone', 'call us', 'phone'],
  ['seller', 'seller.phone', '\u200B', 'required'],
  ['contact', 'whatsapp', '12', 'phone'],
  ['contact', 'socials.x', 'http://x.com/a', 'link'],
  ['contact', 'socials.x', 'javascript:alert(1)', 'link'],
  ['search', 'popularSearches', 'a,b,c,d,e,f,g', 'searches'],
  ['search', 'popularSearches', 'x'.repeat(41), 'searches'],
  ['search', 'popularSearches', 'Hair oil, cures diabetes', 'claim'],
  ['location', 'location.latitude', '91', { why: 'range', most: 90 }],
  ['location', 'location.latitude', 'north', { why: 'shape' }],
  ['location', 'location.longitude', '-180.5', { why: 'range', least: -180 }],
  ['location', 'location.longitude', '', 'both-degrees'],
  ['shipping', 'shipping.feePaise', 'forty', { code: 'amount', why: 'shape' }],
  ['shipping', 'shipping.codFeePaise', '49,50', { why: 'commas', instead: '49.50' }],
  ['shipping', 'shipping.feePaise', '-1', { why: 'sign' }],
  ['shipping', 'shipping.feePaise', '10000001', { why: 'range' }],
  ['delivery', 'delivery.shipsFrom', 'Ruritania', 'choice'],
  ['delivery', 'delivery.codMinPaise', '9999999', 'cod-range', 'delivery.codMaxPaise'],
  ['delivery', 'delivery.remotePins', '019', 'pins'],
  ['delivery', 'delivery.remotePins', '744, abc', 'pins'],
  ['delivery', 'delivery.days.dispatch', '31', { why: 'range', most: 30 }],
  ['delivery', 'delivery.days.dispatch', '0', { why: 'zero' }],
  ['delivery', 'delivery.days.dispatch', '1.5', { why: 'decimals' }],
  ['delivery', 'delivery.days.farFrom', '6', 'day-range', 'delivery.days.farTo'],
  ['bankTransfer', 'bankTransfer.number', '12345678', 'account'],
  ['bankTransfer', 'bankTransfer.ifsc', 'HDFC1001234', 'ifsc'],
  ['bankTransfer', 'bankTransfer.holder', '', 'required'],
  ['tax', 'tax.gstin', '29AAAAA0000A1ZX', 'gstin-check'],
  ['tax', 'tax.gstin', '29AAAAA0000A1Z', 'gstin-length'],
  ['tax', 'tax.gstin', '0717UNO00157UNO', 'gstin-seller'],
  ['tax', 'tax.state', 'Kerala', 'other-state'],
  ['tax', 'tax.series', 'LONG', 'series'],
  ['tax', 'tax.creditSeries', 'SR', 'same-series'],
  ['tax', 'tax.creditSeries', 'sr', 'same-series'],
  ['tax', 'tax.fssai', '123', 'fssai'],
  ['tax', 'tax.feeRule.hsn', '99681', 'hsn'],
  ['tax', 'tax.feeRule.kind', 'fixed', 'required', 'tax.feeRule.percent'],
  ['tax', 'tax.feeRule.kind', 'fixed', 'required', 'tax.feeRule.hsn'],
  ['tax', 'tax.feeRule.percent', '41', { why: 'range' }],
] as const)(
  'a settings form %s refuses %s "%s": %j',
  (section, path, text, fault, place: string = path) => {
    const read = parseSection(section, { ...sectionFormValues(settings, section), [path]: text });
    expect(read).toMatchObject({ ok: false, faults: { [place]: fault } });
  },
);

test('a settings form accepts a GSTIN in lower case, and a fee rule with its own rate', () => {
  const typed = {
    ...sectionFormValues(settings, 'tax'),
    'tax.gstin': '29aaaaa0000a1zy',
    'tax.feeRule.kind': 'fixed',
    'tax.feeRule.percent': '18',
    'tax.feeRule.hsn': '996812',
  };
  expect(parseSection('tax', typed)).toMatchObject({
    fields: {
      tax: { gstin: '29AAAAA0000A1ZY', feeRule: { kind: 'fixed', percent: 18, hsn: '996812' } },
    },
  });
});

test('a settings form removes the place from the map', () => {
  const typed = { 'location.latitude': '', 'location.longitude': '' };
  expect(parseSection('location', typed)).toEqual({ ok: true, fields: {} });
});

test('a settings form reads an account as people write it, and its empty fields end bank transfer', () => {
  const typed = {
    'bankTransfer.holder': 'Franch Ayurveda',
    'bankTransfer.number': '5010 0123 4567 89',
    'bankTransfer.ifsc': 'hdfc 0001234',
    'bankTransfer.bank': 'HDFC Bank, MG Road',
  };
  expect(parseSection('bankTransfer', typed)).toEqual({
    ok: true,
    fields: { bankTransfer: ACCOUNT },
  });
  const empty = Object.fromEntries(Object.keys(typed).map((path) => [path, ' ']));
  expect(parseSection('bankTransfer', empty)).toEqual({ ok: true, fields: {} });
});

const SMS = { 'sms.on': 'on', 'sms.header': 'FRANCH', 'sms.entityId': '1101234567890123456' };
const SHIPPED = { 'sms.shipped': '1107161234567890123' };

test('a settings form turns SMS on only with the header, the entity and a template', () => {
  const bare = parseSection('sms', { 'sms.on': 'on' });
  const needed = ['sms.header', 'sms.entityId', 'sms.confirmed'];
  const faults = Object.fromEntries(needed.map((path) => [path, 'needed-on']));
  expect(bare).toEqual({ ok: false, faults });
  expect(parseSection('sms', SMS)).toMatchObject({ ok: false });
  expect(parseSection('sms', { ...SMS, ...SHIPPED })).toMatchObject({
    ...{ ok: true, fields: { sms: { on: 'on', shipped: '1107161234567890123' } } },
  });
  // Ids can be saved before; a section without any is removed.
  expect(parseSection('sms', { ...SMS, 'sms.on': '' })).toMatchObject({ ok: true });
  expect(parseSection('sms', {})).toEqual({ ok: true, fields: {} });
  expect(parseSection('whatsappTexts', { 'whatsappTexts.on': 'on' })).toMatchObject({
    faults: { 'whatsappTexts.language': 'needed-on' },
  });
});

test.each([
  ['sms', 'sms.header', 'FRANCH1', 'dlt-header'],
  ['sms', 'sms.entityId', 'abc', 'dlt-id'],
  ['sms', 'sms.shipped', '12', 'dlt-id'],
  ['whatsappTexts', 'whatsappTexts.language', 'English', 'language'],
  ['whatsappTexts', 'whatsappTexts.shipped', 'Order shipped', 'template-name'],
] as const)('a settings form %s refuses %s "%s"', (section, path, typed, fault) => {
  expect(parseSection(section, { [path]: typed })).toEqual({
    ...{ ok: false, faults: { [path]: fault } },
  });
});
