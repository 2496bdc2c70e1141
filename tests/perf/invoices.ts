import { InvoiceSchema } from '#domain/invoice/invoice.ts';
import { paise } from '#domain/money/money.ts';
import { ordered, type OwnCheckout } from '../support/shop/own-checkout.ts';

/** Result of issuing many invoices at once. */
export interface Issuing {
  readonly invoices: number;
  readonly seconds: number;
  /** The error found; empty when the numbers have no gap and no duplicate. */
  readonly wrong: string;
}

/** Orders per batch write. */
const BATCH = 200;

/** Packs so many orders at once in one process, like one instance of the functions, and checks the invoice numbers. */
export async function issueAtOnce(shop: OwnCheckout, count: number): Promise<Issuing> {
  await shop.clear();
  await shop.stock('oil', 1);
  const ids = await copies(shop, count);
  const began = performance.now();
  const answers = await Promise.all(
    ids.map((orderId) =>
      shop.functions.moveForStaff(
        { orderId, move: 'pack', note: '', restock: false },
        'staff',
        Date.now(),
      ),
    ),
  );
  const seconds = (performance.now() - began) / 1000;
  const refused = answers.filter(({ outcome }) => outcome !== 'moved').length;
  const snapshot = await shop.store.collection('invoices').get();
  const numbers = snapshot.docs
    .flatMap((one) => shop.functions.parseDocument(one, InvoiceSchema, 'id') ?? [])
    .map(({ number }) => Number(number.slice(-6)))
    .toSorted((a, b) => a - b);
  const isWhole = numbers.length === count && numbers.every((n, place) => n === place + 1);
  const wrong = isWhole ? '' : `${refused} refused, ${new Set(numbers).size} numbers`;
  return { invoices: numbers.length, seconds, wrong };
}

/** Copies of one cash order. */
async function copies(shop: OwnCheckout, count: number): Promise<string[]> {
  const { functions } = shop;
  const request = shop.request('oil', 1, { method: 'cod' });
  const expectedTotalPaise = paise(request.expectedTotalPaise + 4_000);
  const answer = await functions.answerCheckout(
    { ...request, expectedTotalPaise },
    'asha',
    Date.now(),
  );
  return copiesOf(shop, ordered(answer).orderId, count);
}

/** Writes so many copies of an order and its money. Resolves to their ids. */
export async function copiesOf(
  { store }: Pick<OwnCheckout, 'store'>,
  orderId: string,
  count: number,
): Promise<string[]> {
  const [order, money] = await Promise.all([
    store.doc(`orders/${orderId}`).get(),
    store.doc(`transactions/${orderId}`).get(),
  ]);
  const ids = Array.from({ length: count }, (_, n) => `copy${String(n).padStart(16, '0')}`);
  for (let begin = 0; begin < count; begin += BATCH) {
    const batch = store.batch();
    for (const id of ids.slice(begin, begin + BATCH)) {
      batch.set(store.doc(`orders/${id}`), order.data() ?? {});
      batch.set(store.doc(`transactions/${id}`), money.data() ?? {});
    }
    await batch.commit();
  }
  return ids;
}
