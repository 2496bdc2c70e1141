import { createElement } from 'react';
import type { CategoryHeadProps } from '#features/catalog/list/CategoryHead.tsx';
import type { FilterColumnProps } from '#features/catalog/filters/FilterColumn.tsx';
import type { NoFilterMatchesProps } from '#features/catalog/filters/NoFilterMatches.tsx';
import type { SearchEndProps } from '#features/search/SearchEnd.tsx';
import type { AppliedFiltersProps } from '#features/catalog/filters/AppliedFilters.tsx';
import type { FailureNoticeProps } from '#features/catalog/list/FailureNotice.tsx';
import type { FilterDialogProps } from '#features/catalog/filters/FilterDialog.tsx';
import type { LoadMoreProps } from '#features/catalog/list/LoadMore.tsx';
import type { PopularConcernsProps } from '#features/catalog/filters/PopularConcerns.tsx';
import type { EmptyResultProps } from './EmptyResult.tsx';
import { lazyOnIdle, lazyOnDemand } from '#ui/loading/lazy.tsx';

const load = async () => (await import('./idle-parts.ts')).idleParts;

/** Shown for a list without products. */
export const EmptyResult = lazyOnDemand<EmptyResultProps>(async () => (await load()).EmptyResult);
/** Shown when the filters match nothing. */
export const NoFilterMatches = lazyOnDemand<NoFilterMatchesProps>(
  async () => (await load()).NoFilterMatches,
);
/** Below the products of a search. */
export const SearchEnd = lazyOnDemand<SearchEndProps>(async () => (await load()).SearchEnd);
/** The filter column beside a list. */
export const FilterColumn = lazyOnIdle<FilterColumnProps>(async () => (await load()).FilterColumn);
/** Head tags of a category. */
export const CategoryHead = lazyOnIdle<CategoryHeadProps>(async () => (await load()).CategoryHead);
/** The active filters. */
export const AppliedFilters = lazyOnDemand<AppliedFiltersProps>(
  async () => (await load()).AppliedFilters,
);
/** Shown for a failed read. */
export const FailureNotice = lazyOnDemand<FailureNoticeProps>(
  async () => (await load()).FailureNotice,
);
/** The filter button on phones. */
export const FilterDialog = lazyOnIdle<FilterDialogProps>(
  async () => (await load()).FilterDialog,
  createElement('div', { className: 'h-11 w-28' }),
);
/** The end of a list. */
export const LoadMore = lazyOnIdle<LoadMoreProps>(async () => (await load()).LoadMore);
/** Popular concerns above the list. */
export const PopularConcerns = lazyOnIdle<PopularConcernsProps>(
  async () => (await load()).PopularConcerns,
  createElement('div', { className: 'h-13' }),
);
