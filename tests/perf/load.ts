import type { Firestore } from 'firebase-admin/firestore';
import { type Order, OrderSchema } from '#domain/order/order.ts';
import { emulatorEnvironment, portsAt } from '../../dev/backend/ports.ts';
import { withLocalBackend } from '../../dev/seed/emulator.ts';
import { parseDocument, store } from '../../functions/src/platform/store.ts';
import { audit, type Books, type ProviderPayment, countSoldPieces } from './books.ts';
import { startFunctions } from '../support/backend/functions-instance.ts';
import { visitShop } from './shopper.ts';
import { chances } from './soak.ts';
import { startStopwatch, type Step } from './steps.ts';
import type { ShopperLog } from './visit.ts';
import { openVisitor, type Credentials } from './visitor.ts';

/** The size of a load. */
export interface LoadPlan {
  readonly portOffset: number;
  readonly shoppers: number;
  readonly seconds: number;
  readonly seed: number;
}

/** The result of a load. */
export interface Load {
  readonly visits: number;
  /** Slowest first. */
  readonly steps: readonly Step[];
  /** Errors that shoppers saw, with their number. */
  readonly errors: ReadonlyMap<string, number>;
  /** Number of checkout refusals by reason; `busy` asks for a retry. */
  readonly refusals: ReadonlyMap<string, number>;
  readonly books: Books;
  /**
   * Orders whose stored state differs from what the shopper saw, or that are missing; and orders that no shopper was
   * informed of.
   */
  readonly lost: readonly string[];
}

/** Initial stock of scarce products, and of all others. */
const [SCARCE, PLENTY] = [40, 10_000];
/** How many products are scarce. */
const FEW = 4;
/** Shoppers arrive spread over this time, in milliseconds. */
const ARRIVAL_MS = 60_000;
/** Interval of the functions' sweep, as scheduled, in milliseconds. */
const SWEEP_MS = 60_000;
/** How long pending webhooks may take, in milliseconds. */
const REST_MS = 120_000;

/**
 * Simulates shoppers who browse and buy at once in the running, seeded suite, each with separate SDK instances, until
 * the time is over and all have finished; then compares the accounts with what shoppers saw. Changes the shop's stock
 * and leaves the orders.
 */
export function load({ portOffset, shoppers, seconds, seed }: LoadPlan): Promise<Load> {
  const ports = portsAt(portOffset);
  Object.assign(process.env, emulatorEnvironment(portOffset));
  return withLocalBackend(portOffset, async ({ auth }) => {
    // Reads the accounts as the functions do, with their own copy of the SDK.
    const firestore = store();
    const functions = await startFunctions(portOffset, seed);
    const control = controlOf(functions.gateway);
    const orders = (await firestore.collection('orders').get()).docs;
    const earlier = new Set(orders.map(({ id }) => id));
    const pieces = await stockUp(
      firestore,
      orders.flatMap((one) => parseDocument(one, OrderSchema, 'id') ?? []),
    );
    const sold = await firestore.collection('products').where('active', '==', true).get();
    const categories = [...new Set(sold.docs.map((one) => String(one.get('category'))))];
    const pictures = new Map(sold.docs.map((one) => [one.id, String(one.get('imageURL'))]));
    const builtAt = new Date();
    const watch = startStopwatch();
    const shopperLog: ShopperLog = { orders: new Map(), refusals: new Map() };
    let visits = 0;
    const ends = performance.now() + seconds * 1_000;

    async function shop(number: number): Promise<void> {
      const chance = chances(seed + number);
      const cache = new Set<string>();
      let who = await nextShopper(number);
      await new Promise((over) => setTimeout(over, ARRIVAL_MS * chance()));
      while (performance.now() < ends) {
        const visitor = openVisitor(ports, functions.url, cache);
        visits += 1;
        try {
          const slugs = [...pieces.keys()];
          const pay = (order: unknown, outcome: string) =>
            watch.time('pay at the provider', () => control('pay', { order_id: order, outcome }));
          const around = {
            watch,
            slugs,
            categories,
            pictures,
            builtAt,
            shopperLog,
            pay,
          };
          await visitShop({ ...around, visitor, chance, who });
        } catch (error) {
          // The stopwatch records errors of steps; any other error is a bug of this program.
          if (!(error instanceof Error && error.cause)) throw error;
        } finally {
          await visitor.leave();
        }
        if (who?.isNew) who = (await isKnown(who)) ? { ...who, isNew: false } : who;
      }
    }

    /** A quarter each are customers, and guests who become one; half are guests. */
    async function nextShopper(number: number): Promise<Credentials | null> {
      if (number % 2 === 0) return null;
      const who = { email: `load-${seed}-${number}@franch.test`, password: 'Ayurveda@108' };
      const isNew = number % 4 === 1;
      if (!isNew) await auth.createUser(who);
      return { ...who, isNew };
    }

    const isKnown = ({ email }: Credentials): Promise<boolean> =>
      auth.getUserByEmail(email).then(
        () => true,
        () => false,
      );

    const sweeps = setInterval(() => void functions.sweep(), SWEEP_MS);
    await Promise.all(Array.from({ length: shoppers }, (_, number) => shop(number)));
    clearInterval(sweeps);
    await control('idle', { timeout_ms: REST_MS });
    await functions.sweep();
    const world = (await control('state')) as { payments: readonly ProviderPayment[] };
    const books = await audit(firestore, world.payments, pieces);
    const lost = await lostOrders(firestore, shopperLog, earlier);
    await functions.stop();
    return {
      visits,
      steps: watch.steps(),
      errors: watch.errors(),
      refusals: shopperLog.refusals,
      books,
      lost,
    };
  });
}

/** Sets the stock of all products, a few of them scarce. Resolves to the pieces in stock and sold of each, by slug. */
async function stockUp(
  firestore: Firestore,
  orders: readonly Order[],
): Promise<ReadonlyMap<string, number>> {
  const { docs } = await firestore.collection('products').where('active', '==', true).get();
  const stock = new Map(docs.map(({ id }, place) => [id, place < FEW ? SCARCE : PLENTY]));
  await Promise.all(docs.map(({ id, ref }) => ref.update({ stock: stock.get(id) })));
  const gone = countSoldPieces(orders);
  return new Map([...stock].map(([slug, left]) => [slug, left + (gone.get(slug) ?? 0)]));
}

async function lostOrders(
  firestore: Firestore,
  shopperLog: ShopperLog,
  earlier: ReadonlySet<string>,
): Promise<readonly string[]> {
  const { docs } = await firestore.collection('orders').get();
  const known = new Map(docs.map((order) => [order.id, order]));
  const lost = [...shopperLog.orders].flatMap(([id, { totalPaise, status }]) => {
    const order = known.get(id);
    if (!order) return [`${id}: is not there`];
    const is = `${String(order.get('status'))} ${String(order.get('totals.totalPaise'))}`;
    const shopperState = `${status ?? String(order.get('status'))} ${totalPaise}`;
    return is === shopperState ? [] : [`${id}: ${is}, told ${shopperState}`];
  });
  const unknownOrders = docs.filter(({ id }) => !earlier.has(id) && !shopperLog.orders.has(id));
  return [...lost, ...unknownOrders.map(({ id }) => `${id}: nobody was told of it`)];
}

/** Calls the gateway's control API. */
function controlOf({ url }: { readonly url: string }) {
  return async (path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`${url}/control/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`control/${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as unknown;
  };
}
