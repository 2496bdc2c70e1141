import { codFault, deliveryEstimate } from '../checkout/delivery.ts';
import { savingOf } from '../checkout/discounts.ts';
import { type DeliveryCharges, type Totals, totalsOf } from '../checkout/totals.ts';
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
  /** A part of the delivery fee went back for the former address, and delivery to this one costs more than what is left. */
  | 'fee-refunded'
  | RefundRefusal;

/** The refund reason for a delivery fee that falls. */
const FEE_REFUND = 'delivery-fee';

interface Context {
  readonly key: string;
  readonly rules: EditRules;
  readonly actor: 'shopper' | 'staff';
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * Changes the delivery address of an order. Only another PIN code is checked against the shop's present rules and priced again;
 * the fee on an issued invoice stays. Delivery never costs more than ordered, even if the new place costs more or the charges
 * have risen since. If the fee falls, the total of an unpaid order falls with it, and a paid order is refunded the difference.
 * A later address raises the total of an unpaid order again, at most to the fee as ordered; for a paid one, a shopper is
 * refused it: two changes would return the fee of the first address.
 */
export function editAddress(
  state: OrderState,
  address: AddressDraft,
  { key, rules, actor, now }: Context,
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
  const fee = order.invoice === '' ? newFee(order, rules.chargesAt(address.pin)) : order.totals;
  if (isPaidOnDelivery(order.method)) return repriceUnpaid(state, moved, fee, { rules, now });
  const paidFee = paise(order.totals.shippingPaise - refundedFee(state.transaction));
  if (fee.shippingPaise > paidFee && actor === 'shopper') return { refusal: 'fee-refunded' };
  if (fee.shippingPaise >= paidFee) return applyTransition(moved, now, []);
  return refundFee(moved, paise(paidFee - fee.shippingPaise), { key, now });
}

/** The coupon use stays counted for the phone number that it was made with. */
function withAddress(order: Order, address: AddressDraft): Order {
  const { coupon, couponPhone = order.address.phone } = order;
  const isOther = coupon !== '' && address.phone !== couponPhone;
  return { ...order, address, ...(isOther && { couponPhone }) };
}

/** A delivery fee, with the weight that added to it. */
type Fee = Pick<Totals, 'shippingPaise' | 'weightGrams'>;

/** The delivery fee of the new place by the present charges, at most the one as ordered. */
function newFee(
  { lines, method, totals, bundles, orderedFeePaise }: Order,
  charges: DeliveryCharges,
): Fee {
  // The coupon has already paid this charge, so lowering it would give the discount twice.
  if (totals.deliveryCoupon) return totals;
  const prepaid = savingOf(bundles.filter(({ offer }) => offer === 'prepaid'));
  const present = totalsOf(lines, { charges, method, prepaid, discount: totals.discountPaise });
  const most = orderedFeePaise ?? totals.shippingPaise;
  if (present.shippingPaise < most) return present;
  return most === totals.shippingPaise ? totals : { ...present, shippingPaise: paise(most) };
}

/** The part of the delivery fee that earlier changes of address have refunded or are refunding. */
function refundedFee({ refunds }: Transaction): Paise {
  const fees = refunds.filter(({ why, replacedBy }) => why === FEE_REFUND && replacedBy === '');
  return paise(fees.reduce((sum, { amountPaise }) => sum + amountPaise, 0));
}

function repriceUnpaid(
  { order, transaction }: OrderState,
  moved: OrderState,
  { shippingPaise, weightGrams }: Fee,
  { rules, now }: Pick<Context, 'rules' | 'now'>,
): Transition | { readonly refusal: AddressRefusal } {
  const { weightGrams: _, ...totals } = order.totals;
  const less = totals.shippingPaise - shippingPaise;
  const totalPaise = paise(totals.totalPaise - less);
  // The shop has accepted cash for this total, so only the PIN code can rule it out.
  if (codFault({ pin: moved.order.address.pin, totalPaise }, rules.delivery) === 'pin') {
    return { refusal: 'no-cash' };
  }
  return applyTransition(
    {
      order: {
        ...moved.order,
        ...(less > 0 && { orderedFeePaise: order.orderedFeePaise ?? totals.shippingPaise }),
        totals: {
          ...totals,
          shippingPaise,
          totalPaise,
          ...(weightGrams !== undefined && { weightGrams }),
        },
      },
      transaction: { ...transaction, amountPaise: paise(transaction.amountPaise - less) },
    },
    now,
    [],
  );
}

function refundFee(
  moved: OrderState,
  amountPaise: Paise,
  { key, now }: Pick<Context, 'key' | 'now'>,
): Transition | { readonly refusal: AddressRefusal } {
  const refusal = refundRefusal(moved, { amountPaise });
  if (refusal) return { refusal };
  // What is left of the payment covers a failed refund, which staff request again.
  if (amountPaise > refundablePayment(moved.transaction)) return { refusal: 'failed-refund' };
  // The fee is the first line of the invoice after the goods.
  const items = [{ line: moved.order.lines.length + 1, quantity: 0, amountPaise }];
  const refund = askRefund(moved, { key, amountPaise, items, why: FEE_REFUND }, now);
  return applyTransition(refund.state, now, refund.effects);
}
