import type { OrderAnswer } from '#domain/checkout/checkout.ts';
import { AN_ADDRESS, type OwnCheckout } from '../../support/shop/own-checkout.ts';
import { aPhone } from '../../support/fixtures/phones.ts';
import { audit, type Accounts, type ProviderPayment } from './accounts.ts';

/** Result of a soak test. */
export interface Soak extends Accounts {
  readonly seconds: number;
}

const PRODUCTS = ['oil', 'soap', 'tea', 'balm', 'honey'];
const PIECES = 400;
const MINUTE_MS = 60 * 1000;

/** A seeded pseudo-random generator of numbers from 0 to 1 (mulberry32). */
export function chances(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * Random checkouts, partly concurrent, with every fault of the gateway switched on at random; then three days of sweeps
 * with a healthy gateway; then every invariant of money and stock is checked.
 */
export async function soak(shop: OwnCheckout, checkouts: number, seed: number): Promise<Soak> {
  const began = performance.now();
  await shop.clear();
  await shop.control('reset', { seed });
  for (const product of PRODUCTS) await shop.stock(product, PIECES);
  await breakThings(shop);
  const chance = chances(seed);
  const plans = Array.from({ length: checkouts }, (_, place) => aPlan(chance, place));
  const hands = Array.from({ length: 12 }, async () => {
    for (let plan = plans.shift(); plan; plan = plans.shift()) await follow(shop, plan);
  });
  await Promise.all(hands);
  await sweepThreeDays(shop);
  return { ...(await counted(shop)), seconds: (performance.now() - began) / 1000 };
}

/** Every way in which the provider fails, each with its probability per call. */
async function breakThings(shop: OwnCheckout): Promise<void> {
  const likely = { '500': 0.03, 'html-502': 0.02, '429': 0.02, reset: 0.02, 'lose-answer': 0.04 };
  for (const [kind, probability] of Object.entries(likely)) {
    await shop.control('faults', { kind, probability });
  }
  await shop.control('faults', { kind: 'wrong-json', probability: 0.01 });
  await shop.control('faults', { kind: 'slow', ms: 300, probability: 0.03 });
  await shop.control('faults', { kind: 'hang', probability: 0.002 });
  await shop.control('webhook-faults', { duplicate: 2, reorder: true, drop: 0.15, delay_ms: 20 });
}

type Plan = ReturnType<typeof aPlan>;

function aPlan(chance: () => number, place: number) {
  const pick = <T>(choices: readonly T[]): T => choices[Math.floor(chance() * choices.length)] as T;
  const pays = pick<readonly object[]>([
    ...[[{}], [{}], [{}], []],
    ...[[{ outcome: 'failed' }, {}], [{ outcome: 'failed' }]],
    ...[[{ outcome: 'late', after_ms: 200 }], [{ outcome: 'authorized' }]],
    ...[[{}, { again: true }], [{ amount: 100 }]],
  ]);
  return {
    ...{ buyer: `buyer-${place}`, product: pick(PRODUCTS), quantity: 1 + Math.floor(chance() * 3) },
    ...{ cash: chance() < 0.15, twice: chance() < 0.2, pays },
    ...{ cancels: chance() < 0.1, comesBack: chance() < 0.5 },
  };
}

async function follow(shop: OwnCheckout, plan: Plan): Promise<void> {
  const { functions } = shop;
  const fee = plan.cash ? 4_000 : 0;
  // A separate e-mail and phone per order: each allows one open cash order.
  const orderRequest = shop.request(plan.product, plan.quantity, {
    method: plan.cash ? 'cod' : 'online',
    email: `${plan.buyer}@franch.test`,
    address: { ...AN_ADDRESS, phone: aPhone() },
  });
  const request = {
    ...orderRequest,
    expectedTotalPaise: orderRequest.expectedTotalPaise + fee,
  } as typeof orderRequest;
  const ask = (): Promise<OrderAnswer> => functions.answerOrder(request, plan.buyer, Date.now());
  const [answer] = await Promise.all([ask(), ...(plan.twice ? [ask()] : [])]);
  if (answer.outcome !== 'ordered') return;
  const { orderId } = answer;
  const opened = answer.action ? answer : await ask();
  const order = opened.outcome === 'ordered' ? opened.action?.options['order_id'] : undefined;
  const cancel = plan.cancels ? functions.cancelOwn(orderId, plan.buyer, Date.now()) : null;
  for (const pay of order === undefined ? [] : plan.pays) {
    // The provider may refuse a second payment of a paid order.
    await shop.control('pay', { order_id: order, ...pay }).catch(() => null);
  }
  await cancel?.catch(() => null);
  if (plan.comesBack) await functions.askRefunds(orderId, Date.now()).catch(() => null);
}

/** Three days of sweeps with a healthy provider: whatever is still open then stays open. */
async function sweepThreeDays(shop: OwnCheckout): Promise<void> {
  await shop.control('idle', { timeout_ms: 120_000 });
  await shop.control('faults', {}, 'DELETE');
  const now = Date.now();
  for (const minutes of [16, 35, 65, 130, 7 * 60, 25 * 60, 73 * 60, 75 * 60, 77 * 60]) {
    for (;;) {
      const { looked } = await shop.functions.sweep(now + minutes * MINUTE_MS);
      if (looked === 0) break;
    }
    await shop.control('idle', { timeout_ms: 60_000 });
  }
}

/** The accounts, and a check that nothing is pending. */
async function counted(shop: OwnCheckout): Promise<Accounts> {
  const world = (await shop.control('state', {}, 'GET')) as {
    payments: readonly ProviderPayment[];
  };
  const pieces = new Map(PRODUCTS.map((product) => [product, PIECES]));
  const books = await audit(shop.store, world.payments, pieces);
  const waiting = books.orders['pending-payment'] ?? 0;
  return waiting === 0
    ? books
    : { ...books, broken: [...books.broken, `${waiting} orders still wait`] };
}
