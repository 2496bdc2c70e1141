import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  CHECKOUT,
  chooseCash,
  field,
  openCheckout,
  openReady,
  ORDER_ID,
  orderButton,
  orderRequests,
  PLACED,
  review,
  SOAP,
  totalsOf,
  type,
} from './support/checkout.ts';
import { expectAddress, fill } from './support/forms.ts';

const THANKS = `/thank-you?order=${ORDER_ID}`;
const SILENT = /We didn’t get an answer/;
const ARRIVED = /We already have an order from you a moment ago/;

const refused = (reason: string, more: object = {}) =>
  ({ outcome: 'refused', refusal: { reason, ...more } }) as const;

test('a changed price is shown with both totals, and ordered only after confirmation', async () => {
  const shop = await openReady();
  const { user, backend } = shop;
  const line = { slug: SOAP, title: 'Checkout Soap', quantity: 1, left: 5 };
  const lines = [{ ...line, unitPricePaise: 15_000, unitMrpPaise: 20_000 }];
  const totals = totalsOf(19_900);
  backend.answer('placeOrder', refused('price-changed', { totals, lines }));
  await user.click(orderButton());
  await screen.findByText('Your total was ₹189; it is now ₹199.');
  expect(screen.getByText('Checkout Soap: now ₹150 each')).toBeDefined();
  let answer = (): void => undefined;
  const placed = new Promise<typeof PLACED>((resolve) => (answer = () => resolve(PLACED)));
  backend.answer('placeOrder', () => placed);
  await user.click(screen.getByRole('button', { name: 'Order for the new total of ₹199' }));
  // The form is locked while it is sent.
  expect((field('House, street') as HTMLTextAreaElement).readOnly).toBe(true);
  answer();
  await expectAddress(shop, THANKS);
  const requests = orderRequests(backend);
  expect(requests.map(({ expectedTotalPaise }) => expectedTotalPaise)).toEqual([18_900, 19_900]);
  expect(new Set(requests.map(({ attemptId }) => attemptId)).size).toBe(1);
});

test('after a lost response the same order is resent under the same id, also after a reload', async () => {
  const shop = await openReady();
  const { user, backend } = shop;
  backend.answer('placeOrder', { error: 'functions/unavailable' });
  await user.click(orderButton());
  await screen.findByText(SILENT);
  await user.click(orderButton());
  await waitFor(() => expect(orderRequests(backend)).toHaveLength(2));
  await screen.findByText(SILENT);
  backend.answer('placeOrder', PLACED);
  shop.reload();
  await user.click(await screen.findByRole('button', { name: /^Place order/ }));
  await expectAddress(shop, THANKS);
  const ids = orderRequests(backend).map(({ attemptId }) => attemptId);
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(1);
});

test('after a lost response a changed order keeps its id; the cart stays, and another order gets its own', async () => {
  const shop = await openReady();
  const { user, backend } = shop;
  backend.answer('placeOrder', { error: 'functions/unavailable' });
  await user.click(orderButton());
  await screen.findByText(SILENT);
  await type(shop, 'House, street', '19 Example Road');
  backend.answer('placeOrder', refused('attempt-used'));
  await user.click(orderButton());
  await screen.findByText(ARRIVED);
  expect(review().getAllByText(/Checkout Soap/).length).toBeGreaterThan(0);
  backend.answer('placeOrder', PLACED);
  await user.click(screen.getByRole('button', { name: 'Place this order too' }));
  await expectAddress(shop, THANKS);
  const [first, second, third] = orderRequests(backend);
  expect(second?.attemptId).toBe(first?.attemptId);
  expect(second?.address.line1).toBe('19 Example Road');
  expect(third?.attemptId).not.toBe(first?.attemptId);
});

test('a busy server is retried without another press', async () => {
  const shop = await openReady();
  const { user, backend } = shop;
  const answers = [refused('busy'), PLACED];
  backend.answer('placeOrder', () => answers.shift() ?? PLACED);
  await user.click(orderButton());
  expect(await screen.findByText('We’re getting a lot of orders. Trying again…')).toBeDefined();
  await expectAddress(shop, THANKS);
  expect(orderRequests(backend)).toHaveLength(2);
});

