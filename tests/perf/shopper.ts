import { randomBytes } from 'node:crypto';
import { doc, Timestamp, writeBatch } from 'firebase/firestore/lite';
import { PAGE_SIZE } from '#domain/catalog/catalog.ts';
import type { CheckoutAnswer } from '#domain/checkout/checkout.ts';
import type { PaymentMethod } from '#domain/checkout/payment-method.ts';
import { AN_ADDRESS } from '../support/shop/own-checkout.ts';
import { aPhone } from '../support/fixtures/phones.ts';
import { askCheckout, cancel, type Ordered, reopened } from './checkout-client.ts';
import { pick, pauseBetweenClicks, type Visit } from './visit.ts';

interface Bag {
  uid: string;
  readonly lines: Map<string, number>;
  order: Ordered | null;
  method: PaymentMethod;
}

type Place = 'home' | 'list' | 'product' | 'cart' | 'checkout' | 'payment' | 'cash' | 'gone';

/** Walks through the shop once as a small state machine: every step returns the next one. */
export async function visitShop(visit: Visit): Promise<void> {
  const bag: Bag = { uid: '', lines: new Map(), order: null, method: 'online' };
  const arrivals: readonly Place[] = ['home', 'list', 'product'];
  let place: Place = pick(visit, arrivals);
  const path = place === 'home' ? '/' : place === 'list' ? '/products' : `/product/${aSlug(visit)}`;
  await visit.watch.time('first page, with its files', () => visit.visitor.page(path));
  await visit.watch.time('what changed since the page was made', () => whatChanged(visit));
  while (place !== 'gone') {
    place = await PLACES[place](visit, bag);
    await pauseBetweenClicks(visit);
  }
}

const PLACES: Record<Exclude<Place, 'gone'>, (visit: Visit, bag: Bag) => Promise<Place>> = {
  async home(visit) {
    await pictures(visit, SHOWN);
    return pick(visit, ['list', 'list', 'product', 'gone']);
  },

  async list(visit) {
    const { visitor, watch } = visit;
    const category = pick(visit, visit.categories).toLowerCase().replaceAll(' ', '-');
    const file = `/made/products/${encodeURIComponent(category)}/createdAt-desc-${PAGE_SIZE}.json`;
    await watch.time('list of a category', () => visitor.files([file]));
    await pictures(visit, SHOWN);
    return pick(visit, ['product', 'product', 'product', 'list']);
  },

  async product(visit, bag) {
    const { visitor, watch } = visit;
    const slug = aSlug(visit);
    const filters = { status: 'published' };
    await watch.time('reviews and questions', () =>
      Promise.all([
        visitor.list(`products/${slug}/reviews`, { filters, order: 'createdAt', most: 100 }),
        visitor.list(`products/${slug}/questions`, { filters, order: 'createdAt', most: 50 }),
      ]),
    );
    await pictures(visit, 1);
    if (visit.chance() < 0.6) {
      bag.lines.set(slug, 1 + Math.floor(visit.chance() * 2));
      return 'cart';
    }
    return pick(visit, ['product', 'list', 'list', 'gone']);
  },

  async cart(visit, bag) {
    const { visitor, watch } = visit;
    if (bag.uid === '') {
      const way = visit.who === null ? 'sign in as a guest' : 'sign in by e-mail';
      bag.uid = await watch.time(way, () => visitor.signIn(visit.who));
    }
    await watch.time('cart: write and read', () => putInCart(visit, bag));
    return pick(visit, ['checkout', 'checkout', 'checkout', 'product', 'gone']);
  },

  async checkout(visit, bag) {
    bag.method = visit.chance() < 0.15 ? 'cod' : 'online';
    const lines = [...bag.lines].map(([slug, quantity]) => ({ slug, quantity }));
    const quoted = await askCheckout(visit, 'quote the cart', {
      ask: 'quote',
      lines,
      method: bag.method,
    });
    if (quoted?.outcome !== 'quoted') return withoutUnavailable(quoted, bag);
    await pauseBetweenClicks(visit);
    const order = {
      ask: 'order',
      attemptId: randomBytes(10).toString('hex'),
      lines,
      method: bag.method,
      email: visit.who?.email ?? `${bag.uid.toLowerCase()}@franch.test`,
      address: { ...AN_ADDRESS, phone: aPhone() },
      expectedTotalPaise: quoted.totals.totalPaise,
    };
    // Two tabs, or a retry after a lost response: the same attempt.
    const [placedOrder] = await Promise.all([
      askCheckout(visit, 'order', order),
      ...(visit.chance() < 0.1 ? [askCheckout(visit, 'order', order)] : []),
    ]);
    if (placedOrder?.outcome !== 'ordered') return withoutUnavailable(placedOrder, bag);
    bag.order = placedOrder;
    const status = bag.method === 'cod' ? 'placed' : 'pending-payment';
    visit.shopperLog.orders.set(placedOrder.orderId, {
      totalPaise: placedOrder.totals.totalPaise,
      status,
    });
    await watchOrder(visit, placedOrder, status, 'order seen on the page');
    await emptyCart(visit, bag);
    return bag.method === 'cod' ? 'cash' : 'payment';
  },

  async cash(visit, { order: made }) {
    if (made && visit.chance() < 0.3) await cancel(visit, made);
    return 'gone';
  },

  async payment(visit, { order: made }) {
    if (!made) return 'gone';
    const opened = made.action ? made : await reopened(visit, made);
    const order = opened?.action?.options['order_id'];
    const way = visit.chance();
    if (way < 0.08) return 'gone';
    if (way < 0.16) {
      await cancel(visit, made);
      return 'gone';
    }
    if (way < 0.28) {
      await visit.pay(order, 'failed');
      await pauseBetweenClicks(visit);
      if (way < 0.2) return 'gone';
      await reopened(visit, made);
    }
    await visit.pay(order, 'captured');
    visit.shopperLog.orders.set(made.orderId, {
      totalPaise: made.totals.totalPaise,
      status: 'paid',
    });
    // Some close the shop after paying: then only the webhook reports it.
    if (visit.chance() < 0.6) {
      await visit.watch.time('back from the payment page', async () => {
        const back = await visit.visitor.get(`/api/pay/return/razorpay?o=${made.orderId}`);
        if (back !== 303) throw new Error(String(back));
      });
    }
    await watchOrder(visit, made, 'paid', 'payment seen on the page');
    if (visit.chance() < 0.05) await cancel(visit, made);
    return 'gone';
  },
};

