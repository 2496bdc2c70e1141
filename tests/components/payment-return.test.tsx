import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PaymentFact } from '#domain/payment/payment-event.ts';
import type { OrderState } from '#domain/order/order-change.ts';
import { aPayment, withFacts } from '../support/fixtures/order-states.ts';
import { CHECKOUT, ORDER_ID } from './support/checkout.ts';
import { expectAddress } from './support/forms.ts';
import type { Documents } from './support/memory-backend.ts';
import { type RenderedShop, renderShop } from './support/render-shop.tsx';
import { productAt, SETTINGS } from './support/shop-documents.ts';

const RETURN = `/return?order=${ORDER_ID}`;
const THANKS = `/thank-you?order=${ORDER_ID}`;
const HOUR = 3_600_000;

/** A recent online order and its payment record in Firestore, after these facts from the provider. */
function stored(facts: readonly PaymentFact[] = [], changes: Partial<OrderState['order']> = {}) {
  const { order, transaction } = withFacts(facts);
  const now = Date.now();
  const times = { createdAt: new Date(now), updatedAt: new Date(now) };
  const { id: _, ...fields } = order;
  const held = { state: 'held', untilAt: now + HOUR / 4 };
  return {
    [`orders/${ORDER_ID}`]: {
      ...fields,
      ...(order.status === 'pending-payment' && { reservation: held }),
      ...changes,
      ...times,
    },
    [`transactions/${ORDER_ID}`]: { ...transaction, ...times },
  };
}

const open = (address: string, documents: Documents = stored(), user: object | null = {}) =>
  renderShop(address, {
    ...(user && { user }),
    documents: { ...SETTINGS, ...productAt('franch-oil-nh-plus', 'Oil'), ...documents },
  });

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Changes the order from outside the page. */
function become(shop: RenderedShop, documents: ReturnType<typeof stored>): void {
  for (const [path, fields] of Object.entries(documents)) shop.change(path, fields);
}

test('waits for the bank, and continues by itself once the payment arrives', async () => {
  const shop = await open(RETURN);
  await heading('Waiting for your bank');
  expect(screen.getByText('We’ll email asha@franch.test.')).toBeDefined();
  shop.setOnline(false);
  await screen.findByText(/Your payment is not affected/);
  shop.setOnline(true);
  become(shop, stored([aPayment('captured')]));
  await expectAddress(shop, THANKS);
  await heading('Thank you for your order');
  expect((await screen.findAllByText('FR-7K3M9Q2X')).length).toBeGreaterThan(0);
});

test('a failed payment shows its reason and how long the order is held, once, and two ways on', async () => {
  const failed = { ...aPayment('failed'), reason: 'insufficient_funds' } as PaymentFact;
  const shop = await open(RETURN, stored([failed]));
  const { user, backend } = shop;
  backend.answer('resumePayment', { outcome: 'refused', refusal: { reason: 'not-payable' } });
  await heading('Payment failed');
  expect(screen.getByText(/There was not enough balance/)).toBeDefined();
  expect(screen.getByText('We’re holding your order for 15 more minutes.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Try again: pay ₹548' }));
  await waitFor(() =>
    expect(backend.calls).toEqual([{ name: 'resumePayment', request: { orderId: ORDER_ID } }]),
  );
  expect(screen.getAllByText(/holding your order/)).toHaveLength(1);
  const main = within(screen.getByRole('main'));
  expect(main.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Try again: pay ₹548',
    'Choose another payment method',
  ]);
  await user.click(main.getByRole('link', { name: 'View or cancel this order' }));
  expect(await screen.findByRole('button', { name: 'Cancel order' })).toBeDefined();
});

