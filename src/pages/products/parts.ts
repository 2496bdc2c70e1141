import { createElement } from 'react';
import { lazyOnIdle, lazyOnDemand } from '#ui/loading/lazy.tsx';

/** Keeps what stands below the list out of view until the code of its replacement is there. */
const SPACE = createElement('div', { className: 'min-h-dvh' });

const load = async () => (await import('./idle-parts.ts')).idleParts;

/** Shown for a list without products. */
export const EmptyResult = lazyOnDemand(async () => (await load()).EmptyResult, SPACE);
/** Shown when the filters match nothing. */
export const NoFilterMatches = lazyOnDemand(async () => (await load()).NoFilterMatches, SPACE);
/** Below the products of a search. */
export const SearchEnd = lazyOnDemand(async () => (await load()).SearchEnd);
/** The filter column beside a list. */
export const FilterColumn = lazyOnIdle(async () => (await load()).FilterColumn);
/** Head tags of a category. */
export const CategoryHead = lazyOnIdle(async () => (await load()).CategoryHead);
/** The active filters. */
export const AppliedFilters = lazyOnDemand(async () => (await load()).AppliedFilters);
/** Shown for a failed read. */
export const FailureNotice = lazyOnDemand(async () => (await load()).FailureNotice);
/** The filter button on phones. */
export const FilterDialog = lazyOnIdle(
  async () => (await load()).FilterDialog,
  createElement('div', { className: 'h-11 w-28' }),
);
/** The end of a list. */
export const LoadMore = lazyOnIdle(async () => (await load()).LoadMore);
