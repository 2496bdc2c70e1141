import { expect, describe, it } from 'vitest';
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
import { applyFact } from '../../../src/domain/payment/order-payment.ts';

describe('what lost disputes took of a returned order is credited once', () => {
  /** An order that came back, about whose payment nothing was decided before. */
  const returned = async (shop: ReturnType<typeof memory>) => {
    const { order, transaction } = await issue(shop.tx, pack(paid()));
    return { order: { ...order, status: 'returned' as const }, transaction };
  };
  const lost = (state: OrderState, id: string, amount: number, phase?: 'arbitration') =>
    applyFact(
      state,
      { ...aDispute('lost', phase, `disp_${id}AAAAAAAAAAAAA`), amount: paise(amount) },
      { now: NOW, stockIsFree: true },
    );
  const credited = (shop: ReturnType<typeof memory>) =>
    documentsOf(shop)
      .filter(({ kind }) => kind === 'credit-note')
      .map(({ reason, totals }) => [reason, totals.totalPaise as number]);
  const REASON = 'The payment was reversed by the bank';

  it('each by its own note, though the first was credited before', async () => {
    const shop = memory();
    const state = await issue(shop.tx, lost(await returned(shop), 'B', 10_000));
    expect(credited(shop)).toEqual([[REASON, 10_000]]);
    const { transaction } = await issue(shop.tx, lost(state, 'C', 5_000));
    expect(credited(shop)).toEqual([
      [REASON, 10_000],
      [REASON, 5_000],
    ]);
    expect(transaction.refunds.map(({ amountPaise }) => amountPaise)).toEqual([185_000]);
  });

  it('beside what a refund returned, and no less by what a later phase gave back', async () => {
    const shop = memory();
    const refund = { key: 'first_refund', amountPaise: paise(50_000), why: 'Back' };
    const asked = await issue(shop.tx, applyRefund(await returned(shop), refund, NOW));
    const done = {
      fact: 'refund-done',
      paymentId: 'pay_AAAAAAAAAAAAAA',
      refundId: 'rfnd_A',
    } as const;
    const fact = { ...done, key: refund.key, amount: refund.amountPaise };
    const state = await issue(shop.tx, applyFact(asked, fact, { now: NOW, stockIsFree: true }));
    const first = await issue(shop.tx, lost(state, 'B', 10_000));
    const notes = [
      ['Back', 50_000],
      [REASON, 10_000],
    ];
    expect(credited(shop)).toEqual(notes);
    const won = aDispute('won', 'arbitration', 'disp_BAAAAAAAAAAAAA');
    await issue(shop.tx, lost(withFacts([won], first), 'C', 5_000));
    expect(credited(shop)).toEqual(notes);
  });

  it('in one transaction', async () => {
    const shop = memory();
    const first = lost(await returned(shop), 'B', 10_000);
    const second = lost(first.state, 'C', 5_000);
    const again = { ...second, effects: [...first.effects, ...second.effects] };
    await issue(shop.tx, { ...again, effects: [...again.effects, ...second.effects] });
    expect(credited(shop)).toEqual([
      [REASON, 10_000],
      [REASON, 5_000],
    ]);
  });

  it('and no more by a later phase of the same dispute', async () => {
    const shop = memory();
    const state = await issue(shop.tx, lost(await returned(shop), 'B', 10_000));
    const reopened = withFacts([aDispute('open', 'pre_arbitration', 'disp_BAAAAAAAAAAAAA')], state);
    await issue(shop.tx, lost(reopened, 'B', 10_000, 'arbitration'));
    expect(credited(shop)).toEqual([[REASON, 10_000]]);
  });

  it('and counts an earlier note under the key that all losses shared', async () => {
    const shop = memory();
    const state = await issue(shop.tx, lost(await returned(shop), 'B', 10_000));
    shop.rename(`${state.order.id}_dispute-lost_10000`, `${state.order.id}_dispute-lost`);
    await issue(shop.tx, lost(state, 'C', 5_000));
    expect(credited(shop)).toEqual([
      [REASON, 10_000],
      [REASON, 5_000],
    ]);
  });
});
