import { maxQuantity } from '../cart/cart.ts';
import type { Bundle } from './bundle.ts';
import { bundleOffer, type BundledProduct, missingParts } from './bundle-offer.ts';
import { type BundledLine, grantBundles } from './bundle-grant.ts';

/** A line of the cart: `quantity` can be ordered, `wanted` is in the cart. */
export interface WantedLine extends BundledLine {
  readonly wanted: number;
}

/** What the cart says about a bundle that it holds in part. */
export type BundleHint =
  /** One product is missing, and it can be bought. */
  | {
      readonly hint: 'add';
      readonly bundle: Bundle;
      readonly missing: { readonly product: BundledProduct; readonly quantity: number };
    }
  /** It would be complete if these products were in stock and on sale. */
  | { readonly hint: 'unavailable'; readonly bundle: Bundle; readonly slugs: readonly string[] };

/** Most hints at once. */
const MOST = 2;

/**
 * The hints for a cart at `now` (epoch milliseconds), the largest saving first. Units of granted bundles count for no second
 * one.
 */
export function bundleHints(
  lines: readonly WantedLine[],
  bundles: readonly Bundle[],
  { products, now }: Pick<Cart, 'products' | 'now'>,
): readonly BundleHint[] {
  const grants = grantBundles(lines, bundles);
  const free = new Map(lines.map(({ slug, quantity }) => [slug, quantity]));
  for (const { id, times } of grants) {
    for (const part of bundles.find((bundle) => bundle.id === id)?.parts ?? []) {
      free.set(part.slug, (free.get(part.slug) ?? 0) - part.quantity * times);
    }
  }
  const units = new Map(lines.map((line) => [line.slug, line]));
  return bundles
    .filter(({ id, active }) => active && !grants.some((grant) => grant.id === id))
    .toSorted((a, b) => b.savingPaise - a.savingPaise || (a.id < b.id ? -1 : 1))
    .flatMap((bundle) => hintOf(bundle, { free, units, products, now }) ?? [])
    .slice(0, MOST);
}

interface Cart {
  /** Units that no granted bundle holds. */
  readonly free: ReadonlyMap<string, number>;
  readonly units: ReadonlyMap<string, WantedLine>;
  readonly products: ReadonlyMap<string, BundledProduct>;
  readonly now: number;
}

function hintOf(bundle: Bundle, { free, units, products, now }: Cart): BundleHint | null {
  const isWanted = bundle.parts.every(
    ({ slug, quantity }) => (units.get(slug)?.wanted ?? 0) >= quantity,
  );
  const short = bundle.parts
    .filter(({ slug, quantity }) => (units.get(slug)?.quantity ?? 0) < quantity)
    .map(({ slug }) => slug);
  if (isWanted && short.length > 0) return { hint: 'unavailable', bundle, slugs: short };
  const missing = missingParts(bundle, free);
  const [only, ...others] = missing;
  const offer = bundleOffer(bundle, products, now);
  if (!only || others.length > 0 || 'fault' in offer) return null;
  const product = offer.parts.find((part) => part.product.slug === only.slug)?.product;
  const inCart = units.get(only.slug);
  const canAdd = product && (inCart?.wanted ?? 0) + only.quantity <= maxQuantity(product.stock);
  return canAdd ? { hint: 'add', bundle, missing: { product, quantity: only.quantity } } : null;
}
