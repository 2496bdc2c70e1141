import type { StaffMove } from '#domain/order/order-move.ts';
import type { ReturnStep } from '#domain/order/move-return.ts';
import type { ReturnInput } from '#domain/order/request-return.ts';

/** An event of a seeded order, in minutes after its creation. Ids and amounts are filled in. */
export type Step = { readonly after: number } &
  /** The provider's report of a payment; `stockIsFree`: whether its stock is available when it is paid late. */
  (
    | { readonly payment: 'captured' | 'failed'; instrument: string; stockIsFree: boolean }
    /** The provider's report of the refund under a key. */
    | { readonly refunded: 'refund-pending' | 'refund-done'; readonly key: string }
    | { readonly dispute: 'open' }
    | { readonly move: StaffMove; readonly note?: string }
    /** A refund by staff, in paise. */
    | { readonly refund: number; readonly key: string; readonly why: string }
    /** The shopper's UPI ID for money that staff return. */
    | { readonly upi: string }
    /** The shopper's request to return pieces. */
    | { readonly request: Omit<ReturnInput, 'actor' | 'key'> }
    /** A step of staff with the nth request of the order, from 1. */
    | { readonly returned: ReturnStep; readonly n: number }
  );

/** An order of the seeded shop: its contents and its events. */
export interface OrderPlan {
  /** Pieces by slug. */
  readonly lines: Readonly<Record<string, number>>;
  /** When it was placed: minutes before the seed's day, or before the seeding when it is `live`. */
  readonly ago: number;
  readonly live?: true;
  /** Paid in cash, not online. */
  readonly cash?: true;
  /** Delivered to the customer's other address, in another State. */
  readonly away?: true;
  /** The buyer's GSTIN. */
  readonly gstin?: string;
  readonly steps: readonly Step[];
}

export const HOUR = 60;
export const DAY = 24 * HOUR;

/** The provider's report of a payment attempt. */
export function tried(
  after: number,
  payment: 'captured' | 'failed',
  { instrument = 'upi', stockIsFree = true } = {},
): Step {
  return { after, payment, instrument, stockIsFree };
}

export const staff = (
  move: StaffMove['move'],
  after: number,
  more: object = {},
  note = '',
): Step => ({
  after,
  move: { move, actor: 'staff', ...more },
  note,
});
export const sent = (after: number, tracking: string): Step =>
  staff('ship', after, { shipment: { courier: 'Sample Express', tracking } });

/** The provider accepts a refund, and completes it. */
export const refunded = (key: string, accepted: number, done: number): readonly Step[] => [
  { after: accepted, refunded: 'refund-pending', key },
  { after: done, refunded: 'refund-done', key },
];
export const pays = (instrument = 'upi'): Step => tried(2, 'captured', { instrument });
export const arrives = (tracking: string): readonly Step[] => [
  staff('pack', 20 * HOUR),
  sent(26 * HOUR, tracking),
  staff('deliver', 4 * DAY),
];
