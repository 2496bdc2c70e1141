import { describe, expect, it } from 'vitest';
import { startOfDay } from '../core/indian-time.ts';
import type { OrderState } from '../order/order-change.ts';
import { reviewRequestAt } from '../review/review-day.ts';
import { paise } from '../money/money.ts';
import {
  APPROVE,
  deliveredOrder,
  received,
  REFUND,
  REFUSE,
  requested,
  stepped,
} from '../../../tests/support/fixtures/returns.ts';
import { NOW, play } from '../../../tests/support/fixtures/order-steps.ts';
import { applyReviewRequest, applyReviewPreference, reviewableProducts } from './ask-reviews.ts';

const BOTH = ['product-1', 'product-2'];
const state = deliveredOrder([2, 10_000], [1, 5_000]);
const DUE = state.order.askReviewsAt ?? 0;

const changed = (from: OrderState, order: Partial<OrderState['order']>): OrderState => ({
  ...from,
  order: { ...from.order, ...order },
});
/** What is decided when it is due, and about which products the letter asks. */
function decided(from: OrderState, slugs: readonly string[] = BOTH, now = DUE) {
  const result = applyReviewRequest(from, slugs, now);
  if ('refusal' in result) return result.refusal;
  const asked = result.effects.flatMap((one) => (one.effect === 'review-mail' ? one.slugs : []));
  return [result.outcome, ...asked].join(' ');
}

describe('the letter that asks for reviews', () => {
  it('is due in the morning of the seventh day after the delivery, in India', () => {
    const late = startOfDay('2026-11-13') + 23 * 3_600_000;
    expect(reviewRequestAt(late)).toBe(startOfDay('2026-11-20') + 10 * 3_600_000);
    expect(DUE).toBe(reviewRequestAt(NOW));
    expect(decided(state, BOTH, DUE - 1)).toBe('not-due');
  });

  it('asks once, about what was given', () => {
    const result = applyReviewRequest(state, BOTH, DUE);
    if ('refusal' in result) throw new Error(result.refusal);
    expect(result.effects).toEqual([{ effect: 'review-mail', slugs: BOTH }]);
    expect(decided(result.state, BOTH, DUE + 1)).toBe('not-due');
    expect(decided(state, ['product-2', 'another'])).toBe('review-ask product-2');
  });

  it('is not for older orders, tests, refunds as a whole, and orders that came back', () => {
    const { askReviewsAt: _, ...old } = state.order;
    expect(decided({ ...state, order: old })).toBe('not-due');
    expect(decided(changed(state, { test: true }))).toBe('review-skip');
    expect(decided(play(state, { refund: 'all', amount: 25_000 }).state)).toBe('review-skip');
    expect(decided(play(state, 'return').state)).toBe('review-skip');
    expect(decided(state, [])).toBe('review-skip');
  });

  it('waits while a return or a dispute is open, and leaves out what was sent back', () => {
    const open = requested(state, [[1, 1]]);
    expect(decided(open)).toBe('review-wait');
    const waiting = applyReviewRequest(open, BOTH, DUE);
    if ('refusal' in waiting) throw new Error(waiting.refusal);
    expect(waiting.state.order.askReviewsAt).toBeGreaterThan(DUE);
    const over = stepped(open, APPROVE, { step: 'send' }, received([1, 1]), REFUND).state;
    expect(decided(over)).toBe('review-ask product-2');
    expect(decided(stepped(open, REFUSE).state)).toBe('review-ask product-2');
    const payment = { ...state.order.payment, disputed: true };
    expect(decided(changed(state, { payment }))).toBe('review-wait');
  });

  it('leaves out lines that were cancelled or refunded after the delivery', () => {
    const [first, second] = state.order.lines;
    if (!first || !second) throw new Error('The order has two lines');
    const gone = { ...first, returnedQuantity: first.quantity };
    expect(reviewableProducts(changed(state, { lines: [gone, second] }))).toEqual(['product-2']);
    const refunded = play(state, { refund: 'dent', amount: paise(5_000), line: 2 }).state;
    expect(reviewableProducts(refunded)).toEqual(['product-1']);
    const [refund] = refunded.transaction.refunds;
    if (!refund) throw new Error('It has a refund');
    const earlier = { ...refunded.transaction, refunds: [{ ...refund, at: NOW - 1 }] };
    expect(reviewableProducts({ ...refunded, transaction: earlier })).toEqual(BOTH);
  });

  it('is not sent to who wants none, until they want it again', () => {
    const stopped = applyReviewPreference(state, false, NOW).state;
    expect(decided(stopped)).toBe('review-skip');
    expect(applyReviewPreference(stopped, false, NOW).state).toBe(stopped);
    expect(decided(applyReviewPreference(stopped, true, NOW).state)).toContain('review-ask');
    expect(applyReviewPreference(state, true, NOW).state).toBe(state);
  });
});