/** Next step of a shopper whose order was refused: on with the rest of the cart, or away. */
function withoutUnavailable(answer: CheckoutAnswer | null, bag: Bag): Place {
  if (answer?.outcome !== 'refused' || answer.refusal.reason !== 'stock') return 'gone';
  for (const { slug, quantity, left } of answer.refusal.lines) {
    if (left < quantity) bag.lines.delete(slug);
  }
  return bag.lines.size > 0 ? 'checkout' : 'list';
}

async function watchOrder(
  { visitor, watch }: Visit,
  { orderId }: Ordered,
  status: string,
  step: string,
): Promise<void> {
  await watch.time(step, () =>
    visitor.document(`orders/${orderId}`, (order) => order.get('status') === status),
  );
}

async function putInCart({ visitor }: Visit, { uid, lines }: Bag): Promise<void> {
  const batch = writeBatch(visitor.firestore);
  for (const [slug, quantity] of lines) {
    const line = { quantity, seenPaise: 10_000, addedAt: Timestamp.now() };
    batch.set(doc(visitor.firestore, `users/${uid}/cart/${slug}`), line);
  }
  const cart = visitor.list(`users/${uid}/cart`, { filters: {}, order: 'addedAt', most: 60 });
  await Promise.all([batch.commit(), cart]);
}

async function emptyCart({ visitor, watch }: Visit, { uid, lines }: Bag): Promise<void> {
  const batch = writeBatch(visitor.firestore);
  for (const slug of lines.keys())
    batch.delete(doc(visitor.firestore, `users/${uid}/cart/${slug}`));
  lines.clear();
  await watch.time('cart: emptied', () => batch.commit());
}

/** The page's two reads: the shop's settings, and the products changed since the build. */
async function whatChanged({ visitor, builtAt }: Visit): Promise<void> {
  const changed = { filters: { active: true }, order: 'changedAt', since: builtAt, most: 200 };
  await Promise.all([visitor.document('settings/store'), visitor.list('products', changed)]);
}

/** Number of visible cards on a page. */
const SHOWN = 6;

async function pictures(visit: Visit, most: number): Promise<void> {
  const shown = Array.from({ length: most }, () => visit.pictures.get(aSlug(visit)) ?? '');
  const paths = shown.filter((path) => path.startsWith('/'));
  await visit.watch.time('pictures', () => visit.visitor.files(paths));
}

function aSlug(visit: Visit): string {
  return pick(visit, visit.slugs);
}
