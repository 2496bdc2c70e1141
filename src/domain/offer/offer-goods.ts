import type { OfferGoods, OfferTerms } from './offer.ts';

/** The terms of an offer "buy X get Y". */
export type BuyGetTerms = Extract<OfferTerms, { kind: 'buy-get' }>;

/** Whether a product belongs to a choice of products. */
export function matchesGoods(
  goods: OfferGoods,
  { slug, category }: { readonly slug: string; readonly category?: string | undefined },
): boolean {
  switch (goods.of) {
    case 'all':
      return true;
    case 'category':
      return category === goods.category;
    case 'products':
      return goods.slugs.includes(slug);
  }
}
