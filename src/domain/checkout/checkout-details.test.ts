import { expect, test } from 'vitest';
import { attemptId, checkDetails } from './checkout-details.ts';

const typedAddress = {
  ...{ pin: '560 001', state: 'Karnataka', city: 'Bengaluru', line1: '18 Example Road' },
  ...{ line2: '', name: 'Meera Iyer', phone: '098765 43210' },
};
const typed = { email: ' Meera@Example.in ', gstin: '', ...typedAddress };

const business = {
  legalName: 'Deccan Traders LLP',
  billingLine1: '4 Market Road',
  billingCity: 'Pune',
  billingPin: '411 001',
};

test('valid input becomes the details of an order', () => {
  expect(checkDetails(typed, {})).toEqual({
    ok: true,
    value: {
      ...{ email: 'meera@example.in', gstin: '', billing: null },
      address: { ...typedAddress, pin: '560001', phone: '+919876543210' },
    },
  });
});

test('the address box becomes two stored lines; a saved address keeps its own', () => {
  const line1 = '18 Example Road\nNear the park';
  expect(checkDetails({ ...typed, line1 }, {})).toMatchObject({
    value: { address: { line1: '18 Example Road', line2: 'Near the park' } },
  });
  const address = { ...typed, state: 'Kerala', line1: '4 Lane', line2: 'By the sea' } as const;
  expect(checkDetails({ gstin: '', email: typed.email }, { address })).toMatchObject({
    value: { address: { line1: '4 Lane', line2: 'By the sea' } },
  });
});

test('the account’s email and a saved address override the typed values', () => {
  const address = { ...typed, pin: '682001', state: 'Kerala', phone: '+919876543211' } as const;
  const checked = checkDetails({ gstin: '' }, { email: 'asha@franch.test', address });
  expect(checked).toMatchObject({
    ok: true,
    value: { email: 'asha@franch.test', address: { pin: '682001' } },
  });
});

test.each([
  ['29aaaaa0000a1zy', '29AAAAA0000A1ZY'],
  [' 29 AAAAA 0000 A1ZY ', '29AAAAA0000A1ZY'],
  ['29AAAAA0000A1ZX', 'gstin-check'],
  ['none', 'gstin-length'],
  ['0717 UNO 00157 UNO', '0717UNO00157UNO'],
])('%j as a GSTIN is %j', (gstin, expected) => {
  const checked = checkDetails({ ...typed, ...business, gstin }, {});
  expect(checked.ok ? checked.value.gstin : checked.faults['gstin']).toBe(expected);
});

test('a GSTIN asks for the legal name and the billing address of the business', () => {
  const gstin = '27AAPFU0939F1ZV';
  expect(checkDetails({ ...typed, gstin, billingPin: '12' }, {})).toEqual({
    ok: false,
    faults: {
      ...{ legalName: 'required', billingLine1: 'required', billingCity: 'required' },
      billingPin: 'pin-digits',
    },
  });
  expect(checkDetails({ ...typed, ...business, gstin }, {})).toMatchObject({
    ok: true,
    value: {
      gstin,
      billing: {
        ...{ legalName: 'Deccan Traders LLP', line1: '4 Market Road', line2: '' },
        ...{ city: 'Pune', pin: '411001' },
      },
      address: { pin: '560001' },
    },
  });
  expect(checkDetails({ ...typed, ...business, gstin: '' }, {})).toMatchObject({
    value: { gstin: '', billing: null },
  });
});

test('every fault has the name of its field', () => {
  expect(checkDetails({}, {})).toEqual({
    ok: false,
    faults: Object.fromEntries(
      ['email', 'pin', 'state', 'city', 'line1', 'name', 'phone'].map((f) => [f, 'required']),
    ),
  });
});

test('an attempt’s id has twenty letters and digits', () => {
  const bytes = Uint8Array.from({ length: 20 }, (_, index) => index * 13);
  expect(attemptId(bytes)).toMatch(/^[A-Za-z0-9]{20}$/u);
  expect(attemptId(bytes)).not.toBe(attemptId(new Uint8Array(20)));
});
