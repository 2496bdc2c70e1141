import { createElement } from 'react';
import type { CategoryHeadProps } from '#features/catalog/CategoryHead.tsx';
import type { EmptyListProps } from '#features/catalog/EmptyList.tsx';
import type { FilterColumnProps } from '#features/catalog/FilterColumn.tsx';
import type { NothingFitsProps } from '#features/catalog/NothingFits.tsx';
import type { SearchAlternativesProps } from '#features/search/SearchAlternatives.tsx';
import type { AppliedFiltersProps } from '#features/catalog/AppliedFilters.tsx';
import type { FailureNoticeProps } from '#features/catalog/FailureNotice.tsx';
import type { FilterDialogProps } from '#features/catalog/FilterDialog.tsx';
import type { LoadMoreProps } from '#features/catalog/LoadMore.tsx';
import type { PopularConcernsProps } from '#features/catalog/PopularConcerns.tsx';
import { lazyOnIdle, lazyOnDemand } from '#ui/lazy.tsx';

/** Instead of a list without products. */
export const EmptyList = lazyOnDemand<EmptyListProps>(
  async () => (await import('./idle-parts.ts')).idleParts.EmptyList,
);
/** What stands where filters leave nothing of a list. */
export const NothingFits = lazyOnDemand<NothingFitsProps>(
  async () => (await import('./idle-parts.ts')).idleParts.NothingFits,
);
/** What a search that found nothing may have meant. */
export const SearchAlternatives = lazyOnDemand<SearchAlternativesProps>(
  async () => (await import('./idle-parts.ts')).idleParts.SearchAlternatives,
);
/** The filters beside a list. */
export const FilterColumn = lazyOnIdle<FilterColumnProps>(
  async () => (await import('./idle-parts.ts')).idleParts.FilterColumn,
);
/** What a shelf says of itself. */
export const CategoryHead = lazyOnIdle<CategoryHeadProps>(
  async () => (await import('./idle-parts.ts')).idleParts.CategoryHead,
);
/** What a list is narrowed by, when it is. */
export const AppliedFilters = lazyOnDemand<AppliedFiltersProps>(
  async () => (await import('./idle-parts.ts')).idleParts.AppliedFilters,
);
/** What stands where a read has failed. */
export const FailureNotice = lazyOnDemand<FailureNoticeProps>(
  async () => (await import('./idle-parts.ts')).idleParts.FailureNotice,
);
/** The way to the filters on a phone. */
export const FilterDialog = lazyOnIdle<FilterDialogProps>(
  async () => (await import('./idle-parts.ts')).idleParts.FilterDialog,
  createElement('div', { className: 'h-11 w-32' }),
);
/** The foot of a list. */
export const LoadMore = lazyOnIdle<LoadMoreProps>(
  async () => (await import('./idle-parts.ts')).idleParts.LoadMore,
);
/** A row above the list. */
export const PopularConcerns = lazyOnIdle<PopularConcernsProps>(
  async () => (await import('./idle-parts.ts')).idleParts.PopularConcerns,
  createElement('div', { className: 'h-13' }),
);
