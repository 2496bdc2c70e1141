import type { Blog } from '#domain/blog.ts';
import { isSlug } from '#domain/product.ts';
import { blogs } from './collections.ts';
import { absent, type Source } from './live.ts';
import type { Cursor, ListPage } from './read.ts';

/** How many articles the list shows at a time. */
export const BLOG_PAGE_SIZE = 12;

/** Published articles, the newest first. */
export function publishedBlogs({
  pageSize = BLOG_PAGE_SIZE,
  after,
}: { pageSize?: number; after?: Cursor } = {}): Source<ListPage<Blog>> {
  return blogs.list({
    where: { status: 'published' },
    orderBy: { field: 'publishedAt', direction: 'desc' },
    limit: pageSize,
    ...(after && { after }),
  });
}

/** One live article; null when there is none. A draft fails with `denied` for everyone but staff. */
export function blogBySlug(slug: string): Source<Blog | null> {
  return isSlug(slug) ? blogs.doc(slug) : absent('blogs/?');
}
