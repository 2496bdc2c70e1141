import * as v from 'valibot';
import { DeliveryRulesSchema } from '#domain/checkout/delivery.ts';
import type { Invoice } from '#domain/invoice/invoice.ts';
import { paise } from '#domain/money/money.ts';
import { applyReturnStep } from '#domain/order/move-return.ts';
import type { OrderState, Transition } from '#domain/order/order-change.ts';
import type { Order } from '#domain/order/order.ts';
import { applyReturnRequest } from '#domain/order/request-return.ts';
import { applyEdit, type OrderEdit } from '#domain/order-edit/edit-order.ts';
import { applyPayee, applyPayout, settlePayout } from '#domain/refund/order-payout.ts';
import { documentsOf, issue, memory } from '../../tests/support/fixtures/issued-invoices.ts';
import {
  anOrderState,
  aPayment,
  ORDERED_AT,
  PAYMENT,
  withFacts,
} from '../../tests/support/fixtures/order-states.ts';
import { aRefundFact, tryStep, type Step } from '../../tests/support/fixtures/order-steps.ts';
import { APPROVE, received, returnInput } from '../../tests/support/fixtures/returns.ts';

type Refusable = Transition | { readonly refusal: string };
/** A change of an order at a time, epoch milliseconds. */
type Change = (state: OrderState, now: number) => Refusable;

const DAY_MS = 86_400_000;
const CHARGES = { freeFromPaise: paise(99_900), feePaise: paise(4_900), codFeePaise: paise(4_000) };
const RULES = { chargesAt: () => CHARGES, delivery: v.parse(DeliveryRulesSchema, {}) };

/** Three soaps at 5 % and a cream at 18 %, with a coupon of 5 % and delivery, to Bengaluru, where the seller is. */
function placed(method: Order['method'] = 'online'): OrderState {
  const { order, transaction } = anOrderState(method);
  const [sample] = order.lines as [Order['lines'][number]];
  const line = (changes: Partial<typeof sample>) => ({ ...sample, ...changes });
  const lines = [
    line({
      ...{ slug: 'soap', title: 'Franch Neem Soap 100 g', sku: 'FR-SOAP', hsn: '34011190' },
      ...{ quantity: 3, unitPricePaise: paise(14_900), discountPaise: paise(2_235) },
    }),
    line({
      ...{ slug: 'cream', title: 'Franch Saffron Cream 50 g', sku: 'FR-CREAM', hsn: '33049910' },
      ...{ quantity: 1, unitPricePaise: paise(49_900), discountPaise: paise(2_495) },
      gstPercent: 18,
    }),
  ];
  const codFeePaise = paise(method === 'cod' ? CHARGES.codFeePaise : 0);
  const totalPaise = paise(94_600 - 4_730 + CHARGES.feePaise + codFeePaise);
  const totals = { ...order.totals, itemsPaise: paise(94_600), discountPaise: paise(4_730) };
  return {
    order: { ...order, lines, totals: { ...totals, codFeePaise, totalPaise } },
    transaction: { ...transaction, amountPaise: totalPaise },
  };
}
const paid = (): OrderState => {
  const state = placed();
  return withFacts([aPayment('captured', PAYMENT, state.transaction.amountPaise)], state);
};

const step =
  (what: Step): Change =>
  (state, now) =>
    tryStep(state, what, now);
const edit =
  (what: OrderEdit): Change =>
  (state, now) =>
    applyEdit(state, { key: 'change-0001', edit: what, actor: 'shopper' }, RULES, now);
const cancel = (line: number, quantity: number) =>
  edit({ what: 'pieces', item: { line, quantity } });
const delivered = [step('pack'), step('ship'), step('deliver')];
/** A return of pieces until staff have them. */
const returned = (line: number, quantity: number): readonly Change[] => [
  (state, now) => applyReturnRequest(state, returnInput([[line, quantity]]), now),
  ...[APPROVE, received([line, quantity])].map(
    (what): Change =>
      (state, now) =>
        applyReturnStep(state, `${state.order.number}-R1`, what, now),
  ),
];
const refund: Change = (state, now) =>
  applyReturnStep(state, `${state.order.number}-R1`, { step: 'refund' }, now);
/** The provider reports that the last refund is done. */
const refundDone: Change = (state, now) => {
  const { key = '', amountPaise = 0 } = state.transaction.refunds.at(-1) ?? {};
  return tryStep(state, aRefundFact('done', { key, amount: amountPaise }), now);
};
const payee: Change = (state, now) => applyPayee(state, 'as••••@okaxis', now);
const payout: Change = (state, now) => {
  const { dues = [], payeeAt } = state.order.payout ?? {};
  const { key = '', amountPaise = 0 } = dues[0] ?? {};
  const sent = { key, amountPaise, payeeAt: payeeAt ?? 0, reference: '433012345678' };
  return applyPayout(state, sent, now);
};
const toMumbai = edit({
  what: 'address',
  address: {
    ...{ name: 'Asha', phone: '+919876543210', line1: '12 Link Road', line2: 'Andheri West' },
    ...{ pin: '400053', city: 'Mumbai', state: 'Maharashtra' },
  },
});

/** What happens to each sample order, a day after another. */
const HISTORIES: Readonly<Record<string, readonly [OrderState, ...Change[]]>> = {
  'line cancelled': [paid(), cancel(2, 1), refundDone, step('pack')],
  'line returned': [paid(), ...delivered, ...returned(2, 1), refund, refundDone],
  'partial quantity returned': [paid(), ...delivered, ...returned(1, 1), refund, refundDone],
  'cash refund by UPI': [placed('cod'), ...delivered, ...returned(1, 2), payee, payout],
  'cash parcel refused': [
    placed('cod'),
    ...[
      step('pack'),
      step('ship'),
      step({ move: 'return-to-origin', actor: 'staff', reason: 'refused' }),
    ],
    step('return'),
  ],
  'address over a State border': [
    paid(),
    ...[toMumbai, ...delivered, ...returned(1, 1), refund, refundDone],
  ],
};

/** The invoice and the credit notes of each sample order, by what happened to it. */
export async function sampleDocuments(): Promise<ReadonlyMap<string, readonly Invoice[]>> {
  const samples = new Map<string, readonly Invoice[]>();
  for (const [name, [first, ...changes]] of Object.entries(HISTORIES)) {
    const shop = memory();
    let state = first;
    for (const [day, change] of changes.entries()) {
      const now = ORDERED_AT + (day + 1) * DAY_MS;
      const result = change(state, now);
      if ('refusal' in result) throw new Error(`${name}, day ${day + 1}: ${result.refusal}`);
      state = await issue(shop.tx, settlePayout(state, result, now), now);
    }
    samples.set(name, documentsOf(shop));
  }
  return samples;
}
