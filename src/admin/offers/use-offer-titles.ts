import type { OfferGoods, OfferTerms } from '#domain/offer/offer.ts';
import { useBundledProducts } from '../bundles/use-bundled-products.ts';

/** Names a product by its slug. */
export type TitleOf = (slug: string) => string;

/** The titles of the products that offers name; the slug of one that is loading or gone. */
export function useOfferTitles(all: readonly OfferTerms[]): TitleOf {
  const slugs = all.flatMap((terms) =>
    terms.kind === 'buy-get' ? [...slugsOf(terms.buy), ...slugsOf(terms.get)] : [],
  );
  const products = useBundledProducts(slugs);
  return (slug) => products.get(slug)?.title ?? slug;
}

function slugsOf(goods: OfferGoods | null): readonly string[] {
  return goods?.of === 'products' ? goods.slugs : [];
}
