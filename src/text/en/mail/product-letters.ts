import type { Letter } from '#domain/mail/letter.ts';
import { paths } from '#domain/site/paths.ts';

/** The letter to everyone who waits for a product. `origin` is the shop's. */
export function backInStockLetter(
  { slug, title }: { readonly slug: string; readonly title: string },
  origin: string,
): Letter {
  return {
    subject: `Back in stock: ${title}`,
    heading: `${title} is back in stock`,
    paragraphs: [
      'You asked us to let you know when it’s available again. It’s back now, while stocks last.',
      'We won’t e-mail you about it again: we have deleted your request.',
    ],
    action: { label: 'See the product', url: `${origin}${paths.product(slug)}` },
    order: null,
    more: null,
  };
}
