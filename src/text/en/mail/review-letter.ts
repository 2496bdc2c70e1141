import { letterPicture } from '#domain/mail/letter-picture.ts';
import type { Letter } from '#domain/mail/letter.ts';
import type { Order } from '#domain/order/order.ts';
import { reviewUrl, stopUrl } from '#domain/review-request/review-link.ts';
import { letter } from './letter.ts';
import { greeting, type OrderLinks, viewOrder } from './order-letters.ts';

/** The letter that asks an order's shopper for reviews of these products, by slug. */
export function reviewRequestLetter(
  order: Order,
  slugs: readonly string[],
  { origin, orderUrl }: OrderLinks,
): Letter {
  const lines = order.lines.filter(({ slug }) => slugs.includes(slug));
  const [only] = lines;
  return letter('review', {
    subject:
      only && lines.length === 1
        ? `How do you like ${only.title}?`
        : `How do you like your order ${order.number}?`,
    heading: 'How do you like it?',
    greeting: greeting(order),
    paragraphs: [
      'Tap the stars to start your review. A few honest words, good or bad, help other shoppers choose, and you can add photos.',
    ],
    ratings: lines.map(({ slug, title, imageURL }) => ({
      label: title,
      picture: letterPicture(imageURL, origin, 180),
      stars: [1, 2, 3, 4, 5].map((stars) => ({
        label: stars === 1 ? '1 star' : `${stars} stars`,
        url: reviewUrl(orderUrl, slug, stars),
      })),
    })),
    action: viewOrder(orderUrl),
    links: [{ label: 'Don’t ask me for reviews again', url: stopUrl(orderUrl) }],
  });
}
