import { describe, expect, it } from 'vitest';
import { aDispute } from '../../../tests/support/fixtures/order-states.ts';
import { aRefundFact, NOW, play } from '../../../tests/support/fixtures/order-steps.ts';
import { packedOrder } from '../../../tests/support/fixtures/returns.ts';
import { paise } from '../money/money.ts';
import type { OrderState, Transition } from '../order/order-change.ts';
import { newRefund, type RefundItem } from '../payment/transaction.ts';
import {
  heldBack,
  holdRefunds,
  isHeldBack,
  paysForPieces,
  refundAsLeft,
  settleHeld,
} from './held-refunds.ts';
import { applyRefund } from './order-refund.ts';

const TOTAL = 35_000;
/** A paid and invoiced order of 2 pieces for ₹100 and 3 for ₹50. */
const paid = packedOrder([
  [2, 10_000],
  [3, 5_000],
]);
const WHY = 'parcel-returned';

const ruled = (state: OrderState, ruling: 'open' | 'won' | 'lost', amount = TOTAL) =>
  play(state, aDispute(ruling, 'chargeback', 'disp_A', amount));
const lost = (amount = TOTAL) => ruled(paid, 'lost', amount).state;
const part = (line: number, quantity: number, amount: number): RefundItem => ({
  ...{ line, quantity },
  amountPaise: paise(amount),
});
const leave = (state: OrderState, ...items: readonly RefundItem[]): Transition =>
  refundAsLeft(state, { items: [...items], why: WHY }, NOW);
const held = ({ state }: Pick<Transition, 'state'>) => state.transaction.heldRefunds ?? [];
const asked = ({ effects }: Transition) =>
  effects.flatMap((one) => (one.effect === 'refund' ? [one.amountPaise] : []));
const credited = ({ effects }: Transition) =>
  effects.flatMap((one) => (one.effect === 'credit-note' ? [one.amountPaise] : []));
const withoutInvoice = (state: OrderState): OrderState => ({
  ...state,
  order: { ...state.order, invoice: '' },
});

it('pieces are held back while a dispute is open or once it is lost', () => {
  expect(isHeldBack(paid.transaction)).toBe(false);
  expect(isHeldBack(ruled(paid, 'open').state.transaction)).toBe(true);
  expect(isHeldBack(lost().transaction)).toBe(true);
  expect(isHeldBack(ruled(paid, 'won').state.transaction)).toBe(false);
  expect(holdRefunds(paid, [])).toBe(paid);
});

describe('while a dispute is open', () => {
  const first = leave(ruled(paid, 'open').state, part(1, 1, 10_000));
  const both = leave(first.state, part(2, 3, 15_000));

  it('nothing is asked or credited', () => {
    expect(both.effects).toEqual([]);
    expect(held(both)).toEqual([
      { items: [part(1, 1, 10_000)], why: WHY, isCredited: false },
      { items: [part(2, 3, 15_000)], why: WHY, isCredited: false },
    ]);
  });

  it('each has a refund with a key of its own after a win', () => {
    const won = ruled(both.state, 'won');
    const { order, transaction } = won.state;
    expect(held(won)).toEqual([]);
    expect(
      transaction.refunds.map(({ key, amountPaise, at, items }) => [key, amountPaise, at, items]),
    ).toEqual([
      [`pieces_${order.id}_${both.state.order.moves}_0`, 10_000, NOW, [part(1, 1, 10_000)]],
      [`pieces_${order.id}_${both.state.order.moves}_1`, 15_000, NOW, [part(2, 3, 15_000)]],
    ]);
    expect(credited(won)).toEqual([]);
  });

  it('each is credited with its own loss, however little the bank left', () => {
    const open = ruled(paid, 'open', TOTAL - 50).state;
    const one = leave(open, part(1, 2, 20_000)).state;
    const all = leave(one, part(2, 3, 15_000)).state;
    expect(credited(ruled(all, 'lost', TOTAL - 50))).toEqual([20_000, 14_950]);
  });
});

describe('once the bank has taken', () => {
  it('all, the pieces are credited by their line', () => {
    const left = leave(lost(), part(1, 1, 10_000));
    expect(left.effects).toEqual([
      {
        effect: 'credit-note',
        key: `dispute-lost_pieces_${paid.order.id}_${left.state.order.moves}_0`,
        amountPaise: 10_000,
        items: [part(1, 1, 10_000)],
        why: WHY,
      },
    ]);
    expect(held(left)).toEqual([{ items: [part(1, 1, 10_000)], why: WHY, isCredited: true }]);
    const again = settleHeld(left.state, NOW);
    expect([again.effects, held(again)]).toEqual([[], held(left)]);
  });

  it('most, what it left is refunded and the rest credited without its pieces', () => {
    const left = leave(lost(30_000), part(1, 1, 10_000));
    expect([asked(left), credited(left)]).toEqual([[5_000], [5_000]]);
    expect(left.state.transaction.refunds.map(({ items }) => items)).toEqual([[part(1, 1, 5_000)]]);
    expect(held(left)).toEqual([{ items: [part(1, 0, 5_000)], why: WHY, isCredited: true }]);
  });

  it('little, the pieces are refunded and nothing stays held', () => {
    const left = leave(lost(15_000), part(1, 1, 10_000));
    expect([asked(left), credited(left), held(left)]).toEqual([[10_000], [], []]);
  });

  it.each([
    [100, [100], [9_900]],
    [99, [], [10_000]],
  ])('all but %i paise, which is refunded from ₹1', (rest, refunds, credits) => {
    const left = leave(lost(TOTAL - rest), part(1, 1, 10_000));
    expect([asked(left), credited(left)]).toEqual([refunds, credits]);
  });

  it('no more is credited than it took', () => {
    const first = leave(lost(TOTAL - 50), part(1, 2, 20_000));
    const second = leave(first.state, part(2, 3, 15_000));
    expect([credited(first), credited(second)]).toEqual([[20_000], [14_950]]);
    expect(held(second).slice(1)).toEqual([
      { items: [part(2, 3, 14_950)], why: WHY, isCredited: true },
      { items: [part(2, 0, 50)], why: WHY, isCredited: false },
    ]);
    const again = settleHeld(second.state, NOW);
    expect(again.effects).toEqual([]);
    expect(held(again)).toEqual(held(second));
  });

  it('nothing is credited of an order without an invoice', () => {
    const left = leave(withoutInvoice(lost()), part(1, 1, 10_000));
    expect(left.effects).toEqual([]);
    expect(held(left)).toEqual([{ items: [part(1, 1, 10_000)], why: WHY, isCredited: false }]);
  });
});