test('an order that waits for its payment can be cancelled', async () => {
  const shop = await open(RETURN);
  const { user, backend } = shop;
  await heading('Waiting for your bank');
  await user.click(screen.getByText('I haven’t paid yet'));
  backend.answer('cancelOrder', () => {
    shop.change(`orders/${ORDER_ID}`, { status: 'cancelled' });
    return { outcome: 'cancelled' };
  });
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  await user.click(await screen.findByRole('button', { name: 'Yes, cancel order' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('another payment method cancels the order and restores its lines in the checkout', async () => {
  const declined = { ...aPayment('failed'), reason: 'card_declined' } as PaymentFact;
  const shop = await open(RETURN, stored([declined]));
  const { user, backend } = shop;
  backend.answer('cancelOrder', { outcome: 'moved', status: 'cancelled' });
  await screen.findByText(/Your bank declined the card\./);
  await user.click(await screen.findByRole('button', { name: 'Choose another payment method' }));
  await expectAddress(shop, CHECKOUT);
  await screen.findByRole('heading', { name: 'Checkout' });
  expect(backend.calls[0]).toMatchObject({ name: 'cancelOrder', request: { orderId: ORDER_ID } });
  await waitFor(() =>
    expect(backend.document('users/asha/cart/franch-oil-nh-plus')).toMatchObject({ quantity: 2 }),
  );
});

test('a cancellation whose answer is lost restores the lines all the same', async () => {
  const shop = await open(RETURN, stored([aPayment('failed')]));
  shop.backend.answer('cancelOrder', () => {
    shop.change(`orders/${ORDER_ID}`, { status: 'cancelled' });
    throw new TypeError('Failed to fetch');
  });
  await heading('Payment failed');
  await shop.user.click(
    await screen.findByRole('button', { name: 'Choose another payment method' }),
  );
  await expectAddress(shop, CHECKOUT);
  await waitFor(() =>
    expect(shop.backend.document('users/asha/cart/franch-oil-nh-plus')).toMatchObject({
      quantity: 2,
    }),
  );
});

test('an order that is cancelled on purpose after a lost answer does not lead to the checkout', async () => {
  const shop = await open(`/dashboard?tab=orders&order=${ORDER_ID}`);
  shop.backend.answer('cancelOrder', { error: 'unavailable' });
  await shop.user.click(
    await screen.findByRole('button', { name: 'Choose another payment method' }),
  );
  await shop.user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  shop.backend.answer('cancelOrder', () => {
    shop.change(`orders/${ORDER_ID}`, { status: 'cancelled' });
    return { outcome: 'moved', status: 'cancelled' };
  });
  await shop.user.click(await screen.findByRole('button', { name: 'Yes, cancel order' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(shop.address()).toContain('/dashboard');
  expect(shop.backend.document('users/asha/cart/franch-oil-nh-plus')).toBeUndefined();
});

test('the saved address of the order stays chosen when it is paid another way', async () => {
  const { address } = withFacts([]).order;
  const saved = { ...address, preferred: false, createdAt: new Date(0) };
  const other = { ...saved, name: 'Office', line1: '9 Park Street', preferred: true };
  const shop = await open(RETURN, {
    ...stored([aPayment('failed')]),
    'users/asha/addresses/home': saved,
    'users/asha/addresses/office': other,
  });
  shop.backend.answer('cancelOrder', { outcome: 'moved', status: 'cancelled' });
  await heading('Payment failed');
  await shop.user.click(
    await screen.findByRole('button', { name: 'Choose another payment method' }),
  );
  await screen.findByRole('heading', { name: 'Checkout' });
  const isChosen = async (name: string) =>
    (await screen.findByRole<HTMLInputElement>('radio', { name })).checked;
  expect(await isChosen('Asha')).toBe(true);
  expect(await isChosen('Office')).toBe(false);
});

test('an order not paid in time says so, and updates when a late payment revives it', async () => {
  const shop = await open(RETURN);
  await heading('Waiting for your bank');
  become(
    shop,
    stored([], { status: 'expired', reservation: { state: 'released', untilAt: null } }),
  );
  await heading('Payment expired');
  become(shop, stored([aPayment('captured')]));
  await waitFor(() => expect(shop.address()).toBe(THANKS));
});

test.each([
  RETURN,
  '/return?order=..%2Fusers',
  '/return',
  THANKS,
  `/dashboard?tab=orders&order=${ORDER_ID}`,
])('a hidden order and a missing one show the same page: %s', async (address) => {
  await renderShop(address, { user: {}, documents: SETTINGS });
  await heading('We can’t show this order here');
  expect(screen.getByRole('link', { name: 'Track by order number' })).toBeDefined();
});

test('a visitor is asked to sign in, and then sees the order', async () => {
  const shop = await open(RETURN, stored([aPayment('captured')]), null);
  await heading('Sign in to see this order');
  expect(screen.getByRole('link', { name: 'Track by order number' })).toBeDefined();
  await shop.user.click(screen.getByRole('link', { name: 'Sign in' }));
  await expectAddress(shop, `/auth?next=${encodeURIComponent(RETURN)}`);
  act(() => shop.backend.signIn({}));
  await waitFor(() => expect(shop.address()).toBe(THANKS));
});
