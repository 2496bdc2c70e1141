import { randomBytes } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import type { OrderAnswer, QuoteAnswer } from '#domain/checkout/checkout.ts';
import { OrderSchema } from '#domain/order/order.ts';
import { emulatorEnvironment, portsAt, projectId } from '../../../dev/backend/ports.ts';
import { parseDocument, store } from '../../../functions/src/platform/store.ts';
import { startFunctions } from '../../support/backend/functions-instance.ts';
import { aPhone } from '../../support/fixtures/phones.ts';
import { AN_ADDRESS } from '../../support/shop/own-checkout.ts';
import { random } from '../../../dev/seed/random.ts';
import { type Accounts, audit, NOWHERE, piecesOutside, type ProviderPayment } from './accounts.ts';

/** The size of a load. */
interface LoadPlan {
  readonly portOffset: number;
  readonly shoppers: number;
  readonly seconds: number;
  readonly seed: number;
}

/** The result of a load. */
export interface Load {
  readonly accounts: Accounts;
  /** Errors that shoppers saw, and orders whose stored state differs from what the shopper saw. */
  readonly faults: readonly string[];
}

/** Initial stock of scarce products, and of all others. */
const [SCARCE, PLENTY] = [40, 10_000];
/** How many products are scarce. */
const FEW = 4;
/** Interval of the functions' sweep, as scheduled, in milliseconds. */
const SWEEP_MS = 60_000;
/** How long pending webhooks, and a status on the shopper's page, may take, in milliseconds. */
const [REST_MS, SEEN_MS] = [120_000, 60_000];
/** Delay before each retry of a busy checkout, as on the shop's page, in milliseconds. */
const BUSY_MS = [1_200, 3_000];
/** Refusals that a well-behaved shopper may get. */
const FAIR = ['stock', 'open-orders', 'cod', 'prepay', 'busy'];

const delay = (ms: number) => new Promise((over) => setTimeout(over, ms));

/**
 * Simulates guests who buy at once through the functions and read their orders through the rules, in the running,
 * seeded suite, until the time is over; then compares the accounts with what they saw. Changes the shop's stock and
 * leaves the orders.
 */
