import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  openCheckout,
  openReady,
  orderButton,
  review,
  SOAP,
  totalsOf,
} from '../support/checkout.ts';
import { productAt } from '../support/shop-documents.ts';

const RISEN = 'A price has gone up since you added it to your cart. Please check your order.';

test('a price that rises while the checkout is open is announced beside the button', async () => {
  const { backend } = await openCheckout();
  expect(review().queryByText(/^Price increased/)).toBeNull();
  act(() => backend.change(productAt(SOAP, 'Checkout Soap', { price: 112.25 })));
  await review().findByText('Price increased from ₹100 to ₹112.25: ₹12.25 more each.');
  const [status] = screen.getAllByRole('status').filter((one) => one.textContent === RISEN);
  expect(status).toBeDefined();
});

test('a price that drops is good news, and needs no check', async () => {
  const { backend } = await openCheckout();
  act(() => backend.change(productAt(SOAP, 'Checkout Soap', { price: 90 })));
  await review().findByText('Price dropped from ₹100 to ₹90: you pay ₹10 less each.');
  expect(screen.queryByText(RISEN)).toBeNull();
});

test('an order that is refused for its price names the product', async () => {
  const shop = await openReady();
  const line = { slug: SOAP, title: 'Checkout Soap', quantity: 1, left: 5 };
  const lines = [{ ...line, unitPricePaise: 19_900, unitMrpPaise: 20_000 }];
  const refusal = { reason: 'price-changed', totals: totalsOf(19_900), lines };
  shop.backend.answer('startCheckout', { outcome: 'refused', refusal });
  await shop.user.click(orderButton());
  expect(await screen.findByText('Checkout Soap: now ₹199 each')).toBeDefined();
});
