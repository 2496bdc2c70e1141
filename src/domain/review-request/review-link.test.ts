import { expect, it } from 'vitest';
import { linkTokenIn, withLinkTokens } from '../order-access/order-link.ts';
import { paths } from '../site/paths.ts';
import { reviewLinkIn, reviewUrl, stopUrl } from './review-link.ts';

const PAGE = `https://shop.test${paths.order('A'.repeat(20))}`;
const TOKEN = 'x'.repeat(43);

it('a star of the letter names product and stars, and carries the secret in its fragment alone', () => {
  const content = { links: [PAGE, reviewUrl(PAGE, 'neem-oil', 4), stopUrl(PAGE), `${PAGE}0`] };
  const { links } = withLinkTokens(content, PAGE, TOKEN);
  const [page, star, stop, other] = links.map((link) => new URL(link));
  for (const url of [page, star, stop]) {
    expect(linkTokenIn(url?.hash ?? '')).toBe(TOKEN);
    expect(url?.search).not.toContain(TOKEN);
  }
  expect(other?.hash).toBe('');
  const asked = [page, star, stop].map((url) => url && reviewLinkIn(url.searchParams));
  expect(asked).toEqual([null, { ask: 'review', slug: 'neem-oil', stars: 4 }, { ask: 'stop' }]);
});

it.each(['review=neem&stars=6', 'review=neem', 'review=..%2Fx&stars=4', 'stars=4', 'reviews=go'])(
  'an address with "%s" asks for nothing',
  (query) => expect(reviewLinkIn(new URLSearchParams(query))).toBeNull(),
);
