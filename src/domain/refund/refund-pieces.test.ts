import { describe, expect, it } from 'vitest';
import { aRefundFact, creditsOf, NOW, play } from '../../../tests/support/fixtures/order-steps.ts';
import {
  APPROVE,
  deliveredOrder,
  orderOf,
  packedOrder,
  received,
  REFUND,
  requested,
  stepped,
} from '../../../tests/support/fixtures/returns.ts';
import { paise } from '../money/money.ts';
import type { OrderState } from '../order/order-change.ts';
import { remainingPieces } from '../order/order-pieces.ts';
import { applyPieceRefund, type PieceRefundRequest } from './refund-pieces.ts';
import { pieceShare } from './refundable-lines.ts';

const three = () => packedOrder([[3, 10_000, 1]]);
const ask = (state: OrderState, changes: Partial<PieceRefundRequest> = {}) =>
  applyPieceRefund(
    state,
    { key: 'pieces-1', line: 1, quantity: 1, amountPaise: paise(10_000), why: 'torn', ...changes },
    NOW,
  );
const asked = (state: OrderState, changes: Partial<PieceRefundRequest> = {}) => {
  const result = ask(state, changes);
  if ('refusal' in result) throw new Error(result.refusal);
  return result;
};

describe('a refund of pieces', () => {
  it('takes them from the order, puts them into stock if wanted, and credits their number', () => {
    const { state, effects } = asked(three(), { restock: true });
    expect(state.order.lines.map(remainingPieces)).toEqual([2]);
    expect(effects[0]).toEqual({
      ...{ effect: 'stock', change: 'restock', key: 'pieces-1' },
      pieces: [{ line: 1, quantity: 1 }],
    });
    const done = play(state, aRefundFact('done', { key: 'pieces-1', amount: 10_000 }));
    expect(creditsOf(done)).toEqual([['pieces-1', 10_000]]);
  });

  it('happens once for a key', () => {
    const { state } = asked(three());
    expect(ask(state)).toEqual({ state, effects: [] });
    expect(ask(state, { quantity: 2 })).toEqual({ refusal: 'key-used' });
  });

  it('is refused for more pieces than there are, those of open returns left out', () => {
    expect(ask(three(), { quantity: 4 })).toEqual({ refusal: 'too-many-pieces' });
    const state = requested(deliveredOrder([3, 10_000]), [[1, 2]]);
    expect(ask(state, { quantity: 2 })).toEqual({ refusal: 'too-many-pieces' });
    expect(asked(state).state.order.lines.map(remainingPieces)).toEqual([2]);
  });

  it('is refused when the order came back: its pieces have gone with it', () => {
    const cash = play(orderOf([[2, 10_000]], 'cod'), 'pack', 'ship', 'deliver', 'return').state;
    expect(ask(cash)).toEqual({ refusal: 'too-many-pieces' });
    expect(asked(cash, { quantity: 0 }).state.order.lines.map(remainingPieces)).toEqual([2]);
  });

  it('puts nothing into stock that has left the shop', () => {
    const shipped = play(three(), 'ship').state;
    expect(ask(shipped, { restock: true })).toEqual({ refusal: 'restock-after-shipping' });
  });

  it('without pieces only lowers the price', () => {
    expect(asked(three(), { quantity: 0 }).state.order.lines.map(remainingPieces)).toEqual([3]);
  });

  it('that is sent again takes its pieces once', () => {
    const { state } = asked(packedOrder([[1, 10_000]]));
    const failed = play(state, aRefundFact('failed', { key: 'pieces-1', amount: 10_000 })).state;
    const again = asked(failed, { key: 'pieces-2' });
    expect(again.state.order.lines.map(remainingPieces)).toEqual([0]);
    expect(again.state.transaction.refunds.map(({ items }) => items)).toEqual([
      [{ line: 1, quantity: 1, amountPaise: 10_000 }],
      [{ line: 1, quantity: 1, amountPaise: 10_000 }],
    ]);
  });
});

describe('the share of pieces', () => {
  it('adds up to the line, whatever portions come back', () => {
    let state = deliveredOrder([3, 10_000, 1], [2, 5_000]);
    const shares: number[] = [];
    for (let n = 1; n <= 3; n += 1) {
      shares.push(pieceShare(state, 1, 1));
      state = asked(state, { key: `key-${n}`, amountPaise: pieceShare(state, 1, 1) }).state;
    }
    expect(shares).toEqual([10_000, 10_000, 9_999]);
    expect(pieceShare(state, 1, 1)).toBe(0);
    // The pieces of another line have no part in it.
    expect(pieceShare(state, 2, 1)).toBe(5_000);
  });

  it('follows a price that was lowered in between', () => {
    const lowered = asked(deliveredOrder([3, 10_000]), {
      ...{ quantity: 0, amountPaise: paise(3_000) },
    }).state;
    expect([1, 2, 3].map((count) => pieceShare(lowered, 1, count))).toEqual([
      9_000, 18_000, 27_000,
    ]);
    const back = stepped(requested(lowered, [[1, 1]]), APPROVE, received([1, 1]), REFUND).state;
    expect(pieceShare(back, 1, 2)).toBe(18_000);
  });
});
