import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Order } from '#domain/order/order.ts';
import {
  aDispute,
  anOrderState,
  aPayment,
  withFacts,
} from '../../support/fixtures/order-states.ts';
import { ORDER_ID } from '../support/checkout.ts';
import { renderShop } from '../support/render-shop.tsx';
import { SETTINGS } from '../support/shop-documents.ts';

/** Opens the page of an order that was placed today. */
async function openOrder(order: Order): Promise<HTMLElement> {
  const now = new Date();
  const { id: _, ...stored } = { ...order, createdAt: now, updatedAt: now };
  await renderShop(`/dashboard?tab=orders&order=${ORDER_ID}`, {
    user: {},
    documents: { ...SETTINGS, [`orders/${ORDER_ID}`]: stored },
    answers: { claimOrders: { outcome: 'claimed', orders: 0 } },
  });
  await screen.findByRole('heading', { name: /^Order FR-/ });
  await screen.findByText('Payment method');
  return screen.getByRole('main');
}

const paidFact = (): string | null | undefined =>
  within(screen.getByRole('main')).getByText('Paid', { selector: 'dt' }).nextElementSibling
    ?.textContent;

test('a disputed order is on hold, and promises neither packing nor days of delivery', async () => {
  const main = await openOrder(withFacts([aPayment('captured'), aDispute('open')]).order);
  expect(within(main).getByText('On hold')).toBeDefined();
  expect(within(main).getByText(/on hold while your bank reviews the payment/)).toBeDefined();
  expect(main.textContent).not.toMatch(/packing now|within 2 working days|Arrives/);
});

test.each([
  ['refunding', 'so we are refunding it in full'],
  ['refunded', 'so we have refunded it in full'],
] as const)('an expired order whose late payment is %s says so', async (state, sentence) => {
  const { order } = anOrderState();
  const payment = { ...order.payment, state };
  const main = await openOrder({ ...order, status: 'expired', payment });
  expect(within(main).getAllByText(new RegExp(sentence))).toHaveLength(2);
  expect(paidFact()).toContain(sentence);
  expect(main.textContent).not.toMatch(/didn’t receive your payment in time|Nothing/);
});

test.each(['cancelled', 'returned'] as const)(
  'nothing more is to be paid for a cash order that is %s',
  async (status) => {
    await openOrder({ ...anOrderState('cod').order, status });
    expect(paidFact()).toBe('Nothing');
  },
);

test('an unpaid order is not paid yet', async () => {
  await openOrder(withFacts([]).order);
  expect(paidFact()).toBe('Nothing yet');
});
