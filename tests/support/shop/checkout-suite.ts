import type { InferOutput } from 'valibot';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { OrderAnswer, OrderRequest, QuoteAnswer } from '#domain/checkout/checkout.ts';
import { InvoiceSchema } from '#domain/invoice/invoice.ts';
import { paise } from '#domain/money/money.ts';
import type {
  MoveAnswer,
  MoveRequest,
  MoveRequestSchema,
  RefundAnswer,
} from '#domain/order/order-command.ts';
import { OrderSchema } from '#domain/order/order.ts';
import { goodsOf } from '../fixtures/order-steps.ts';
import { STORE } from '../../../dev/seed/store.ts';
import { aPhone } from '../fixtures/phones.ts';
import {
  AN_ADDRESS,
  openOwnCheckout,
  ordered,
  type OwnCheckout,
  type OwnCustomer,
  providerOrder,
} from './own-checkout.ts';
import { STAFF } from '../fixtures/staff.ts';

/** The provider's answer to a payment, and the order that it pays. */
export interface PaidOrder {
  readonly orderId: string;
  readonly providerOrderId: string;
  readonly paymentId: string;
}

type Fields = Readonly<Record<string, unknown>>;
type Move = MoveRequest['move'];

/** What shoppers, staff and the provider do in an isolated checkout. */
function actionsIn(shop: OwnCheckout) {
  const idle = async (): Promise<void> => {
    expect(await shop.control('idle')).toEqual({ idle: true });
  };
  const buy = (
    who: string | OwnCustomer = 'buyer',
    request: OrderRequest = shop.request('oil', 1),
    now = Date.now(),
  ): Promise<OrderAnswer> => shop.functions.answerOrder(request, who, now);
  /** Pays a placed order, and waits for the webhooks. */
  const pay = async (answer: OrderAnswer, how: object = {}): Promise<PaidOrder> => {
    const providerOrderId = providerOrder(answer);
    const body = { order_id: providerOrderId, ...how };
    const { payment } = (await shop.control('pay', body)) as { payment: { id: string } };
    await idle();
    return { orderId: ordered(answer).orderId, providerOrderId, paymentId: payment.id };
  };
  const all = async (collection: string): Promise<readonly Fields[]> =>
    (await shop.store.collection(collection).get()).docs.map((row) => row.data());
  const stateAtProvider = async () =>
    (await shop.control('state', {}, 'GET')) as {
      orders: object[];
      payments: { id: string }[];
      refunds: { amount: number; status: string; notes: object }[];
    };
  return {
    idle,
    buy,
    pay,
    paid: async (pieces = 1, who = 'buyer') => pay(await buy(who, shop.request('oil', pieces))),
    /** A cash order's request, with the shop's fee and a phone number of its own. */
    inCash: (pieces = 1, changes: Partial<OrderRequest> = {}): OrderRequest => {
      const address = { ...AN_ADDRESS, phone: aPhone() };
      const request = shop.request('oil', pieces, { method: 'cod', address, ...changes });
      const total = request.expectedTotalPaise + STORE.shipping.codFeePaise;
      return { ...request, expectedTotalPaise: paise(total) };
    },
    quote: (
      lines: OrderRequest['lines'] = [{ slug: 'oil', quantity: 1 }],
      {
        who = 'asha',
        coupon = '',
        now = Date.now(),
      }: { who?: string | OwnCustomer; coupon?: string; now?: number } = {},
    ) => shop.functions.answerQuote({ lines, coupon, pin: '', method: 'online' }, who, now),
    /** A move by staff. Of an order that comes back everything is counted: all of it sellable with `restock`, else damaged. */
    move: async (
      orderId: string,
      move: Move,
      {
        restock = false,
        now = Date.now(),
        reference = '',
        ...more
      }: Pick<
        InferOutput<typeof MoveRequestSchema>,
        'goods' | 'reason' | 'reference' | 'seen' | 'shipment'
      > & {
        restock?: boolean;
        now?: number;
      } = {},
    ): Promise<MoveAnswer> => {
      const request = { orderId, move, note: '', reference };
      if (move !== 'return') {
        return shop.functions.moveForStaff({ ...request, ...more }, STAFF, now);
      }
      const stored = await shop.store.doc(`orders/${orderId}`).get();
      const order = shop.functions.parseDocument(stored, OrderSchema, 'id');
      const goods = order ? [...goodsOf(order, restock ? Infinity : 0)] : [];
      return shop.functions.moveForStaff({ ...request, goods, ...more }, STAFF, now);
    },
    /** A refund of ₹100 by default, as from the staff's form; waits for its webhooks. */
    refund: async (
      orderId: string,
      key: string,
      {
        amount = 10_000,
        line = null as number | null,
        quantity = 0,
        restock = false,
        why = 'dented cap',
        reference = '',
      } = {},
    ): Promise<RefundAnswer> => {
      const pieces = { line, quantity, restock };
      const request = { orderId, amountPaise: paise(amount), ...pieces, key, why, reference };
      const answer = await shop.functions.refundForStaff(request, STAFF, Date.now());
      await idle();
      return answer;
    },
    /** A document's fields; none when it does not exist. */
    read: async (path: string): Promise<Fields> => (await shop.store.doc(path).get()).data() ?? {},
    all,
    statusOf: async (orderId: string): Promise<readonly unknown[]> => {
      const order = await shop.store.doc(`orders/${orderId}`).get();
      return [order.get('status') as unknown, order.get('payment.state') as unknown];
    },
    /** The invoices or the credit notes, by number. */
    documents: async (kind: 'invoice' | 'credit-note') => {
      const found = await shop.store.collection('invoices').get();
      return found.docs
        .flatMap((one) => shop.functions.parseDocument(one, InvoiceSchema, 'id') ?? [])
        .filter((one) => one.kind === kind)
        .toSorted((a, b) => (a.number < b.number ? -1 : 1));
    },
    /** The alerts about an order, only those that are open if wanted. */
    alerts: async (orderId: string, onlyOpen = false): Promise<readonly string[]> =>
      (await all('alerts'))
        .filter((one) => one['orderId'] === orderId && (!onlyOpen || one['open'] === true))
        .map((one) => String(one['alert']))
        .toSorted(),
    /** The letters about an order, by kind. */
    lettersOf: async (orderId: string): Promise<readonly string[]> =>
      (await all('mail'))
        .filter((one) => one['orderId'] === orderId)
        .map((one) => String(one['kind']))
        .toSorted(),
    stateAtProvider,
    /** A fault of the provider until `repair`: of those, `wrong-json` fails at once, `500` after retries of seconds. */
    breakRoute: (kind: string, route: string, how: object = {}) =>
      shop.control('faults', { kind, route, ...how }),
    repair: () => shop.control('faults', {}, 'DELETE'),
    /** A new dispute about the whole payment, or an amount of it in paise. Resolves to its id. */
    disputed: async ({ paymentId }: PaidOrder, amount?: number): Promise<string> => {
      const dispute = (await shop.control('dispute', { payment_id: paymentId, amount })) as {
        id: string;
      };
      await idle();
      return dispute.id;
    },
    bankSays: async (dispute_id: string, status: string, phase = 'chargeback'): Promise<void> => {
      await shop.control('dispute/move', { dispute_id, status, phase });
      await idle();
    },
  };
}

/** Hooks open and empty a shop, which takes as long as tests do on a busy machine; vitest allows them ten seconds. */
const HOOK_MS = 60_000;

/** The reason of a refusal, or the outcome. */
export const reasonOf = (answer: QuoteAnswer | OrderAnswer): string =>
  answer.outcome === 'refused' ? answer.refusal.reason : answer.outcome;

/**
 * An isolated checkout for the tests of a file: opened before the first, emptied before each and stocked with these
 * pieces by slug.
 */
export function checkoutForTests(name: string, pieces: Readonly<Record<string, number>> = {}) {
  const shop = {} as OwnCheckout;
  beforeAll(async () => void Object.assign(shop, await openOwnCheckout(name)), HOOK_MS);
  afterAll(() => shop.close());
  beforeEach(async () => {
    // First the provider, whose late webhooks would write into the emptied shop.
    await shop.control('reset');
    await shop.clear();
    for (const [slug, count] of Object.entries(pieces)) await shop.stock(slug, count);
  }, HOOK_MS);
  return Object.assign(shop, actionsIn(shop));
}
