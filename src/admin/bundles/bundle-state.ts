import type { BundledProduct, BundleFault, BundleOffer } from '#domain/bundle/bundle-offer.ts';
import { words } from '#text/admin/bundles.ts';

type Products = ReadonlyMap<string, BundledProduct>;

/** Titles of products; the slug of one that does not exist. */
export function titlesOf(slugs: readonly string[], products: Products): string {
  return slugs.map((slug) => products.get(slug)?.title ?? slug).join(', ');
}

/** Whether shoppers are offered a bundle, or why not. */
export function stateOf(offer: BundleOffer | BundleFault, products: Products): string {
  return 'fault' in offer
    ? words.state(offer.fault, titlesOf(offer.slugs, products))
    : words.state('on', '');
}
