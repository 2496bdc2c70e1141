import { expect, it } from 'vitest';
import { returnSteps } from '#domain/order/move-return.ts';
import { STAFF_MOVES } from '#domain/order/order.ts';
import { messageMoves } from '#domain/content/message-handling.ts';
import { SETTING_SECTIONS } from '#domain/site/settings-fields.ts';
import { RETURN_STATES } from '#domain/return/return-request.ts';
import { actionName } from './actions.ts';

it('has words for everything that staff do with orders, messages and settings', () => {
  const actions = [
    ...STAFF_MOVES.map((move) => `order-${move}`),
    ...RETURN_STATES.flatMap(returnSteps).map((step) => `order-return-${step}`),
    ...(['new', 'resolved'] as const).flatMap(messageMoves).map((move) => `message-${move}`),
    ...SETTING_SECTIONS.map((section) => `settings-${section}`),
  ];
  expect(actions.filter((action) => actionName(action) === action)).toEqual([]);
});
