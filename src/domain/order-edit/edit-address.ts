import { codFault, deliveryEstimate } from '../checkout/delivery.ts';
import { totalsOf } from '../checkout/totals.ts';
import { ADDRESS_FIELDS, type AddressDraft } from '../customer/address.ts';
import { type Paise, paise } from '../money/money.ts';
import { applyTransition, type OrderState, type Transition } from '../order/order-change.ts';
import type { Order } from '../order/order.ts';
import { isPaidOnDelivery } from '../payment/payment-method.ts';
import { refundablePayment } from '../payment/transaction-money.ts';
import type { Transaction } from '../payment/transaction.ts';
import { askRefund, type RefundRefusal, refundRefusal } from '../refund/order-refund.ts';
import type { EditRules } from './edit-rules.ts';

/** Another address, or another name or phone number. */
export interface AddressEdit {
  readonly what: 'address';
  readonly address: AddressDraft;
}

/** Why an address is refused. */
export type AddressRefusal =
  | 'nothing-changed'
  /** The invoice names the State, which decides its taxes. */
  | 'state-invoiced'
  /** The courier does not deliver there. */
  | 'not-served'
  /** Cash on delivery is not offered there, or not for the new total. */
  | 'no-cash'
  /** Delivery there costs more, and the order is paid already. */
  | 'fee-higher'
  | RefundRefusal;

/** The refund reason for a delivery fee that falls. */
const WHY = 'delivery-fee';

interface Context {
  readonly key: string;
  readonly rules: EditRules;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * Sends an order elsewhere. Another PIN code is checked and priced by the shop's present rules; nothing else changes the delivery
 * fee, and the fee of an issued invoice stays. The total of an unpaid order follows the fee; a paid one gets back what
 * it costs less, and is refused if it costs more.
 */
export function editAddress(
  state: OrderState,
  address: AddressDraft,
  { key, rules, now }: Context,
): Transition | { readonly refusal: AddressRefusal; readonly morePaise?: Paise } {
  const { order } = state;
  if (ADDRESS_FIELDS.every((name) => order.address[name] === address[name])) {
    return { refusal: 'nothing-changed' };
  }
  if (order.invoice !== '' && address.state !== order.address.state) {
    return { refusal: 'state-invoiced' };
  }
  const moved = { ...state, order: withAddress(order, address) };
  if (address.pin === order.address.pin) return applyTransition(moved, now, []);
  if (!deliveryEstimate(address.pin, rules.delivery, now).served) return { refusal: 'not-served' };
  const fee = order.invoice === '' ? newFee(order, rules) : order.totals.shippingPaise;
  if (isPaidOnDelivery(order.method)) return repriced(state, moved, fee, { rules, now });
  const paidFee = paise(order.totals.shippingPaise - refundedFee(state.transaction));
  const isCharged = order.invoice === '';
  if (!isCharged || fee === paidFee) return applyTransition(moved, now, []);
  if (fee > paidFee) return { refusal: 'fee-higher', morePaise: paise(fee - paidFee) };
  return refundedFeeOf(moved, paise(paidFee - fee), { key, now });
}

/** The coupon stays counted for the phone number that it was used with. */
function withAddress(order: Order, address: AddressDraft): Order {
  const { coupon, couponPhone = order.address.phone } = order;
  const isOther = coupon !== '' && address.phone !== couponPhone;
  return { ...order, address, ...(isOther && { couponPhone }) };
}

/** The delivery fee by the present charges. Pieces that were cancelled do not make it higher. */
function newFee(order: Order, { charges }: EditRules): Paise {
  const { lines, method, totals } = order;
  const { shippingPaise } = totalsOf(lines, { charges, method, discount: totals.discountPaise });
  const hasLost = lines.some(({ cancelledQuantity = 0 }) => cancelledQuantity > 0);
  return hasLost ? paise(Math.min(shippingPaise, totals.shippingPaise)) : shippingPaise;
}

/** What changes of address have paid back of the fee, or owe. */
function refundedFee({ refunds }: Transaction): Paise {
  const fees = refunds.filter(({ why, replacedBy }) => why === WHY && replacedBy === '');
  return paise(fees.reduce((sum, { amountPaise }) => sum + amountPaise, 0));
}

function repriced(
  { order, transaction }: OrderState,
  moved: OrderState,
  shippingPaise: Paise,
  { rules, now }: Omit<Context, 'key'>,
): Transition | { readonly refusal: AddressRefusal } {
  const { totals } = order;
  const more = shippingPaise - totals.shippingPaise;
  const totalPaise = paise(totals.totalPaise + more);
  const fault = codFault({ pin: moved.order.address.pin, totalPaise }, rules.delivery);
  // The shop accepted cash for the order: only what the new address changes can take it back.
  if (fault === 'pin' || (fault === 'too-large' && more > 0)) return { refusal: 'no-cash' };
  return applyTransition(
    {
      order: { ...moved.order, totals: { ...totals, shippingPaise, totalPaise } },
      transaction: { ...transaction, amountPaise: paise(transaction.amountPaise + more) },
    },
    now,
    [],
  );
}

function refundedFeeOf(
  moved: OrderState,
  amountPaise: Paise,
  { key, now }: Omit<Context, 'rules'>,
): Transition | { readonly refusal: AddressRefusal } {
  const refusal = refundRefusal(moved, { amountPaise });
  if (refusal) return { refusal };
  // A failed refund owes what is left: it is sent again, not this one.
  if (amountPaise > refundablePayment(moved.transaction)) return { refusal: 'failed-refund' };
  // The fee is the first line of the invoice after the goods.
  const items = [{ line: moved.order.lines.length + 1, quantity: 0, amountPaise }];
  const refund = askRefund(moved, { key, amountPaise, items, why: WHY }, now);
  return applyTransition(refund.state, now, refund.effects);
}
