import * as v from 'valibot';
import { AddressDraftSchema } from '../customer/address.ts';
import { PaiseAmount } from '../cart/cart-line.ts';
import { PAYMENT_METHODS } from '../checkout/quote.ts';
import { Count, Moment, Text } from '../shared/record-fields.ts';
import { refundablePaise } from '../payment/transaction-money.ts';
import { PAYMENT_STATES } from '../payment/transaction.ts';

/** Where an order stands on its way to the shopper. What happens to its money is `payment.state`. */
export const ORDER_STATUSES = [
  /** Waits for the payment; its stock is held. */
  'pending-payment',
  /** Paid at the provider, to be packed. */
  'paid',
  /** To be paid in cash on delivery, to be packed. */
  'placed',
  'packed',
  'shipped',
  'delivered',
  /** Came back, refused or sent back. */
  'returned',
  'cancelled',
  /** Nobody paid in time. */
  'expired',
] as const;

/** One of them. */
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Who moves an order. */
export type Actor = 'shopper' | 'staff' | 'provider' | 'clock';

/** What moves an order from one status to another. */
export type MoveName = 'pay' | 'expire' | 'cancel' | 'pack' | 'ship' | 'deliver' | 'return';

/** One row of the machine. */
export interface Move {
  readonly move: MoveName;
  readonly from: readonly OrderStatus[];
  readonly by: readonly Actor[];
  readonly to: OrderStatus;
}

/** The whole machine: what is not here cannot happen. */
export const MOVES: readonly Move[] = [
  // A payment that arrives after the order expired revives it while its stock is still there.
  { move: 'pay', from: ['pending-payment', 'expired'], by: ['provider'], to: 'paid' },
  { move: 'expire', from: ['pending-payment'], by: ['clock'], to: 'expired' },
  {
    move: 'cancel',
    from: ['pending-payment', 'paid', 'placed'],
    by: ['shopper', 'staff'],
    to: 'cancelled',
  },
  { move: 'cancel', from: ['packed'], by: ['staff'], to: 'cancelled' },
  { move: 'pack', from: ['paid', 'placed'], by: ['staff'], to: 'packed' },
  { move: 'ship', from: ['packed'], by: ['staff'], to: 'shipped' },
  { move: 'deliver', from: ['shipped'], by: ['staff'], to: 'delivered' },
  { move: 'return', from: ['shipped', 'delivered'], by: ['staff'], to: 'returned' },
];

/** A line as it was ordered; it never changes. Amounts are paise, inclusive of all taxes; `discountPaise` is its whole share of the coupon. */
export const OrderLineSchema = v.object({
  slug: Text(80),
  title: Text(240),
  sku: Text(60),
  imageURL: Text(2000),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
  unitPricePaise: PaiseAmount,
  unitMrpPaise: PaiseAmount,
  discountPaise: PaiseAmount,
  /** Classification and rate of GST on the day of the order; empty and null while the product has none. */
  hsn: Text(8),
  /** In what the pieces are counted (UQC). */
  unitCode: v.optional(Text(3), 'NOS'),
  gstPercent: v.nullable(v.number()),
});

const TotalsSchema = v.object({
  itemsPaise: PaiseAmount,
  mrpPaise: PaiseAmount,
  discountPaise: PaiseAmount,
  shippingPaise: PaiseAmount,
  codFeePaise: PaiseAmount,
  totalPaise: PaiseAmount,
});

/** What the order's pages show of its money; derived from the transaction. Amounts are paise. */
const PaymentSchema = v.object({
  state: v.picklist(PAYMENT_STATES),
  paidPaise: PaiseAmount,
  refundedPaise: PaiseAmount,
  /** Asked back and on its way. */
  refundingPaise: PaiseAmount,
  /** Should go back, and was not sent: staff have to act. */
  refundFailedPaise: v.optional(PaiseAmount, 0),
  /** The same for payments that the order did not need. */
  surplusFailedPaise: v.optional(PaiseAmount, 0),
  /** How it was paid: card, upi …; empty until it was. */
  instrument: Text(40),
  /** The shopper's bank has not decided about the payment. */
  disputed: v.boolean(),
  /** The shopper's bank has taken the payment back. */
  disputeLost: v.optional(v.boolean(), false),
});

