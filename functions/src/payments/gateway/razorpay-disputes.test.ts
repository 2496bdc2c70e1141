import { describe, expect, it } from 'vitest';
import { paise } from '../../../../src/domain/money/money.ts';
import { razorpay } from './razorpay.ts';

const DISPUTE = 'disp_AHfqOvkldwsbqt';
const PAYMENT = 'pay_29QQoUBi66xm2f';
const dispute = {
  id: DISPUTE,
  payment_id: PAYMENT,
  amount: 49900,
  currency: 'INR',
  respond_by: 1_800_000_000,
  status: 'under_review',
  phase: 'chargeback',
};
const fact = {
  fact: 'dispute-under-review',
  disputeId: DISPUTE,
  paymentId: PAYMENT,
  phase: 'chargeback',
  amount: 49900,
  currency: 'INR',
  respondByAt: 1_800_000_000_000,
};

/** The adapter over an API that returns this body for every call. */
function adapterFor(body: unknown) {
  const urls: string[] = [];
  const provider = razorpay(
    {
      keyId: 'rzp_test_AbCdEfGh123456',
      keySecret: 'rzp_test_key_secret',
      webhookSecrets: ['a-secret-of-webhooks'],
      accountId: 'acc_AbCdEfGh123456',
      apiBase: 'https://api.test',
      checkoutScript: 'https://checkout.test/checkout.js',
      mode: 'test',
    },
    {
      patience: 1_000,
      random: () => 0.5,
      now: () => 0,
      sleep: () => Promise.resolve(),
      fetch: (address, init) => {
        urls.push(`${init.method} ${address.replace('https://api.test/v1', '')}`);
        return Promise.resolve(new Response(JSON.stringify(body)));
      },
    },
  );
  return { provider, urls };
}

describe('a dispute at Razorpay', () => {
  it.each([[{ id: DISPUTE }], [null], [{ ...dispute, amount: 'much' }]])(
    'that is malformed (%j) hides no other',
    async (malformed) => {
      const { provider } = adapterFor({ items: [malformed, dispute] });
      expect(await provider.fetchDisputesSince(0)).toEqual([fact]);
    },
  );

  it('is fetched by its id', async () => {
    const { provider, urls } = adapterFor(dispute);
    expect(await provider.fetchDispute(DISPUTE)).toEqual(fact);
    expect(urls).toEqual([`GET /disputes/${DISPUTE}`]);
  });

  it.each([
    ['open', 'dispute-open'],
    ['under_review', 'dispute-under-review'],
    ['action_required', 'dispute-action-required'],
    ['closed', 'dispute-closed'],
    ['won', 'dispute-won'],
    ['lost', 'dispute-lost'],
    ['a_new_status', 'dispute-open'],
    [undefined, 'dispute-open'],
  ])('with the status %s becomes the fact %s', async (status, word) => {
    const { provider } = adapterFor({ ...dispute, status });
    expect(await provider.fetchDispute(DISPUTE)).toMatchObject({ fact: word });
  });

  it.each([
    ['no term', { respond_by: null }, { respondByAt: null }],
    ['a term of nothing', { respond_by: 0 }, { respondByAt: null }],
    ['no currency', { currency: null }, { currency: 'INR' }],
    ['no phase that is known', { phase: 'goodwill' }, { phase: 'unknown' }],
  ])('with %s is still parsed', async (_, part, expected) => {
    const { provider } = adapterFor({ ...dispute, ...part });
    expect(await provider.fetchDispute(DISPUTE)).toMatchObject(expected);
  });

  it('is rejected with another id, and never fetched with a path as its id', async () => {
    const { provider } = adapterFor({ ...dispute, id: 'disp_Another000001' });
    await expect(provider.fetchDispute(DISPUTE)).rejects.toMatchObject({
      fault: 'nonsense',
      reason: 'another-dispute',
    });
    const bad = adapterFor(dispute);
    await expect(bad.provider.fetchDispute('../orders')).rejects.toMatchObject({
      fault: 'refused',
      reason: 'bad-id',
    });
    expect(bad.urls).toEqual([]);
  });

  it('is found among those opened since a time, in whole seconds', async () => {
    const { provider, urls } = adapterFor({
      items: [dispute, { ...dispute, status: 'won' }],
    });
    expect(await provider.fetchDisputesSince?.(1_700_000_000_999)).toEqual([
      fact,
      { ...fact, fact: 'dispute-won' },
    ]);
    expect(urls).toEqual(['GET /disputes?count=100&from=1700000000']);
  });
});

describe('the order of a payment', () => {
  const payment = { id: PAYMENT, amount: 100, currency: 'INR', status: 'captured', method: 'upi' };

  it('is read from the payment', async () => {
    const { provider, urls } = adapterFor({ ...payment, order_id: 'order_IluGWxBm9U8zJ8' });
    expect(await provider.orderOfPayment(PAYMENT)).toBe('order_IluGWxBm9U8zJ8');
    expect(urls).toEqual([`GET /payments/${PAYMENT}`]);
  });

  it('is null for a payment without one', async () => {
    expect(await adapterFor(payment).provider.orderOfPayment(PAYMENT)).toBeNull();
  });

  it('is never fetched with a path in the URL', async () => {
    const { provider, urls } = adapterFor(payment);
    await expect(provider.orderOfPayment('pay_/../x')).rejects.toMatchObject({ reason: 'bad-id' });
    expect(urls).toEqual([]);
  });
});

describe('a refund with an invalid key', () => {
  it.each(['short', 'k'.repeat(41), 'with space in it', 'slash/in/the/key'])(
    'is not requested: "%s"',
    async (key) => {
      const { provider, urls } = adapterFor({ items: [] });
      const request = { paymentId: PAYMENT, amount: paise(100), key };
      await expect(provider.refund(request)).rejects.toMatchObject({
        fault: 'refused',
        reason: 'bad-id',
      });
      expect(urls).toEqual([]);
    },
  );
});

it('verifies returns and webhooks with the configured secrets', () => {
  const { provider } = adapterFor(null);
  expect(provider.name).toBe('razorpay');
  const arrival = { method: 'GET', query: new URLSearchParams(), body: Buffer.alloc(0) } as const;
  expect(provider.readReturn(arrival, 'order_IluGWxBm9U8zJ8')).toBe('unsigned');
  expect(provider.readWebhook(Buffer.from('{}'), {})).toEqual({ ok: false, reject: 'signature' });
});
