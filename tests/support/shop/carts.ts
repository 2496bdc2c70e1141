import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';
import type { Customer } from './customers.ts';
import { adminFirestore } from '../backend/admin-firestore.ts';
import { aStoredProduct } from '../fixtures/stored-product.ts';

/** A product created for one flow, so that flows do not interfere. */
export interface OwnProduct {
  readonly slug: string;
  readonly title: string;
  /** Changes its document while pages show it; price and mrp in rupees. */
  change(fields: Readonly<Record<string, unknown>>): Promise<unknown>;
  remove(): Promise<unknown>;
}

/** Creates a product on sale. Defaults: ₹100 at an MRP of ₹120, 25 pieces. */
export async function aProductOfItsOwn(
  name: string,
  fields: Readonly<Record<string, unknown>> = {},
): Promise<OwnProduct> {
  const slug = `${name.toLowerCase().replaceAll(' ', '-')}-${randomUUID().slice(0, 8)}`;
  const place = adminFirestore().doc(`products/${slug}`);
  const pictures = { imageURL: '', images: [] };
  const tax = { hsn: '30049011', gstRates: [{ from: '2018-01-01', percent: 5, reason: 'Sample' }] };
  const worth = { price: 100, mrp: 120, ...tax };
  await place.set(aStoredProduct({ title: name, sku: slug, ...worth, ...pictures, ...fields }));
  return {
    slug,
    title: name,
    change: (changes) => place.update({ ...changes }),
    remove: () => place.delete(),
  };
}

/** The lines of a customer's cart in Firestore. */
export async function cartInFirestore(uid: string): Promise<Readonly<Record<string, number>>> {
  const rows = await adminFirestore().collection(`users/${uid}/cart`).get();
  return Object.fromEntries(rows.docs.map((row) => [row.id, Number(row.get('quantity'))]));
}

/** Adds a line to a customer's cart from outside the page, as another device would. */
export async function putInCart(
  { uid }: Pick<Customer, 'uid'>,
  slug: string,
  quantity: number,
  seenPaise = 10_000,
): Promise<void> {
  const addedAt = Timestamp.fromMillis(Date.now() - 60_000);
  const line = { quantity, seenPaise, addedAt };
  await adminFirestore().doc(`users/${uid}/cart/${slug}`).set(line);
}

/** Personal data in local storage, by key. */
export function personalDataOnDevice(page: Page): Promise<Readonly<Record<string, unknown>>> {
  return page.evaluate(() =>
    Object.fromEntries(
      Object.keys(localStorage)
        .filter((key) => key.startsWith('franch.own.'))
        .map((key) => [key, JSON.parse(localStorage.getItem(key) ?? 'null') as unknown]),
    ),
  );
}

/** The cart link of every page: in the header, or in the bottom bar of a phone. */
export function cartLink(page: Page): Locator {
  return page
    .getByRole('navigation', { name: /^(?:Account|Main)$/ })
    .getByRole('link', { name: /^Cart/ });
}

/** The row of a product in the cart. */
export function cartRow(page: Page, title: string): Locator {
  return page.getByRole('list', { name: 'Cart' }).getByRole('listitem').filter({ hasText: title });
}

/** The drawer that opens when something is added. */
export function cartDrawer(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Your cart' });
}

/** Closes the drawer and stays on the page. */
export async function continueShopping(page: Page): Promise<void> {
  await cartDrawer(page).getByRole('button', { name: 'Continue shopping' }).click();
  await expect(cartDrawer(page)).toHaveCount(0);
}

/** Adds the open page's product to the cart and waits for the confirmation: leaving earlier would lose it. */
export async function addFromHere(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Add to cart' }).click();
  await continueShopping(page);
  await expect(main.getByText('in your cart').first()).toBeVisible();
}

/** Adds a product to the cart from its page. */
export async function addFromPage(page: Page, { slug }: Pick<OwnProduct, 'slug'>): Promise<void> {
  await page.goto(`/product/${slug}`);
  await addFromHere(page);
}

/** The address of the cart. */
export const CART = '/dashboard?tab=cart-fav';
