import * as v from 'valibot';
import { Moment, UpTo } from '../core/record-fields.ts';
import { ParcelSchema } from '../return/parcel.ts';
import { type ReturnItem, ReturnItemSchema } from '../return/return-request.ts';
import { GoodsCountSchema, RETURNED_PARCEL_FIELDS } from '../return/returned-parcel.ts';

/** Most parcels of an order, those that came back included. */
export const MOST_PARCELS = 20;

/** The states of a parcel of an order that is sent in several. */
export const PARCEL_STATES = [
  'waiting',
  'shipped',
  'delivered',
  /** The courier brings it back, or has lost it. */
  'returning',
  /** Checked in: the order no longer has its pieces. */
  'returned',
] as const;

/** The state of a parcel. */
export type ParcelState = (typeof PARCEL_STATES)[number];

/** A parcel of an order that is sent in several. Times are epoch milliseconds. */
const OrderParcelSchema = v.object({
  /** Unique within the order and never reused. Pages number parcels by their position in the list. */
  id: UpTo(999),
  /** What is in it: pieces by line, each line once. */
  items: v.array(ReturnItemSchema),
  state: v.picklist(PARCEL_STATES),
  /** Whether the cash of the whole order is collected with it. */
  collectsCash: v.optional(v.boolean(), false),
  /** Who takes it; null while it waits. */
  shipment: v.optional(v.nullable(ParcelSchema), null),
  shippedAt: v.optional(Moment),
  deliveredAt: v.optional(Moment),
  undelivered: RETURNED_PARCEL_FIELDS.undelivered,
  /** What came back in it, by line. */
  counts: v.optional(v.array(GoodsCountSchema)),
  checkedAt: v.optional(Moment),
});

/** A parcel of an order that is sent in several. */
export type OrderParcel = v.InferOutput<typeof OrderParcelSchema>;

/** What an order keeps of its parcels. */
export const PARCEL_FIELDS = {
  /** The parcels of an order that is sent in several; absent or empty for one, whose courier is `shipment`. */
  parcels: v.optional(v.array(OrderParcelSchema)),
};

/** An order with its parcels. */
export interface WithParcels {
  readonly parcels?: readonly OrderParcel[] | undefined;
}

/** The parcels of an order that is sent in several; empty for an order in a single parcel. */
export function parcelsOf({ parcels = [] }: WithParcels): readonly OrderParcel[] {
  return parcels;
}

/** The parcel that the gift of an order goes into: the first. Undefined for an order in one parcel. */
export function giftParcel({ parcels = [] }: WithParcels): OrderParcel | undefined {
  return parcels[0];
}

/** Whether a parcel has left the shop, even if it came back. */
export function hasLeft({ state }: Pick<OrderParcel, 'state'>): boolean {
  return state !== 'waiting';
}

/** The parcels of an order that left the shop and were not checked in again: on their way, delivered, or coming back. */
export function sentParcels(order: WithParcels): readonly OrderParcel[] {
  return parcelsOf(order).filter((one) => hasLeft(one) && one.state !== 'returned');
}

/** Whether what is left of a shipped order is on its way back: every other parcel was delivered or came back. */
export function isRestTurnedBack(order: WithParcels & { readonly status: string }): boolean {
  const states = parcelsOf(order).map(({ state }) => state);
  return (
    order.status === 'shipped' &&
    states.includes('returning') &&
    !states.includes('shipped') &&
    !states.includes('waiting')
  );
}

/**
 * Whether a parcel other than this one is with the courier and collects the cash of the whole order: its label names the sum.
 */
export function isCashUnderWay(order: WithParcels, except?: Pick<OrderParcel, 'id'>): boolean {
  return parcelsOf(order).some(
    ({ id, state, collectsCash }) =>
      collectsCash && id !== except?.id && (state === 'shipped' || state === 'returning'),
  );
}

/**
 * When the courier turned back with a parcel of the order that is not checked in yet, the earliest if there are several, in
 * epoch milliseconds; null while none is on its way back.
 */
export function turnedBackAt({
  status,
  undelivered,
  parcels = [],
}: WithParcels & {
  readonly status: string;
  readonly undelivered?: OrderParcel['undelivered'];
}): number | null {
  const returning =
    parcels.length > 0
      ? parcels.filter(({ state }) => state === 'returning')
      : status === 'returning'
        ? [{ undelivered }]
        : [];
  const times = returning.flatMap((one) => (one.undelivered ? [one.undelivered.at] : []));
  return times.length > 0 ? Math.min(...times) : null;
}

/** The number of pieces of a line in these parcels. */
export function piecesIn(
  parcels: readonly { readonly items: readonly ReturnItem[] }[],
  line: number,
): number {
  return parcels
    .flatMap(({ items }) => items)
    .reduce((sum, item) => (item.line === line ? sum + item.quantity : sum), 0);
}

/** How many parcels are with the courier or delivered, of all that did not come back; null for an order in one parcel. */
export function parcelsSent(order: WithParcels): { sent: number; all: number } | null {
  const kept = parcelsOf(order).filter(({ state }) => state !== 'returned');
  return kept.length === 0 ? null : { sent: kept.filter(hasLeft).length, all: kept.length };
}

/** Why a step of the whole order is refused once it is in parcels. */
export type InParcelsRefusal =
  /** Each of its parcels takes this step by itself. */
  | 'in-parcels'
  /** A parcel has left: only what waits can still be cancelled, by pieces. */
  | 'parcel-sent';

/** Why a move of the whole order is refused because of its parcels; null where they do not matter. */
export function inParcelsRefusal(order: WithParcels, move: string): InParcelsRefusal | null {
  const parcels = parcelsOf(order);
  if (parcels.length === 0) return null;
  if (['ship', 'deliver', 'return-to-origin'].includes(move)) return 'in-parcels';
  return move === 'cancel' && sentParcels(order).length > 0 ? 'parcel-sent' : null;
}

/** The order with one parcel changed. */
export function withParcel<T extends WithParcels>(order: T, parcel: OrderParcel): T {
  return {
    ...order,
    parcels: parcelsOf(order).map((one) => (one.id === parcel.id ? parcel : one)),
  };
}
