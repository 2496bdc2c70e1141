import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  autofill,
  chooseCash,
  changeElsewhere,
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
} from '../support/checkout.ts';
import { expectAddress, fill, valueOf } from '../support/forms.ts';
import type { Answer } from '../support/memory-backend.ts';
import type { RenderedShop } from '../support/render-shop.tsx';
import { productAt } from '../support/shop-documents.ts';

const THANKS = `/thank-you?order=${ORDER_ID}`;
const WAITS = /We’ll continue as soon as you’re back online/;
const CHANGED =
  'Your order has changed, so it is not placed yet. Please check it and place it again.';
const CORRECTED = '99 Corrected Street';
const ADDRESS = {
  ...{ phone: '+919876543210', pin: '560001', line1: '18 Example Road', line2: '' },
  ...{ city: 'Bengaluru', state: 'Karnataka', preferred: false, createdAt: new Date(2026, 0, 1) },
};
const BOOK = {
  'users/asha/addresses/home': { ...ADDRESS, name: 'Asha at home', preferred: true },
  'users/asha/addresses/work': {
    ...ADDRESS,
    name: 'Asha at work',
    createdAt: new Date(2026, 0, 2),
  },
};

const refused = (reason: string, more: object = {}) =>
  ({ outcome: 'refused', refusal: { reason, ...more } }) as const;

/** Presses the button without a network. */
async function queueOrder(shop: RenderedShop): Promise<void> {
  shop.setOnline(false);
  await shop.user.click(orderButton());
  await screen.findByText(WAITS);
}

/** Queues the order, changes it, brings the network back, and makes sure that the order waits for another press. */
async function changeQueued(shop: RenderedShop, change: () => unknown): Promise<void> {
  await queueOrder(shop);
  await change();
  await screen.findByText(CHANGED);
  expect(screen.queryByText(WAITS)).toBeNull();
  shop.setOnline(true);
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(orderRequests(shop.backend)).toEqual([]);
}

/** Places the order and returns it. */
async function order(shop: RenderedShop) {
  await shop.user.click(orderButton());
  await expectAddress(shop, THANKS);
  expect(orderRequests(shop.backend)).toHaveLength(1);
  return orderRequests(shop.backend)[0];
}

test('an order that waits for the network has to be placed again after each change', async () => {
  const shop = await openReady();
  const totals = { ...totalsOf(17_400), discountPaise: 1_500 };
  shop.backend.answer('quoteCart', { outcome: 'quoted', totals, lines: [], bundles: [] });
  await shop.user.click(screen.getByText('Have a coupon?'));
  await fill(shop.user, screen.getByLabelText('Coupon code'), 'FLOWTEN');
  await shop.user.click(screen.getByRole('button', { name: 'Apply' }));
  await screen.findByText('FLOWTEN applied: you save ₹15.');

  await changeQueued(shop, () =>
    shop.user.click(screen.getByRole('button', { name: 'Remove coupon FLOWTEN' })),
  );
  await changeQueued(shop, () => type(shop, 'House, street', CORRECTED));
  await changeQueued(shop, () => shop.user.click(screen.getByRole('radio', { name: /^UPI/ })));
  await changeQueued(shop, async () => {
    await shop.user.click(screen.getByText('For a business invoice (GSTIN)'));
    await type(shop, 'GSTIN', '27AAPFU0939F1ZV');
    autofill({
      'Legal name of the business': 'Deccan Traders LLP',
      'Billing address': '4 Market Road',
      'Billing city': 'Pune',
      'Billing PIN code': '411001',
    });
  });
  await changeQueued(shop, () => changeElsewhere({ slug: SOAP, quantity: 2 }));
  expect(await order(shop)).toMatchObject({
    ...{ address: { line1: CORRECTED }, coupon: '', gstin: '27AAPFU0939F1ZV' },
    ...{ method: 'online', lines: [{ slug: SOAP, quantity: 2 }], expectedTotalPaise: 24_900 },
  });
});

