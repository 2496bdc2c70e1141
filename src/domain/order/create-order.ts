import type { GrantedSaving } from '../bundle/granted-saving.ts';
import type { AddressDraft } from '../customer/address.ts';
import type { Billing } from '../customer/billing.ts';
import type { OrderGift } from '../gift/gift.ts';
import type { Transition } from './order-change.ts';
import type { Order, OrderLine } from './order.ts';
import { giftTaken } from './order-pieces.ts';
import { holdOf, isPaidByHand, type PaymentMethod, traitsOf } from '../payment/payment-method.ts';
import type { PAY_TO_FIELDS } from '../payment/pay-to.ts';
import type { ReturnTerms } from '../return/return-terms.ts';
import { moneyOf, withDerivedState } from '../payment/transaction-money.ts';

/** The input of a new order. Amounts are paise, times epoch milliseconds. */
export interface NewOrderInput {
  readonly id: string;
  readonly number: string;
  readonly uid: string;
  readonly method: PaymentMethod;
  /** In normal form. */
  readonly email: string;
  /** Whether the customer's account has confirmed that address. */
  readonly emailConfirmed: boolean;
  readonly address: AddressDraft;
  /** The buyer's GSTIN; empty without one. */
  readonly gstin: string;
  /** The billing details of a business; ignored without a GSTIN. */
  readonly billing: Billing | null;
  readonly coupon: string;
  readonly bundles?: readonly GrantedSaving[];
  readonly totals: Order['totals'];
  readonly gift?: OrderGift | null | undefined;
  readonly lines: readonly OrderLine[];
  /** The shop's return terms of the day. */
  readonly returnTerms?: ReturnTerms | undefined;
  /** Where a shopper who pays by hand is asked to pay; see `payTo`. */
  readonly payTo?: Pick<Order, keyof typeof PAY_TO_FIELDS>;
  /** How long it holds the stock unpaid, in milliseconds, where that differs from its method. */
  readonly holdMs?: number | undefined;
  /** A test payment, which takes no stock. */
  readonly test?: true | undefined;
}

/**
 * Creates an order with its payment record, and its effects. It takes stock and coupon at once, paid or not, so that
 * nothing is sold twice. `now` is epoch milliseconds.
 */
export function createOrder(input: NewOrderInput, now: number): Transition {
  const { id, number, uid, method, email, emailConfirmed, address, coupon, totals, lines } = input;
  const { gstin, billing, bundles = [], payTo = {}, gift, test, returnTerms } = input;
  const { provider } = traitsOf(method);
  const holdMs = holdOf(input);
  const transaction = withDerivedState({
    tid: id,
    uid,
    number,
    method,
    provider,
    providerOrderId: '',
    amountPaise: totals.totalPaise,
    state: 'unpaid',
    attempts: [],
    refunds: [],
    disputes: [],
    cashAt: null,
    createdAt: now,
    updatedAt: now,
  });
  const isAccepted = holdMs === null;
  const order: Order = {
    id,
    number,
    uid,
    status: isAccepted ? 'placed' : 'pending-payment',
    method,
    email,
    emailConfirmed,
    address,
    gstin,
    billing: gstin === '' ? null : billing,
    lines: [...lines],
    totals,
    coupon,
    bundles: [...bundles],
    ...(gift && { gift }),
    reservation: isAccepted
      ? { state: 'committed', untilAt: null }
      : { state: 'held', untilAt: now + holdMs },
    ...(input.holdMs !== undefined && { holdMs: input.holdMs }),
    payment: moneyOf(transaction),
    ...payTo,
    ...(test && { test }),
    shipment: null,
    ...(returnTerms && {
      returnTerms: {
        returnDays: returnTerms.returnDays,
        faultDays: returnTerms.faultDays,
        refundDays: returnTerms.refundDays,
      },
    }),
    invoice: '',
    moves: 1,
    createdAt: now,
    updatedAt: now,
  };
  return {
    state: { order, transaction },
    effects: [
      { effect: 'stock', change: isAccepted ? 'sell' : 'hold' },
      { effect: 'coupon', change: 'take' },
      ...giftTaken(gift),
      ...(isAccepted
        ? ([
            { effect: 'mail', mail: 'placed', key: 'placed' },
            { effect: 'new-order-mail' },
          ] as const)
        : []),
      ...(isPaidByHand(method)
        ? [{ effect: 'mail', mail: 'awaiting-payment', key: 'awaiting-payment' } as const]
        : []),
    ],
  };
}
