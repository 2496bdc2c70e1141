import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type {
  GatewayFault,
  PaymentArrival,
  PaymentProvider,
  PaymentRequest,
  WebhookReading,
} from '../../../functions/src/payments/gateway/provider.ts';
import { paise } from '../../../src/domain/money/money.ts';
import type { PaymentFact } from '../../../src/domain/payment/payment-event.ts';

/** How a call to the provider fails. `lost` and `late` complete the operation before the response fails. */
export type ProviderFault =
  | 'hang'
  | 'reset'
  | 'lost'
  | 'late'
  | 'busy'
  | 'too-many'
  | 'broken'
  | 'proxy'
  | 'other-json';

/** The calls that move money. */
export type MoneyCall = 'order' | 'refund';

/** Outcome of a payment. `late`: abandoned, then approved by the bank after all. */
export type Outcome = 'captured' | 'authorized' | 'failed' | 'late';

/** A webhook as it was delivered. */
export interface DeliveredEvent {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string | undefined>>;
}

/** An adapter connected to a stand-in for the real provider. Amounts in paise. */
export interface ProviderStandIn {
  readonly provider: PaymentProvider;
  /** The same adapter with a secret that the provider does not know. */
  readonly stranger: PaymentProvider;
  /** The same adapter for another account at the provider. */
  readonly otherAccount: PaymentProvider;
  /** Values that must never reach a browser. */
  readonly secrets: readonly string[];
  readonly pay: (
    providerOrderId: string,
    outcome: Outcome,
    change?: { readonly amount?: number; readonly currency?: string; readonly again?: boolean },
  ) => Promise<{ readonly paymentId: string; readonly arrival: PaymentArrival }>;
  /** Opens a dispute. @returns its id. */
  readonly dispute: (paymentId: string) => Promise<string>;
  /** A failure and an abandoned page, as they return through the browser. */
  readonly failures: readonly PaymentArrival[];
  /** Copies of the arrival, each with another part changed. */
  readonly tampered: (arrival: PaymentArrival) => readonly PaymentArrival[];
  readonly injectFault: (
    call: MoneyCall | 'any',
    kind: ProviderFault,
    times?: number,
  ) => Promise<void>;
  /** Sets the outcome of later refunds. */
  readonly refundsEnd: (state: 'done' | 'failed' | 'pending') => Promise<void>;
  /** Everything delivered so far, once no delivery is pending. */
  readonly events: () => Promise<readonly DeliveredEvent[]>;
  /** How many orders and refunds the provider has created. */
  readonly counts: () => Promise<{ readonly orders: number; readonly refunds: number }>;
  readonly unknownOrder: string;
  readonly close: () => Promise<void>;
}

let count = 0;

/** A request for a new order of ₹499. */
function aRequest(change: Partial<PaymentRequest> = {}): PaymentRequest {
  count += 1;
  return {
    orderId: `Contract${String(count).padStart(12, '0')}`,
    orderNumber: `FR-2026-${count}`,
    amount: paise(49900),
    customer: { name: 'Asha Rao', email: 'asha@franch.test', phone: '+919876543210' },
    returnUrl: 'https://shop.test/api/pay/return/any?o=1',
    ...change,
  };
}

