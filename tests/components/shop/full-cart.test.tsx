import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MAX_LINES } from '#domain/cart/cart.ts';
import { formatMoney, paise } from '#domain/money/money.ts';
import { putInCart } from '../support/checkout.ts';
import { renderShop } from '../support/render-shop.tsx';
import { productAt, SETTINGS } from '../support/shop-documents.ts';

/** In paise: every line has a different price, none in whole rupees. */
const priceOf = (place: number): number => 4_913 + 37 * place;
const quantityOf = (place: number): number => 1 + (place % 3);
const slugOf = (place: number): string => `full-cart-soap-${place}`;
const places = Array.from({ length: MAX_LINES }, (_, place) => place);
const ITEMS = places.reduce((sum, place) => sum + priceOf(place) * quantityOf(place), 0);
const PIECES = places.reduce((sum, place) => sum + quantityOf(place), 0);
const money = (amount: number): string => formatMoney(paise(amount));

const documents = Object.assign(
  { ...SETTINGS },
  ...[...places, MAX_LINES].map((place) =>
    productAt(slugOf(place), `Full Cart Soap ${place}.`, { price: priceOf(place) / 100, mrp: 99 }),
  ),
) as typeof SETTINGS;

/** Opens an address with as many lines in the cart as it may have. */
async function openWithFullCart(address: string) {
  const lines = places.map((place) => ({ slug: slugOf(place), seenPaise: priceOf(place) }));
  putInCart(...lines.map((line, place) => ({ ...line, quantity: quantityOf(place) })));
  return renderShop(address, { documents });
}

test('a cart with the maximum number of lines is exact to the paisa', async () => {
  await openWithFullCart('/dashboard?tab=cart-fav');
  const list = await screen.findByRole('list', { name: 'Cart' });
  await waitFor(() =>
    expect(screen.getByText('Total').parentElement?.textContent).toBe(`Total${money(ITEMS)}`),
  );
  const rows = within(list).getAllByRole('listitem');
  expect(rows).toHaveLength(MAX_LINES);
  for (const [place, row] of rows.entries())
    expect(row.textContent).toContain(money(priceOf(place) * quantityOf(place)));
});

test('a line above the limit is refused by name; more pieces of a line in the cart are not', async () => {
  const shop = await openWithFullCart(`/product/${slugOf(MAX_LINES)}`);
  const add = () => within(screen.getByRole('main')).findByRole('button', { name: 'Add to cart' });
  const pieces = (count: number) =>
    screen.findAllByRole('link', { name: new RegExp(`^Cart ?\\(${count} items\\)`) });
  await pieces(PIECES);
  await shop.user.click(await add());
  const refusal = `Full Cart Soap ${MAX_LINES}. was not added: your cart is full (${MAX_LINES} different products)`;
  expect(await screen.findByText(refusal, { exact: false })).toBeDefined();
  await pieces(PIECES);
  shop.goTo(`/product/${slugOf(0)}`);
  await screen.findByRole('heading', { level: 1, name: 'Full Cart Soap 0.' });
  await shop.user.click(await add());
  await pieces(PIECES + 1);
});
