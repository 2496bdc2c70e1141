import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { paise } from '#domain/money/money.ts';
import { checkoutDraft, saveCheckoutDraft } from '#data/browser/checkout-draft.ts';
import {
  CHECKOUT,
  chooseCash,
  openCheckout,
  openReady,
  ORDER_ID,
  orderButton,
  orderRequests,
  PLACED,
  putInCart,
  SOAP,
  totalsOf,
  typeAsGuest,
} from '../support/checkout.ts';
import { expectAddress, fill } from '../support/forms.ts';
import { orderDocuments } from '../support/orders.ts';
import { renderShop } from '../support/render-shop.tsx';
import { productAt, SETTINGS } from '../support/shop-documents.ts';

const THANKS = `/thank-you?order=${ORDER_ID}`;
const GUEST = { uid: 'guest', guest: true, email: '', emailVerified: false };
const OIL = 'checkout-oil';
const TEN_OFF = {
  outcome: 'quoted',
  ...{ totals: { ...totalsOf(23_900), discountPaise: 1_000 }, lines: [], bundles: [] },
} as const;

/** A promise that the test settles. */
function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((settle) => (resolve = settle));
  return { promise, resolve: (value: T) => resolve(value) };
}

/** Opens a guest's complete checkout with two products and a coupon of ten rupees. */
async function openWithCoupon() {
  putInCart({ slug: SOAP }, { slug: OIL });
  saveCheckoutDraft('', { coupon: 'TEN' });
  const products = { ...productAt(SOAP, 'Checkout Soap'), ...productAt(OIL, 'Checkout Oil') };
  const shop = await renderShop(CHECKOUT, { documents: { ...SETTINGS, ...products } });
  shop.backend.answer('quoteCart', TEN_OFF);
  shop.backend.answer('placeOrder', PLACED);
  await screen.findByText('TEN applied: you save ₹10.');
  typeAsGuest();
  await chooseCash(shop);
  return shop;
}

