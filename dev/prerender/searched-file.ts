import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { catalogFile } from '#domain/catalog/catalog-file.ts';
import { SEARCH_PAGE_SIZE } from '#domain/catalog/catalog.ts';
import { ProductSchema } from '#domain/product/product.ts';
import type { Catalogue } from './catalogue.ts';

/**
 * The catalogue file for search and filters, and its address with a content hash: browsers cache it like the other
 * assets. Null while one list holds all products.
 */
export function searchedFile({ collections }: Catalogue): { address: string; text: string } | null {
  const products = (collections.get('products') ?? [])
    .flatMap(({ id, fields }) => {
      const parsed = v.safeParse(ProductSchema, { ...fields, slug: id });
      return parsed.success ? [parsed.output] : [];
    })
    .toSorted((a, b) => b.createdAt - a.createdAt || (a.slug < b.slug ? 1 : -1));
  if (products.length < SEARCH_PAGE_SIZE) return null;
  const text = JSON.stringify(catalogFile(products));
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  return { address: `/assets/catalog-${hash}.json`, text };
}
