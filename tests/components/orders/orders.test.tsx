import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Order } from '#domain/order/order.ts';
import { STORE } from '../../../dev/seed/store.ts';
import { paise } from '#domain/money/money.ts';
import {
  aDispute,
  anOrderState,
  aPayment,
  withFacts,
} from '../../support/fixtures/order-states.ts';
import { ORDER_ID } from '../support/checkout.ts';
import { fill, valueOf } from '../support/forms.ts';
import { renderShop } from '../support/render-shop.tsx';
import { productAt, SETTINGS } from '../support/shop-documents.ts';

const ORDERS = '/dashboard?tab=orders';
const OIL = 'franch-oil-nh-plus';
const TITLE = 'Franch Oil NH Plus';
const NUMBER = 'FR-7K3M9Q2X';
const PATH = `orders/${ORDER_ID}`;

/** A stored cash order of two oils at ₹548. */
const aStoredOrder = (changes: Partial<Order> = {}) => {
  const { id: _, ...order } = anOrderState('cod').order;
  return { ...order, ...changes, createdAt: new Date(changes.createdAt ?? order.createdAt) };
};

const open = (address: string, documents = {}) =>
  renderShop(address, {
    user: {},
    documents: { ...SETTINGS, ...documents },
    answers: { claimOrders: { outcome: 'claimed', orders: 0 } },
  });
const openOrder = (changes: Partial<Order> = {}, documents = {}) =>
  open(`${ORDERS}&order=${ORDER_ID}`, { [PATH]: aStoredOrder(changes), ...documents });

test('orders placed without an account are added to it, once per visit', async () => {
  // An account of its own: a page load asks once per account.
  const { user, backend } = await renderShop(ORDERS, {
    user: { uid: 'once-a-guest' },
    answers: { claimOrders: { outcome: 'claimed', orders: 2 } },
  });
  await screen.findByText('We have added 2 orders that you placed without an account.');
  await user.click(screen.getByRole('link', { name: /^Profile/ }));
  await user.click(await screen.findByRole('link', { name: /^Orders/ }));
  await screen.findByRole('heading', { name: 'No orders yet' });
  expect(backend.calls.map(({ name }) => name)).toEqual(['claimOrders']);
});

test('an empty order list links to the shop, and the first order appears live', async () => {
  const shop = await open(ORDERS);
  await screen.findByRole('heading', { name: 'No orders yet' });
  shop.change(PATH, aStoredOrder());
  const link = await screen.findByRole('link', { name: new RegExp(`Order ${NUMBER}$`) });
  const row = link.closest('li')?.textContent;
  expect(row).toContain('Confirmed, being packed');
  expect(row).toContain('2 items');
  expect(row).toContain('₹548');
});

test('older orders load ten at a time', async () => {
  const day = 86_400_000;
  const many = Array.from({ length: 13 }, (_, place): [string, object] => [
    `orders/${'A'.repeat(18)}${String(place).padStart(2, '0')}`,
    aStoredOrder({
      number: `FR-OLDER${String(place).padStart(3, '0')}`,
      createdAt: Date.now() - place * day,
    }),
  ]);
  const { user } = await open(ORDERS, Object.fromEntries<object>(many));
  await screen.findByText('10 orders shown');
  await user.click(screen.getByRole('button', { name: 'Show older orders' }));
  await screen.findByText('13 orders shown');
  expect(screen.getByRole('link', { name: /Order FR-OLDER012/ })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Show older orders' })).toBeNull();
});

test('a list that the server refuses says so and can be retried', async () => {
  const { user, backend } = await open('/dashboard');
  backend.failReads('orders', 'denied');
  await user.click(await screen.findByRole('link', { name: /^Orders/ }));
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toContain(
      'Your account doesn’t have access to this.',
    ),
  );
  backend.failReads(null);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeDefined();
});

