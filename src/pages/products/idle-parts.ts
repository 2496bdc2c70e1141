import { EmptyList } from '#features/catalog/EmptyList.tsx';
import { NothingFits } from '#features/catalog/NothingFits.tsx';
import { SearchAlternatives } from '#features/search/SearchAlternatives.tsx';
import { FilterColumn } from '#features/catalog/FilterColumn.tsx';
import { CategoryHead } from '#features/catalog/CategoryHead.tsx';
import { AppliedFilters } from '#features/catalog/AppliedFilters.tsx';
import { FailureNotice } from '#features/catalog/FailureNotice.tsx';
import { FilterDialog } from '#features/catalog/FilterDialog.tsx';
import { LoadMore } from '#features/catalog/LoadMore.tsx';
import { PopularConcerns } from '#features/catalog/PopularConcerns.tsx';

/** Parts not needed for hydration. One chunk, because many small ones cost one request each. */
export const idleParts = {
  EmptyList,
  NothingFits,
  SearchAlternatives,
  FilterColumn,
  CategoryHead,
  AppliedFilters,
  FailureNotice,
  FilterDialog,
  LoadMore,
  PopularConcerns,
} as const;
