import type { Letter } from '#domain/mail/letter.ts';
import { withLinkTokens } from '#domain/order-access/order-link.ts';
import type { Order } from '#domain/order/order.ts';
import { paths } from '#domain/site/paths.ts';
import { reviewRequestLetter } from '../../src/text/server.ts';
import { AN_ORDER } from './orders.ts';
import { ORIGIN, PRODUCTS, SAMPLE_TOKEN } from './source.ts';

const orderUrl = `${ORIGIN}${paths.order(AN_ORDER.id)}`;

function write(order: Order): Letter {
  const slugs = order.lines.map(({ slug }) => slug);
  const letter = reviewRequestLetter(order, slugs, { origin: ORIGIN, orderUrl });
  return withLinkTokens(letter, orderUrl, SAMPLE_TOKEN);
}

const [sample] = AN_ORDER.lines;
const manyLines = PRODUCTS.slice(0, 10).flatMap(({ slug, title, imageURL }) =>
  sample ? [{ ...sample, slug, title, imageURL }] : [],
);

/** The letters that ask for reviews, by what is special about the order. */
export const REVIEW_LETTERS: Readonly<Record<string, Letter>> = {
  'of two products': write(AN_ORDER),
  'of one product, to an unconfirmed address': write({
    ...AN_ORDER,
    lines: AN_ORDER.lines.slice(0, 1),
    emailConfirmed: false,
  }),
  'of ten products': write({ ...AN_ORDER, lines: manyLines }),
};
