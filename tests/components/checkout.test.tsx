import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  CASH,
  changeElsewhere,
  CHECKOUT,
  chooseCash,
  field,
  openCheckout,
  ORDER_ID,
  orderButton,
  orderRequests,
  PLACED,
  putInCart,
  SOAP,
  type,
  typeAsGuest,
} from './support/checkout.ts';
import { expectAddress, fill, valueOf } from './support/forms.ts';
import { orderDocuments } from './support/orders.ts';
import { renderShop } from './support/render-shop.tsx';
import { productAt, SETTINGS } from './support/shop-documents.ts';

const THANKS = `/thank-you?order=${ORDER_ID}`;
const HOME = {
  ...{ name: 'Meera Iyer', phone: '+919876543210', pin: '560001', line1: '18 Example Road' },
  ...{ line2: '', city: 'Bengaluru', state: 'Karnataka', preferred: true },
};

test('a guest has seven fields, contact first, and the first missing one gets the focus', async () => {
  const shop = await openCheckout();
  const { user } = shop;
  const form = screen.getByRole('form', { name: 'Checkout' });
  const fields = [...form.querySelectorAll<HTMLInputElement>('input, select, textarea')].filter(
    (input) => input.type !== 'radio' && !input.hidden && !input.closest('details:not([open])'),
  );
  expect(fields.map((input) => `${input.name} ${input.getAttribute('autocomplete')}`)).toEqual([
    ...['phone tel', 'email email', 'name name', 'pin postal-code'],
    ...['line1 street-address', 'city address-level2', 'state address-level1'],
  ]);
  const invalid = /An email address has an @/;
  await type(shop, 'Email', 'nobody');
  await user.keyboard('{Enter}');
  expect(screen.queryByText(invalid)).toBeNull();
  await user.tab();
  await screen.findByText(invalid);
  orderButton().focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(field('Mobile number'));
  await type(shop, 'Mobile number', '98765 43210');
  orderButton().focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(field('Email'));
  await type(shop, 'Email', 'visitor@franch.test');
  orderButton().focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(field('Full name'));
  expect(shop.backend.calls).toEqual([]);
});

test('an order that was just placed elsewhere is confirmed as that one', async () => {
  const shop = await openCheckout({ documents: orderDocuments(ORDER_ID, { uid: 'guest' }) });
  typeAsGuest();
  shop.backend.answer('placeOrder', { ...PLACED, repeated: true });
  await chooseCash(shop);
  await shop.user.click(orderButton());
  await screen.findByRole('heading', { name: 'Thank you for your order' });
  expect(screen.getByText(/haven’t placed it again/)).toBeDefined();
  shop.goTo(THANKS);
  await waitFor(() => expect(screen.queryByText(/haven’t placed it again/)).toBeNull());
});

test('shows delivery date and cost of each payment method; another State only warns; a double click orders once', async () => {
  const shop = await openCheckout();
  typeAsGuest();
  expect(valueOf(field('State or union territory'))).toBe('Karnataka');
  await shop.user.selectOptions(field('State or union territory'), 'Kerala');
  await screen.findByText(/is usually in Karnataka, but you chose Kerala/);
  expect(screen.getByText(/^Arrives \w+day, \d+ \w+ – \w+day, \d+ \w+$/)).toBeDefined();
  expect(orderButton().textContent).toBe('Pay ₹149');
  await chooseCash(shop);
  expect(orderButton().textContent).toBe('Place order – ₹189');
  await shop.user.dblClick(orderButton());
  await expectAddress(shop, THANKS);
  expect(orderRequests(shop.backend)).toMatchObject([
    {
      ...{ method: 'cod', lines: [{ slug: SOAP, quantity: 1 }], expectedTotalPaise: 18_900 },
      ...{ email: 'guest@franch.test', coupon: '', gstin: '' },
      address: { pin: '560001', state: 'Kerala', phone: '+919876543210' },
    },
  ]);
  expect(sessionStorage.getItem('franch.checkout')).toBeNull();
  shop.goTo(CHECKOUT);
  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeDefined();
});

