import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { Failure } from '#domain/core/result.ts';
import type { Product } from '#domain/product/product.ts';
import { sizeChosen } from '#domain/product/size-choice.ts';
import {
  productBySku,
  productBySlug,
  productSizes,
  productUpdates,
} from '#data/catalog/products.ts';
import { constantQuery } from '#data/query/constant-query.ts';
import type { QueryState } from '#data/query/query-store.ts';
import { useQuery } from '#data/react/use-query.ts';

const NOT_LOADED = constantQuery('products/unasked');

/**
 * The product of a URL: by slug, otherwise by SKU (then its slug differs from the requested one). A newly chosen size
 * shows at once from the family that is already loaded. An inactive product is denied to visitors and counts as gone.
 */
export function useProduct(slugOrSku: string): QueryState<Product | null> {
  const bySlug = useLiveDocument(slugOrSku);
  const family = sizeChosen(useLocation().state)?.family ?? '';
  const sizes = useQuery(productSizes(family));
  const gone = isMissing(bySlug);
  const bySku = useQuery(gone ? productBySku(slugOrSku) : NOT_LOADED);
  if (bySlug.state === 'loading' && sizes.state === 'ready') {
    const size = sizes.data.find(({ slug }) => slug === slugOrSku);
    if (size) return { state: 'ready', data: size, fromCache: true };
  }
  if (!gone) return bySlug;
  return isDenied(bySku) ? { state: 'ready', data: null, fromCache: false } : bySku;
}

/**
 * The product by its slug: prerendered data first, then what its document says. While the listener has no answer, or fails (an
 * inactive product is denied), the change query and the tombstones of the settings decide.
 */
function useLiveDocument(slug: string): QueryState<Product | null> {
  const known = useQuery(productBySlug(slug));
  const source = productUpdates(slug);
  const updates = useQuery(source ?? NOT_LOADED);
  const isListening = source !== null;
  return useMemo(() => {
    if (!isListening || updates.state !== 'ready') return known;
    // Equal data keeps its identity: nothing below re-renders when the server confirms what is shown.
    const isSame =
      known.state === 'ready' && JSON.stringify(known.data) === JSON.stringify(updates.data);
    return isSame ? known : updates;
  }, [isListening, known, updates]);
}

function isMissing(read: QueryState<Product | null>): boolean {
  return read.state === 'failed' ? isDenied(read) : read.state === 'ready' && read.data === null;
}

function isDenied(read: QueryState<unknown>): read is { state: 'failed'; error: Failure } {
  return read.state === 'failed' && read.error.code === 'denied';
}
