import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decideGuess } from '../../../functions/src/checkout/guess-limit.ts';
import { openOwnCheckout, type OwnCheckout } from '../../support/shop/own-checkout.ts';

const NOW = Date.UTC(2026, 10, 21, 6, 30);
const OWNER = 'owner@example.in';

let shop: OwnCheckout;
beforeAll(async () => {
  shop = await openOwnCheckout('guess-limit');
}, 60_000);
afterAll(() => shop.close());
beforeEach(() => shop.clear());

interface Question {
  readonly number?: string;
  readonly contact: string;
  readonly known?: string | null;
  readonly address?: string;
  readonly peer?: string;
}
/** Asks for a number that exists, from a network of its own unless one is given. */
const ask = ({ number = 'FR-AAAAAAAA', contact, known = OWNER, ...from }: Question) =>
  decideGuess(
    { kind: 'find', number, contact, known, from: { address: contact, peer: contact, ...from } },
    NOW,
  );
async function answers(questions: readonly Question[]): Promise<readonly string[]> {
  const outcomes: string[] = [];
  for (const question of questions) outcomes.push(await ask(question));
  return outcomes;
}

describe('a look-up by number and contact', { timeout: 60_000 }, () => {
  it('does not tell by its limits whether the number exists', async () => {
    // Contacts that a hash without a secret puts into one group.
    const group = (contact: string) => createHash('sha256').update(` ${contact}`).digest()[0];
    const contacts = Array.from({ length: 4_000 }, (_, n) => `g${n}@example.in`)
      .filter((contact) => group(contact) === 7)
      .slice(0, 9);
    expect(contacts).toHaveLength(9);
    const existing = await answers(contacts.map((contact) => ({ contact })));
    const missing = await answers(
      contacts.map((contact) => ({ contact, number: 'FR-BBBBBBBB', known: null })),
    );
    expect(missing).toEqual(existing);
    expect(existing.slice(0, 6)).toEqual(Array(6).fill('wrong'));
  });

  it('is limited by the network, whatever addresses its callers claim; the right contact passes', async () => {
    const peer = '104.198.56.253';
    const outcomes = await answers(
      Array.from({ length: 40 }, (_, n) => ({
        number: `FR-${String(n).padStart(8, '0')}`,
        contact: `g${n}@example.in`,
        known: null,
        address: `10.1.2.${n}`,
        peer,
      })),
    );
    expect(outcomes).toEqual(Array.from({ length: 40 }, (_, n) => (n < 30 ? 'wrong' : 'too-many')));
    expect(await ask({ contact: OWNER, peer })).toBe('right');
    expect(await ask({ contact: 'typo@example.in', peer: '198.51.100.9' })).toBe('wrong');
  });

  it('lets the owner in after strangers have used up the limits of address and number', async () => {
    const address = '203.0.113.7';
    const outcomes = await answers(
      Array.from({ length: 25 }, (_, n) => ({ contact: `g${n}@example.in`, address })),
    );
    expect(new Set(outcomes.slice(6))).toEqual(new Set(['too-many']));
    expect(await ask({ contact: OWNER, address })).toBe('right');
  });
});
