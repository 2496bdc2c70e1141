import { fireEvent, screen, within } from '@testing-library/react';
import type { OrderAnswer, OrderRequest } from '#domain/checkout/checkout.ts';
import { paise } from '#domain/money/money.ts';
import type { SessionUser } from '#data/account/session-state.ts';
import { fill } from './forms.ts';
import type { Documents, MemoryBackend } from './memory-backend.ts';
import { type RenderedShop, renderShop } from './render-shop.tsx';
import { productAt, SETTINGS } from './shop-documents.ts';

/** The product of the checkout tests: ₹100, ₹149 delivered, ₹189 in cash. */
export const SOAP = 'checkout-soap';
export const CHECKOUT = '/dashboard?tab=checkout';
export const ORDER_ID = 'ABCDEFGHIJKLMNOPQRST';
export const CASH = { name: /^Cash on delivery/ };

const NO_MONEY = paise(0);

/** The cost of an order, in paise; the page ignores how it is split. */
export const totalsOf = (total: number) => ({
  ...{ itemsPaise: paise(10_000), mrpPaise: paise(12_000), discountPaise: NO_MONEY },
  ...{ shippingPaise: paise(4_900), codFeePaise: NO_MONEY, totalPaise: paise(total) },
});

/** The response to a cash order that is placed. */
export const PLACED = {
  outcome: 'ordered',
  ...{ orderId: ORDER_ID, number: 'FR-7K3M9Q2X', totals: totalsOf(18_900) },
  ...{ action: null, retry: false, repeated: false },
} as const satisfies OrderAnswer;

/** Stores a cart line on this device. */
export function putInCart(
  ...lines: readonly { slug: string; quantity?: number; seenPaise?: number }[]
): void {
  const stored = lines.map((line, place) => ({
    ...{ quantity: 1, seenPaise: 10_000, addedAt: Date.UTC(2026, 0, 1) + place },
    ...line,
  }));
  localStorage.setItem('franch.own.cart', JSON.stringify({ version: 1, lines: stored }));
}

/** Changes the cart in another tab. */
export function changeElsewhere(...lines: readonly { slug: string; quantity?: number }[]): void {
  putInCart(...lines);
  fireEvent(window, new StorageEvent('storage', { key: 'franch.own.cart' }));
}

/** Opens the checkout with one soap in the device's cart; for a visitor unless a user is given. */
export async function openCheckout({
  user,
  documents = {},
}: { user?: Partial<SessionUser>; documents?: Documents } = {}): Promise<RenderedShop> {
  putInCart({ slug: SOAP });
  const shop = await renderShop(CHECKOUT, {
    ...(user && { user }),
    documents: { ...SETTINGS, ...productAt(SOAP, 'Checkout Soap'), ...documents },
  });
  shop.backend.answer('placeOrder', PLACED);
  await screen.findByRole('button', { name: /^(?:Pay|Place order)/ });
  return shop;
}

/** The region with the lines, the total and the button. */
export const review = () => within(screen.getByRole('region', { name: 'Your order' }));

/** The button that places the order, whatever the amount. */
export const orderButton = () => review().getByRole('button', { name: /^(?:Pay|Place order)/ });

/** A field of the checkout's form. Its label may have a mark after the text. */
export const field = (label: string) =>
  within(screen.getByRole('form', { name: 'Checkout' })).getByLabelText(label, { exact: false });

/** Fills a field of the checkout's form. */
export const type = ({ user }: RenderedShop, label: string, text: string) =>
  fill(user, field(label), text);

/** Fills fields of the checkout's form as autofill does: without a key or a click. */
export function autofill(texts: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(texts))
    fireEvent.input(field(label), { target: { value } });
}

/** Fills in every field of a guest. */
export const typeAsGuest = (): void =>
  autofill({
    Email: 'guest@franch.test',
    'PIN code': '560001',
    'Town or city': 'Bengaluru',
    'House, street': '18 Example Road',
    'Full name': 'Meera Iyer',
    'Mobile number': '9876543210',
  });

/** Chooses to pay in cash. */
export const chooseCash = async ({ user }: RenderedShop) =>
  user.click(await screen.findByRole('radio', CASH));

/** Opens a guest's complete checkout, to be paid in cash. */
export async function openReady(): Promise<RenderedShop> {
  const shop = await openCheckout();
  typeAsGuest();
  await chooseCash(shop);
  return shop;
}

/** The order requests that the server received, in order. */
export const orderRequests = ({ calls }: MemoryBackend): readonly OrderRequest[] =>
  calls.filter(({ name }) => name === 'placeOrder').map(({ request }) => request as OrderRequest);
