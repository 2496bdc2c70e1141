import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Draft = typeof import('./checkout-draft.ts');
let draft: Draft;
let store: Map<string, string>;
const storage = {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, text: string) => void store.set(key, text),
  removeItem: (key: string) => void store.delete(key),
};
beforeEach(async () => {
  store = new Map();
  vi.stubGlobal('sessionStorage', storage);
  vi.resetModules();
  draft = await import('./checkout-draft.ts');
});
afterEach(() => vi.unstubAllGlobals());

it('keeps what a visitor types for the customer who signs in', () => {
  draft.noteCheckout('', { typed: { pin: '560001' } });
  draft.noteCheckout('', { attempt: 'A'.repeat(20) });
  expect(draft.checkoutNotes('asha')).toMatchObject({
    typed: { pin: '560001' },
    attempt: 'A'.repeat(20),
  });
});

it('shows a customer’s to nobody else, and waits for them to come back', () => {
  draft.noteCheckout('asha', { typed: { name: 'Asha' } });
  expect(draft.checkoutNotes('')).toEqual({});
  expect(draft.checkoutNotes('ravi')).toEqual({});
  expect(draft.checkoutNotes('asha').typed).toEqual({ name: 'Asha' });
});

it('never mixes two people', () => {
  draft.noteCheckout('asha', { typed: { name: 'Asha' }, coupon: 'HERS' });
  draft.noteCheckout('ravi', { method: 'cod' });
  expect(draft.checkoutNotes('ravi')).toEqual({ owner: 'ravi', method: 'cod' });
});

it('is forgotten when the order is made', () => {
  draft.noteCheckout('', { typed: { pin: '560001' } });
  draft.forgetCheckout();
  expect(draft.checkoutNotes('')).toEqual({});
  expect(store.size).toBe(0);
});

it('lives as long as the page where storage is blocked', () => {
  const blocked = (): never => {
    throw new Error('blocked');
  };
  vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
  draft.noteCheckout('', { typed: { pin: '560001' } });
  expect(draft.checkoutNotes('').typed).toEqual({ pin: '560001' });
  draft.forgetCheckout();
  expect(draft.checkoutNotes('')).toEqual({});
});

it('keeps the id of an attempt where storage is full and holds an older note', () => {
  draft.noteCheckout('', { typed: { pin: '560001' } });
  const full = (): never => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const { getItem, removeItem } = storage;
  vi.stubGlobal('sessionStorage', { getItem, removeItem, setItem: full });
  draft.noteCheckout('', { attempt: 'A'.repeat(20) });
  expect(draft.checkoutNotes('')).toMatchObject({
    typed: { pin: '560001' },
    attempt: 'A'.repeat(20),
  });
  draft.forgetCheckout();
  expect(draft.checkoutNotes('')).toEqual({});
});
