import { afterAll, beforeAll, expect, it } from 'vitest';
import { openOwnCheckout, type OwnCheckout } from '../support/own-checkout.ts';

let shop: OwnCheckout;
beforeAll(async () => {
  shop = await openOwnCheckout('sweep-health');
}, 60_000);
afterAll(() => shop.close());

it('a sweep says when it ran and what it did, for staff to see', async () => {
  const now = Date.UTC(2026, 10, 21, 12);
  const report = await shop.functions.sweep(now);
  const said = await shop.store.doc('health/sweep').get();
  expect(said.data()).toMatchObject({ ...report });
  expect((said.get('at') as { toMillis(): number }).toMillis()).toBe(now);
});