export async function load({ portOffset, shoppers, seconds, seed }: LoadPlan): Promise<Load> {
  const ports = portsAt(portOffset);
  Object.assign(process.env, emulatorEnvironment(portOffset));
  const firestore = store();
  const functions = await startFunctions(portOffset, seed);
  const earlier = new Set((await firestore.collection('orders').get()).docs.map(({ id }) => id));
  const pieces = await stockUp(firestore);
  const slugs = [...pieces.keys()];
  const faults: string[] = [];
  /** The status and total of each order as its shopper saw them. */
  const shown = new Map<string, string>();
  const ends = performance.now() + seconds * 1_000;

  const call = async (name: string, data: object, token: string): Promise<unknown> => {
    const answer = await post(`${functions.url}/api/${name}`, { data }, token);
    return (answer as { readonly result: unknown }).result;
  };
  const control = (path: string, body: object): Promise<unknown> =>
    post(`${functions.gateway.url}/control/${path}`, body);

  /** The answer of a function of the checkout, which a busy server is asked for again. */
  async function ask<A extends QuoteAnswer | OrderAnswer = OrderAnswer>(
    name: string,
    request: object,
    token: string,
  ): Promise<A> {
    for (const wait of [...BUSY_MS, null]) {
      const answer = (await call(name, request, token)) as A;
      const reason = answer.outcome === 'refused' ? answer.refusal.reason : null;
      if (reason !== null && !FAIR.includes(reason)) throw new Error(`refused: ${reason}`);
      if (reason !== 'busy' || wait === null) return answer;
      await delay(wait);
    }
    throw new Error('the checkout did not answer');
  }

  /** Waits until the page of an order shows a status. */
  async function seen(orderId: string, status: string, token: string): Promise<void> {
    const path = `projects/${projectId}/databases/(default)/documents/orders/${orderId}`;
    const headers = { Authorization: `Bearer ${token}` };
    for (const since = performance.now(); performance.now() - since < SEEN_MS; await delay(1_000)) {
      const answer = await fetch(`http://127.0.0.1:${ports.firestore}/v1/${path}`, { headers });
      if ((await answer.text()).includes(`"stringValue": "${status}"`)) return;
    }
    throw new Error(`${orderId}: ${status} was not seen`);
  }

  /** One visit: orders a product, and then pays at the first or second try, cancels, or leaves. */
  async function visit(chance: () => number): Promise<void> {
    const auth = `http://127.0.0.1:${ports.auth}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo`;
    const user = await post(auth, { returnSecureToken: true });
    const { idToken: token } = user as { readonly idToken: string };
    const slug = slugs[Math.floor(chance() ** 2 * slugs.length)] as string;
    const lines = [{ slug, quantity: 1 + Math.floor(chance() * 2) }];
    const method = chance() < 0.15 ? 'cod' : 'online';
    const quoted = await ask<QuoteAnswer>('quoteCart', { lines, method }, token);
    if (quoted.outcome !== 'quoted') return;
    const { totalPaise: expectedTotalPaise } = quoted.totals;
    const attemptId = randomBytes(10).toString('hex');
    const email = `load-${attemptId}@franch.test`;
    const address = { ...AN_ADDRESS, phone: aPhone() };
    const request = { attemptId, lines, method, email, address, expectedTotalPaise };
    // Two tabs, or a retry after a lost response: the same attempt.
    const tabs = chance() < 0.1 ? [1, 2] : [1];
    const [order] = await Promise.all(tabs.map(() => ask('placeOrder', request, token)));
    if (order?.outcome !== 'ordered') return;
    const { orderId } = order;
    const show = (status: string): void => {
      shown.set(orderId, `${status} ${order.totals.totalPaise}`);
    };
    const cancel = async (): Promise<void> => {
      await call('cancelOrder', { orderId }, token);
      show('cancelled');
    };
    const status = method === 'cod' ? 'placed' : 'pending-payment';
    show(status);
    await seen(orderId, status, token);
    await delay(4_000 * chance());
    const way = chance();
    if (way < 0.16) await (way < 0.08 ? delay(0) : cancel());
    if (way < 0.16 || method === 'cod') return;
    const opened = order.action ? order : await ask('resumePayment', { orderId }, token);
    const action = opened.outcome === 'ordered' ? opened.action : undefined;
    const pay = (outcome: string) =>
      control('pay', { order_id: action?.options['order_id'], outcome });
    if (way < 0.28) await pay('failed');
    if (way < 0.2) return;
    await pay('captured');
    show('paid');
    // Some close the shop after paying: then only the webhook reports it.
    if (chance() < 0.6) {
      const back = `${functions.url}/api/pay/return/razorpay?o=${orderId}`;
      const { status: code } = await fetch(back, { redirect: 'manual' });
      if (code !== 303) faults.push(`${orderId}: the return answered ${code}`);
    }
    await seen(orderId, 'paid', token);
    if (chance() < 0.05) await cancel();
  }

  async function shop(number: number): Promise<void> {
    const chance = random(seed + number);
    while (performance.now() < ends) {
      await delay(8_000 * chance());
      await visit(chance).catch((error: unknown) => faults.push(String(error)));
    }
  }

  const sweeps = setInterval(() => void functions.sweep(), SWEEP_MS);
  await Promise.all(Array.from({ length: shoppers }, (_, number) => shop(number)));
  clearInterval(sweeps);
  await control('idle', { timeout_ms: REST_MS });
  await functions.sweep();
  const world = await fetch(`${functions.gateway.url}/control/state`);
  const { payments } = (await world.json()) as { payments: readonly ProviderPayment[] };
  const accounts = await audit(firestore, payments, pieces);
  const stored = (await firestore.collection('orders').get()).docs.filter(
    ({ id }) => !earlier.has(id),
  );
  for (const order of stored) {
    const is = `${String(order.get('status'))} ${String(order.get('totals.totalPaise'))}`;
    const was = shown.get(order.id) ?? 'nothing';
    if (is !== was) faults.push(`${order.id}: ${is}, shown as ${was}`);
    shown.delete(order.id);
  }
  for (const [id, was] of shown) faults.push(`${id}: shown as ${was}, is not there`);
  await functions.stop();
  return { accounts, faults };
}

async function post(url: string, body: object, token?: string): Promise<unknown> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** Sets the stock of all products, a few of them scarce. Resolves to the pieces in stock and outside of each, by slug. */
async function stockUp(firestore: Firestore): Promise<ReadonlyMap<string, number>> {
  const { docs: orders } = await firestore.collection('orders').get();
  const outside = piecesOutside(
    orders.flatMap((one) => parseDocument(one, OrderSchema, 'id') ?? []),
  );
  const { docs } = await firestore.collection('products').where('active', '==', true).get();
  const pieces = docs.map(async ({ id, ref }, place) => {
    const stock = place < FEW ? SCARCE : PLENTY;
    await ref.update({ stock });
    const { withShoppers, writtenOff } = outside.get(id) ?? NOWHERE;
    return [id, stock + withShoppers + writtenOff] as const;
  });
  return new Map(await Promise.all(pieces));
}
