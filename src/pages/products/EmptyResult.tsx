import type { CatalogView } from '#domain/catalog/catalog.ts';
import { EmptyList } from '#features/catalog/list/EmptyList.tsx';
import { SearchAlternatives } from '#features/search/SearchAlternatives.tsx';

export interface EmptyResultProps {
  view: CatalogView;
}

/** A list without products, with alternatives to a search. */
export function EmptyResult({ view }: EmptyResultProps) {
  return (
    <EmptyList view={view}>
      {view.search !== '' && (
        <SearchAlternatives search={view.search} everywhere={!view.category} />
      )}
    </EmptyList>
  );
}
