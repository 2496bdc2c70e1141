import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Order } from '#domain/order/order.ts';
import { anOrderState, ORDERED_AT } from '../../support/fixtures/order-states.ts';
import { orderDocuments } from '../support/orders.ts';
import { renderShop } from '../support/render-shop.tsx';
import { productAt, SETTINGS } from '../support/shop-documents.ts';

const ORDERS = '/dashboard?tab=orders';
const DAY = 86_400_000;
const [LINE] = anOrderState('cod').order.lines;

const lines = (...titles: readonly (readonly [title: string, quantity: number])[]) =>
  titles.flatMap(([title, quantity], index) =>
    LINE ? [{ ...LINE, slug: `product-${index}`, title, quantity }] : [],
  );

/** Orders by letter: `A` is FR-AAAAAAAA. */
const order = (letter: string, changes: Partial<Order>) =>
  orderDocuments(letter.repeat(20), { number: `FR-${letter.repeat(8)}`, ...changes });

const delivered = (letter: string, day: number, changes: Partial<Order> = {}) =>
  order(letter, { status: 'delivered', deliveredAt: ORDERED_AT + day * DAY, ...changes });

const SHIPMENT = { courier: 'Delhivery', tracking: 'DL7', link: 'https://track.test/DL7' };
const LIST = {
  ...SETTINGS,
  ...order('A', { lines: lines(['Neem Soap', 1]) }),
  ...order('B', { status: 'shipped', shipment: SHIPMENT, lines: lines(['Hair Oil', 1]) }),
  ...delivered('C', 1, {
    lines: lines(['Neem Soap', 2], ['Hair Oil', 1], ['Omega', 1], ['Balm', 2], ['Rub', 1]),
  }),
  ...order('D', { status: 'cancelled', lines: lines(['Balm', 1]) }),
};

async function open(address = ORDERS, documents: Record<string, object> = LIST, days = 2) {
  vi.spyOn(Date, 'now').mockReturnValue(ORDERED_AT + days * DAY);
  const shop = await renderShop(address, {
    user: {},
    documents: documents as typeof LIST,
    answers: { claimOrders: { outcome: 'claimed', orders: 0 } },
  });
  await screen.findByRole('navigation', { name: 'Filter orders' });
  return shop;
}

/** The numbers of the shown orders, by their letters. */
const shown = (): string =>
  screen
    .queryAllByRole('article')
    .map((row) => /FR-(\w)/u.exec(row.textContent)?.[1] ?? '')
    .toSorted()
    .join('');

const row = async (letter: string) => {
  const name = new RegExp(`, Order FR-${letter.repeat(8)}$`);
  const link = await screen.findByRole('link', { name });
  const article = link.closest('article');
  if (!article) throw new Error('No row');
  return within(article);
};

test('a row names three products and counts the others', async () => {
  await open();
  const delivery = await row('C');
  const heading = delivery.getByRole('heading', { level: 2 });
  expect(heading.textContent).toBe(
    '2 × Neem Soap, Hair Oil, Omega and 3 more items, Order FR-CCCCCCCC',
  );
  expect(delivery.getByText('7 items')).toBeDefined();
  expect(delivery.getByText('FR-CCCCCCCC')).toBeDefined();
});

test('each row offers what can be done next', async () => {
  await open();
  const packing = await row('A');
  const track = packing.getByRole('link', { name: 'Track order: FR-AAAAAAAA' });
  expect(track.getAttribute('href')).toBe(`${ORDERS}&order=${'A'.repeat(20)}`);
  const courier = (await row('B')).getByRole('link', { name: 'Track order: FR-BBBBBBBB' });
  expect(courier.getAttribute('href')).toBe(SHIPMENT.link);
  const delivery = await row('C');
  const back = await delivery.findByRole('link', { name: 'Return by Sun, 29 Nov: FR-CCCCCCCC' });
  expect(back.getAttribute('href')).toBe(`${ORDERS}&order=${'C'.repeat(20)}`);
  const review = delivery.getByRole('link', { name: 'Write a review: FR-CCCCCCCC' });
  expect(review.getAttribute('href')).toBe(`${ORDERS}&order=${'C'.repeat(20)}`);
  expect((await row('D')).getByRole('button', { name: 'Reorder: FR-DDDDDDDD' })).toBeDefined();
});

test('a single product is reviewed on its page; after the return window it is ordered again', async () => {
  const documents = {
    ...SETTINGS,
    ...productAt('product-0', 'Hair Oil'),
    ...delivered('C', 1, { lines: lines(['Hair Oil', 1]) }),
  };
  const { user, backend } = await open(ORDERS, documents, 20);
  const delivery = await row('C');
  const review = delivery.getByRole('link', { name: /^Write a review/ });
  expect(review.getAttribute('href')).toBe('/product/product-0#reviews');
  expect(delivery.queryByText(/^Return by/)).toBeNull();
  await user.click(delivery.getByRole('button', { name: /^Reorder/ }));
  expect(await delivery.findByText('Added to your cart.')).toBeDefined();
  await waitFor(() => expect(backend.document('users/asha/cart/product-0')).toBeDefined());
});

test('the list reads no journal, not even of an order that can be returned', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(ORDERED_AT + 2 * DAY);
  const reads: string[] = [];
  await renderShop(ORDERS, {
    ...{ user: {}, documents: LIST, onRead: (path) => reads.push(path) },
    answers: { claimOrders: { outcome: 'claimed', orders: 0 } },
  });
  await (await row('C')).findByRole('link', { name: /^Return by/ });
  expect(reads.filter((path) => path.endsWith('/events'))).toEqual([]);
});

test('groups and search filter the loaded orders, and the address keeps both', async () => {
  const shop = await open();
  const { user } = shop;
  await row('A');
  expect(shown()).toBe('ABCD');
  await user.click(screen.getByRole('link', { name: 'Open' }));
  expect(shown()).toBe('AB');
  expect(shop.address()).toBe(`${ORDERS}&show=open`);
  expect(screen.getByRole('link', { name: 'Open' }).getAttribute('aria-current')).toBe('true');
  await user.type(screen.getByRole('searchbox', { name: 'Search your orders' }), 'oil');
  expect(shown()).toBe('B');
  expect(shop.address()).toBe(`${ORDERS}&show=open&q=oil`);
  expect(screen.getByText('1 of 4 orders shown')).toBeDefined();
  shop.reload();
  await row('B');
  expect(shown()).toBe('B');
  await user.click(screen.getByRole('link', { name: 'Cancelled and returned' }));
  expect(screen.getByText('No orders match')).toBeDefined();
  expect(screen.getByText('We looked at your 4 orders.')).toBeDefined();
  await user.click(screen.getByRole('link', { name: 'Show all orders' }));
  expect(shown()).toBe('ABCD');
  expect(shop.address()).toBe(ORDERS);
});

test('a search that ends before the oldest order says so', async () => {
  const letters = 'A B C D E F G H J K M'.split(' ');
  const many = Object.assign({}, ...letters.map((letter) => order(letter, {}))) as typeof LIST;
  const { user } = await open(`${ORDERS}&q=balm`, { ...SETTINGS, ...many });
  await screen.findByText('We looked at your newest 10 orders. Older ones are not loaded yet.');
  await user.click(screen.getByRole('button', { name: 'Show older orders' }));
  expect(await screen.findByText('We looked at your 11 orders.')).toBeDefined();
});
