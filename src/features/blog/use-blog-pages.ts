import type { Blog } from '#domain/blog.ts';
import type { Failure } from '#domain/failure.ts';
import { BLOG_PAGE_SIZE, publishedBlogs } from '#data/blogs.ts';
import type { ListPage } from '#data/read.ts';
import { useLiveChain } from '#data/use-live.ts';

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

/** The live pages of the list. Each begins where the one before ends now. */
export function useBlogPages(pages: number): BlogPages {
  const states = useLiveChain<ListPage<Blog>>((known) => {
    const last = known.at(-1);
    const after = last?.state === 'ready' ? last.data.next : null;
    if (known.length >= pages || (last && !after)) return null;
    return publishedBlogs(after ? { after } : {});
  });
  const last = states.at(-1);
  return {
    blogs: states.flatMap((state) => ('data' in state && state.data ? state.data.rows : [])),
    pending: last?.state === 'loading' ? BLOG_PAGE_SIZE / 2 : 0,
    failure: last?.state === 'failed' ? last.error : null,
    more: last?.state === 'ready' && last.data.next !== null,
  };
}
