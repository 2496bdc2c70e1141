import { InvoiceSchema } from '#domain/invoice/invoice.ts';
import { paise } from '#domain/money/money.ts';
import { ordered, type OwnCheckout } from '../../support/shop/own-checkout.ts';
import { STAFF } from '../../support/fixtures/staff.ts';

/** Orders per batch write. */
const BATCH = 200;
/** Interval of the sweep's schedule, and how late an unpaid order may be released, in seconds. */
const [SCHEDULE_S, MOST_S] = [60, 300];
/** How long the provider takes to answer about an unpaid order, in milliseconds. */
const PROVIDER_MS = 250;
const QUARTER_HOUR_MS = 15 * 60_000;

/**
 * So many invoices and ended orders at once in one process, like one instance of the functions. Prints each result and
 * resolves to the wrong ones. Buyers of the last piece stand in tests/contract/orders/stock-races.test.ts.
 */
export async function runRushes(shop: OwnCheckout, count: number): Promise<readonly string[]> {
  const results = [await invoices(shop, count), await releases(shop, count)];
  for (const { line } of results) console.log(line);
  return results.filter(({ isExact }) => !isExact).map(({ line }) => line);
}

/** Packs so many cash orders at once: the invoice numbers have no gap and no duplicate. */
async function invoices(shop: OwnCheckout, count: number) {
  const request = shop.request('oil', 1, { method: 'cod' });
  const expectedTotalPaise = paise(request.expectedTotalPaise + 4_000);
  const ids = await copiesOf(shop, { ...request, expectedTotalPaise }, count);
  const began = performance.now();
  await Promise.all(
    ids.map((orderId) =>
      shop.functions.moveForStaff({ orderId, move: 'pack', note: '' }, STAFF, Date.now()),
    ),
  );
  const seconds = (performance.now() - began) / 1000;
  const numbers = (await shop.store.collection('invoices').get()).docs
    .flatMap((one) => shop.functions.parseDocument(one, InvoiceSchema, 'id') ?? [])
    .map(({ number }) => Number(number.slice(-6)))
    .toSorted((a, b) => a - b);
  return {
    line: `${new Set(numbers).size} numbers of ${numbers.length} invoices in ${seconds.toFixed(1)} s`,
    isExact: numbers.length === count && numbers.every((n, place) => n === place + 1),
  };
}

/** Lets so many unpaid orders end at once and sweeps until all are released, while the provider is slow. */
async function releases(shop: OwnCheckout, count: number) {
  const ids = await copiesOf(shop, shop.request('oil', 1), count);
  const route = 'GET /v1/orders/:id/payments';
  await shop.control('faults', { kind: 'slow-answer', ms: PROVIDER_MS, route });
  const now = Date.now() + QUARTER_HOUR_MS + 1_000;
  const began = performance.now();
  let expired = 0;
  let isLeft = true;
  for (let run = 0; isLeft && run < 5; run += 1) {
    const report = await shop.functions.sweep(now);
    expired += report.expired;
    isLeft = report.left;
  }
  const seconds = SCHEDULE_S + (performance.now() - began) / 1000;
  const stock = await shop.stockOf('oil');
  return {
    line: `${expired} ended orders released at the latest after ${seconds.toFixed(0)} s, stock ${stock}`,
    isExact: expired === ids.length && stock === ids.length && seconds <= MOST_S,
  };
}

/** Orders the only piece, and copies the order and its money until there are so many. Resolves to their ids. */
async function copiesOf(
  shop: OwnCheckout,
  request: ReturnType<OwnCheckout['request']>,
  count: number,
): Promise<readonly string[]> {
  await shop.clear();
  await shop.control('reset');
  await shop.stock('oil', 1);
  const { orderId } = ordered(await shop.functions.answerOrder(request, 'asha', Date.now()));
  const { store } = shop;
  const [order, money] = await Promise.all([
    store.doc(`orders/${orderId}`).get(),
    store.doc(`transactions/${orderId}`).get(),
  ]);
  const ids = Array.from({ length: count - 1 }, (_, n) => `copy${String(n).padStart(16, '0')}`);
  for (let start = 0; start < ids.length; start += BATCH) {
    const batch = store.batch();
    for (const id of ids.slice(start, start + BATCH)) {
      batch.set(store.doc(`orders/${id}`), order.data() ?? {});
      batch.set(store.doc(`transactions/${id}`), money.data() ?? {});
    }
    await batch.commit();
  }
  return [orderId, ...ids];
}
