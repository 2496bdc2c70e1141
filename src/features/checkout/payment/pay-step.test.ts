import { describe, expect, it } from 'vitest';
import type { PaymentStage } from '#domain/order/payment-stage.ts';
import {
  firstPayStep,
  nextPayStep,
  type PayOutcome,
  payOutcome,
  type PayStepEvent,
} from './pay-step.ts';

const ACTION = { provider: 'razorpay' } as never;
const REFUSED_BY_BANK: PayStepEvent = { type: 'failed', problem: 'blocked' };
const LOST: PayStepEvent = { type: 'failed', problem: 'unavailable' };

/** The state of an order that was placed before, after these events. */
const after = (...events: readonly PayStepEvent[]) =>
  events.reduce(nextPayStep, firstPayStep(null));

describe('the payment of an unpaid order', () => {
  it('opens the payment page of a fresh order by itself, and no other', () => {
    expect(firstPayStep({ action: ACTION, unreached: false }).name).toBe('opening-first');
    expect(firstPayStep({ action: null, unreached: true })).toMatchObject({
      name: 'choosing',
      problem: 'unreached',
    });
    expect(firstPayStep(null)).toMatchObject({ name: 'choosing', problem: null });
  });

  it('can be tried again after a failure, whose sentence then goes', () => {
    expect(after({ type: 'pay' }, REFUSED_BY_BANK)).toMatchObject({
      name: 'choosing',
      problem: 'blocked',
    });
    expect(after(REFUSED_BY_BANK, { type: 'pay' })).toMatchObject({
      name: 'opening',
      problem: null,
    });
    expect(after({ type: 'pay' }, { type: 'closed' })).toMatchObject({ name: 'choosing' });
  });

  it.each<[string, readonly PayStepEvent[], PaymentStage['stage'] | null, PayOutcome]>([
    ['while it loads', [], null, 'payable'],
    ['while it waits', [], 'waiting', 'payable'],
    ['after a failed payment', [], 'failed', 'payable'],
    ['once it is paid', [], 'done', 'paid'],
    ['paid while it is being cancelled', [{ type: 'cancel' }], 'done', 'paid'],
    ['once the bank has authorised it', [], 'authorized', 'authorized'],
    ['cancelled in another tab', [], 'cancelled', 'cancelled'],
    ['whose hold has ended', [], 'overdue', 'over'],
    ['refused by the server', [{ type: 'failed', problem: 'over' }], 'waiting', 'over'],
    ['being cancelled', [{ type: 'cancel' }], 'cancelled', 'payable'],
    ['cancelled here', [{ type: 'cancel' }, { type: 'cancelled' }], 'waiting', 'return-to-form'],
    ['cancelled without an answer', [{ type: 'cancel' }, LOST], 'cancelled', 'return-to-form'],
    ['not cancelled, without an answer', [{ type: 'cancel' }, LOST], 'waiting', 'payable'],
    [
      'cancelled here, on a page that the browser restored',
      [{ type: 'cancel' }, { type: 'cancelled' }, { type: 'closed' }],
      'waiting',
      'return-to-form',
    ],
  ])('an order %s', (_, events, stage, outcome) => {
    expect(payOutcome(after(...events), stage)).toBe(outcome);
  });
});