test('ordering again fills the cart and reports what could not be added', async () => {
  const shop = await openOrder({}, productAt(OIL, TITLE));
  const { user, backend } = shop;
  const orderAgain = () => user.click(screen.getByRole('button', { name: 'Reorder' }));
  await screen.findByRole('button', { name: 'Reorder' });
  await orderAgain();
  await screen.findByText(/Added to your cart\./);
  const line = `users/asha/cart/${OIL}`;
  await waitFor(() => expect(backend.document(line)?.['quantity']).toBe(2));
  shop.change(`products/${OIL}`, { stock: 3 });
  await orderAgain();
  await screen.findByText(new RegExp(`${TITLE}: only 3 left, all added`));
  shop.change(`products/${OIL}`, { active: false });
  await orderAgain();
  await screen.findByText(new RegExp(`${TITLE}: no longer available`));
  expect(backend.document(line)?.['quantity']).toBe(3);
});

test('writing about an order fills in its number', async () => {
  const { user } = await openOrder();
  await user.click(await screen.findByRole('link', { name: 'Get help with this order' }));
  expect(valueOf(await screen.findByLabelText(/^Order number/))).toBe(NUMBER);
});

test.each([`${ORDERS}&order=${ORDER_ID}`, '/dashboard?tab=find-order'])(
  '%s says how to call, when, and how to write by WhatsApp',
  async (address) => {
    await open(address, { [PATH]: aStoredOrder() });
    const main = within(await screen.findByRole('main'));
    const call = await main.findByRole('link', { name: `Call ${STORE.phone}` });
    expect(call.getAttribute('href')).toBe('tel:+910000000108');
    expect(main.getByText(STORE.hours)).toBeDefined();
    const chat = main.getByRole('link', { name: 'Chat on WhatsApp' });
    expect(chat.getAttribute('href')).toBe('https://wa.me/910000000108');
  },
);

