import { expect, it } from 'vitest';
import { anOrderState } from '../../../../tests/support/fixtures/order-states.ts';
import { paise } from '#domain/money/money.ts';
import { withLinkToken } from '#domain/order-access/order-link.ts';
import {
  countVariables,
  MOST_VARIABLE,
  renderText,
  TEXT_KINDS,
} from '#domain/text-message/text-message.ts';
import { orderText, orderTexts } from './order-texts.ts';

const SHIPMENT = { courier: 'A courier with a very long name indeed', tracking: 'X1', link: '' };
const ORDER = { ...anOrderState().order, shipment: SHIPMENT };

it.each(TEXT_KINDS)('the text "%s" is what operators register, and is filled in whole', (kind) => {
  const registered = orderTexts[kind];
  expect(registered).toMatch(/ - Franch$/u);
  // Letters of GSM 7-bit that are in ASCII too.
  expect(registered.replaceAll('{#var#}', '')).toMatch(/^[A-Za-z0-9 .,-]+$/u);
  expect(countVariables(registered)).toBeLessThanOrEqual(2);
  expect(registered).not.toMatch(/\}\W*\{/u);
  expect(registered).not.toMatch(/https?:|www/u);
  const fixed = registered.replaceAll('{#var#}', '').length;
  const most = fixed + countVariables(registered) * MOST_VARIABLE;
  // At least 30 % of a text is fixed (direction of TRAI of 12 May 2023), and two SMS hold 306 characters.
  expect(fixed / most).toBeGreaterThan(0.3);
  expect(most).toBeLessThanOrEqual(306);
  const { variables } = orderText(kind, ORDER, { refundPaise: paise(24_950) });
  expect(renderText(registered, variables)).not.toBeNull();
});

it('a text has the number, the amount and the courier', () => {
  expect(orderText('confirmed', ORDER).variables).toEqual([ORDER.number, 'Rs 548']);
  expect(orderText('shipped', ORDER).variables).toEqual([
    ORDER.number,
    'A courier with a very long nam',
  ]);
  expect(orderText('refunded', ORDER, { refundPaise: paise(24_950) }).variables).toEqual([
    'Rs 249.50',
    ORDER.number,
  ]);
});

it('the link of an order is longer than a variable', () => {
  const link = withLinkToken(`https://a.in/dashboard?tab=orders&order=${ORDER.id}`, 'A'.repeat(43));
  expect(link.length).toBeGreaterThan(MOST_VARIABLE);
});