describe('a failed refund that the bank took', () => {
  const KEY = 'late_refund';
  const failing = (line: number, amount: number, items?: readonly RefundItem[]): OrderState => {
    const request = {
      key: KEY,
      amountPaise: paise(amount),
      line: items ? null : line,
      items,
      why: 'late',
    };
    const result = applyRefund(paid, request, NOW);
    if ('refusal' in result) throw new Error(result.refusal);
    return play(result.state, aRefundFact('failed', { key: KEY, amount })).state;
  };
  const ofPiece = failing(1, 10_000, [part(1, 1, 10_000)]);

  it('is credited once, with its pieces', () => {
    const taken = ruled(ofPiece, 'lost');
    expect(credited(taken)).toEqual([10_000]);
    expect(taken.state.transaction.refunds.map(({ key, isCredited }) => [key, isCredited])).toEqual(
      [[KEY, true]],
    );
    expect(settleHeld(taken.state, NOW).effects).toEqual([]);
  });

  it('is not credited without an invoice', () => {
    const taken = ruled(withoutInvoice(ofPiece), 'lost');
    expect(credited(taken)).toEqual([]);
    expect(taken.state.transaction.refunds[0]?.isCredited).toBeUndefined();
  });

  it('counts as credited for the pieces that leave later', () => {
    const { state } = ruled(ofPiece, 'lost', TOTAL - 50);
    expect(credited(leave(state, part(1, 1, 10_000), part(2, 3, 15_000)))).toEqual([24_950]);
  });

  it('of no piece counts only by what the bank took', () => {
    const { state } = ruled(failing(2, 5_000), 'lost', TOTAL - 50);
    expect(credited(leave(state, part(1, 2, 20_000), part(2, 3, 15_000)))).toEqual([34_950]);
  });

  it('one that was made is no loss', () => {
    const request = { key: KEY, amountPaise: paise(5_000), line: 2, why: 'late' };
    const result = applyRefund(paid, request, NOW);
    if ('refusal' in result) throw new Error(result.refusal);
    const done = play(result.state, aRefundFact('done', { key: KEY, amount: 5_000 })).state;
    const { state } = ruled(done, 'lost', TOTAL - 5_050);
    const first = leave(state, part(1, 2, 20_000));
    expect(credited(leave(first.state, part(2, 3, 10_000)))).toEqual([9_950]);
  });
});

describe('a refund that the bank left no money for', () => {
  const refund = (line: number | null, items?: readonly RefundItem[], isCredited = false) =>
    newRefund({
      ...{
        key: 'late_refund',
        paymentId: 'pay_A',
        amountPaise: paise(TOTAL),
        why: 'late',
        at: NOW,
      },
      ...{ state: 'asked', line, isCredited },
      ...(items && { items }),
    });
  const gone = (...pieces: readonly number[]) => ({
    ...paid.order,
    lines: paid.order.lines.map((one, index) => ({ ...one, returnedQuantity: pieces[index] ?? 0 })),
  });

  it('names its pieces, its line, or all lines by their price', () => {
    const items = [part(2, 1, TOTAL)];
    expect(heldBack(refund(null, items, true), paid.order)).toEqual({
      ...{ items, why: 'late', isCredited: true },
    });
    expect(heldBack(refund(2), paid.order).items).toEqual([part(2, 0, TOTAL)]);
    expect(heldBack(refund(null), paid.order)).toEqual({
      items: [part(1, 0, 20_000), part(2, 0, 15_000)],
      why: 'late',
      isCredited: false,
    });
  });

  it('pays for pieces that it names, or that left its line', () => {
    expect(paysForPieces(refund(1, [part(1, 1, TOTAL)]), paid.order)).toBe(true);
    expect(paysForPieces(refund(1), paid.order)).toBe(false);
    expect(paysForPieces(refund(1, undefined, true), paid.order)).toBe(true);
    expect(paysForPieces(refund(1), gone(1, 0))).toBe(true);
    expect(paysForPieces(refund(1), gone(0, 1))).toBe(false);
    expect(paysForPieces(refund(null), gone(0, 1))).toBe(true);
    expect(paysForPieces(refund(null, [part(1, 0, 1), part(2, 0, 1)]), gone(0, 1))).toBe(true);
  });
});
