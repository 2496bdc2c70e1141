import { NoFilterMatches } from '#features/catalog/filters/NoFilterMatches.tsx';
import { SearchEnd } from '#features/search/SearchEnd.tsx';
import { FilterColumn } from '#features/catalog/filters/FilterColumn.tsx';
import { CategoryHead } from '#features/catalog/list/CategoryHead.tsx';
import { AppliedFilters } from '#features/catalog/filters/AppliedFilters.tsx';
import { FailureNotice } from '#features/catalog/list/FailureNotice.tsx';
import { FilterDialog } from '#features/catalog/filters/FilterDialog.tsx';
import { EmptyResult } from './EmptyResult.tsx';
import { LoadMore } from '#features/catalog/list/LoadMore.tsx';

/** Parts not needed for hydration. One chunk, because many small ones cost one request each. */
export const idleParts = {
  EmptyResult,
  NoFilterMatches,
  SearchEnd,
  FilterColumn,
  CategoryHead,
  AppliedFilters,
  FailureNotice,
  FilterDialog,
  LoadMore,
} as const;
