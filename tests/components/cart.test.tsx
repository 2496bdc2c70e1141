import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { changeElsewhere, CHECKOUT, putInCart } from './support/checkout.ts';
import { expectAddress, fill, valueOf } from './support/forms.ts';
import { renderShop } from './support/render-shop.tsx';
import { productAt, SETTINGS } from './support/shop-documents.ts';

const CART = '/dashboard?tab=cart-fav';
const SOAP = 'cart-soap';
const OIL = 'cart-oil';
const documents = {
  ...SETTINGS,
  ...productAt(SOAP, 'Cart Soap', { category: 'Soaps' }),
  ...productAt(OIL, 'Cart Oil', { price: 250.5, mrp: 250.5, stock: 3 }),
};

const inMain = () => within(screen.getByRole('main'));
const total = () => screen.getByText('Total').parentElement?.textContent;
const quantity = (title: string) => screen.getByRole('spinbutton', { name: `Quantity: ${title}` });
const row = (title: string) => {
  const rows = within(screen.getByRole('list', { name: 'Cart' })).getAllByRole('listitem');
  return rows.find(({ textContent }) => textContent.includes(title))?.textContent;
};

/** Opens the cart with a soap at ₹100 and, optionally, oils at ₹250.50. */
async function openCart(oils = 0) {
  const seen = { seenPaise: 25_050 };
  putInCart({ slug: SOAP }, ...(oils ? [{ slug: OIL, quantity: oils, ...seen }] : []));
  const shop = await renderShop(CART, { documents });
  await waitFor(() => expect(row(oils ? 'Cart Oil' : 'Cart Soap')).toBeDefined());
  return shop;
}

test('the cart badge reads no document, and the cart reads only its own products', async () => {
  putInCart({ slug: SOAP });
  const read = vi.fn();
  const shop = await renderShop('/faq', { documents, onRead: read });
  await screen.findByRole('heading', { level: 1 });
  await screen.findAllByRole('link', { name: /^Cart ?\(1 item\)/ });
  const paths = () =>
    read.mock.calls
      .map(([path]) => String(path))
      .filter((path) => /^(?:users|products)/.test(path));
  expect(paths()).toEqual([]);
  shop.goTo(CART);
  await waitFor(() => expect(row('Cart Soap')).toBeDefined());
  expect([...new Set(paths())]).toEqual([`products/${SOAP}`]);
});

test('the cart is capped at the stock, and sold-out products cannot be added', async () => {
  const shop = await renderShop(`/product/${OIL}`, { documents });
  const { user } = shop;
  await screen.findByRole('spinbutton');
  await fill(user, quantity('Cart Oil'), '50');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(valueOf(quantity('Cart Oil'))).toBe('3'));
  await screen.findByText('Only 3 left.');
  await user.click(inMain().getByRole('button', { name: 'Add to cart' }));
  await screen.findByText('You have all 3 left in your cart.');
  expect(inMain().queryByRole('button', { name: 'Add to cart' })).toBeNull();
  shop.change(`products/${OIL}`, { stock: 0 });
  expect((await inMain().findAllByText('Sold out')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('spinbutton')).toBeNull();
});

test('a product card adds one piece and shows the quantity', async () => {
  const shop = await renderShop('/products?category=Soaps', { documents });
  const { user } = shop;
  await user.click(await screen.findByRole('button', { name: /^Add to cart: Cart Soap/ }));
  await user.click(await screen.findByRole('button', { name: 'Continue shopping' }));
  await user.click(
    await screen.findByRole('button', { name: /^1 in cart · Add another: Cart Soap/ }),
  );
  await screen.findAllByRole('link', { name: /^Cart ?\(2 items\)/ });
  expect(shop.address()).toBe('/products?category=Soaps');
});

