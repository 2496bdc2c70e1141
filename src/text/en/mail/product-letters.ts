import { letterPicture } from '#domain/mail/letter-picture.ts';
import type { Letter } from '#domain/mail/letter.ts';
import { paths } from '#domain/site/paths.ts';
import { letter } from './letter.ts';

/** The letter to everyone who waits for a product. `imageURL` is as stored; `origin` is the shop's. */
export function backInStockLetter(
  {
    slug,
    title,
    imageURL,
  }: { readonly slug: string; readonly title: string; readonly imageURL: string },
  origin: string,
): Letter {
  return letter('request', {
    subject: `Back in stock: ${title}`,
    heading: `${title} is back in stock`,
    paragraphs: [
      'You asked us to let you know when it’s available again. It’s back now, while stocks last.',
      'We won’t email you about it again: we have deleted your request.',
    ],
    picture: letterPicture(imageURL, origin, 360),
    action: { label: 'View the product', url: `${origin}${paths.product(slug)}` },
  });
}
