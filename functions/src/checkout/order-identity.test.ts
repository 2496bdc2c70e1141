import { expect, it } from 'vitest';
import type { OrderRequest } from '../../../src/domain/checkout/checkout.ts';
import { paise } from '../../../src/domain/money/money.ts';
import { orderIdentity, requestFingerprint } from './order-identity.ts';

const address = {
  ...{ name: 'Asha Rao', phone: '+919876543210', line1: '12 MG Road', line2: '' },
  ...({ city: 'Bengaluru', pin: '560001', state: 'Karnataka' } as const),
};
const request: OrderRequest = {
  attemptId: 'attempt-of-the-first-tab',
  lines: [
    { slug: 'oil', quantity: 1 },
    { slug: 'soap', quantity: 2 },
  ],
  coupon: '',
  email: 'asha@franch.test',
  address,
  method: 'cod',
  gstin: '',
  billing: null,
  expectedTotalPaise: paise(49900),
};

/** Another value for every field that makes another order; the type demands one for a new field. */
const CHANGES: {
  readonly [
    Field in Exclude<keyof OrderRequest, 'attemptId' | 'expectedTotalPaise'>
  ]: OrderRequest[Field];
} = {
  lines: [
    { slug: 'oil', quantity: 2 },
    { slug: 'soap', quantity: 2 },
  ],
  coupon: 'WELCOME10',
  email: 'ravi@franch.test',
  address: { ...address, line1: '14 MG Road' },
  method: 'online',
  gstin: '29AAGCB7383J1Z4',
  billing: { legalName: 'Rao Traders', line1: '1 MG Road', line2: '', city: 'X', pin: '560001' },
};

const fingerprint = requestFingerprint(request);

it.each(Object.entries(CHANGES))('the fingerprint of a request changes with %s', (field, value) => {
  expect(requestFingerprint({ ...request, [field]: value })).not.toBe(fingerprint);
});

it('the fingerprint of a request ignores the attempt, the expected total and orders of fields', () => {
  const reordered = Object.fromEntries(Object.entries(address).toReversed()) as typeof address;
  const repeated = {
    ...{ ...request, address: reordered, lines: request.lines.toReversed() },
    ...{ attemptId: 'attempt-of-the-second-tab', expectedTotalPaise: paise(1) },
  };
  expect(requestFingerprint(repeated)).toBe(fingerprint);
});

it('the identity of an order is the same for a retry, and another for another customer or attempt', () => {
  const first = orderIdentity('asha', 'attempt-1');
  expect(orderIdentity('asha', 'attempt-1')).toEqual(first);
  expect(orderIdentity('asha', 'attempt-2')).not.toEqual(first);
  expect(orderIdentity('ravi', 'attempt-1')).not.toEqual(first);
  expect(first.id).toMatch(/^[A-Za-z0-9]{20}$/u);
  expect(first.number).toMatch(/^FR-/u);
});
