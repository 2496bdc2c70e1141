import { expect, it } from 'vitest';
import type { OrderState } from '#domain/order/order-change.ts';
import { returnWindow } from '#domain/own-order/return-window.ts';
import { NOW } from '../../../../tests/support/fixtures/order-steps.ts';
import {
  APPROVE,
  deliveredOrder,
  received,
  REFUND,
  REFUSE,
  requested,
  stepped,
} from '../../../../tests/support/fixtures/returns.ts';
import { nextSentence } from './order-status.ts';
import { returnStateText } from './return-states.ts';

const delivered = deliveredOrder([2, 10_000]);
const asked = requested(delivered, [[1, 1]]);
const next = ({ order }: OrderState) => nextSentence(order, { returns: returnWindow(order, NOW) });

it('a delivered order leads with its open return, and does not hope that it is liked once there was one', () => {
  expect(next(delivered)).toMatch(/^We hope you like it\. Unopened products can be returned until/);
  expect(next(asked)).toMatch(/^Return requested\. We reply by /);
  expect(next(stepped(asked, APPROVE).state)).toMatch(/^Return approved\. We pay for the way back/);
  const { state } = stepped(asked, APPROVE, received([1, 1]));
  expect(next(state)).toMatch(/^Return received\. Received on /);
  expect(next(stepped(asked, REFUSE).state)).toMatch(/^Unopened products can be returned until/);
});

it('a return that staff opened is called opened until it is decided', () => {
  const opened = requested(delivered, [[1, 1]], { actor: 'staff' });
  expect(next(opened)).toMatch(/^Return opened for you\. We’ll update you by /);
  expect(next(stepped(opened, APPROVE).state)).toMatch(/^Return approved\. We pay/);
});

it('a refunded return says by the money whether the refund has started, failed or is made', () => {
  const { order } = stepped(asked, APPROVE, received([1, 1]), REFUND).state;
  const [request] = order.returns ?? [];
  if (!request) throw new Error('no return');
  const text = (changes: object) => returnStateText(request, { ...order.payment, ...changes });
  expect(text({})).toBe('Refund started');
  expect(text({ refundingPaise: 0, refundFailedPaise: 100 })).toBe('Refund delayed');
  expect(text({ refundingPaise: 0 })).toBe('Refunded');
});
