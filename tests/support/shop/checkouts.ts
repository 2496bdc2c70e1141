import type { Page } from '@playwright/test';
import { addFromPage, cartLink, type OwnProduct } from './carts.ts';
import { aNewEmail } from './customers.ts';
import { aPhone } from '../fixtures/phones.ts';
import { adminFirestore } from '../backend/admin-firestore.ts';
import { expect } from '../browser/shop-test.ts';

/** The address of the checkout. */
export const CHECKOUT = '/dashboard?tab=checkout';

/** Timeout for a function's response: the first call of the suite waits for its cold start. */
export const ANSWER = { timeout: 30_000 } as const;

/** The delivery address of the flows' orders. */
export const HOME = {
  pin: '560001',
  city: 'Bengaluru',
  line1: '18 Example Road',
  name: 'Meera Iyer',
} as const;

/** The region with the lines, the total and the button. */
export function review(page: Page) {
  return page.getByRole('region', { name: 'Your order' });
}

/** The button that places the order, whatever the amount. */
export function orderButton(page: Page) {
  return review(page).getByRole('button', { name: /^(?:Pay|Place order)/ });
}

/** Adds a product to the cart and opens the checkout. */
export async function openCheckoutWith(page: Page, product: OwnProduct): Promise<void> {
  await addFromPage(page, product);
  await expect(cartLink(page)).toHaveAccessibleName('Cart (1 item)');
  await page.goto(CHECKOUT);
  await expect(orderButton(page)).toBeVisible();
}

/** Fills in an address with an unused phone number. */
export async function typeAddress(page: Page, phone = aPhone()): Promise<void> {
  await page.getByLabel('PIN code').fill(HOME.pin);
  await page.getByLabel('Town or city').fill(HOME.city);
  await page.getByLabel('House, street').fill(HOME.line1);
  await page.getByLabel('Full name').fill(HOME.name);
  await page.getByLabel('Mobile number').fill(phone);
}

/** Fills in every field of a guest's checkout. Resolves to the unused email that it entered. */
export async function typeAsGuest(page: Page, phone = aPhone()): Promise<string> {
  const email = aNewEmail();
  await page.getByLabel('Email').fill(email);
  await typeAddress(page, phone);
  return email;
}

/** The fields of an order in Firestore that flows check. Amounts in paise. */
interface StoredOrder {
  readonly id: string;
  readonly uid: string;
  readonly status: string;
  readonly method: string;
  readonly email: string;
  readonly address: Readonly<Record<string, string>>;
  readonly totals: Readonly<Record<string, number>>;
  readonly lines: readonly { readonly slug: string; readonly quantity: number }[];
  readonly coupon: string;
  readonly gstin: string;
}

/** The orders placed with an email. */
export async function ordersOf(email: string): Promise<readonly StoredOrder[]> {
  const snapshot = await adminFirestore().collection('orders').where('email', '==', email).get();
  return snapshot.docs.map((row) => ({ ...row.data(), id: row.id }) as StoredOrder);
}

/** The only order placed with an email. */
export async function onlyOrder(email: string): Promise<StoredOrder> {
  const orders = await ordersOf(email);
  expect(orders).toHaveLength(1);
  const [order] = orders;
  if (!order) throw new Error('unreachable');
  return order;
}