test('an order that waits for the network has to be placed again to another or an edited address', async () => {
  const shop = await openCheckout({ user: {}, documents: BOOK });
  await chooseCash(shop);
  await changeQueued(shop, () =>
    shop.user.click(screen.getByRole('radio', { name: /Asha at work/ })),
  );
  await changeQueued(shop, () => shop.change('users/asha/addresses/work', { line1: CORRECTED }));
  expect(await order(shop)).toMatchObject({ address: { name: 'Asha at work', line1: CORRECTED } });
});

test('an order that waits for the network keeps the total that the shopper saw', async () => {
  const shop = await openReady();
  await queueOrder(shop);
  shop.change('settings/store', { shipping: { freeFromPaise: 0, feePaise: 0, codFeePaise: 0 } });
  await waitFor(() => expect(orderButton().textContent).not.toContain('₹189'));
  shop.setOnline(true);
  await expectAddress(shop, THANKS);
  expect(orderRequests(shop.backend)).toMatchObject([{ expectedTotalPaise: 18_900 }]);
});

test.each([
  [
    'refused',
    refused('price-changed', { totals: totalsOf(19_900), lines: [] }),
    /Order for the new total/,
  ],
  ['put off until the network is back', { error: 'auth/network-request-failed' }, WAITS],
])('an order whose cart changes while it is sent is not %s', async (_, answer, outdated) => {
  const shop = await openReady();
  let release = (): void => undefined;
  const answered = new Promise<Answer>((resolve) => (release = () => resolve(answer)));
  shop.backend.answer('placeOrder', () => answered);
  await shop.user.click(orderButton());
  await waitFor(() => expect(orderRequests(shop.backend)).toHaveLength(1));
  changeElsewhere({ slug: SOAP, quantity: 3 });
  await review().findAllByText(/₹300/);
  shop.setOnline(false);
  release();
  await screen.findByText(CHANGED);
  expect(screen.queryByText(outdated)).toBeNull();
  shop.backend.answer('placeOrder', PLACED);
  shop.setOnline(true);
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(orderRequests(shop.backend)).toHaveLength(1);
  await shop.user.click(orderButton());
  await expectAddress(shop, THANKS);
  expect(orderRequests(shop.backend).at(-1)?.lines).toEqual([{ slug: SOAP, quantity: 3 }]);
});

test.each([
  [
    'a changed price',
    refused('price-changed', { totals: totalsOf(19_900), lines: [] }),
    'Order for the new total of ₹199',
  ],
  ['an order that had arrived', refused('attempt-used'), 'Place this order too'],
])(
  'after %s nothing is ordered to an address that was corrected since',
  async (_, answer, name) => {
    const shop = await openReady();
    const { user, backend } = shop;
    backend.answer('placeOrder', answer);
    await user.click(orderButton());
    await screen.findByRole('button', { name });
    await type(shop, 'House, street', CORRECTED);
    expect(screen.queryByRole('button', { name })).toBeNull();
    backend.answer('placeOrder', PLACED);
    await user.click(orderButton());
    await expectAddress(shop, THANKS);
    expect(orderRequests(backend).at(-1)?.address.line1).toBe(CORRECTED);
  },
);

test('a product that is added elsewhere does not interrupt who is typing', async () => {
  const shop = await openCheckout({ documents: productAt('oil', 'Checkout Oil') });
  const { user, backend } = shop;
  await user.click(screen.getByText('Have a coupon?'));
  await fill(user, screen.getByLabelText('Coupon code'), 'HALF');
  await type(shop, 'Mobile number', '98765');
  const phone = field('Mobile number');
  const release = backend.holdReads('products/oil');
  changeElsewhere({ slug: SOAP }, { slug: 'oil' });
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(document.activeElement).toBe(phone);
  act(release);
  expect(await review().findByText(/Checkout Oil/)).toBeDefined();
  expect(document.activeElement).toBe(phone);
  expect(valueOf(screen.getByLabelText('Coupon code'))).toBe('HALF');
});
