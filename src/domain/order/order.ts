import * as v from 'valibot';
import { StoredAddressSchema } from '../customer/address.ts';
import { BillingSchema } from '../customer/billing.ts';
import { GrantedSavingSchema } from '../bundle/granted-saving.ts';
import { PaiseAmount } from '../cart/cart-line.ts';
import { isPaidByHand, PAYMENT_METHODS } from '../payment/payment-method.ts';
import { Count, Moment, Text } from '../core/record-fields.ts';
import { OrderGiftSchema } from '../gift/gift.ts';
import { type Paise, paise } from '../money/money.ts';
import { OrderTotalsSchema } from '../payment/order-totals.ts';
import { PaymentSummarySchema } from '../payment/payment-summary.ts';
import { PAY_TO_FIELDS } from '../payment/pay-to.ts';
import { PAYOUT_FIELDS } from '../payout/payout.ts';
import { refundablePaise, unrefundedPaise } from '../payment/transaction-money.ts';
import { type InParcelsRefusal, inParcelsRefusal, PARCEL_FIELDS } from '../parcel/order-parcel.ts';
import { CANCELLED_FIELDS, EDIT_FIELDS } from './stored-edit.ts';
import { REVIEW_REQUEST_FIELDS } from '../review/review-day.ts';
import { isOpenReturn, RETURN_FIELDS } from '../return/return-request.ts';
import { ParcelSchema } from '../return/parcel.ts';
import { RETURNED_PARCEL_FIELDS } from '../return/returned-parcel.ts';
import { TEXT_CHOICE_FIELDS } from '../text-message/text-consent.ts';

/** The status of an order. The state of its money is `payment.state`. */
export const ORDER_STATUSES = [
  /** Awaits payment; its stock is held. */
  'pending-payment',
  /** Paid in advance, ready to pack. */
  'paid',
  /** Cash on delivery, ready to pack. */
  'placed',
  'packed',
  'shipped',
  'delivered',
  /** Refused or undeliverable: the courier brings it back (return to origin, RTO). */
  'returning',
  /** Back in the shop as a whole, or lost on its way back. */
  'returned',
  'cancelled',
  /** Not paid in time. */
  'expired',
] as const;

/** The status of an order. */
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Statuses that count as sold: neither awaiting payment nor cancelled, returned or on the way back. */
export const SOLD: readonly OrderStatus[] = ['paid', 'placed', 'packed', 'shipped', 'delivered'];

/** Who triggers a transition. */
export type Actor = 'shopper' | 'staff' | 'provider' | 'courier' | 'clock';

/** Transitions between statuses. */
export type MoveName = 'expire' | (typeof STAFF_MOVES)[number];

/** A row of the transition table. */
export interface Move {
  readonly move: MoveName;
  readonly from: readonly OrderStatus[];
  readonly by: readonly Actor[];
  readonly to: OrderStatus;
}

/** The complete transition table: any other transition is rejected. */
export const MOVES: readonly Move[] = [
  // A payment that arrives after expiry revives the order while its stock is available. Staff confirm payments that no
  // provider takes.
  { move: 'pay', from: ['pending-payment', 'expired'], by: ['provider', 'staff'], to: 'paid' },
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
  // A courier may deliver a parcel after all.
  { move: 'deliver', from: ['shipped', 'returning'], by: ['staff', 'courier'], to: 'delivered' },
  { move: 'return-to-origin', from: ['shipped'], by: ['staff', 'courier'], to: 'returning' },
  { move: 'return', from: ['returning', 'delivered'], by: ['staff'], to: 'returned' },
];

/** The moves of staff, in the order of fulfilment; those that leave it come last. */
export const STAFF_MOVES = [
  'pay',
  'pack',
  'ship',
  'deliver',
  'return-to-origin',
  'return',
  'cancel',
] as const;

/**
 * A line as ordered. Afterwards only `returnedQuantity` changes, and in an unpaid order `quantity` with its discount: 0 once all
 * its pieces are cancelled. Amounts are paise, inclusive of all taxes; `discountPaise` is its whole share of bundles, offers and coupon.
 */
export const OrderLineSchema = v.object({
  slug: Text(80),
  title: Text(240),
  sku: Text(60),
  imageURL: Text(2000),
  quantity: Count,
  unitPricePaise: PaiseAmount,
  unitMrpPaise: PaiseAmount,
  discountPaise: PaiseAmount,
  /** HSN and GST rate on the day of the order; empty and null while the product has none. */
  hsn: Text(8),
  /** Unit of quantity (UQC). */
  unitCode: v.optional(Text(3), 'NOS'),
  gstPercent: v.nullable(v.number()),
  /** The product's category on the day of the order, for the return policy. */
  category: v.optional(Text(60)),
  /** The product's shipping weight on the day of the order, in grams a piece. */
  weightGrams: v.optional(Count),
  /** Pieces that the order no longer has: refunded before it was shipped, or come back. */
  returnedQuantity: v.optional(Count),
  ...CANCELLED_FIELDS,
});