test('the cart works by keyboard, and its totals are exact', async () => {
  const { user } = await openCart(1);
  await waitFor(() => expect(total()).toBe('Total₹399.50'));
  await screen.findByText(/₹148\.50 more for free delivery/);
  expect(screen.getByText(/You save ₹20 in all/)).toBeDefined();
  expect(screen.getByText(/total ₹439\.50/)).toBeDefined();

  quantity('Cart Soap').focus();
  await user.keyboard('{ArrowUp}{ArrowUp}');
  await waitFor(() => expect(valueOf(quantity('Cart Soap'))).toBe('3'));
  await waitFor(() => expect(total()).toBe('Total₹550.50'));
  expect(screen.getByText(/You get free delivery/)).toBeDefined();
  await fill(user, quantity('Cart Soap'), '4');
  await user.tab();
  await waitFor(() => expect(total()).toBe('Total₹650.50'));
  expect(document.activeElement).toBe(
    screen.getByRole('button', { name: 'Increase quantity: Cart Soap' }),
  );
  const checkout = screen.getByRole('link', { name: 'Check out' });
  expect(checkout.getAttribute('href')).toBe('/dashboard?tab=checkout');
});

test('Undo restores a removed line to its place', async () => {
  const { user } = await openCart(1);
  const remove = (title: string) =>
    user.click(screen.getByRole('button', { name: `Remove from cart: ${title}` }));
  await remove('Cart Soap');
  await waitFor(() => expect(row('Cart Soap')).toBeUndefined());
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Cart' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const rows = () => within(screen.getByRole('list', { name: 'Cart' })).getAllByRole('listitem');
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(rows()[0]?.textContent).toContain('Cart Soap');
  for (const title of ['Cart Soap', 'Cart Oil']) await remove(title);
  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeDefined();
});

test('a product that is added elsewhere takes away neither typed text nor the focus', async () => {
  const { user, backend } = await openCart();
  const pin = await screen.findByLabelText('PIN code');
  await fill(user, pin, '560001');
  const release = backend.holdReads(`products/${OIL}`);
  changeElsewhere({ slug: SOAP }, { slug: OIL });
  await waitFor(() => expect(total()).toBe('Total…'));
  act(release);
  await waitFor(() => expect(total()).toBe('Total₹399.50'));
  expect(screen.getByLabelText('PIN code')).toBe(pin);
  expect(document.activeElement).toBe(pin);
  expect(valueOf(pin)).toBe('560001');
});

test('a changed price or stock is shown with the old and new value, and accepted', async () => {
  const shop = await openCart(2);
  const { user } = shop;
  await waitFor(() => expect(total()).toBe('Total₹601'));
  shop.change(`products/${SOAP}`, { price: 110 });
  shop.change(`products/${OIL}`, { stock: 1, price: 240 });
  await screen.findByText('2 products in your cart have changed since you added them.');
  await screen.findByText('Price increased from ₹100 to ₹110: ₹10 more each.');
  expect(row('Cart Oil')).toContain('You wanted 2, but only 1 is left. The total is for 1.');
  expect(row('Cart Oil')).toContain(
    'Price dropped from ₹250.50 to ₹240: you pay ₹10.50 less each.',
  );
  expect(total()).toBe('Total₹399');

  await user.click(screen.getByRole('button', { name: 'OK, I have seen the change to Cart Oil' }));
  await user.click(screen.getByRole('button', { name: 'OK, I have seen the change to Cart Soap' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^OK/ })).toBeNull());
  expect(screen.queryByText(/changed since you added/)).toBeNull();
  expect(valueOf(quantity('Cart Oil'))).toBe('1');

  shop.change(`products/${OIL}`, { stock: 0 });
  await waitFor(() => expect(row('Cart Oil')).toContain('This has sold out'));
  shop.change(`products/${SOAP}`, { active: false });
  await screen.findByText(/This is no longer available/);
  await screen.findByText('Nothing in your cart can be ordered right now.');
  expect(screen.queryByRole('link', { name: 'Check out' })).toBeNull();
});

const GOOD = { slug: SOAP, quantity: 2, seenPaise: 10_000, addedAt: 1 };

test('an unreadable stored cart counts as empty, unreadable lines are dropped, an absurd quantity is limited', async () => {
  await openCart();
  const store = (stored: string) => {
    localStorage.setItem('franch.own.cart', stored);
    fireEvent(window, new StorageEvent('storage', { key: 'franch.own.cart' }));
  };
  const lines = [
    { ...GOOD, slug: OIL, quantity: -1 },
    { ...GOOD, slug: '../users/x' },
    { ...GOOD, addedAt: 'now' },
    ...[null, GOOD, { ...GOOD, quantity: 1e9 }],
  ];
  for (const stored of [
    'no JSON {',
    'null',
    '{"version":2,"lines":[]}',
    '{"version":1,"lines":"x"}',
  ]) {
    store(stored);
    await screen.findByRole('heading', { name: 'Your cart is empty' });
    store(JSON.stringify({ version: 1, lines }));
    await waitFor(() => expect(valueOf(quantity('Cart Soap'))).toBe('20'));
  }
  await screen.findByText('You can order up to 20 of this product.');
  expect(total()).toBe('Total₹2,000');
  const rows = within(screen.getByRole('list', { name: 'Cart' })).getAllByRole('listitem');
  expect(rows).toHaveLength(1);
});

