import type { OrderAnswer } from '#domain/checkout/checkout.ts';
import { random } from '../../../dev/seed/random.ts';
import { AN_ADDRESS, type OwnCheckout } from '../../support/shop/own-checkout.ts';
import { aPhone } from '../../support/fixtures/phones.ts';
import { audit, type Accounts, type ProviderPayment } from './accounts.ts';
import { type Answers, type Life, liveOn, windUp } from './after-sale.ts';

/** Result of a soak test. */
export interface Soak extends Accounts {
  readonly seconds: number;
  /** How often each step after a checkout had which answer. */
  readonly steps: Readonly<Record<string, number>>;
}

const PRODUCTS = ['oil', 'soap', 'tea', 'balm', 'honey'];
const PIECES = 600;
const [MINUTE_MS, HOUR_MS] = [60 * 1000, 60 * 60 * 1000];
/** A status that no order has at the end. */
const UNENDED = ['pending-payment', 'placed', 'paid', 'packed', 'shipped', 'returning'];
/** Longer than the sweeps of three days. */
const DAYS_3 = 80 * HOUR_MS;

/**
 * Random checkouts and what follows them (changes, parcels that come back, returns, payouts), partly concurrent, with
 * every fault of the gateway switched on at random; then three days of sweeps with a healthy gateway. What was paid by
 * then lives on, with the faults again, and is ended; after three more days every invariant of money and stock is
 * checked.
 */
export async function soak(shop: OwnCheckout, checkouts: number, seed: number): Promise<Soak> {
  const began = performance.now();
  await shop.clear();
  await shop.control('reset', { seed });
  for (const product of PRODUCTS) await shop.stock(product, PIECES);
  await breakThings(shop);
  const chance = random(seed);
  const plans = Array.from({ length: checkouts }, (_, place) => aPlan(chance, place));
  const [lives, answers]: [Life[], Answers] = [[], new Map()];
  await atOnce(plans, async (plan) => {
    const orderId = await follow(shop, plan);
    if (orderId === null) return;
    const life = { shop, orderId, uid: plan.buyer, chance: random(plan.life) };
    lives.push(life);
    await liveOn(life, answers);
  });
  await sweepThreeDays(shop);
  await breakThings(shop);
  await atOnce(lives, (life) => liveOn(life, answers));
  await shop.control('idle', { timeout_ms: 120_000 });
  await shop.control('faults', {}, 'DELETE');
  await atOnce(lives, (life) => windUp(life, answers));
  await sweepThreeDays(shop, DAYS_3);
  const steps = Object.fromEntries([...answers].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return { ...(await counted(shop)), steps, seconds: (performance.now() - began) / 1000 };
}

/** Handles all entries, twelve at a time. */
async function atOnce<T>(
  entries: readonly T[],
  handle: (entry: T) => Promise<void>,
): Promise<void> {
  const left = [...entries];
  const hands = Array.from({ length: 12 }, async () => {
    for (let entry = left.shift(); entry !== undefined; entry = left.shift()) await handle(entry);
  });
  await Promise.all(hands);
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
    ...{ second: chance() < 0.4 ? pick(PRODUCTS) : null, life: Math.floor(chance() * 2 ** 32) },
    ...{ cash: chance() < 0.4, twice: chance() < 0.2, pays },
    ...{ cancels: chance() < 0.1, comesBack: chance() < 0.5 },
  };
}

/** Checks out. Resolves to the id of the order; null if there is none. */
async function follow(shop: OwnCheckout, plan: Plan): Promise<string | null> {
  const { functions } = shop;
  const fee = plan.cash ? 4_000 : 0;
  const { product, second, quantity } = plan;
  const more = second === null || second === product ? [] : [{ slug: second, quantity: 1 }];
  // A separate email and phone per order: each allows one open cash order.
  const orderRequest = shop.request(product, quantity + more.length, {
    lines: [{ slug: product, quantity }, ...more],
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
  if (answer.outcome !== 'ordered') return null;
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
  return orderId;
}

/** Three days of sweeps with a healthy provider, from a time on: whatever is still open then stays open. */
async function sweepThreeDays(shop: OwnCheckout, after = 0): Promise<void> {
  await shop.control('idle', { timeout_ms: 120_000 });
  await shop.control('faults', {}, 'DELETE');
  const now = Date.now() + after;
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
  const waiting = UNENDED.flatMap((status) => {
    const count = books.orders[status] ?? 0;
    return count > 0 ? [`${count} orders are still ${status}`] : [];
  });
  const value = books.invoiced - books.credited;
  const money = books.kept + books.cash - books.paidOut;
  const off = value === money ? [] : [`${value} invoiced less credit notes, ${money} kept`];
  return { ...books, broken: [...books.broken, ...waiting, ...off, ...(await offLedger(shop))] };
}

/** Products whose stock is not what their ledger says. */
async function offLedger(shop: OwnCheckout): Promise<readonly string[]> {
  const drawn = new Map<string, number>();
  for (const one of (await shop.store.collection('stockMoves').get()).docs) {
    const [slug, delta] = [String(one.get('slug')), Number(one.get('delta'))];
    drawn.set(slug, (drawn.get(slug) ?? 0) + delta);
  }
  const checked = PRODUCTS.map(async (product) => {
    const off = (await shop.stockOf(product)) - PIECES - (drawn.get(product) ?? 0);
    return off === 0 ? [] : [`${product}: ${off} pieces are not in the ledger`];
  });
  return (await Promise.all(checked)).flat();
}
