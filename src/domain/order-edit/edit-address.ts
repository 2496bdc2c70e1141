import { codFault, deliveryEstimate } from '../checkout/delivery.ts';
import { type DeliveryCharges, totalsOf } from '../checkout/totals.ts';
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
 * Sends an order elsewhere. Another PIN code is checked and priced by the shop's present rules; nothing else changes the
 * delivery fee, and the fee of an issued invoice stays. What the new place costs more, or the
 * shop charges more than on the day of the order, is never added. The total of an unpaid order follows a lower fee; a paid one gets it back.
 */
export function editAddress(
  state: OrderState,
  address: AddressDraft,
  { key, rules, now }: Context,
): Transition | { readonly refusal: AddressRefusal } {
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
  const fee =
    order.invoice === '' ? newFee(order, rules.chargesAt(address.pin)) : order.totals.shippingPaise;
  if (isPaidOnDelivery(order.method)) return repriced(state, moved, fee, { rules, now });
  const paidFee = paise(order.totals.shippingPaise - refundedFee(state.transaction));
  if (fee >= paidFee) return applyTransition(moved, now, []);
  return refundedFeeOf(moved, paise(paidFee - fee), { key, now });
}

/** The coupon stays counted for the phone number that it was used with. */
function withAddress(order: Order, address: AddressDraft): Order {
  const { coupon, couponPhone = order.address.phone } = order;
  const isOther = coupon !== '' && address.phone !== couponPhone;
  return { ...order, address, ...(isOther && { couponPhone }) };
}

/** The delivery fee by the present charges at the new place, at most the one of the order. */
function newFee({ lines, method, totals }: Order, charges: DeliveryCharges): Paise {
  // The coupon has paid for this charge: a lower one would be given back twice.
  if (totals.deliveryCoupon) return totals.shippingPaise;
  const { shippingPaise } = totalsOf(lines, { charges, method, discount: totals.discountPaise });
  return paise(Math.min(shippingPaise, totals.shippingPaise));
}

/** How much of the delivery fee earlier changes of address have refunded, or will. */
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
  const less = totals.shippingPaise - shippingPaise;
  const totalPaise = paise(totals.totalPaise - less);
  // The shop accepted cash for this total: only the new place can take it back.
  if (codFault({ pin: moved.order.address.pin, totalPaise }, rules.delivery) === 'pin') {
    return { refusal: 'no-cash' };
  }
  return applyTransition(
    {
      order: { ...moved.order, totals: { ...totals, shippingPaise, totalPaise } },
      transaction: { ...transaction, amountPaise: paise(transaction.amountPaise - less) },
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
  // The rest of the payment belongs to a failed refund, which staff send again.
  if (amountPaise > refundablePayment(moved.transaction)) return { refusal: 'failed-refund' };
  // The fee is the first line of the invoice after the goods.
  const items = [{ line: moved.order.lines.length + 1, quantity: 0, amountPaise }];
  const refund = askRefund(moved, { key, amountPaise, items, why: WHY }, now);
  return applyTransition(refund.state, now, refund.effects);
}
