import { describe, expect, it } from 'vitest';
import { owing, withPayee } from '../../../tests/support/fixtures/payouts.ts';
import { anOrderState, TOTAL } from '../../../tests/support/fixtures/order-states.ts';
import { creditsOf, invoiced, NOW, play } from '../../../tests/support/fixtures/order-steps.ts';
import {
  APPROVE,
  orderOf,
  received,
  requested,
  stepped,
} from '../../../tests/support/fixtures/returns.ts';
import type { OrderState } from '../order/order-change.ts';
import { payoutStage } from '../payout/payout.ts';
import {
  applyPayee,
  applyPayout,
  dropsPayee,
  forgetPayee,
  type PaidPayout,
  settlePayout,
} from './order-payout.ts';

const MASKED = 'as••••@okaxis';

/** A delivered cash order of three pieces of ₹100. */
const delivered = (): OrderState => {
  const packed = invoiced(play(orderOf([[3, 10_000]], 'cod'), 'pack').state);
  return play(packed, 'ship', 'deliver').state;
};
const asked = (): OrderState => owing(requested(delivered(), [[1, 2]]));
const backAgain = (): OrderState => owing(stepped(asked(), APPROVE, received([1, 2])).state);

const paidBy = (state: OrderState, changes: Partial<PaidPayout> = {}): PaidPayout => {
  const [due] = state.order.payout?.dues ?? [];
  return {
    ...{ key: due?.key ?? '', amountPaise: due?.amountPaise ?? 0, reference: '433012345678' },
    payeeAt: state.order.payout?.payeeAt ?? 0,
    ...changes,
  };
};
function pay(state: OrderState, changes: Partial<PaidPayout> = {}) {
  const result = applyPayout(state, paidBy(state, changes), NOW);
  if ('refusal' in result) throw new Error(result.refusal);
  return settlePayout(state, result, NOW);
}

describe('what staff owe by hand', () => {
  it('is expected with an open return of a cash order, and owed once it is received', () => {
    const waiting = asked().order;
    expect(waiting).toMatchObject({ payout: { dues: [], payee: '' }, hasPayoutDue: false });
    const owed = backAgain().order;
    expect(owed).toMatchObject({
      payout: { dues: [{ amountPaise: 20_000, ticket: `${owed.number}-R1` }] },
      hasPayoutDue: true,
    });
  });

  it('ends when the return is refused, and the payee is forgotten with it', () => {
    const known = withPayee(asked());
    const refused = owing(stepped(known, { step: 'refuse', note: 'Used up.' }).state);
    expect(refused.order).toMatchObject({ payout: null, hasPayoutDue: false });
    expect(dropsPayee(known.order, refused.order)).toBe(true);
  });

  it('is the whole payment of a cancelled order that was paid by transfer', () => {
    const paid = play(anOrderState('transfer'), { received: 'HDFCN52026112411' }).state;
    const cancelled = owing(play(paid, 'cancel').state);
    expect(cancelled.order.payout?.dues).toMatchObject([{ amountPaise: TOTAL, ticket: '' }]);
  });

  it('is nothing of an order that the provider refunds, nor of one whose cash never came', () => {
    expect(owing(requested(play(delivered()).state, [[1, 1]])).order.payout).toBeTruthy();
    const online = play(anOrderState('online'), 'expire').state;
    expect(owing(online).order.payout).toBeUndefined();
    const packed = invoiced(play(anOrderState('cod'), 'pack').state);
    const turned = { move: 'return-to-origin', actor: 'staff', reason: 'refused' } as const;
    expect(owing(play(packed, 'ship', turned, 'return').state).order.payout).toBeUndefined();
  });
});

describe('a payee', () => {
  it('is given before and after the return arrives, and replaced until the money is sent', () => {
    expect(payoutStage(withPayee(asked()).order.payout ?? { dues: [], payee: '' })).toBe(
      'expected',
    );
    const state = backAgain();
    expect(state.order.payout && payoutStage(state.order.payout)).toBe('needs-payee');
    const given = withPayee(state);
    expect(given.order.payout).toMatchObject({ payee: MASKED, payeeAt: NOW });
    expect(given.order.payout && payoutStage(given.order.payout)).toBe('to-pay');
  });

  it('is not asked for without money to return', () => {
    expect(applyPayee(delivered(), MASKED, NOW)).toEqual({ refusal: 'no-payout' });
    expect(applyPayee(pay(withPayee(backAgain())).state, MASKED, NOW)).toEqual({
      refusal: 'no-payout',
    });
  });

  it('that expires is asked for again', () => {
    const known = withPayee(backAgain());
    const forgotten = settlePayout(known, forgetPayee(known, NOW), NOW).state;
    expect(forgotten.order.payout).toMatchObject({ payee: '', payeeAt: null });
    expect(forgotten.order.hasPayoutDue).toBe(true);
    expect(forgetPayee(forgotten, NOW).state).toBe(forgotten);
  });
});

describe('a payout', () => {
  it('is recorded by the refund of its return, with the payee, credit note and letter', () => {
    const known = withPayee(backAgain());
    const paid = pay(known);
    const [refund] = paid.state.transaction.refunds;
    expect(refund).toMatchObject({
      ...{ amountPaise: 20_000, state: 'done', reference: '433012345678', paidTo: MASKED },
    });
    expect(paid.state.order).toMatchObject({
      ...{ payout: null, hasPayoutDue: false, returns: [{ state: 'refunded' }] },
    });
    expect(dropsPayee(known.order, paid.state.order)).toBe(true);
    expect(creditsOf(paid)).toEqual([[refund?.key, 20_000]]);
    const letters = paid.effects.filter(({ effect }) => effect === 'mail');
    expect(letters).toMatchObject([{ mail: 'payout-made', refundKey: refund?.key }]);
  });

  it('that is repeated changes nothing, and another reference is refused', () => {
    const known = withPayee(backAgain());
    const { state } = pay(known);
    expect(applyPayout(state, paidBy(known), NOW)).toEqual({ state, effects: [] });
    expect(applyPayout(state, paidBy(known, { reference: 'OTHER1234' }), NOW)).toEqual({
      refusal: 'not-due',
    });
  });

  it.each<[string, Partial<PaidPayout>]>([
    ['not-due', { key: 'unknown' }],
    ['changed', { amountPaise: 19_999 }],
    ['changed', { payeeAt: NOW - 1 }],
  ])('is refused as %s', (refusal, changes) => {
    const known = withPayee(backAgain());
    expect(applyPayout(known, paidBy(known, changes), NOW)).toEqual({ refusal });
  });

  it('needs a payee', () => {
    const state = backAgain();
    expect(applyPayout(state, paidBy(state), NOW)).toEqual({ refusal: 'no-payee' });
  });

  it('keeps the payee while another return of the order is open', () => {
    const two = owing(requested(withPayee(backAgain()), [[1, 1]], { key: 'request-2' }));
    expect(pay(two).state.order.payout).toEqual({ dues: [], payee: MASKED, payeeAt: NOW });
  });
});
