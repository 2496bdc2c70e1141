import * as v from 'valibot';
import { expect, it } from 'vitest';
import { anOrderState } from '../../../../tests/support/fixtures/order-states.ts';
import { LetterSchema } from '#domain/mail/letter.ts';
import { orderClaimedLetter } from './account-letters.ts';
import { orderLetter } from './order-letters.ts';
import { backInStockLetter } from './product-letters.ts';
import { reviewRequestLetter } from './review-letter.ts';
import { lowStockLetter, newOrderLetter } from './staff-letters.ts';

const ORIGIN = 'https://shop.test';
/** As long as a product's title may be. */
const TITLE = 'x'.repeat(240);
const LINKS = { origin: ORIGIN, orderUrl: `${ORIGIN}/order` };
const PRODUCT = { slug: 'oil', title: TITLE, imageURL: '', stock: 0 };

function anOrder() {
  const { order } = anOrderState();
  return { ...order, lines: order.lines.map((line) => ({ ...line, quantity: 99, title: TITLE })) };
}

it.each([
  ['an order', orderLetter('paid', anOrder(), LINKS)],
  ['a claimed order', orderClaimedLetter(anOrder(), LINKS)],
  ['a new order', newOrderLetter(anOrder(), ORIGIN)],
  ['reviews', reviewRequestLetter(anOrder(), [anOrder().lines[0]?.slug ?? ''], LINKS)],
  ['a sold-out product', lowStockLetter(PRODUCT, ORIGIN)],
  ['a product that runs low', lowStockLetter({ ...PRODUCT, stock: 1 }, ORIGIN)],
  ['a product that is back', backInStockLetter(PRODUCT, ORIGIN)],
])('a letter about %s with the longest title can be read again', (_, letter) => {
  const { issues = [] } = v.safeParse(LetterSchema, letter);
  expect(issues.map((issue) => v.getDotPath(issue))).toEqual([]);
});
