import { createHash } from 'node:crypto';
import type { Measures } from '../../../src/domain/booking/booking.ts';
import { paise } from '../../../src/domain/money/money.ts';
import { piecesOf } from '../../../src/domain/order/order-pieces.ts';
import { lineAmount, type Order } from '../../../src/domain/order/order.ts';
import type { OrderParcel } from '../../../src/domain/parcel/order-parcel.ts';
import { cashToCollect } from '../../../src/domain/shipping/packing.ts';
import type { BookingRequest } from './service.ts';

/** The part of a booking request that depends on the parcel alone, not on earlier attempts. */
type ParcelRequest = Omit<BookingRequest, 'reference' | 'earlier'>;

/** The booking request for a parcel. `parcel` is null for an order in one parcel. */
export function parcelRequest(
  order: Order,
  parcel: OrderParcel | null,
  measures: Measures,
): ParcelRequest {
  const pieces = parcel?.items ?? piecesOf(order);
  const value = pieces.reduce((sum, { line, quantity }) => {
    const of = order.lines[line - 1];
    return of && of.quantity > 0 ? sum + (lineAmount(of) * quantity) / of.quantity : sum;
  }, 0);
  return {
    measures,
    email: order.email,
    address: order.address,
    orderedAt: order.createdAt,
    pieces: pieces.flatMap(({ line, quantity }) => {
      const of = order.lines[line - 1];
      if (!of) return [];
      const { title, sku, slug, hsn, unitPricePaise: pricePaise } = of;
      return [{ title, sku: sku || slug, hsn, quantity, pricePaise }];
    }),
    valuePaise: paise(Math.round(value)),
    cashPaise: cashToCollect(order, parcel),
  };
}

/** A SHA-256 digest of a request, which changes with weight, box, address, pieces and cash. */
export function hashOfRequest(request: ParcelRequest): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('hex');
}
