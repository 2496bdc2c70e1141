import { expect, it } from 'vitest';
import {
  adapterFor,
  DISPUTE,
  dispute,
  disputeFact,
  list,
  ok,
  ORDER,
  PAYMENT,
  payment,
} from '../../../../../tests/support/fixtures/razorpay-api.ts';

const fact = { ...disputeFact, fact: 'dispute-under-review' };

it('a dispute at Razorpay is fetched by its id', async () => {
  const { provider, lines } = adapterFor(ok(dispute));
  expect(await provider.fetchDispute(DISPUTE)).toEqual(fact);
  expect(lines()).toEqual([`GET /disputes/${DISPUTE}`]);
});

it.each([
  [{ status: 'open' }, { fact: 'dispute-open' }],
  [{ status: 'under_review' }, { fact: 'dispute-under-review' }],
  [{ status: 'action_required' }, { fact: 'dispute-action-required' }],
  [{ status: 'closed' }, { fact: 'dispute-closed' }],
  [{ status: 'won' }, { fact: 'dispute-won' }],
  [{ status: 'lost' }, { fact: 'dispute-lost' }],
  [{ status: 'a_new_status' }, { fact: 'dispute-open' }],
  [{ status: undefined }, { fact: 'dispute-open' }],
  [{ respond_by: null }, { respondByAt: null }],
  [{ respond_by: 0 }, { respondByAt: null }],
  [{ currency: null }, { currency: 'INR' }],
  [{ phase: 'goodwill' }, { phase: 'unknown' }],
])('a dispute at Razorpay with %j has the fact %j', async (part, expected) => {
  const { provider } = adapterFor(ok({ ...dispute, ...part }));
  expect(await provider.fetchDispute(DISPUTE)).toEqual({ ...fact, ...expected });
});

it('a dispute at Razorpay is rejected with another id', async () => {
  const { provider } = adapterFor(ok({ ...dispute, id: 'disp_Another000001' }));
  await expect(provider.fetchDispute(DISPUTE)).rejects.toMatchObject({
    ...{ fault: 'nonsense', reason: 'another-dispute' },
  });
});

it('a dispute at Razorpay is found since a time, in whole seconds, beside malformed ones', async () => {
  const malformed = [{ id: DISPUTE }, null, { ...dispute, amount: 'much' }];
  const { provider, lines } = adapterFor(
    list(...malformed, dispute, { ...dispute, status: 'won' }),
  );
  expect(await provider.fetchDisputesSince(1_700_000_000_999)).toEqual([
    fact,
    { ...fact, fact: 'dispute-won' },
  ]);
  expect(lines()).toEqual(['GET /disputes?count=100&from=1700000000']);
});

it('the order of a payment is read from it, and may be missing', async () => {
  const { provider, lines } = adapterFor(ok(payment), ok({ ...payment, order_id: undefined }));
  expect(await provider.orderOfPayment(PAYMENT)).toBe(ORDER);
  expect(await provider.orderOfPayment(PAYMENT)).toBeNull();
  expect(lines()[0]).toBe(`GET /payments/${PAYMENT}`);
});
