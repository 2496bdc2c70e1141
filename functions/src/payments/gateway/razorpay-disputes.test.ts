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

/** The adapter in front of an API that answers every call with this. */
function facing(body: unknown) {
  const asked: string[] = [];
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
        asked.push(`${init.method} ${address.replace('https://api.test/v1', '')}`);
        return Promise.resolve(new Response(JSON.stringify(body)));
      },
    },
  );
  return { provider, asked };
}

describe('a dispute at Razorpay', () => {
  it('is asked for by its id', async () => {
    const { provider, asked } = facing(dispute);
    expect(await provider.fetchDispute(DISPUTE)).toEqual(fact);
    expect(asked).toEqual([`GET /disputes/${DISPUTE}`]);
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
  ])('whose status is %s is told as %s', async (status, word) => {
    const { provider } = facing({ ...dispute, status });
    expect(await provider.fetchDispute(DISPUTE)).toMatchObject({ fact: word });
  });

  it.each([
    ['no term', { respond_by: null }, { respondByAt: null }],
    ['a term of nothing', { respond_by: 0 }, { respondByAt: null }],
    ['no currency', { currency: null }, { currency: 'INR' }],
    ['no phase that is known', { phase: 'goodwill' }, { phase: 'unknown' }],
  ])('with %s is read all the same', async (_, part, expected) => {
    const { provider } = facing({ ...dispute, ...part });
    expect(await provider.fetchDispute(DISPUTE)).toMatchObject(expected);
  });

  it('is not believed when it is another, nor asked for by a path', async () => {
    const { provider } = facing({ ...dispute, id: 'disp_Another000001' });
    await expect(provider.fetchDispute(DISPUTE)).rejects.toMatchObject({
      fault: 'nonsense',
      reason: 'another-dispute',
    });
    const bad = facing(dispute);
    await expect(bad.provider.fetchDispute('../orders')).rejects.toMatchObject({
      fault: 'refused',
      reason: 'bad-id',
    });
    expect(bad.asked).toEqual([]);
  });

  it('is found among all since a moment, in whole seconds', async () => {
    const { provider, asked } = facing({ items: [dispute, { ...dispute, status: 'won' }] });
    expect(await provider.fetchDisputesSince?.(1_700_000_000_999)).toEqual([
      fact,
      { ...fact, fact: 'dispute-won' },
    ]);
    expect(asked).toEqual(['GET /disputes?count=100&from=1700000000']);
  });
});

describe('the order of a payment', () => {
  const payment = { id: PAYMENT, amount: 100, currency: 'INR', status: 'captured', method: 'upi' };

  it('is asked of the payment', async () => {
    const { provider, asked } = facing({ ...payment, order_id: 'order_IluGWxBm9U8zJ8' });
    expect(await provider.orderOfPayment(PAYMENT)).toBe('order_IluGWxBm9U8zJ8');
    expect(asked).toEqual([`GET /payments/${PAYMENT}`]);
  });

  it('is none where it was made without one', async () => {
    expect(await facing(payment).provider.orderOfPayment(PAYMENT)).toBeNull();
  });

  it('is never asked for with a path in the address', async () => {
    const { provider, asked } = facing(payment);
    await expect(provider.orderOfPayment('pay_/../x')).rejects.toMatchObject({ reason: 'bad-id' });
    expect(asked).toEqual([]);
  });
});

describe('a refund under a key that is none', () => {
  it.each(['short', 'k'.repeat(41), 'with space in it', 'slash/in/the/key'])(
    'is not asked for: "%s"',
    async (key) => {
      const { provider, asked } = facing({ items: [] });
      const request = { paymentId: PAYMENT, amount: paise(100), key };
      await expect(provider.refund(request)).rejects.toMatchObject({
        fault: 'refused',
        reason: 'bad-id',
      });
      expect(asked).toEqual([]);
    },
  );
});

it('reads returns and webhooks with the secrets of its configuration', () => {
  const { provider } = facing(null);
  expect(provider.name).toBe('razorpay');
  const arrival = { method: 'GET', query: new URLSearchParams(), body: Buffer.alloc(0) } as const;
  expect(provider.readReturn(arrival, 'order_IluGWxBm9U8zJ8')).toBe('unsigned');
  expect(provider.readWebhook(Buffer.from('{}'), {})).toEqual({ ok: false, reject: 'signature' });
});