/** `orders/{id}`: written only by functions, read by its owner and staff. Times are epoch milliseconds. */
export const OrderSchema = v.object({
  id: Text(40),
  /** The order number for people: `FR-` and eight letters and digits that cannot be guessed from another number. */
  number: Text(20),
  uid: Text(128),
  status: v.picklist(ORDER_STATUSES),
  method: v.picklist(PAYMENT_METHODS),
  email: Text(254),
  /** Whether the customer has confirmed it. Emails to another, maybe a stranger's, repeat nothing that was typed. */
  emailConfirmed: v.optional(v.boolean(), false),
  address: StoredAddressSchema,
  /** The buyer's GSTIN; empty without one. */
  gstin: v.optional(Text(15), ''),
  /** The billing details of a business; null without a GSTIN, and in orders placed before the checkout asked. */
  billing: v.optional(v.nullable(BillingSchema), null),
  lines: v.array(OrderLineSchema),
  totals: OrderTotalsSchema,
  coupon: v.optional(Text(20), ''),
  /** A free piece from the stock; null once it was given back or lost, and absent where the order got none. */
  gift: v.optional(v.nullable(OrderGiftSchema)),
  /** Granted bundles and automatic offers; the rest of `totals.discountPaise` is the coupon's. */
  bundles: v.optional(v.array(GrantedSavingSchema), []),
  /** The stock hold: until `untilAt` while it awaits payment, permanent once committed. */
  reservation: v.object({
    state: v.picklist(['held', 'committed', 'released']),
    untilAt: v.nullable(Moment),
  }),
  /** Where staff placed it for a customer who pays by a link: how long it holds the stock, in milliseconds. */
  holdMs: v.optional(Count),
  payment: PaymentSummarySchema,
  ...PAY_TO_FIELDS,
  /** A test payment by staff: never packed, shipped, invoiced or counted. */
  test: v.optional(v.literal(true)),
  /** When a payment arrived that the order waited for: by hand, or after its hold. Absent otherwise. */
  paymentReceivedAt: v.optional(Moment),
  /** The courier of its only parcel; null before, and for an order in several parcels. */
  shipment: v.nullable(ParcelSchema),
  ...PARCEL_FIELDS,
  /** When it was delivered; absent before, and in orders older than this field. */
  deliveredAt: v.optional(Moment),
  ...RETURNED_PARCEL_FIELDS,
  ...RETURN_FIELDS,
  ...EDIT_FIELDS,
  ...PAYOUT_FIELDS,
  ...REVIEW_REQUEST_FIELDS,
  ...TEXT_CHOICE_FIELDS,
  /** The invoice number; empty until packed, or until staff confirm a transfer. */
  invoice: v.optional(Text(16), ''),
  /** Number of journal entries. */
  moves: Count,
  createdAt: Moment,
  updatedAt: Moment,
});

/** A parsed `orders/{id}`. Amounts are paise, times epoch milliseconds. */
export type Order = v.InferOutput<typeof OrderSchema>;
/** A line of an order. */
export type OrderLine = v.InferOutput<typeof OrderLineSchema>;

/** What a line cost after its discount, in paise. */
export function lineAmount({ unitPricePaise, quantity, discountPaise }: OrderLine): Paise {
  return paise(unitPricePaise * quantity - discountPaise);
}

/** Whether a text is a valid order id: 20 letters and digits. Anything else must not become a Firestore path. */
export function isOrderId(text: string): boolean {
  return /^[A-Za-z0-9]{20}$/u.test(text);
}

/** An order id in a request. */
export const OrderId = v.pipe(v.string(), v.check(isOrderId, 'not an order'));

/** Why a transition is refused. */
export type MoveRefusal =
  /** The table has no such transition from the current status. */
  | 'not-from-here'
  /** Another actor may make this move. */
  | 'not-yours'
  /** Its money is being refunded or was refunded. */
  | 'refunded'
  /** A return request of some of its pieces is open. */
  | 'open-return'
  /** What came back is not counted by line, or is more than the order has. */
  | 'goods-not-counted'
  /** The shopper's bank disputes the payment. */
  | 'disputed'
  /** The shopper's bank has taken the payment back. */
  | 'dispute-lost'
  | InParcelsRefusal;

/** Why a move is refused; null if it is allowed. Checked before showing a button, and again before writing. */
export function moveRefusal(
  order: Pick<Order, 'status' | 'test' | 'payment' | 'method' | 'parcels'> &
    Pick<Partial<Order>, 'returns'>,
  move: MoveName,
  actor: Actor,
): MoveRefusal | null {
  const rows = MOVES.filter((row) => row.move === move && row.from.includes(order.status));
  if (rows.length === 0) return 'not-from-here';
  if (!rows.some((row) => row.by.includes(actor))) return 'not-yours';
  if (move === 'pay' && actor === 'staff' && !isPaidByHand(order.method)) return 'not-yours';
  const inParcels = inParcelsRefusal(order, move);
  if (move === 'cancel') return inParcels ?? cancelRefusal(order.payment, actor);
  if (move === 'return' && order.returns?.some(isOpenReturn)) return 'open-return';
  if (move !== 'pack' && move !== 'ship') return inParcels;
  if (order.test) return 'not-from-here';
  const { payment } = order;
  if (payment.disputed) return 'disputed';
  if (payment.disputeLost) return 'dispute-lost';
  return payment.paidPaise > 0 && refundablePaise(payment) === 0 ? 'refunded' : inParcels;
}

/** Refuses while the bank may refund too. Once it has taken money back, staff can cancel and refund the rest. */
function cancelRefusal(payment: Order['payment'], actor: Actor): MoveRefusal | null {
  if (unrefundedPaise(payment) === 0) return null;
  if (payment.disputed) return 'disputed';
  return payment.disputeLost && actor !== 'staff' ? 'dispute-lost' : null;
}

/** The target status of a transition; null when the table has none. */
export function statusAfter(status: OrderStatus, move: MoveName): OrderStatus | null {
  return MOVES.find((row) => row.move === move && row.from.includes(status))?.to ?? null;
}

/** Whether an order is final: only its money can still move. */
export function isOver(status: OrderStatus): boolean {
  return ['delivered', 'returned', 'cancelled', 'expired'].includes(status);
}