test('cancelling asks first, shows a refusal, and moves the focus on', async () => {
  const shop = await openOrder();
  const { user, backend } = shop;
  const cancel = await screen.findByRole('button', { name: 'Cancel order' });
  await user.click(cancel);
  const name = `Cancel order ${NUMBER}?`;
  const dialog = within(await screen.findByRole('dialog', { name }));
  await user.click(dialog.getByRole('button', { name: 'Keep order' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel order' }));
  expect(backend.calls).toEqual([]);

  // The dialog stays open while the answer is awaited, and shows a refusal.
  await user.keyboard('{Enter}');
  const again = within(await screen.findByRole('dialog', { name }));
  let refuse = (): void => {};
  backend.answer('cancelOrder', () => {
    return new Promise((resolve) => {
      refuse = () => resolve({ outcome: 'refused', refusal: 'not-from-here' });
    });
  });
  await user.click(again.getByRole('button', { name: 'Yes, cancel order' }));
  await user.click(again.getByRole('button', { name: 'Keep order' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeNull();
  refuse();
  await waitFor(() => expect(again.getByRole('alert').textContent).not.toBe(''));

  backend.answer('cancelOrder', () => {
    shop.change(PATH, { status: 'cancelled' });
    return { outcome: 'cancelled' };
  });
  await user.click(again.getByRole('button', { name: 'Yes, cancel order' }));
  const request = { orderId: ORDER_ID, onlyIfUnpaid: false };
  await waitFor(() =>
    expect(backend.calls).toEqual([
      { name: 'cancelOrder', request },
      { name: 'cancelOrder', request },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull());
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: `Order ${NUMBER}` })),
  );
});

test.each([
  ['the whole payment', [], 'We’ll refund ₹548 to'],
  ['the rest after a part refund', [10_000], 'We’ll refund ₹448 to'],
  ['nothing after a full refund', [54_800], 'Your payment has already been refunded.'],
])('cancelling a paid order promises %s', async (_, refunds, promise) => {
  const refundedPaise = paise(refunds[0] ?? 0);
  const { order } = withFacts([aPayment('captured')]);
  const { user } = await openOrder({ ...order, payment: { ...order.payment, refundedPaise } });
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain(promise);
});

test('a visitor is sent to the sign-in, or to the search by number', async () => {
  const { user } = await renderShop(ORDERS);
  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeDefined();
  await user.click(screen.getByRole('link', { name: 'Track by order number' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Track your order' })).toBeDefined();
});

const found = () => {
  const { status: _, ...order } = anOrderState('cod').order;
  return { ...order, status: 'shipped', shipment: { courier: 'Delhivery', tracking: 'DL7' } };
};

test('an order is found by number and email as people type them', async () => {
  const { user, backend } = await renderShop('/dashboard?tab=find-order');
  const form = within(await screen.findByRole('form', { name: 'Track your order' }));
  const number = form.getByLabelText(/^Order number/);
  const email = form.getByLabelText(/^Email address/);
  const send = () => user.click(form.getByRole('button', { name: 'Track order' }));
  await fill(user, number, '12');
  await send();
  await form.findByText(/An order number looks like/);
  expect(backend.calls).toEqual([]);

  backend.answer('findOrder', { outcome: 'not-found' });
  await fill(user, number, NUMBER);
  await fill(user, email, 'stranger@else.test');
  await send();
  await form.findByText(/We couldn’t find an order/);
  expect(valueOf(number)).toBe(NUMBER);
  backend.answer('findOrder', { outcome: 'too-many' });
  await send();
  await form.findByText(/you’ve tried several times/);

  backend.answer('findOrder', { outcome: 'found', order: found() });
  await fill(user, number, ` ${NUMBER.slice(3).toLowerCase()} `);
  await fill(user, email, ' ASHA@FRANCH.TEST');
  await send();
  const heading = await screen.findByRole('heading', { name: `Order ${NUMBER}` });
  expect(document.activeElement).toBe(heading);
  expect(backend.calls.at(-1)?.request).toMatchObject({ number: NUMBER });
  expect(screen.getByText('On its way')).toBeDefined();
  expect(screen.getByText('DL7')).toBeDefined();
  expect(screen.queryByText(/1 MG Road/)).toBeNull();
  backend.answer('sendOrderLink', { outcome: 'sent' });
  await user.click(screen.getByRole('button', { name: 'Email me a link to the whole order' }));
  await screen.findByText(/We’ve sent a link to asha@franch.test/);
  await user.click(screen.getByRole('button', { name: 'Track another order' }));
  expect(document.activeElement).toBe(screen.getByLabelText(/^Order number/));

  const { order } = withFacts([aPayment('captured'), aDispute('open')]);
  backend.answer('findOrder', { outcome: 'found', order });
  await fill(user, screen.getByLabelText(/^Order number/), NUMBER);
  await fill(user, screen.getByLabelText(/^Email address/), 'asha@franch.test');
  await user.click(screen.getByRole('button', { name: 'Track order' }));
  expect(await screen.findByText('On hold')).toBeDefined();
  expect(screen.getByText(/on hold while your bank reviews the payment/)).toBeDefined();
  expect(screen.queryByText(/pack it/)).toBeNull();
});

describe('the link of a letter', () => {
  const TOKEN = 'k'.repeat(43);
  const ADDRESS = `${ORDERS}&order=${ORDER_ID}#link=${TOKEN}`;
  const openLink = (outcome: 'opened' | 'refused', documents = {}) =>
    renderShop(ADDRESS, {
      user: { uid: 'another-device' },
      documents: { ...SETTINGS, ...documents },
      answers: { claimOrders: { outcome: 'claimed', orders: 0 }, openOrder: { outcome } },
    });

  test('opens the order and leaves the address; who opened it cannot turn links off', async () => {
    const { backend } = await openLink('opened', { [PATH]: aStoredOrder() });
    await screen.findByRole('heading', { name: `Order ${NUMBER}` });
    const request = { orderId: ORDER_ID, token: TOKEN };
    expect(backend.calls.filter(({ name }) => name === 'openOrder')).toEqual([
      { name: 'openOrder', request },
    ]);
    await waitFor(() => expect(location.hash).toBe(''));
    expect(screen.queryByText('Who can open this order?')).toBeNull();
  });

  test('says that it has ended, and how to get another', async () => {
    await openLink('refused');
    await screen.findByRole('heading', { name: 'This link no longer opens the order' });
    expect(location.hash).toBe('');
    expect(screen.getByRole('link', { name: 'Track by order number' })).toBeDefined();
  });

  test('is turned off by the order’s customer', async () => {
    const { user, backend } = await openOrder();
    await user.click(await screen.findByText('Who can open this order?'));
    backend.answer('revokeOrderLinks', { outcome: 'revoked', links: 2 });
    await user.click(screen.getByRole('button', { name: 'Turn off all links' }));
    await screen.findByText('The links in our earlier emails no longer open this order.');
    expect(backend.calls.at(-1)).toEqual({
      name: 'revokeOrderLinks',
      request: { orderId: ORDER_ID },
    });
  });
});