test('the cart is not called empty on the way from a cash order to the thank-you page', async () => {
  const shop = await openReady();
  const seen = new Set<string>();
  const observer = new MutationObserver(() => {
    for (const { textContent } of screen.queryAllByRole('heading')) seen.add(textContent);
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  await shop.user.click(orderButton());
  await expectAddress(shop, THANKS);
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Checkout' })).toBeNull());
  observer.disconnect();
  expect([...seen]).toContain('Checkout');
  expect([...seen]).not.toContain('Your cart is empty');
});

test('an order with a coupon asks for it no more, and the next checkout starts without it', async () => {
  const shop = await openWithCoupon();
  const asked = shop.backend.calls.length;
  await shop.user.click(orderButton());
  await expectAddress(shop, THANKS);
  expect(orderRequests(shop.backend)).toMatchObject([{ coupon: 'TEN' }]);
  expect(shop.backend.calls).toHaveLength(asked + 1);
  expect(checkoutDraft('').coupon).toBeUndefined();
});

test('the late answer to a coupon does not put it back after the order', async () => {
  const shop = await openWithCoupon();
  const late = deferred<typeof TEN_OFF>();
  const placed = deferred<typeof PLACED>();
  shop.backend.answer('quoteCart', () => late.promise);
  shop.backend.answer('placeOrder', () => placed.promise);
  const asked = shop.backend.calls.length;
  await shop.user.click(orderButton());
  putInCart({ slug: SOAP, quantity: 2 }, { slug: OIL });
  fireEvent(window, new StorageEvent('storage', { key: 'franch.own.cart' }));
  await waitFor(() => expect(shop.backend.calls).toHaveLength(asked + 2));
  placed.resolve(PLACED);
  await expectAddress(shop, THANKS);
  expect(shop.backend.calls).toHaveLength(asked + 2);
  late.resolve(TEN_OFF);
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(checkoutDraft('').coupon).toBeUndefined();
});

test('another payment method, chosen before the order has loaded, waits for it and fills the form from it', async () => {
  const order = orderDocuments(ORDER_ID, { uid: 'guest', status: 'pending-payment' });
  const placed = { orderId: ORDER_ID, number: 'FR-7K3M9Q2X', totalPaise: paise(18_900), lines: [] };
  const shop = await renderShop('/', { user: GUEST, documents: { ...SETTINGS, ...order } });
  saveCheckoutDraft('', { placed });
  const release = shop.backend.holdReads(`orders/${ORDER_ID}`);
  shop.backend.answer('cancelOrder', { outcome: 'moved', status: 'cancelled' });
  shop.goTo(CHECKOUT);
  const name = 'Choose another payment method';
  await shop.user.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(shop.backend.calls.at(-1)?.name).toBe('cancelOrder'));
  shop.change(`orders/${ORDER_ID}`, { status: 'cancelled' });
  release();
  await waitFor(() => expect(checkoutDraft('').placed).toBeUndefined());
  expect(checkoutDraft('').typed).toMatchObject({ city: 'Bengaluru' });
});

test('a guest who creates an account on the thank-you page goes on from its title', async () => {
  const { user } = await renderShop(THANKS, {
    user: GUEST,
    documents: { ...SETTINGS, ...orderDocuments(ORDER_ID, { uid: 'guest' }) },
  });
  const name = 'Save this order to an account';
  const form = within(await screen.findByRole('form', { name }));
  await fill(user, form.getByLabelText('Choose a password'), 'Turmeric@108');
  await user.click(form.getByRole('button', { name: 'Create account' }));
  await waitFor(() => expect(screen.queryByRole('form', { name })).toBeNull());
  const title = screen.getByRole('heading', { name: 'Thank you for your order' });
  await waitFor(() => expect(document.activeElement).toBe(title));
});

const NOW = Date.UTC(2026, 10, 25, 9, 0);

test('checkout, thank-you page and order name the same days of delivery in the same words', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(NOW);
  const documents = orderDocuments(ORDER_ID, { uid: 'guest' });
  const order = {
    ...documents[`orders/${ORDER_ID}`],
    createdAt: new Date(NOW),
    updatedAt: new Date(NOW),
  };
  const shop = await openCheckout({
    user: GUEST,
    documents: { ...documents, [`orders/${ORDER_ID}`]: order },
  });
  const days = /Arrives Friday, 27 Nov – Tuesday, 1 Dec$/;
  expect(shop.address()).toBe(CHECKOUT);
  expect(await screen.findByText(days)).toBeDefined();
  shop.goTo(`/thank-you?order=${ORDER_ID}`);
  await screen.findByRole('heading', { name: 'Thank you for your order' });
  expect(await screen.findByText(days)).toBeDefined();
  shop.goTo(`/dashboard?tab=orders&order=${ORDER_ID}`);
  await screen.findByRole('heading', { name: /^Order FR-/ });
  expect(await screen.findByText(days)).toBeDefined();
});

test('an order still on its way after its last day of delivery has an apology, not days in the past', async () => {
  const [lastDay, dayAfter] = [Date.UTC(2026, 11, 1, 18, 0), Date.UTC(2026, 11, 1, 19, 0)];
  vi.spyOn(Date, 'now').mockReturnValue(lastDay);
  const documents = orderDocuments(ORDER_ID);
  const order = { ...documents[`orders/${ORDER_ID}`], createdAt: new Date(NOW) };
  const shop = await renderShop(`/dashboard?tab=orders&order=${ORDER_ID}`, {
    user: {},
    documents: { ...SETTINGS, ...documents, [`orders/${ORDER_ID}`]: order },
    answers: { claimOrders: { outcome: 'claimed', orders: 0 } },
  });
  expect(await screen.findByText(/Arrives Friday, 27\sNov – Tuesday, 1\sDec$/)).toBeDefined();
  vi.spyOn(Date, 'now').mockReturnValue(dayAfter);
  shop.reload();
  expect(await screen.findByText(/^Sorry, your order is running late\./)).toBeDefined();
  expect(screen.queryByText(/Arrives|1\sDec|within \d+ working days/)).toBeNull();
  expect(screen.getByText(/^Your order is not packed yet\./)).toBeDefined();
  shop.change(`orders/${ORDER_ID}`, { status: 'delivered' });
  await waitFor(() => expect(screen.queryByText(/running late/)).toBeNull());
});
