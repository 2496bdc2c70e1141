import { useState } from 'react';
import type { Blog } from '#domain/content/blog.ts';
import type { Failure } from '#domain/core/result.ts';
import { BLOG_PAGE_SIZE, publishedBlogs } from '#data/content/blogs.ts';
import type { QueryState } from '#data/query/query-store.ts';
import { dataReadAt } from '#data/prerendered/page-data.ts';
import { type ListPage, pageStates } from '#data/query/read.ts';
import { useReads } from '#data/react/use-reads.ts';
import { useNow } from '#ui/browser/use-now.ts';

/** The article list with as many pages as the URL requests. */
export interface BlogPages {
  readonly blogs: readonly Blog[];
  /** Number of skeletons for loading articles; 0 when idle. */
  readonly pending: number;
  /** Why the list ends early; loaded articles stay. */
  readonly failure: Failure | null;
  /** Whether there may be another page. */
  readonly more: boolean;
}

/** Interval in milliseconds at which newly due articles are looked up. */
const REFRESH_MS = 60_000;

/** Returns the live pages of the list. Each starts at the end of the previous one. */
export function useBlogPages(pages: number): BlogPages {
  const now = useNow(REFRESH_MS, dataReadAt);
  const states = useReads((read) =>
    pageStates(read, pages, (after) => publishedBlogs({ now, ...(after && { after }) })),
  );
  const last = states.at(-1);
  const pending = last?.state === 'loading';
  const [settled, setSettled] = useState(states);
  if (!pending && settled !== states) setSettled(states);
  const read = blogsIn(states);
  const previous = blogsIn(settled);
  // Shown articles stay while the list is read again.
  const showsPrevious = pending && read.length < previous.length;
  return {
    blogs: showsPrevious ? previous : read,
    pending: pending && !showsPrevious ? BLOG_PAGE_SIZE / 2 : 0,
    failure: last?.state === 'failed' ? last.error : null,
    more: last?.state === 'ready' && last.data.next !== null,
  };
}

function blogsIn(states: readonly QueryState<ListPage<Blog>>[]): readonly Blog[] {
  return states.flatMap((state) => ('data' in state && state.data ? state.data.rows : []));
}
