import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { checkoutDraft, saveCheckoutDraft } from '#data/browser/checkout-draft.ts';
import {
  CHECKOUT,
  chooseCash,
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
import { expectAddress } from '../support/forms.ts';
import { renderShop } from '../support/render-shop.tsx';
import { productAt, SETTINGS } from '../support/shop-documents.ts';

const THANKS = `/thank-you?order=${ORDER_ID}`;
const OIL = 'checkout-oil';
const TEN_OFF = {
  outcome: 'quoted',
  ...{ totals: { ...totalsOf(23_900), discountPaise: 1_000 }, lines: [], bundles: [] },
} as const;
const ask = ({ ask: kind }: { ask: string }) => (kind === 'quote' ? TEN_OFF : PLACED);

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
  shop.backend.answer('startCheckout', ask);
  await screen.findByText('TEN applied: you save ₹10.');
  await typeAsGuest(shop);
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
  shop.backend.answer('startCheckout', (request: { ask: string }) =>
    request.ask === 'quote' ? late.promise : placed.promise,
  );
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
