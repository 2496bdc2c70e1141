import { expect, it } from 'vitest';
import {
  documentsOf,
  issue,
  memory,
  NOW,
  pack,
  paid,
} from '../../../tests/support/fixtures/issued-invoices.ts';
import { aDispute, withFacts } from '../../../tests/support/fixtures/order-states.ts';
import { paise } from '../../../src/domain/money/money.ts';
import type { OrderState } from '../../../src/domain/order/order-change.ts';
import { applyRefund } from '../../../src/domain/refund/order-refund.ts';
import { applyFact } from '../../../src/domain/order/order-payment.ts';

const lost = (state: OrderState, id: string, amount: number, phase?: 'arbitration') =>
  applyFact(
    state,
    { ...aDispute('lost', phase, `disp_${id}AAAAAAAAAAAAA`), amount: paise(amount) },
    { now: NOW, stockIsFree: true },
  );

/** A returned order that was refunded nothing before its disputes were decided, with its credit notes. */
async function returned() {
  const shop = memory();
  const { order, transaction } = await issue(shop.tx, pack(paid()));
  const state: OrderState = { order: { ...order, status: 'returned' }, transaction };
  const credited = () =>
    documentsOf(shop)
      .filter(({ kind }) => kind === 'credit-note')
      .map(({ reason, totals }) => [reason, totals.totalPaise as number]);
  return { ...shop, state, credited };
}
const REASON = 'The payment was reversed by the bank';
const BOTH = [
  [REASON, 10_000],
  [REASON, 5_000],
];

it('each lost dispute about a returned order is credited by its own note', async () => {
  const { tx, state, credited } = await returned();
  const first = await issue(tx, lost(state, 'B', 10_000));
  expect(credited()).toEqual([[REASON, 10_000]]);
  const { transaction } = await issue(tx, lost(first, 'C', 5_000));
  expect(credited()).toEqual(BOTH);
  expect(transaction.refunds.map(({ amountPaise }) => amountPaise)).toEqual([185_000]);
});

it('a loss is credited beside a refund, and no less by what a later phase gave back', async () => {
  const { tx, state, credited } = await returned();
  const key = { key: 'first_refund' };
  const amount = paise(50_000);
  const asked = await issue(
    tx,
    applyRefund(state, { ...key, amountPaise: amount, why: 'Back' }, NOW),
  );
  const done = {
    fact: 'refund-done',
    paymentId: 'pay_AAAAAAAAAAAAAA',
    refundId: 'rfnd_A',
  } as const;
  const at = { now: NOW, stockIsFree: true };
  const refunded = await issue(tx, applyFact(asked, { ...done, ...key, amount }, at));
  const first = await issue(tx, lost(refunded, 'B', 10_000));
  const notes = [
    ['Back', 50_000],
    [REASON, 10_000],
  ];
  expect(credited()).toEqual(notes);
  const won = aDispute('won', 'arbitration', 'disp_BAAAAAAAAAAAAA');
  await issue(tx, lost(withFacts([won], first), 'C', 5_000));
  expect(credited()).toEqual(notes);
});

it('losses in one transaction are credited once each', async () => {
  const { tx, state, credited } = await returned();
  const first = lost(state, 'B', 10_000);
  const second = lost(first.state, 'C', 5_000);
  const effects = [...first.effects, ...second.effects, ...second.effects];
  await issue(tx, { ...second, effects });
  expect(credited()).toEqual(BOTH);
});

it('a later phase of the same dispute credits no more', async () => {
  const { tx, state, credited } = await returned();
  const first = await issue(tx, lost(state, 'B', 10_000));
  const reopened = withFacts([aDispute('open', 'pre_arbitration', 'disp_BAAAAAAAAAAAAA')], first);
  await issue(tx, lost(reopened, 'B', 10_000, 'arbitration'));
  expect(credited()).toEqual([[REASON, 10_000]]);
});

it('an earlier note under the key that all losses shared counts', async () => {
  const { tx, state, credited, rename } = await returned();
  const { order, transaction } = await issue(tx, lost(state, 'B', 10_000));
  rename(`${order.id}_dispute-lost_10000`, `${order.id}_dispute-lost`);
  await issue(tx, lost({ order, transaction }, 'C', 5_000));
  expect(credited()).toEqual(BOTH);
});

it('a note under a key that only begins with this one does not count', async () => {
  const { tx, state, credited, rename } = await returned();
  const { order, transaction } = await issue(tx, lost(state, 'B', 10_000));
  rename(`${order.id}_dispute-lost_10000`, `${order.id}_dispute-lost-by-courier`);
  await issue(tx, lost({ order, transaction }, 'C', 5_000));
  expect(credited()).toEqual([
    [REASON, 10_000],
    [REASON, 15_000],
  ]);
});