test('without a network the order waits, and is sent once the network is back', async () => {
  const shop = await openReady();
  const { user, backend } = shop;
  shop.setOnline(false);
  await user.click(orderButton());
  await screen.findByText(/We’ll continue as soon as you’re back online/);
  expect(backend.calls).toEqual([]);
  shop.setOnline(true);
  await expectAddress(shop, THANKS);
  expect(orderRequests(backend)).toHaveLength(1);
});

test('an order that fails for want of a network that is back by then promises no continuation', async () => {
  const shop = await openReady();
  shop.backend.answer('placeOrder', { error: 'auth/network-request-failed' });
  await shop.user.click(orderButton());
  await screen.findByText(/We can’t reach our servers right now/);
  expect(screen.queryByText(/We’ll continue/)).toBeNull();
  shop.backend.answer('placeOrder', PLACED);
  await shop.user.click(orderButton());
  await expectAddress(shop, THANKS);
});

const fifteenOff = { ...totalsOf(13_400), discountPaise: 1_500 };

test('a coupon reduces the total in checkout and cart, and an order works without it', async () => {
  const shop = await openReady();
  const { user, backend } = shop;
  backend.answer('quoteCart', { outcome: 'quoted', totals: fifteenOff, lines: [], bundles: [] });
  backend.answer('placeOrder', ({ coupon }: { coupon: string }) =>
    coupon ? refused('coupon', { fault: { fault: 'over' } }) : PLACED,
  );
  await user.click(screen.getByText('Have a coupon?'));
  await fill(user, screen.getByLabelText('Coupon code'), 'flow ten');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await screen.findByText('FLOWTEN applied: you save ₹15.');
  await user.click(screen.getByRole('radio', { name: /^UPI/ }));
  expect(orderButton().textContent).toBe('Pay ₹134');
  shop.reload();
  await screen.findByRole('button', { name: 'Pay ₹134' });

  shop.goTo('/dashboard?tab=cart-fav');
  await screen.findByText('FLOWTEN applied: you save ₹15.');
  expect(await screen.findByText('− ₹15')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Remove coupon FLOWTEN' }));
  await user.click(await screen.findByText('Have a coupon?'));
  await fill(user, screen.getByLabelText('Coupon code'), 'FLOWTEN');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await screen.findByText('FLOWTEN applied: you save ₹15.');
  shop.goTo(CHECKOUT);
  await screen.findByRole('button', { name: 'Pay ₹134' });

  await chooseCash(shop);
  await user.click(orderButton());
  await user.click(await screen.findByRole('button', { name: 'Order without the coupon' }));
  expect(document.activeElement).toBe(review().getByRole('heading', { name: 'Your order' }));
  await waitFor(() => expect(orderButton().textContent).toBe('Place order – ₹189'));
  await user.click(orderButton());
  await expectAddress(shop, THANKS);
  expect(orderRequests(backend).map(({ coupon }) => coupon)).toEqual(['FLOWTEN', '']);
});

test('a coupon code is refused with the reason, and asked for only when it can be one', async () => {
  const { user, backend } = await openCheckout();
  await user.click(screen.getByText('Have a coupon?'));
  const codeField = screen.getByLabelText('Coupon code');
  const minimum = { fault: 'minimum', minimumPaise: 50_000 };
  for (const [code, fault, sentence] of [
    ['', null, 'Please enter a coupon code.'],
    ['!', null, 'A coupon code has only letters A to Z and digits.'],
    [
      'flowbig',
      minimum,
      'This coupon needs ₹500 or more of the products it is for, after other discounts and before delivery.',
    ],
  ] as const) {
    backend.answer('quoteCart', refused('coupon', { fault }));
    await fill(user, codeField, code);
    await user.type(codeField, '{Enter}');
    await review().findByText(sentence, { exact: false });
    expect(backend.calls).toHaveLength(fault ? 1 : 0);
  }
});
