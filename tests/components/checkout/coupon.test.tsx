import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { saveCheckoutDraft } from '#data/browser/checkout-draft.ts';
import { words } from '#text/en/shop/checkout.ts';
import {
  field,
  openCheckout,
  openReady,
  ORDER_ID,
  orderButton,
  orderRequests,
  PLACED,
  review,
  totalsOf,
} from '../support/checkout.ts';
import { expectAddress, fill } from '../support/forms.ts';
import type { Answer } from '../support/memory-backend.ts';

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
  shop.backend.answer('startCheckout', ({ ask }: { ask: string }) =>
    ask === 'quote' ? checked : PLACED,
  );
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

test.each([
  ['fails', { error: 'functions/unavailable' }, /can’t reach our servers/],
  ['is put off', { outcome: 'refused', refusal: { reason: 'busy' } }, words.coupon.later],
])('an order waits no longer when the check of the saved coupon %s', async (_, answer, says) => {
  const shop = await openWithSavedCoupon();
  shop.release(answer);
  await review().findByText(says);
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
  shop.backend.answer('startCheckout', () => checked);
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
