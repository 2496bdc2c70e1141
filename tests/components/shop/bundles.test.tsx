import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bundleDocument } from '#domain/bundle/bundle.ts';
import { aBundle } from '../../support/fixtures/bundles.ts';
import { CHECKOUT, orderButton, putInCart, review } from '../support/checkout.ts';
import { renderPage, renderShop } from '../support/render-shop.tsx';
import { productAt, SETTINGS } from '../support/shop-documents.ts';

const CART = '/dashboard?tab=cart-fav';
const OIL = 'bundle-oil';
const SHAMPOO = 'bundle-shampoo';
const ID = 'oilAndShampoo0000001';
const pair = aBundle(ID, 6_000, [OIL, SHAMPOO], { title: 'Oil + Shampoo' });
const BUNDLE = { [`bundles/${ID}`]: { ...bundleDocument(pair) } };
const PRODUCTS = {
  ...SETTINGS,
  ...productAt(OIL, 'Hair Oil', { price: 279, mrp: 320 }),
  ...productAt(SHAMPOO, 'Amla Shampoo', { price: 229, mrp: 265, stock: 15 }),
};
const documents = { ...PRODUCTS, ...BUNDLE };
const ofShampoo = (quantity: number) => [
  { slug: OIL, quantity: 1 },
  { slug: SHAMPOO, quantity },
];
const card = () => screen.findByRole('article', { name: 'Bundle: Oil + Shampoo' });
const total = () => screen.getByText('Total').parentElement?.textContent;

test('a product page offers its bundle, and one button adds every part', async () => {
  const { user, address } = await renderShop(`/product/${OIL}`, { documents });
  const offer = within(await card());
  expect(screen.getByRole('heading', { level: 2, name: 'Goes well with' })).toBeDefined();
  expect(offer.getByText('₹448')).toBeDefined();
  expect(offer.getByText('Save ₹60')).toBeDefined();
  expect(offer.getByText('Bought separately: ₹508')).toBeDefined();
  expect(offer.getByRole('link', { name: 'Amla Shampoo' })).toBeDefined();
  expect(offer.queryByRole('link', { name: 'Hair Oil' })).toBeNull();
  await user.click(offer.getByRole('button', { name: 'Add both to cart' }));
  await screen.findByText('Oil + Shampoo is in your cart. You save ₹60.');
  await screen.findAllByRole('link', { name: /^Cart ?\(2 items\)/ });
  await user.click(offer.getByRole('link', { name: 'In your cart: you save ₹60' }));
  expect(address()).toBe(CART);
  await waitFor(() => expect(total()).toBe('Total₹497'));
  expect(screen.getByText('Bundle: Oil + Shampoo').nextElementSibling?.textContent).toBe('− ₹60');
  // ₹77 below the MRP, and the bundle.
  expect(screen.getByText(/^You save/).textContent).toBe('You save ₹137 in all');
});

test('the button adds what the cart lacks, by keyboard as well', async () => {
  putInCart({ slug: SHAMPOO, seenPaise: 22_900 });
  const { user } = await renderShop(`/product/${OIL}`, { documents });
  await screen.findByRole('navigation', { name: 'Main' });
  const button = within(await card()).getByRole('button', { name: 'Complete the bundle' });
  button.focus();
  await user.keyboard('{Enter}');
  const message = await screen.findByText('Oil + Shampoo is in your cart. You save ₹60.');
  await waitFor(() => expect(document.activeElement).toBe(message));
  await user.keyboard('{Escape}');
  const links = await screen.findAllByRole('link', { name: /^Cart ?\(2 items\)/ });
  expect(links.length).toBeGreaterThan(0);
  const link = await screen.findByRole('link', { name: 'In your cart: you save ₹60' });
  await waitFor(() => expect(document.activeElement).toBe(link));
});

test('a product page offers no bundle that cannot be bought whole or would be free', async () => {
  const shop = await renderPage(`/product/${OIL}`, { documents });
  const [bundle, shampoo] = [`bundles/${ID}`, `products/${SHAMPOO}`];
  for (const [path, wrong, right] of [
    [shampoo, { stock: 0 }, { stock: 15 }],
    [bundle, { parts: ofShampoo(16) }, { parts: ofShampoo(15) }],
    [bundle, { parts: ofShampoo(1), active: false }, { active: true }],
    [bundle, { savingPaise: 50_800 }, { savingPaise: 50_799 }],
    [shampoo, { active: false }, { active: true }],
  ] as const) {
    await card();
    shop.change(path, wrong);
    await waitFor(() => expect(screen.queryByText('Goes well with')).toBeNull());
    shop.change(path, right);
  }
  await card();
});

test('the cart names the missing part, adds it, takes the saving off, and keeps a part that sells out', async () => {
  putInCart({ slug: OIL, seenPaise: 27_900 });
  const { user, change } = await renderShop(CART, { documents });
  await screen.findByText('Add Amla Shampoo and save ₹60 (Oil + Shampoo).');
  expect(total()).toBe('Total₹328');
  await user.click(screen.getByRole('button', { name: 'Add to cart: Amla Shampoo' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Cart' }));
  await waitFor(() => expect(total()).toBe('Total₹497'));
  expect(screen.getByText('Bundle: Oil + Shampoo')).toBeDefined();
  expect(screen.queryByText(/^Add Amla Shampoo/)).toBeNull();

  change(`products/${SHAMPOO}`, { stock: 0 });
  await screen.findByText(/^Amla Shampoo can’t be ordered right now, so the Oil \+ Shampoo bundle/);
  expect(total()).toBe('Total₹328');
  const lines = within(screen.getByRole('list', { name: 'Cart' })).getAllByRole('listitem');
  expect(lines).toHaveLength(2);
  change(`products/${SHAMPOO}`, { stock: 5 });
  await waitFor(() => expect(total()).toBe('Total₹497'));
});

test('the checkout shows the saving as its own line and asks for that total', async () => {
  putInCart({ slug: OIL, seenPaise: 27_900 }, { slug: SHAMPOO, seenPaise: 22_900 });
  await renderShop(CHECKOUT, { documents });
  await waitFor(() => expect(orderButton().textContent).toBe('Pay ₹497'));
  expect(review().getByText('Bundle: Oil + Shampoo').nextElementSibling?.textContent).toBe('− ₹60');
  expect(review().queryByText('Coupon')).toBeNull();
});

test('a shop whose bundles cannot be read sells its products one by one', async () => {
  putInCart({ slug: OIL, seenPaise: 27_900 }, { slug: SHAMPOO, seenPaise: 22_900 });
  const shop = await renderShop('/faq', { documents });
  await screen.findByRole('heading', { level: 1 });
  shop.backend.failReads('bundles');
  shop.goTo(CART);
  await waitFor(() => expect(total()).toBe('Total₹508'));
  expect(screen.getByRole('link', { name: 'Check out' })).toBeDefined();
});
