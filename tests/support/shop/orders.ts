import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { OrderAnswer, OrderRequest, QuoteAnswer } from '#domain/checkout/checkout.ts';
import { portOffset, portsAt } from '../../../dev/backend/ports.ts';
import { call, control, signedIn } from '../backend/functions.ts';
import type { OwnProduct } from './carts.ts';
import { HOME } from './checkouts.ts';
import type { Customer } from './customers.ts';
import { seededStaff } from './people.ts';
import { aPhone } from '../fixtures/phones.ts';
import { adminFirestore } from '../backend/admin-firestore.ts';

const ports = portsAt(portOffset());

export { control };

/** Calls a function of the shop as a user, as the page does. */
export async function callAs<Answer>(
  person: Pick<Customer, 'email' | 'password'>,
  name: string,
  data: object,
): Promise<Answer> {
  const answer = await call(name, data, await signedIn(person));
  if (answer.result === undefined) throw new Error(`${name}: ${JSON.stringify(answer)}`);
  return answer.result as Answer;
}

/** A placed order. */
export interface PlacedOrder {
  readonly orderId: string;
  readonly number: string;
}

/** Orders pieces of a product for a customer, through the function that the page calls. */
export async function anOrder(
  customer: Customer,
  product: Pick<OwnProduct, 'slug'>,
  {
    method = 'online',
    quantity = 1,
  }: Partial<Pick<OrderRequest, 'method'>> & { quantity?: number } = {},
): Promise<PlacedOrder> {
  const lines = [{ slug: product.slug, quantity }];
  const quoted = await callAs<QuoteAnswer>(customer, 'quoteCart', { lines, method });
  if (quoted.outcome !== 'quoted') throw new Error(JSON.stringify(quoted));
  const response = await callAs<OrderAnswer>(customer, 'placeOrder', {
    attemptId: randomBytes(10).toString('hex'),
    lines,
    method,
    email: customer.email,
    address: { ...HOME, line2: '', state: 'Karnataka', phone: aPhone() },
    expectedTotalPaise: quoted.totals.totalPaise,
  });
  if (response.outcome !== 'ordered') throw new Error(JSON.stringify(response));
  return response;
}

/** Pays an order at the provider, or attempts to; the shop is notified by webhook. */
export async function payAtProvider(orderId: string, how: object = {}): Promise<void> {
  const money = await adminFirestore().doc(`transactions/${orderId}`).get();
  await control('pay', { order_id: money.get('providerOrderId') as string, ...how });
}

/** How long a flow waits for functions, the gateway and its webhooks together. */
export const patience = { timeout: 30_000 } as const;

/** Pays on the provider's page, after the shop's redirect, with a card that succeeds. */
export async function payByCard(page: Page): Promise<void> {
  await page.waitForURL(`http://127.0.0.1:${ports.gateway}/**`);
  await page.getByLabel('Card number').fill('4100 2800 0000 1007');
  await page.getByLabel('Expiry').fill('12/39');
  await page.getByLabel('CVV').fill('123');
  await page.getByRole('button', { name: /by card$/ }).click();
  await page.getByLabel('One-time password').fill('754081');
  await page.getByRole('button', { name: 'Confirm' }).click();
}

/** Changes an order as the owner of the seeded shop. */
export async function moveAsStaff(orderId: string, what: object): Promise<void> {
  const answer = await callAs<{ outcome: string }>(seededStaff('owner'), 'moveOrder', {
    orderId,
    ...what,
  });
  expect(answer, JSON.stringify(what)).toMatchObject({ outcome: 'moved' });
}

/** An order as stored in Firestore. */
export async function storedOrder(orderId: string): Promise<Record<string, unknown>> {
  return (await adminFirestore().doc(`orders/${orderId}`).get()).data() ?? {};
}