test('a PIN code shows date, charges and cash availability, is remembered, and is reported when invalid', async () => {
  const shop = await renderShop(`/product/${SOAP}`, { documents });
  const { user } = shop;
  const form = within(await screen.findByRole('form', { name: 'Delivery' }));
  const ask = async (pin: string) => {
    await fill(user, form.getByLabelText('PIN code'), pin);
    await user.click(form.getByRole('button', { name: 'Check' }));
  };
  await ask('1234');
  await form.findByText('A PIN code has exactly 6 digits, such as 560001.');
  expect(document.activeElement).toBe(form.getByLabelText('PIN code'));
  await ask('290000');
  await form.findByText(/We don’t recognise this PIN code\./);
  await ask('560 001');
  await screen.findByText(/To 560001, Karnataka/);
  const day = String.raw`(?:Mon|Tues|Wednes|Thurs|Fri|Satur)day, \d{1,2} [A-Z][a-z]{2,3}`;
  expect(screen.getByText(new RegExp(`Arrives ${day} – ${day}`))).toBeDefined();
  expect(screen.getByText(/Delivery ₹49, free from ₹499/)).toBeDefined();
  expect(screen.getByText(/Cash on delivery available \(\+ ₹40\)/)).toBeDefined();
  const own = Object.entries(localStorage).filter(([key]) => key.startsWith('franch.own.'));
  // The product that is open was viewed; of the PIN code only the valid one is kept.
  expect(Object.fromEntries(own)).toEqual({
    'franch.own.pin': '"560001"',
    'franch.own.viewed': expect.stringMatching(/^\["[a-z0-9-]+"\]$/) as string,
  });

  await ask('744101');
  await screen.findByText(/not available for this PIN code/);
  await ask('900056');
  await screen.findByText(/we don’t deliver to 900056 yet\./);
  await ask('400001');
  await screen.findByText(/To 400001, Maharashtra/);
  await user.click(inMain().getByRole('button', { name: 'Add to cart' }));
  await inMain().findByRole('link', { name: '1 in your cart' });
  shop.goTo(CART);
  await expectAddress(shop, CART);
  await screen.findByText(/To 400001, Maharashtra/);
  expect(valueOf(screen.getByLabelText('PIN code'))).toBe('400001');
});

test('weight adds to the delivery charge on the product page, in the cart and at the checkout', async () => {
  const weight = [{ includedGrams: 2_000, stepGrams: 500, stepPaise: 3_000 }];
  const fees = { states: [{ state: 'Goa', feePaise: 9_900 }], weight };
  const store = { ...(SETTINGS['settings/store'] as object), content: { fees } };
  putInCart({ slug: SOAP, quantity: 2 });
  const shop = await renderShop(`/product/${SOAP}`, {
    documents: {
      ...{ 'settings/store': store },
      ...productAt(SOAP, 'Cart Soap', { weightGrams: 2_400 }),
    },
  });
  const form = within(await screen.findByRole('form', { name: 'Delivery' }));
  await fill(shop.user, form.getByLabelText('PIN code'), '403001');
  await shop.user.click(form.getByRole('button', { name: 'Check' }));
  await screen.findByText(/Delivery ₹129, free from ₹499/);

  shop.goTo(CART);
  await screen.findByText('Delivery (4.8 kg)');
  // Six steps of 500 g have begun above 2 kg.
  await waitFor(() => expect(total()).toBe('Total₹479'));
  shop.goTo(CHECKOUT);
  await screen.findByRole('heading', { name: 'Checkout' });
  await screen.findAllByText('Delivery (4.8 kg)');
  await waitFor(() => expect(screen.getAllByText('₹479').length).toBeGreaterThan(0));

  shop.goTo('/shipping');
  await screen.findByText('Below that, over 2 kg');
  expect(screen.getByText('₹30 more for each 0.5 kg or part of it')).toBeDefined();
});
