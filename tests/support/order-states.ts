import { paise } from '#domain/money/money.ts';
import type { OrderState } from '#domain/order/order-change.ts';
import { HOLD_MS } from '#domain/checkout/payment-method.ts';
import type { Dispute, DisputeState } from '#domain/payment/dispute.ts';
import { applyFact } from '#domain/payment/order-payment.ts';
import type { PaymentFact } from '#domain/payment/payment-event.ts';
import type { Order } from '#domain/order/order.ts';
import { moneyOf } from '#domain/payment/transaction-money.ts';
import type { Transaction } from '#domain/payment/transaction.ts';

/** When the orders of these tests are placed. */
export const ORDERED_AT = Date.UTC(2026, 10, 21, 6, 30);

/** Total of the orders of these tests, in paise. */
export const TOTAL = paise(54_800);

/** An unpaid online order, or a cash order waiting to be packed, with its payment record. */
export function anOrderState(method: Order['method'] = 'online'): OrderState {
  const online = method === 'online';
  const transaction: Transaction = {
    tid: 'ABCDEFGHIJKLMNOPQRST',
    uid: 'asha',
    number: 'FR-7K3M9Q2X',
    method,
    provider: online ? 'razorpay' : '',
    providerOrderId: online ? 'order_ABCDEFGHIJKLMN' : '',
    amountPaise: TOTAL,
    state: 'unpaid',
    attempts: [],
    refunds: [],
    disputes: [],
    cashAt: null,
    createdAt: ORDERED_AT,
    updatedAt: ORDERED_AT,
  };
  const order: Order = {
    id: transaction.tid,
    number: transaction.number,
    uid: transaction.uid,
    status: online ? 'pending-payment' : 'placed',
    method,
    email: 'asha@franch.test',
    address: {
      name: 'Asha',
      phone: '+919876543210',
      pin: '560001',
      line1: '1 MG Road',
      line2: '',
      city: 'Bengaluru',
      state: 'Karnataka',
    },
    gstin: '',
    lines: [
      {
        slug: 'franch-oil-nh-plus',
        title: 'Franch Oil NH Plus',
        sku: 'FR-OIL-NHP',
        imageURL: '',
        quantity: 2,
        unitPricePaise: paise(24_950),
        unitMrpPaise: paise(29_900),
        discountPaise: paise(0),
        hsn: '30049011',
        unitCode: 'NOS',
        gstPercent: 5,
      },
    ],
    totals: {
      itemsPaise: paise(49_900),
      mrpPaise: paise(59_800),
      discountPaise: paise(0),
      shippingPaise: paise(4_900),
      codFeePaise: paise(0),
      totalPaise: TOTAL,
    },
    coupon: '',
    reservation: online
      ? { state: 'held', untilAt: ORDERED_AT + HOLD_MS }
      : { state: 'committed', untilAt: null },
    payment: moneyOf(transaction),
    shipment: null,
    invoice: '',
    moves: 1,
    createdAt: ORDERED_AT,
    updatedAt: ORDERED_AT,
  };
  return { order, transaction };
}

/** The provider's facts about a payment of the full total. */
export function aPayment(
  fact: 'authorized' | 'captured' | 'failed',
  paymentId = 'pay_AAAAAAAAAAAAAA',
  amount: number = TOTAL,
  currency = 'INR',
): PaymentFact {
  const reason = fact === 'failed' ? 'payment_declined' : '';
  return { fact, paymentId, amount, currency, instrument: 'upi', reason };
}

/** The provider's facts about a dispute over that payment. */
export function aDispute(
  state: DisputeState,
  phase: Dispute['phase'] = 'chargeback',
  disputeId = 'disp_AAAAAAAAAAAAAA',
): PaymentFact {
  return {
    fact: `dispute-${state}`,
    disputeId,
    paymentId: 'pay_AAAAAAAAAAAAAA',
    phase,
    amount: TOTAL,
    currency: 'INR',
    respondByAt: null,
  };
}

/** An unpaid order after applying these facts from the provider. */
export function withFacts(facts: readonly PaymentFact[], from = anOrderState()): OrderState {
  return facts.reduce(
    (state, fact) => applyFact(state, fact, { now: ORDERED_AT + 1000, stockIsFree: true }).state,
    from,
  );
}
