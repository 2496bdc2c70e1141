import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkoutFormOfOrder } from '#domain/order/unpaid-order.ts';
import { anOrderState } from '../../../tests/support/fixtures/order-states.ts';
import { BLOCKED_STORAGE, storageOver } from '../../../tests/support/fixtures/storage.ts';

type Draft = typeof import('./checkout-draft.ts');
let draft: Draft;
let store: Map<string, string>;
beforeEach(async () => {
  store = new Map();
  vi.stubGlobal('sessionStorage', storageOver(store));
  vi.resetModules();
  draft = await import('./checkout-draft.ts');
});
afterEach(() => vi.unstubAllGlobals());

const attempt = 'A'.repeat(20);

it("passes a visitor's draft on to the customer who signs in", () => {
  draft.saveCheckoutDraft('', { typed: { pin: '560001' } });
  draft.saveCheckoutDraft('', { attempt });
  expect(draft.checkoutDraft('asha')).toMatchObject({ typed: { pin: '560001' }, attempt });
});

it("hides a customer's draft from other users, whose own replaces it", () => {
  draft.saveCheckoutDraft('asha', { typed: { name: 'Asha' }, coupon: 'HERS' });
  expect(draft.checkoutDraft('')).toEqual({});
  expect(draft.checkoutDraft('ravi')).toEqual({});
  expect(draft.checkoutDraft('asha').typed).toEqual({ name: 'Asha' });
  draft.saveCheckoutDraft('ravi', { method: 'cod' });
  expect(draft.checkoutDraft('ravi')).toEqual({ owner: 'ravi', method: 'cod' });
});

it('is cleared after the order', () => {
  draft.saveCheckoutDraft('', { typed: { pin: '560001' } });
  draft.clearCheckoutDraft();
  expect(draft.checkoutDraft('')).toEqual({});
  expect(store.size).toBe(0);
});

it('lives as long as the page when storage is blocked', () => {
  vi.stubGlobal('sessionStorage', BLOCKED_STORAGE);
  draft.saveCheckoutDraft('', { typed: { pin: '560001' } });
  expect(draft.checkoutDraft('').typed).toEqual({ pin: '560001' });
  draft.clearCheckoutDraft();
  expect(draft.checkoutDraft('')).toEqual({});
});

it('keeps the attempt id when storage is full and holds an older draft', () => {
  draft.saveCheckoutDraft('', { typed: { pin: '560001' } });
  const full = (): never => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('sessionStorage', { ...storageOver(store), setItem: full });
  draft.saveCheckoutDraft('', { attempt });
  expect(draft.checkoutDraft('')).toMatchObject({ typed: { pin: '560001' }, attempt });
  draft.clearCheckoutDraft();
  expect(draft.checkoutDraft('')).toEqual({});
});

describe('an order that returns to the checkout', () => {
  const order = { ...anOrderState().order, coupon: 'TEN' };

  it('brings its form and coupon into a tab that has neither', () => {
    draft.saveCheckoutDraft('asha', { method: 'cod' });
    draft.restoreCheckoutDraft('asha', order);
    expect(draft.checkoutDraft('asha')).toEqual({
      ...{ owner: 'asha', coupon: 'TEN' },
      typed: checkoutFormOfOrder(order),
    });
  });

  it('leaves what was typed and applied in this tab', () => {
    const typed = { pin: '560001' };
    draft.saveCheckoutDraft('asha', { typed, coupon: 'OTHER' });
    draft.restoreCheckoutDraft('asha', order);
    expect(draft.checkoutDraft('asha')).toEqual({ owner: 'asha', typed, coupon: 'OTHER' });
  });

  it('brings nothing while it is not known', () => {
    draft.restoreCheckoutDraft('', null);
    expect(draft.checkoutDraft('')).toEqual({ owner: '' });
  });
});
