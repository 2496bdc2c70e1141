import { describe, expect, it } from 'vitest';
import { orderLookup, rarestByForm } from './order-lookup.ts';

describe('the order search', () => {
  it.each([
    ['FR-7K3M9Q2X', '7k3m9q2x'],
    ['fr 7k3m', '7k3m'],
    ['FR7K3M9Q2X', '7k3m9q2x'],
    ['7k3m9q2x', '7k3m9q2x'],
    ['9Q2X', '9q2x'],
    ['12345678', '12345678'],
    ['#FR–7K3M9Q2X\u200B', '7k3m9q2x'],
    ['Order no. FR-7K3M9QOL', '7k3m9q01'],
    ['98765', '98765'],
    ['098765 43210', '9876543210'],
    ['+91 98765', '98765'],
    ['919876543210', '9876543210'],
    ['tel:098765-43210', '9876543210'],
    ['\u202A+91 (0) 98765\u00A043210\u202C', '9876543210'],
    ['९८७६५', '98765'],
    ['560 001', '560001'],
    ['6001 2345 6789 01', '60012345678901'],
    ['EE123456789IN', 'ee123456789in'],
    ['AWB-1234IN', 'awb1234in'],
    ['Asha <asha@franch.test>', 'asha@franch.test'],
    ['asha@bücher.de', 'asha@xn--bcher-kva.de'],
    ['Asha@Franch.test', 'asha@franch.test'],
    ['Meera Nair', 'meera', 'nair'],
    ['Nair, Meera K.', 'nair', 'meera'],
    ['D’Souza José', 'dsouza', 'jose'],
    ['Anne-Marie', 'anne', 'marie'],
    ['Fr Thomas', 'fr', 'thomas'],
    ['मीरा नायर', 'मीरा', 'नायर'],
    ['meera.nair@', 'meera', 'nair'],
    ['Meera 98765 43210', 'meera', '9876543210'],
    ['soap for meera@c.test', 'soap', 'meera@c.test'],
    ['omega-3 capsules', 'omega3', 'capsules'],
  ])('%s asks for %s %s', (typed, ...words) => {
    expect(orderLookup(typed)).toEqual({ words: words.filter(Boolean) });
  });

  it('is null for blank input, and has no words for what no order could have', () => {
    expect(orderLookup('  ')).toBeNull();
    for (const typed of ['+91', '-', 'a']) expect(orderLookup(typed)).toEqual({ words: [] });
  });
});

it('an address and a long number are rarer than a word, and words have to be counted', () => {
  expect(rarestByForm(['meera', 'a@c.test', '9876543210'])).toBe('a@c.test');
  expect(rarestByForm(['meera', '560001', '9876543210'])).toBe('9876543210');
  expect(rarestByForm(['meera', 'soap', '3210'])).toBeNull();
  expect(rarestByForm(['soap'])).toBe('soap');
});
