import type { EmptyListProps } from '#features/catalog/EmptyList.tsx';
import type { FilterColumnProps } from '#features/catalog/FilterColumn.tsx';
import type { NothingFitsProps } from '#features/catalog/NothingFits.tsx';
import type { SearchAlternativesProps } from '#features/search/SearchAlternatives.tsx';
import { atIdle, onDemand } from '#ui/later.tsx';

/** What stands where a list shows nothing. */
export const EmptyList = onDemand<EmptyListProps>(
  async () => (await import('#features/catalog/EmptyList.tsx')).EmptyList,
);
/** What stands where filters leave nothing of a list. */
export const NothingFits = onDemand<NothingFitsProps>(
  async () => (await import('#features/catalog/NothingFits.tsx')).NothingFits,
);
/** What a search that found nothing may have meant. */
export const SearchAlternatives = onDemand<SearchAlternativesProps>(
  async () => (await import('#features/search/SearchAlternatives.tsx')).SearchAlternatives,
);
/** The filters beside a list. */
export const FilterColumn = atIdle<FilterColumnProps>(
  async () => (await import('#features/catalog/FilterColumn.tsx')).FilterColumn,
);
