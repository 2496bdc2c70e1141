import { isFiltered } from '#domain/catalog/catalog-filters.ts';
import type { CatalogView } from '#domain/catalog/catalog.ts';
import type { ProductPages } from '#features/catalog/list/product-pages.ts';
import type { Total } from '#features/catalog/list/use-total.ts';
import { listWords } from '#text/shop/list.ts';
import { connectionWords } from '#text/site/connection.ts';
import { loadingWords } from '#text/site/loading.ts';

/** The only concern of a list without other filters; null otherwise. */
export function onlyConcern({ category, search, filters }: CatalogView): string | null {
  const [concern, ...others] = filters.concern;
  if (concern === undefined || others.length > 0 || category !== null || search) return null;
  return isFiltered({ ...filters, concern: [] }) ? null : concern;
}

/** The title of a list. */
export function listTitle(view: CatalogView): string {
  const { category, search } = view;
  if (search) return listWords.found(search);
  return category ?? onlyConcern(view) ?? listWords.all;
}

/** The status text of a list, also announced to screen readers. */
export function listStatus(
  view: CatalogView,
  pages: ProductPages,
  total: Total | null,
  offline: boolean,
): string {
  const shown = pages.products.length;
  if (pages.pending > 0) return offline ? connectionWords.text : loadingWords.list;
  if (shown === 0) return isFiltered(view.filters) ? listWords.noneFit : '';
  if (!pages.more) return listWords.count(shown);
  if (pages.found) return listWords.progress(shown, pages.found.count, false);
  if (isFiltered(view.filters)) return listWords.among(shown, pages.looked);
  return total ? listWords.total(total.count, total.atLeast) : listWords.shown(shown);
}
