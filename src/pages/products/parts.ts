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

/** Shown for a list without products. */
export const EmptyResult = lazyOnDemand<EmptyResultProps>(
  async () => (await import('./idle-parts.ts')).idleParts.EmptyResult,
);
/** Shown when the filters match nothing. */
export const NoFilterMatches = lazyOnDemand<NoFilterMatchesProps>(
  async () => (await import('./idle-parts.ts')).idleParts.NoFilterMatches,
);
/** Below the products of a search. */
export const SearchEnd = lazyOnDemand<SearchEndProps>(
  async () => (await import('./idle-parts.ts')).idleParts.SearchEnd,
);
/** The filter column beside a list. */
export const FilterColumn = lazyOnIdle<FilterColumnProps>(
  async () => (await import('./idle-parts.ts')).idleParts.FilterColumn,
);
/** Head tags of a category. */
export const CategoryHead = lazyOnIdle<CategoryHeadProps>(
  async () => (await import('./idle-parts.ts')).idleParts.CategoryHead,
);
/** The active filters. */
export const AppliedFilters = lazyOnDemand<AppliedFiltersProps>(
  async () => (await import('./idle-parts.ts')).idleParts.AppliedFilters,
);
/** Shown for a failed read. */
export const FailureNotice = lazyOnDemand<FailureNoticeProps>(
  async () => (await import('./idle-parts.ts')).idleParts.FailureNotice,
);
/** The filter button on phones. */
export const FilterDialog = lazyOnIdle<FilterDialogProps>(
  async () => (await import('./idle-parts.ts')).idleParts.FilterDialog,
  createElement('div', { className: 'h-11 w-28' }),
);
/** The end of a list. */
export const LoadMore = lazyOnIdle<LoadMoreProps>(
  async () => (await import('./idle-parts.ts')).idleParts.LoadMore,
);
/** Popular concerns above the list. */
export const PopularConcerns = lazyOnIdle<PopularConcernsProps>(
  async () => (await import('./idle-parts.ts')).idleParts.PopularConcerns,
  createElement('div', { className: 'h-13' }),
);