test('cash is not offered where couriers do not collect it, and a PIN code may be unserviceable', async () => {
  const shop = await openCheckout();
  const { user } = shop;
  typeAsGuest();
  await chooseCash(shop);
  await type(shop, 'PIN code', '744101');
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('radio', CASH).disabled).toBe(true),
  );
  expect(screen.getByText('Not available for this PIN code.')).toBeDefined();
  expect(orderButton().textContent).toBe('Pay ₹149');
  await type(shop, 'PIN code', '900056');
  await screen.findByText('Sorry, we don’t deliver to PIN code 900056 yet.');
  await user.selectOptions(field('State or union territory'), 'Karnataka');
  shop.backend.answer('placeOrder', { outcome: 'refused', refusal: { reason: 'not-served' } });
  await user.click(orderButton());
  await user.click(await screen.findByRole('button', { name: 'Change PIN code' }));
  expect(document.activeElement).toBe(field('PIN code'));
});

test('a customer orders to a saved address, or adds another', async () => {
  const shop = await openCheckout({
    user: {},
    documents: { 'users/asha/addresses/home': { ...HOME, createdAt: new Date() } },
  });
  const { user, backend } = shop;
  await screen.findByText('asha@franch.test');
  expect(screen.queryByLabelText('Email', { exact: false })).toBeNull();
  const choice = (name: string) =>
    screen.findByRole<HTMLInputElement>('radio', { name: new RegExp(name) });
  expect((await choice('Meera Iyer')).checked).toBe(true);

  await user.click(screen.getByRole('button', { name: /^A different address/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New address' }));
  const fields = {
    'PIN code': '682001',
    'Town or city': 'Kochi',
    'House, street, area': '4 Sample Lane',
    'Full name': 'Asha at work',
    'Mobile number': '9876543211',
  };
  for (const [label, text] of Object.entries(fields))
    await fill(user, await dialog.findByLabelText(label), text);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect((await choice('Asha at work')).checked).toBe(true));
  shop.reload();
  await waitFor(async () => expect((await choice('Asha at work')).checked).toBe(true));
  await chooseCash(shop);
  await user.click(orderButton());
  await expectAddress(shop, THANKS);
  expect(orderRequests(backend)).toMatchObject([
    {
      email: 'asha@franch.test',
      address: { pin: '682001', state: 'Kerala', name: 'Asha at work' },
    },
  ]);
  await waitFor(() => expect(backend.document(`users/asha/cart/${SOAP}`)).toBeUndefined());
});

test('a GSTIN is checked, asks whom to bill, survives a reload, and the order names the business', async () => {
  const shop = await openCheckout();
  typeAsGuest();
  await chooseCash(shop);
  await shop.user.click(screen.getByText('For a business invoice (GSTIN)'));
  expect(screen.queryByLabelText('Legal name of the business')).toBeNull();
  await type(shop, 'GSTIN', '29AAAAA0000A1ZX');
  await shop.user.click(orderButton());
  expect(await screen.findByText(/One of these 15 characters is mistyped/)).toBeDefined();
  expect(document.activeElement).toBe(field('GSTIN'));
  await type(shop, 'GSTIN', '27AAPFU0939F1ZV');
  shop.reload();
  expect(valueOf(await screen.findByLabelText('Email', { exact: false }))).toBe(
    'guest@franch.test',
  );
  expect(valueOf(field('House, street'))).toBe('18 Example Road');
  expect(valueOf(field('State or union territory'))).toBe('Karnataka');
  expect(screen.getByRole<HTMLInputElement>('radio', CASH).checked).toBe(true);
  expect(valueOf(field('GSTIN'))).toBe('27AAPFU0939F1ZV');
  expect(await screen.findByText(/^In Maharashtra/)).toBeDefined();
  await shop.user.click(orderButton());
  for (const sentence of [
    'legal name of the business',
    'billing address',
    'town or city',
    'PIN code',
  ]) {
    expect(await screen.findByText(`Enter the ${sentence}.`)).toBeDefined();
  }
  expect(shop.backend.calls).toEqual([]);
  await type(shop, 'Legal name of the business', 'Deccan Traders LLP');
  await type(shop, 'Billing address', '4 Market Road');
  await type(shop, 'Billing city', 'Pune');
  await type(shop, 'Billing PIN code', '411 001');
  await shop.user.click(orderButton());
  await expectAddress(shop, THANKS);
  expect(orderRequests(shop.backend)).toMatchObject([
    {
      gstin: '27AAPFU0939F1ZV',
      billing: { legalName: 'Deccan Traders LLP', line1: '4 Market Road', pin: '411001' },
    },
  ]);
});

test('a closed checkout says so, and reopens live with its input', async () => {
  const shop = await openCheckout();
  await type(shop, 'Email', 'waiting@franch.test');
  shop.change('settings/store', { checkoutOpen: false });
  await screen.findByRole('heading', { name: 'We’re not taking orders right now' });
  shop.change('settings/store', { checkoutOpen: true });
  expect(valueOf(await screen.findByLabelText('Email', { exact: false }))).toBe(
    'waiting@franch.test',
  );
  expect(orderButton()).toBeDefined();
  // Without a GSTIN the shop has nothing to invoice with.
  shop.change('settings/store', { tax: undefined });
  await screen.findByRole('heading', { name: 'We’re not taking orders right now' });
});

test('a product that the shopper may no longer read has words, not its address, and no amount', async () => {
  putInCart({ slug: SOAP }, { slug: 'an-archived-soap' });
  await renderShop(CHECKOUT, { documents: { ...SETTINGS, ...productAt(SOAP, 'Checkout Soap') } });
  const review = within(await screen.findByRole('region', { name: 'Your order' }));
  const [soap, gone] = review.getAllByRole('listitem');
  expect(soap?.textContent).toBe('1 × Checkout Soap₹100');
  expect(gone?.textContent).toBe('1 × A product that is no longer available');
  expect(document.body.textContent).not.toContain('an-archived-soap');
});

test('a discontinued product is reported and removed', async () => {
  const shop = await openCheckout({ documents: productAt('checkout-oil', 'Checkout Oil') });
  changeElsewhere({ slug: SOAP }, { slug: 'checkout-oil' });
  await screen.findByRole('button', { name: 'Pay ₹249' });
  shop.change(`products/${SOAP}`, { active: false });
  await screen.findByText('Something in your cart is no longer available');
  await shop.user.click(screen.getByRole('button', { name: 'Remove it from my cart' }));
  const review = within(screen.getByRole('region', { name: 'Your order' }));
  await waitFor(() => expect(review.getAllByRole('listitem')).toHaveLength(1));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your order' }));
});

test('a cart that cannot be ordered offers a way on, and opens again when it can', async () => {
  const shop = await openCheckout();
  typeAsGuest();
  shop.change(`products/${SOAP}`, { active: false });
  const nothing = { name: 'Nothing in your cart can be ordered' };
  const notice = await screen.findByRole('heading', nothing);
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.contains(notice)).toBe(true);
  expect(screen.queryByRole('button', { name: /₹0/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'View cart' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Shop all products' })).toBeDefined();
  shop.change(`products/${SOAP}`, { active: true });
  const city = await screen.findByLabelText(/^Town or city/);
  expect(valueOf(city)).toBe('Bengaluru');

  shop.change(`products/${SOAP}`, { stock: 0 });
  await screen.findByText('Checkout Soap: sold out');
  const line = { slug: SOAP, title: 'Checkout Soap', quantity: 1, left: 0 };
  const refusal = { reason: 'stock', lines: [line] };
  shop.backend.answer('placeOrder', { outcome: 'refused', refusal });
  await shop.user.click(orderButton());
  await screen.findByText('Checkout Soap: sold out');
  await shop.user.click(screen.getByRole('button', { name: 'Update my cart' }));
  const empty = await screen.findByRole('heading', { name: 'Your cart is empty' });
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.contains(empty)).toBe(true);
});
