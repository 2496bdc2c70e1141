import {
  type FoundOrder,
  OrderSearchSchema,
  type OrderSearchAnswer,
} from '../../../src/domain/order-access/order-search.ts';
import { type Order, OrderSchema } from '../../../src/domain/order/order.ts';
import type { OrderParcel } from '../../../src/domain/parcel/order-parcel.ts';
import { callable } from '../platform/callable.ts';
import { decideGuess, emailOf } from '../platform/guess-limit.ts';
import { parseDocument, store } from '../platform/store.ts';

/**
 * Returns an order by its number and email address, at `/api/findOrder`: for guests, whose account exists in one
 * browser only. `decideGuess` limits wrong guesses.
 */
export const findOrder = callable(
  { name: 'findOrder', schema: OrderSearchSchema, who: 'public' },
  async ({ number, email }, from): Promise<OrderSearchAnswer> => {
    const found = await store().collection('orders').where('number', '==', number).limit(1).get();
    const [snapshot] = found.docs;
    const outcome = await decideGuess(
      { kind: 'find', number, contact: email, known: emailOf(snapshot), from },
      Date.now(),
    );
    const isRight = snapshot && outcome === 'right';
    const order = isRight ? parseDocument(snapshot, OrderSchema, 'id') : null;
    if (order) return { outcome: 'found', order: foundOrder(order) };
    return { outcome: outcome === 'too-many' ? outcome : 'not-found' };
  },
);

function foundOrder({
  number,
  status,
  method,
  payment,
  test,
  lines,
  totals,
  bundles,
  shipment,
  parcels,
  createdAt,
  updatedAt,
}: Order): FoundOrder {
  return {
    number,
    status,
    method,
    payment,
    ...(test && { test }),
    lines: lines
      .filter(({ quantity }) => quantity > 0)
      .map(({ title, quantity }) => ({ title, quantity })),
    totals,
    bundles,
    shipment,
    ...(parcels && { parcels: withShownLines(parcels, lines) }),
    createdAt,
    updatedAt,
  };
}

/** The parcels with the numbers of the lines that are shown: those without pieces are left out. */
function withShownLines(
  parcels: readonly OrderParcel[],
  lines: Order['lines'],
): readonly OrderParcel[] {
  const shown = lines.flatMap(({ quantity }, index) => (quantity > 0 ? [index + 1] : []));
  return parcels.map((parcel) => ({
    ...parcel,
    items: parcel.items.flatMap(({ line, quantity }) =>
      shown.includes(line) ? [{ line: shown.indexOf(line) + 1, quantity }] : [],
    ),
  }));
}
