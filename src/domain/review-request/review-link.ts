import { isSlug } from '../product/slug.ts';

/** What a link in the letter asks of the order's page: a form with so many stars, or no more such letters. */
export type ReviewLink =
  | { readonly ask: 'review'; readonly slug: string; readonly stars: number }
  | { readonly ask: 'stop' };

/** The order's page, asked for the form about a product with its stars chosen. */
export function reviewUrl(orderUrl: string, slug: string, stars: number): string {
  return `${orderUrl}&review=${encodeURIComponent(slug)}&stars=${stars}`;
}

/** The order's page, asked for no more letters about reviews. */
export function stopUrl(orderUrl: string): string {
  return `${orderUrl}&reviews=stop`;
}

/** The stars in an address; null unless they are 1 to 5. */
export function starsIn(query: { get(name: string): string | null }): number | null {
  const stars = query.get('stars') ?? '';
  return /^[1-5]$/u.test(stars) ? Number(stars) : null;
}

/** What the order's page is asked for; null for nothing. */
export function reviewLinkIn(query: { get(name: string): string | null }): ReviewLink | null {
  if (query.get('reviews') === 'stop') return { ask: 'stop' };
  const slug = query.get('review') ?? '';
  const stars = starsIn(query);
  return isSlug(slug) && stars !== null ? { ask: 'review', slug, stars } : null;
}
