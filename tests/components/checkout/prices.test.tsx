import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { saveCheckoutDraft } from '#data/browser/checkout-draft.ts';
import {
  field,
  openCheckout,
  openReady,
  ORDER_ID,
  orderButton,
  orderRequests,
  review,
  SOAP,
  totalsOf,
} from '../support/checkout.ts';
import { expectAddress, fill } from '../support/forms.ts';
import type { Answer } from '../support/memory-backend.ts';
import { productAt } from '../support/shop-documents.ts';

const THANKS = `/thank-you?order=${ORDER_ID}`;
const TEN_OFF = {
  outcome: 'quoted',
  ...{ totals: { ...totalsOf(17_900), discountPaise: 1_000 }, lines: [], bundles: [] },
} as const;

/** Opens a guest's complete checkout again, with a saved coupon of ten rupees; `release` answers its check. */
async function openWithSavedCoupon() {
  const shop = await openReady();
  const answers: ((answer: Answer) => void)[] = [];
  const checked = new Promise<Answer>((resolve) => answers.push(resolve));
  const release = (answer: Answer): void => answers.forEach((resolve) => resolve(answer));
  shop.backend.answer('quoteCart', () => checked);
  saveCheckoutDraft('', { coupon: 'TEN' });
  shop.reload();
  const button = await screen.findByRole('button', { name: 'Checking your coupon…' });
  return { ...shop, button, release };
}

test('an order waits while the saved coupon is checked, and is placed with it', async () => {
  const shop = await openWithSavedCoupon();
  expect(shop.button.getAttribute('aria-disabled')).toBe('true');
  await shop.user.click(shop.button);
  expect(orderRequests(shop.backend)).toEqual([]);
  shop.release(TEN_OFF);
  await screen.findByText('TEN applied: you save ₹10.');
  expect(orderButton().textContent).toBe('Place order – ₹179');
  await shop.user.click(orderButton());
  await expectAddress(shop, THANKS);
  expect(orderRequests(shop.backend)).toMatchObject([
    { coupon: 'TEN', expectedTotalPaise: 17_900 },
  ]);
});

test('an order waits no longer when the check of the saved coupon fails', async () => {
  const shop = await openWithSavedCoupon();
  shop.release({ error: 'functions/unavailable' });
  await review().findByText(/can’t reach our servers/);
  expect(orderButton().textContent).toBe('Place order – ₹189');
  await shop.user.click(orderButton());
  await expectAddress(shop, THANKS);
  expect(orderRequests(shop.backend)).toMatchObject([{ coupon: '' }]);
});

/** Opens the checkout, where TEN can be applied, and types it. */
async function typeCoupon() {
  const shop = await openCheckout();
  const answers: (() => void)[] = [];
  const checked = new Promise<Answer>((resolve) => answers.push(() => resolve(TEN_OFF)));
  shop.backend.answer('quoteCart', () => checked);
  await shop.user.click(screen.getByText('Have a coupon?'));
  await fill(shop.user, screen.getByLabelText('Coupon code'), 'TEN');
  return { ...shop, release: () => answers.forEach((answer) => answer()) };
}

const focused = () => document.activeElement?.textContent;

test('an applied coupon takes the focus of its field, and gives it back when removed', async () => {
  const { user, release } = await typeCoupon();
  await user.keyboard('{Enter}');
  release();
  await waitFor(() => expect(focused()).toBe('TEN applied: you save ₹10.'));
  await user.tab();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(focused()).toBe('Have a coupon?'));
});

test('an applied coupon takes no focus from another field, or on arrival', async () => {
  const { user, release, reload } = await typeCoupon();
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await user.click(field('Mobile number'));
  release();
  await screen.findByText('TEN applied: you save ₹10.');
  expect(document.activeElement).toBe(field('Mobile number'));
  reload();
  await screen.findByText('TEN applied: you save ₹10.');
  expect(document.activeElement).toBe(document.body);
});

const RISEN = 'A price has gone up since you added it to your cart. Please check your order.';

test('a price that rises while the checkout is open is announced beside the button, one that drops is not', async () => {
  const { backend } = await openCheckout();
  expect(review().queryByText(/^Price increased/)).toBeNull();
  act(() => backend.change(productAt(SOAP, 'Checkout Soap', { price: 90 })));
  await review().findByText('Price dropped from ₹100 to ₹90: you pay ₹10 less each.');
  expect(screen.queryByText(RISEN)).toBeNull();
  act(() => backend.change(productAt(SOAP, 'Checkout Soap', { price: 112.25 })));
  await review().findByText('Price increased from ₹100 to ₹112.25: ₹12.25 more each.');
  const [status] = screen.getAllByRole('status').filter((one) => one.textContent === RISEN);
  expect(status).toBeDefined();
});
