import { useLocation } from 'react-router-dom';
import type { Failure } from '#domain/failure.ts';
import type { Product } from '#domain/product.ts';
import { sizeChosen } from '#domain/size-choice.ts';
import { productBySku, productBySlug, productSizes } from '#data/products.ts';
import { absent, type Live } from '#data/live.ts';
import { useLive } from '#data/use-live.ts';

const UNASKED = absent('products/unasked');

/**
 * The product of an address: by its slug, else by its sku. A product that was found by its sku has a slug that is not
 * the one asked for. When another size is chosen, it is shown at once from the family that was already read. An inactive
 * product is denied to visitors: to them it is as gone as one that never was.
 */
export function useProduct(slugOrSku: string): Live<Product | null> {
  const bySlug = useLive(productBySlug(slugOrSku));
  const family = sizeChosen(useLocation().state)?.family ?? '';
  const sizes = useLive(productSizes(family));
  const gone = isGone(bySlug);
  const bySku = useLive(gone ? productBySku(slugOrSku) : UNASKED);
  if (bySlug.state === 'loading' && sizes.state === 'ready') {
    const size = sizes.data.find(({ slug }) => slug === slugOrSku);
    if (size) return { state: 'ready', data: size, fromCache: true };
  }
  if (!gone) return bySlug;
  return isDenied(bySku) ? { state: 'ready', data: null, fromCache: false } : bySku;
}

function isGone(read: Live<Product | null>): boolean {
  return read.state === 'failed' ? isDenied(read) : read.state === 'ready' && read.data === null;
}

function isDenied(read: Live<unknown>): read is { state: 'failed'; error: Failure } {
  return read.state === 'failed' && read.error.code === 'denied';
}