/** The contract of every payment provider of the shop. */
export function describeProvider(name: string, open: () => Promise<ProviderStandIn>): void {
  let at: ProviderStandIn;
  beforeEach(async () => {
    at = await open();
  });
  afterEach(() => at.close());

  const newOrder = async (): Promise<string> =>
    (await at.provider.createPayment(aRequest())).providerOrderId;
  const fault = (of: GatewayFault): object =>
    expect.objectContaining({ name: 'GatewayError', fault: of }) as object;
  const readAll = async (by = at.provider): Promise<WebhookReading[]> =>
    (await at.events()).map(({ body, headers }) => by.readWebhook(body, headers));
  const factsOf = (readings: readonly WebhookReading[]): PaymentFact[] =>
    readings.flatMap((reading) => (reading.ok ? [...reading.facts] : []));

  describe(`${name}: order`, () => {
    it('is created once, however often it is requested', async () => {
      const request = aRequest();
      const first = await at.provider.createPayment(request);
      expect(await at.provider.createPayment(request)).toEqual(first);
      expect(at.provider.resumePayment(request, first.providerOrderId)).toEqual(first.action);
      expect((await at.counts()).orders).toBe(1);
    });

    it('is created once by ten simultaneous requests', async () => {
      const request = aRequest();
      const all = await Promise.all(
        Array.from({ length: 10 }, () => at.provider.createPayment(request)),
      );
      expect(new Set(all.map(({ providerOrderId }) => providerOrderId)).size).toBe(1);
      expect((await at.counts()).orders).toBe(1);
    });

    it.each<ProviderFault>(['hang', 'reset', 'lost', 'late', 'too-many', 'broken', 'proxy'])(
      'is created once despite one fault: %s',
      async (kind) => {
        const request = aRequest();
        await at.injectFault('order', kind, 1);
        const { providerOrderId } = await at.provider.createPayment(request);
        expect(await at.provider.orderIdOf(providerOrderId)).toBe(request.orderId);
        expect((await at.counts()).orders).toBe(1);
      },
    );

    it.each<[ProviderFault, GatewayFault]>([
      ['reset', 'unavailable'],
      ['too-many', 'unavailable'],
      ['broken', 'unavailable'],
      ['proxy', 'unavailable'],
      ['other-json', 'nonsense'],
    ])('gives up when this fault persists: %s', async (kind, of) => {
      await at.injectFault('any', kind);
      await expect(at.provider.createPayment(aRequest())).rejects.toEqual(fault(of));
      expect((await at.counts()).orders).toBe(0);
    });

    it('is not reused for a different total under the same id', async () => {
      const request = aRequest();
      await at.provider.createPayment(request);
      const dearer = { ...request, amount: paise(59900) };
      await expect(at.provider.createPayment(dearer)).rejects.toEqual(fault('nonsense'));
    });

    it('is refused below the minimum amount', async () => {
      const request = aRequest({ amount: paise(50) });
      await expect(at.provider.createPayment(request)).rejects.toEqual(fault('refused'));
    });

    it('is refused with a wrong secret, as a configuration error', async () => {
      await expect(at.stranger.createPayment(aRequest())).rejects.toEqual(fault('misconfigured'));
    });

    it('exposes no secret to the browser', async () => {
      const { action } = await at.provider.createPayment(aRequest());
      for (const secret of at.secrets) expect(JSON.stringify(action)).not.toContain(secret);
    });

    it('is found by our id; an unknown id finds none', async () => {
      expect(await at.provider.orderIdOf(at.unknownOrder)).toBeNull();
      await expect(at.provider.fetchFacts(at.unknownOrder)).rejects.toEqual(fault('refused'));
    });
  });

  describe(`${name}: return from the payment page`, () => {
    it('is signed after a payment, also when it is replayed', async () => {
      const order = await newOrder();
      const { arrival } = await at.pay(order, 'captured');
      expect(at.provider.readReturn(arrival, order)).toBe('signed');
      expect(at.provider.readReturn(arrival, order)).toBe('signed');
    });

    it('counts as forged when replayed for another order, and when any part is changed', async () => {
      const [order, other] = [await newOrder(), await newOrder()];
      const { arrival } = await at.pay(order, 'captured');
      expect(at.provider.readReturn(arrival, other)).toBe('forged');
      const changed = at.tampered(arrival);
      expect(changed.length).toBeGreaterThan(2);
      for (const one of changed) expect(at.provider.readReturn(one, order)).toBe('forged');
      expect(at.stranger.readReturn(arrival, order)).toBe('forged');
    });

    it('is unsigned after a failure and after an abandoned page', async () => {
      const order = await newOrder();
      expect(at.failures.length).toBeGreaterThan(1);
      for (const one of at.failures) expect(at.provider.readReturn(one, order)).toBe('unsigned');
    });
  });

  describe(`${name}: payment facts`, () => {
    it.each<[Outcome, object[]]>([
      ['captured', [{ fact: 'captured', amount: 49900, currency: 'INR', reason: '' }]],
      ['authorized', [{ fact: 'authorized', amount: 49900, currency: 'INR', reason: '' }]],
      ['failed', [{ fact: 'failed', amount: 49900, currency: 'INR', reason: 'payment_declined' }]],
      ['late', [{ fact: 'captured', amount: 49900, currency: 'INR', reason: '' }]],
    ])('report a payment that is %s', async (outcome, expected) => {
      const order = await newOrder();
      expect(await at.provider.fetchFacts(order)).toEqual([]);
      const { paymentId } = await at.pay(order, outcome);
      await at.events();
      expect(await at.provider.fetchFacts(order)).toEqual(
        expected.map((fact) => expect.objectContaining({ ...fact, paymentId }) as unknown),
      );
    });

    it('report the amount and currency paid, not those requested', async () => {
      const order = await newOrder();
      await at.pay(order, 'captured', { amount: 100, currency: 'USD' });
      expect(await at.provider.fetchFacts(order)).toMatchObject([{ amount: 100, currency: 'USD' }]);
    });

    it('report every payment of an order', async () => {
      const order = await newOrder();
      const first = await at.pay(order, 'failed');
      const second = await at.pay(order, 'captured');
      const third = await at.pay(order, 'captured', { again: true });
      expect(await at.provider.fetchFacts(order)).toMatchObject([
        { fact: 'failed', paymentId: first.paymentId },
        { fact: 'captured', paymentId: second.paymentId },
        { fact: 'captured', paymentId: third.paymentId },
      ]);
    });

    it('are read despite two faults, but not three', async () => {
      const order = await newOrder();
      await at.pay(order, 'captured');
      await at.injectFault('any', 'too-many', 1);
      await at.injectFault('any', 'hang', 1);
      expect(await at.provider.fetchFacts(order)).toHaveLength(1);
      await at.injectFault('any', 'reset', 3);
      await expect(at.provider.fetchFacts(order)).rejects.toEqual(fault('unavailable'));
    });
  });

  describe(`${name}: webhook`, () => {
    it('reports the same facts as a query for the same order', async () => {
      const order = await newOrder();
      await at.pay(order, 'captured');
      const readings = await readAll();
      const [fact] = await at.provider.fetchFacts(order);
      expect(readings.length).toBeGreaterThan(1);
      expect(readings.every((one) => one.ok && one.providerOrderId === order)).toBe(true);
      expect(factsOf(readings)).toContainEqual(fact);
    });

    it('reports a failure, and a bank that approved after it', async () => {
      await at.pay(await newOrder(), 'late');
      const facts = factsOf(await readAll()).map(({ fact }) => fact);
      expect(facts).toEqual(expect.arrayContaining(['failed', 'authorized', 'captured']));
    });

    it('has an id of its own, the same at every read', async () => {
      await at.pay(await newOrder(), 'captured');
      const ids = (await readAll()).map((one) => (one.ok ? one.eventId : ''));
      expect(new Set(ids).size).toBe(ids.length);
      expect((await readAll()).map((one) => (one.ok ? one.eventId : ''))).toEqual(ids);
      for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
    });

    it('is refused when one byte changed, or without the secret', async () => {
      await at.pay(await newOrder(), 'captured');
      for (const { body, headers } of await at.events()) {
        const changed = Buffer.from(body.toString().replace('49900', '00001'));
        expect(changed.equals(body)).toBe(false);
        const refused = { ok: false, reject: 'signature' };
        expect(at.provider.readWebhook(changed, headers)).toEqual(refused);
        expect(at.provider.readWebhook(body, {})).toEqual(refused);
        expect(at.stranger.readWebhook(body, headers)).toEqual(refused);
      }
    });

    it('is refused for another account', async () => {
      await at.pay(await newOrder(), 'captured');
      const readings = await readAll(at.otherAccount);
      expect(readings.length).toBeGreaterThan(0);
      for (const one of readings) expect(one).toEqual({ ok: false, reject: 'account' });
    });

    it('reports a dispute', async () => {
      const { paymentId } = await at.pay(await newOrder(), 'captured');
      const began = Date.now() - 60_000;
      const disputeId = await at.dispute(paymentId);
      const expectedFact = expect.objectContaining({
        fact: 'dispute-open',
        disputeId,
        paymentId,
      }) as object;
      expect(factsOf(await readAll())).toContainEqual(expectedFact);
      expect(await at.provider.fetchDispute(disputeId)).toEqual(expectedFact);
      expect(await at.provider.fetchDisputesSince(began)).toEqual([expectedFact]);
      expect(await at.provider.fetchDisputesSince(Date.now() + 60_000)).toEqual([]);
    });

    it('reports which order a payment is for', async () => {
      const order = await newOrder();
      const { paymentId } = await at.pay(order, 'captured');
      expect(await at.provider.orderOfPayment(paymentId)).toBe(order);
    });
  });

  describe(`${name}: refund`, () => {
    const paid = async (): Promise<{ order: string; paymentId: string }> => {
      const order = await newOrder();
      return { order, paymentId: (await at.pay(order, 'captured')).paymentId };
    };

    it('of a part and then of the rest is reported by query and webhook, and the payment stays paid', async () => {
      const { order, paymentId } = await paid();
      const parts = [
        { paymentId, amount: paise(10000), key: 'part_number_one' },
        { paymentId, amount: paise(39900), key: 'part_number_two' },
      ];
      for (const part of parts) expect(await at.provider.refund(part)).toMatchObject(part);
      const webhooks = factsOf(await readAll());
      const facts = await at.provider.fetchFacts(order);
      expect(facts).toMatchObject([
        { fact: 'captured', paymentId },
        ...parts.map((part) => ({ ...part, fact: 'refund-done' })),
      ]);
      expect(webhooks).toEqual(expect.arrayContaining(facts.slice(1)));
    });

    it.each(['done', 'failed', 'pending'] as const)('reports that it is %s', async (state) => {
      await at.refundsEnd(state);
      const { order, paymentId } = await paid();
      const key = 'cancel_order1';
      const requestedRefund = await at.provider.refund({ paymentId, amount: paise(49900), key });
      await at.events();
      const expectedFact = { ...requestedRefund, fact: `refund-${state}` };
      expect(await at.provider.fetchFacts(order)).toContainEqual(expectedFact);
      expect(factsOf(await readAll())).toContainEqual(expectedFact);
    });

    it.each<ProviderFault>([
      'hang',
      'reset',
      'lost',
      'late',
      'busy',
      'too-many',
      'broken',
      'proxy',
    ])('is created once despite one fault: %s', async (kind) => {
      const { paymentId } = await paid();
      await at.injectFault('refund', kind, 1);
      const refundRequest = { paymentId, amount: paise(10000), key: 'cancel_order1' };
      const first = await at.provider.refund(refundRequest);
      expect(await at.provider.refund(refundRequest)).toMatchObject({
        refundId: Reflect.get(first, 'refundId') as unknown,
      });
      expect((await at.counts()).refunds).toBe(1);
    });

    it('is created once by five simultaneous requests', async () => {
      const { paymentId } = await paid();
      const refundRequest = { paymentId, amount: paise(10000), key: 'cancel_order1' };
      await Promise.all(Array.from({ length: 5 }, () => at.provider.refund(refundRequest)));
      expect((await at.counts()).refunds).toBe(1);
    });

    it('above the amount paid is refused', async () => {
      const { paymentId } = await paid();
      const refundRequest = { paymentId, amount: paise(49901), key: 'cancel_order1' };
      await expect(at.provider.refund(refundRequest)).rejects.toEqual(fault('refused'));
      expect((await at.counts()).refunds).toBe(0);
    });

    it('is not created under the key of another amount', async () => {
      const { paymentId } = await paid();
      const refundRequest = { paymentId, amount: paise(10000), key: 'cancel_order1' };
      await at.provider.refund(refundRequest);
      const other = { ...refundRequest, amount: paise(20000) };
      await expect(at.provider.refund(other)).rejects.toEqual(fault('nonsense'));
      expect((await at.counts()).refunds).toBe(1);
    });
  });
}