/** `orders/{id}`: written by functions alone, read by its owner and staff. Moments are epoch milliseconds. */
export const OrderSchema = v.object({
  id: Text(40),
  /** What people call it: `FR-` and eight letters and digits, not to be guessed from another. */
  number: Text(20),
  uid: Text(128),
  status: v.picklist(ORDER_STATUSES),
  method: v.picklist(PAYMENT_METHODS),
  email: Text(254),
  address: AddressDraftSchema,
  /** The buyer's GSTIN; empty when they gave none. */
  gstin: v.optional(Text(15), ''),
  lines: v.array(OrderLineSchema),
  totals: TotalsSchema,
  coupon: v.optional(Text(20), ''),
  /** What holds its stock: until `untilAt` while it waits for money, for good once it is committed. */
  reservation: v.object({
    state: v.picklist(['held', 'committed', 'released']),
    untilAt: v.nullable(Moment),
  }),
  payment: PaymentSchema,
  /** A test payment of staff: nothing is packed, sent or invoiced, and it counts nowhere. */
  test: v.optional(v.literal(true)),
  shipment: v.nullable(v.object({ courier: Text(60), tracking: Text(60) })),
  /** The number of its invoice; empty until it is packed. */
  invoice: v.optional(Text(16), ''),
  /** How many entries its journal holds. */
  moves: Count,
  createdAt: Moment,
  updatedAt: Moment,
});

/** An order. */
export type Order = v.InferOutput<typeof OrderSchema>;
/** A line of an order. */
export type OrderLine = v.InferOutput<typeof OrderLineSchema>;

/** `orders/{id}/events/{n}`: one entry of an order's journal, which its shopper reads: who of the staff moved it, and why, stands in the audit. */
export const OrderEventSchema = v.object({
  id: Text(40),
  /** The move, or what happened to its money: one fact or several, with spaces between. */
  what: Text(120),
  status: v.picklist(ORDER_STATUSES),
  actor: v.picklist(['shopper', 'staff', 'provider', 'clock']),
  /** The shopper's uid where they did it themselves; empty otherwise. */
  by: v.optional(Text(128), ''),
  note: v.optional(Text(500), ''),
  at: Moment,
});

/** An entry of the journal. */
export type OrderEvent = v.InferOutput<typeof OrderEventSchema>;

/** Whether a text can be an order's id: 20 letters and digits. What is none never becomes a path of Firestore. */
export function isOrderId(text: string): boolean {
  return /^[A-Za-z0-9]{20}$/u.test(text);
}

/** The same as a part of a request. */
export const OrderId = v.pipe(v.string(), v.check(isOrderId, 'not an order'));

/** Why a move is refused. */
export type MoveRefusal =
  /** The machine has no such row for where the order stands. */
  | 'not-from-here'
  /** Somebody else may, not this actor. */
  | 'not-yours'
  /** Its money is on its way back, or has gone back. */
  | 'refunded'
  /** The shopper's bank disputes the payment. */
  | 'disputed'
  /** The shopper's bank has taken the payment back. */
  | 'dispute-lost';

/** What is asked of the machine before a button is shown, and again before anything is written. Null: it may be done. */
export function moveRefusal(
  order: Pick<Order, 'status' | 'test' | 'payment'>,
  move: MoveName,
  actor: Actor,
): MoveRefusal | null {
  const rows = MOVES.filter((row) => row.move === move && row.from.includes(order.status));
  if (rows.length === 0) return 'not-from-here';
  if (!rows.some((row) => row.by.includes(actor))) return 'not-yours';
  if (move === 'cancel') return cancelRefusal(order.payment, actor);
  if (move !== 'pack' && move !== 'ship') return null;
  if (order.test) return 'not-from-here';
  const { payment } = order;
  if (payment.disputed) return 'disputed';
  if (payment.disputeLost) return 'dispute-lost';
  return payment.paidPaise > 0 && refundablePaise(payment) === 0 ? 'refunded' : null;
}

/**
 * A cancellation sends back what was paid, which must not happen while the bank may do the same. Once the bank has taken
 * the money, staff can still end the order: nothing is refunded then.
 */
function cancelRefusal(payment: Order['payment'], actor: Actor): MoveRefusal | null {
  if (refundablePaise(payment) === 0) return null;
  if (payment.disputed) return 'disputed';
  return payment.disputeLost && actor !== 'staff' ? 'dispute-lost' : null;
}

/** The status to which a move leads from here; null when the machine has no such row. */
export function statusAfter(status: OrderStatus, move: MoveName): OrderStatus | null {
  return MOVES.find((row) => row.move === move && row.from.includes(status))?.to ?? null;
}

/** Whether an order has come to its end: nothing but money moves any more. */
export function isOver(status: OrderStatus): boolean {
  return ['delivered', 'returned', 'cancelled', 'expired'].includes(status);
}
