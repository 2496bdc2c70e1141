import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { orderLookup } from './order-lookup.ts';
import { MAX_SEARCH_TOKENS, type SearchedOrder, searchTokens } from './order-tokens.ts';

const order: SearchedOrder = {
  number: 'FR-7K3M9Q2X',
  email: 'meera.nair+shop@example.in',
  address: {
    ...{ name: 'Méera K. D’Souza-Nair', phone: '+919876543210', pin: '560001' },
    ...{ line1: '12 Temple Road', line2: '', city: 'Bengaluru', state: 'Karnataka' },
  },
  shipment: { courier: 'India Post', tracking: 'EE 123 456 789 IN', link: '' },
  lines: [{ title: 'Neem & Tulsi Soap (100 g)' }, { title: 'Omega-3 Capsules with Vitamin E' }],
};
const isFound = (typed: string, changes: Partial<SearchedOrder> = {}): boolean => {
  const tokens = new Set(searchTokens({ ...order, ...changes }));
  const words = orderLookup(typed)?.words ?? [];
  return words.length > 0 && words.every((word) => tokens.has(word));
};

describe('an order is found by', () => {
  it.each([
    ['its number', ['FR-7K3M9Q2X', '7k3m9q2x', 'fr 7k3m', '9Q2X', 'm9q2x']],
    ['words of the name', ['Meera Nair', 'meera', 'MEE', 'dsouza nai', 'nair, méera']],
    ['its phone number', ['+91 98765 43210', '098765-43210', '3210', '543210', '98765']],
    ['its email address', ['Meera.Nair+shop@example.in', 'meera.nair', 'meera.nair+shop']],
    ['its PIN code', ['560001', '560 001']],
    ['its tracking number', ['EE123456789IN', 'ee123456789in']],
    ['words of product titles', ['soap', 'tulsi', 'caps', 'omega-3', 'vitamin']],
    ['several of them', ['meera soap', 'Nair 560001', 'soap 98765 43210', 'neem for Meera']],
  ])('%s', (_, searches) => {
    expect(searches.filter((typed) => !isFound(typed))).toEqual([]);
  });

  it.each(['M9Q', 'me', 'temple', 'bengaluru', 'meera rose', '56000', 'oap', '876543', 'with'])(
    'not by %s',
    (typed) => {
      expect(isFound(typed)).toBe(false);
    },
  );

  it('names in an Indian script', () => {
    const address = { ...order.address, name: 'मीरा नायर' };
    expect(isFound('मीरा', { address })).toBe(true);
    expect(isFound('नाय', { address })).toBe(true);
    expect(isFound('Meera', { address, email: 'a@c.test' })).toBe(false);
  });

  it('the tracking number that a courier gives, in whatever form it is typed', () => {
    for (const tracking of ['919876543210', '0012345678', 'FR-12345678', '1234-5678-90'])
      expect(isFound(tracking, { shipment: { courier: '', tracking, link: '' } })).toBe(true);
  });
});

describe('the number of tokens', () => {
  it('is about 60 for a usual order, and bounded for one of 50 lines, each of which is found', () => {
    const lines = Array.from({ length: 50 }, (_, n) => ({
      title: `Everyday Herb${n}x Soap with Leaf${n}y Extract No${n}`,
    }));
    expect(searchTokens(order).length).toBeLessThan(90);
    const tokens = searchTokens({ ...order, lines });
    expect(tokens).toHaveLength(MAX_SEARCH_TOKENS);
    expect(tokens).toEqual(expect.arrayContaining(['7k3m9q2x', 'meera', 'herb0x', 'herb49x']));
  });

  it('never passes the bound, and leaves nobody without number, PIN code, phone and email', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ maxLength: 240 }), { maxLength: 60 }),
        fc.string(),
        (titles, name) => {
          const lines = titles.map((title) => ({ title }));
          const tokens = searchTokens({ ...order, lines, address: { ...order.address, name } });
          expect(tokens.length).toBeLessThanOrEqual(MAX_SEARCH_TOKENS);
          expect(new Set(tokens).size).toBe(tokens.length);
          expect(tokens).toEqual(
            expect.arrayContaining([
              '7k3m9q2x',
              '560001',
              '9876543210',
              order.email,
              'ee123456789in',
            ]),
          );
        },
      ),
    );
  });
});
