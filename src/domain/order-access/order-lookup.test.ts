import { describe, expect, it } from 'vitest';
import { orderLookup } from './order-lookup.ts';

describe('the order search', () => {
  it.each([
    ['FR-7K3M9Q2X', 'number', 'FR-7K3M9Q2X'],
    ['fr 7k3m', 'number', 'FR-7K3M'],
    ['7k3m9q2x', 'number', 'FR-7K3M9Q2X'],
    ['12345678', 'number', 'FR-12345678'],
    ['98765', 'address.phone', '+9198765'],
    ['098765 43210', 'address.phone', '+919876543210'],
    ['+91 98765', 'address.phone', '+9198765'],
    ['919876543210', 'address.phone', '+919876543210'],
    ['+91', 'address.phone', '+91'],
    ['tel:098765-43210', 'address.phone', '+919876543210'],
    ['\u202A+91 (0) 98765\u00A043210\u202C', 'address.phone', '+919876543210'],
    ['९८७६५', 'address.phone', '+9198765'],
    ['#FR–7K3M9Q2X\u200B', 'number', 'FR-7K3M9Q2X'],
    ['Order no. FR-7K3M9Q2X', 'number', 'FR-7K3M9Q2X'],
    ['abcdefgh', 'email', 'abcdefgh'],
    ['Asha <asha@franch.test>', 'email', 'asha@franch.test'],
    ['asha@bücher.de', 'email', 'asha@xn--bcher-kva.de'],
    ['asha', 'email', 'asha'],
    ['Asha@Franch.test', 'email', 'asha@franch.test'],
    ['franch', 'email', 'franch'],
  ] as const)('%s searches %s by the prefix %s', (typed, field, prefix) => {
    expect(orderLookup(typed)).toEqual({ field, prefix });
  });

  it('is null for blank input', () => {
    expect(orderLookup('  ')).toBeNull();
  });
});
