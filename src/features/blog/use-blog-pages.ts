import { useState } from 'react';
import type { Blog } from '#domain/content/blog.ts';
import type { Failure } from '#domain/shared/result.ts';
import { BLOG_PAGE_SIZE, publishedBlogs } from '#data/content/blogs.ts';
import type { QueryState } from '#data/query/query-store.ts';
import { renderedAt } from '#data/prerendered/page-data.ts';
import type { ListPage } from '#data/query/read.ts';
import { useQueryChain } from '#data/query/use-query.ts';
import { useNow } from '#ui/use-now.ts';

/** The list of articles with as many pages unrolled as its address asks for. */
export interface BlogPages {
  readonly blogs: readonly Blog[];
  /** How many places to keep for articles on their way; 0 when nothing is. */
  readonly pending: number;
  /** Why the list ends where it ends; what came before stays. */
  readonly failure: Failure | null;
  /** Whether another page may follow. */
  readonly more: boolean;
}

/** How often the list looks for articles whose moment has come, in milliseconds. */
const LOOK_MS = 60_000;

/** The live pages of the list. Each begins where the one before ends now. */
export function useBlogPages(pages: number): BlogPages {
  const now = useNow(LOOK_MS, renderedAt);
  const states = useQueryChain<ListPage<Blog>>((known) => {
    const last = known.at(-1);
    const after = last?.state === 'ready' ? last.data.next : null;
    if (known.length >= pages || (last && !after)) return null;
    return publishedBlogs({ now, ...(after && { after }) });
  });
  const last = states.at(-1);
  const pending = last?.state === 'loading';
  const [settled, settle] = useState(states);
  if (!pending && settled !== states) settle(states);
  const read = blogsIn(states);
  const before = blogsIn(settled);
  // What is shown stays while it is asked for anew.
  const kept = pending && read.length < before.length;
  return {
    blogs: kept ? before : read,
    pending: pending && !kept ? BLOG_PAGE_SIZE / 2 : 0,
    failure: last?.state === 'failed' ? last.error : null,
    more: last?.state === 'ready' && last.data.next !== null,
  };
}

function blogsIn(states: readonly QueryState<ListPage<Blog>>[]): readonly Blog[] {
  return states.flatMap((state) => ('data' in state && state.data ? state.data.rows : []));
}
