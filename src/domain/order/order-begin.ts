import type { AddressDraft } from '../customer/address.ts';
import { type OrderState } from './order-change.ts';
import { HOLD_MS } from '../checkout/payment-method.ts';
import type { Order, OrderLine } from './order.ts';
import type { Totals } from '../checkout/totals.ts';
import type { PaymentMethod } from '../checkout/payment-method.ts';
import { moneyOf, withDerivedState } from '../payment/transaction-money.ts';

/** The input of a new order. Amounts are paise. */
export interface NewOrderInput {
  readonly id: string;
  readonly number: string;
  readonly uid: string;
  readonly method: PaymentMethod;
  readonly email: string;
  readonly address: AddressDraft;
  /** The buyer's GSTIN; empty without one. */
  readonly gstin: string;
  readonly coupon: string;
  readonly totals: Totals;
  readonly lines: readonly OrderLine[];
  /** A test payment, which takes no stock. */
  readonly test?: true | undefined;
}

/** The provider of new orders. */
const PROVIDER = 'razorpay';

/** A new order with its payment record; its journal has one entry. `now` is epoch milliseconds. */
export function createOrder(input: NewOrderInput, now: number): OrderState {
  const { id, number, uid, method, email, address, gstin, coupon, totals, lines, test } = input;
  const online = method === 'online';
  const transaction = withDerivedState({
    tid: id,
    uid,
    number,
    method,
    provider: online ? PROVIDER : '',
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
  const order: Order = {
    id,
    number,
    uid,
    status: online ? 'pending-payment' : 'placed',
    method,
    email,
    address,
    gstin,
    lines: [...lines],
    totals,
    coupon,
    reservation: online
      ? { state: 'held', untilAt: now + HOLD_MS }
      : { state: 'committed', untilAt: null },
    payment: moneyOf(transaction),
    ...(test && { test }),
    shipment: null,
    invoice: '',
    moves: 1,
    createdAt: now,
    updatedAt: now,
  };
  return { order, transaction };
}
