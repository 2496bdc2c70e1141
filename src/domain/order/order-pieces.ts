import { hasLeft, parcelsOf, piecesIn } from '../parcel/order-parcel.ts';
import type { OrderGift } from '../gift/gift.ts';
import { isOpenReturn, type ReturnItem } from '../return/return-request.ts';
import type { Effect } from './order-change.ts';
import type { Order, OrderLine } from './order.ts';

/** The pieces of a line that the order still has. */
export function remainingPieces({ quantity, returnedQuantity = 0 }: OrderLine): number {
  return quantity - returnedQuantity;
}

/**
 * Pieces of a line that can still be refunded or returned: neither cancelled, returned nor in an open request. None for an
 * order that was cancelled or comes back as a whole, because that includes all pieces. Until all parcels of an order are
 * delivered, only the pieces of the waiting ones.
 */
export function returnablePieces(
  order: Pick<Order, 'status' | 'lines' | 'returns' | 'parcels'>,
  line: number,
): number {
  const { status, lines, returns = [] } = order;
  const ordered = lines[line - 1];
  if (!ordered || ['cancelled', 'expired', 'returning', 'returned'].includes(status)) return 0;
  const parcels = parcelsOf(order);
  if (parcels.length > 0 && status !== 'delivered') {
    return piecesIn(
      parcels.filter((parcel) => !hasLeft(parcel)),
      line,
    );
  }
  // The pieces of a received request have left the order already.
  const asked = returns
    .filter((request) => isOpenReturn(request) && request.state !== 'received')
    .flatMap(({ items }) => items)
    .filter((item) => item.line === line)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return Math.max(0, remainingPieces(ordered) - asked);
}

/** The pieces that an order still has, by line; none of a line that has none. */
export function piecesOf({ lines }: Pick<Order, 'lines'>): readonly ReturnItem[] {
  return lines.flatMap((line, index) => {
    const quantity = remainingPieces(line);
    return quantity > 0 ? [{ line: index + 1, quantity }] : [];
  });
}

/**
 * How often what the papers of an order show has changed: changes of its address, and pieces that have left it. Only grows until
 * the order is packed. A changed GSTIN is not counted: it is on the invoice alone, which is never changed.
 */
export function changesOf({ edits = [], lines }: Pick<Order, 'edits' | 'lines'>): number {
  return lines.reduce(
    (sum, { returnedQuantity = 0, cancelledQuantity = 0 }) =>
      sum + returnedQuantity + cancelledQuantity,
    edits.filter(({ what }) => what === 'address').length,
  );
}

/** Adds pieces to the order again, because replacements were sent for returned ones. */
export function withReplacedPieces(order: Order, pieces: readonly ReturnItem[]): Order {
  return withReturnedPieces(
    order,
    pieces.map(({ line, quantity }) => ({ line, quantity: -quantity })),
  );
}

/** Takes returned pieces out of the order. */
export function withReturnedPieces(order: Order, pieces: readonly ReturnItem[]): Order {
  const lines = order.lines.map((line, index) => {
    const gone = pieces
      .filter((item) => item.line === index + 1)
      .reduce((sum, { quantity }) => sum + quantity, 0);
    return gone === 0 ? line : { ...line, returnedQuantity: (line.returnedQuantity ?? 0) + gone };
  });
  return { ...order, lines };
}

/** The effect that takes the gift of a new order from the stock. */
export function giftTaken(gift: OrderGift | null | undefined): readonly Effect[] {
  return gift ? [{ effect: 'gift', change: 'hold', slug: gift.slug }] : [];
}

/**
 * Takes the gift out of an order that ends or goes on without its parcel, or whose parcel comes back unopened, and puts it back
 * into stock. An expired order that a late payment revives gets no gift, so that reviving never depends on one.
 */
export function withoutGift(order: Order): {
  readonly order: Order;
  readonly effects: readonly Effect[];
} {
  const { gift } = order;
  if (!gift) return { order, effects: [] };
  return {
    order: { ...order, gift: null },
    effects: [{ effect: 'gift', change: 'restock', slug: gift.slug }],
  };
}
