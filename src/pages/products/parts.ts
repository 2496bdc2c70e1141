import { createElement } from 'react';
import type { CategoryHeadProps } from '#features/catalog/list/CategoryHead.tsx';
import type { EmptyListProps } from '#features/catalog/list/EmptyList.tsx';
import type { FilterColumnProps } from '#features/catalog/filters/FilterColumn.tsx';
import type { NoFilterMatchesProps } from '#features/catalog/filters/NoFilterMatches.tsx';
import type { SearchAlternativesProps } from '#features/search/SearchAlternatives.tsx';
import type { AppliedFiltersProps } from '#features/catalog/filters/AppliedFilters.tsx';
import type { FailureNoticeProps } from '#features/catalog/list/FailureNotice.tsx';
import type { FilterDialogProps } from '#features/catalog/filters/FilterDialog.tsx';
import type { LoadMoreProps } from '#features/catalog/list/LoadMore.tsx';
import type { PopularConcernsProps } from '#features/catalog/filters/PopularConcerns.tsx';
import { lazyOnIdle, lazyOnDemand } from '#ui/loading/lazy.tsx';

/** Shown for a list without products. */
export const EmptyList = lazyOnDemand<EmptyListProps>(
  async () => (await import('./idle-parts.ts')).idleParts.EmptyList,
);
/** Shown when the filters match nothing. */
export const NoFilterMatches = lazyOnDemand<NoFilterMatchesProps>(
  async () => (await import('./idle-parts.ts')).idleParts.NoFilterMatches,
);
/** Alternatives to a search without results. */
export const SearchAlternatives = lazyOnDemand<SearchAlternativesProps>(
  async () => (await import('./idle-parts.ts')).idleParts.SearchAlternatives,
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
