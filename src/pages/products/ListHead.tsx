import { isFiltered } from '#domain/catalog/catalog-filters.ts';
import type { CatalogView } from '#domain/catalog/catalog.ts';
import { Head } from '#ui/head/Head.tsx';
import { listTitle, onlyConcern } from './list-title.ts';
import { CategoryHead } from './parts.ts';

interface ListHeadProps {
  view: CatalogView;
  empty: boolean;
}

/** Head tags of a list. Search engines index categories and single concerns, but no filter combinations. */
export function ListHead({ view, empty }: ListHeadProps) {
  const { category, search, filters } = view;
  const filtered = isFiltered(filters);
  const hidden = filtered && (empty || onlyConcern(view) === null);
  const titled = search !== '' || (filtered && category === null);
  return (
    <>
      {category && <CategoryHead category={category} hidden={empty || filtered} />}
      {titled && <Head title={listTitle(view)} {...(hidden && { hidden })} />}
    </>
  );
}
