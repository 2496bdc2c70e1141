import type { Blog, Redirect } from '#domain/content/blog.ts';
import { DAY_MS } from '#domain/core/indian-time.ts';
import { isSlug } from '#domain/product/slug.ts';
import { shopCollection } from '../firebase/collections.ts';
import { constantQuery } from '../query/constant-query.ts';
import type { Query } from '../query/query-store.ts';
import { asBuilt, withPrerenderedData } from '../prerendered/with-prerendered-data.ts';
import { dataReadAt } from '../prerendered/page-data.ts';
import type { Cursor, ListPage } from '../query/read.ts';

/** `blogs/{slug}`: articles. */
export const blogs = shopCollection('blogs', (shop) => shop.blog);

/** `redirects/{slug}`: the new slugs of renamed articles. */
const redirects = shopCollection('redirects', (shop) => shop.redirect);

/** Articles per page. */
export const BLOG_PAGE_SIZE = 12;

const MINUTE_MS = 60_000;

/** Page and time limit of the article list. */
interface BlogList {
  readonly pageSize?: number;
  readonly after?: Cursor;
  /**
   * Epoch milliseconds; articles scheduled for later are excluded. It counts in whole minutes, so that lists of the
   * same minute share a listener.
   */
  readonly now?: number;
}

/** Published articles that are due, newest first. */
export function publishedBlogs({ now = Date.now(), ...rest }: BlogList = {}): Query<
  ListPage<Blog>
> {
  const list = publishedUntil(minuteOf(now), rest);
  const yesterday = publishedUntil(now - DAY_MS, rest);
  const source = unlessDenied(list, yesterday);
  return withPrerenderedData<ListPage<Blog>>(source, {
    // Prerendered data may be old, and more articles may have become due since.
    follow() {
      const current = publishedUntil(minuteOf(Math.max(now, Date.now())), rest);
      return unlessDenied(current, source);
    },
  });
}

/**
 * A query that continues with its fallback when the rules deny it. They deny queries into the future, which a device
 * with a fast clock sends. The emulator compares with the time at which the connection began, so it also denies
 * articles that have become due since.
 */
function unlessDenied<T>(query: Query<T>, fallback: Query<T>): Query<T> {
  return {
    key: query.key,
    start(sink) {
      let stop = query.start({
        next: (data, fromCache) => sink.next(data, fromCache),
        fail(error) {
          if (error.code === 'denied') stop = fallback.start(sink);
          else sink.fail(error);
        },
      });
      return () => stop();
    },
  };
}

/** The newest articles at build time, for suggestions, which may be stale. */
export function suggestedBlogs(): Query<ListPage<Blog>> {
  const list = publishedUntil(minuteOf(dataReadAt()), {});
  const prerendered = withPrerenderedData(list, {
    file: '/made/blogs.json',
    follow: () => asBuilt(list.key),
  });
  return { ...prerendered, key: `suggested ${list.key}` };
}

function minuteOf(moment: number): number {
  return moment - (moment % MINUTE_MS);
}

function publishedUntil(
  moment: number,
  { pageSize = BLOG_PAGE_SIZE, after }: Omit<BlogList, 'now'>,
): Query<ListPage<Blog>> {
  return blogs.list({
    where: { status: 'published' },
    between: [new Date(0), new Date(moment + 1)],
    orderBy: { field: 'publishedAt', direction: 'desc' },
    limit: pageSize,
    ...(after && { after }),
  });
}

/**
 * One live article; null if there is none. A draft or a scheduled article fails with `denied` for everyone except
 * staff.
 */
export function blogBySlug(slug: string): Query<Blog | null> {
  return isSlug(slug) ? withPrerenderedData(blogs.doc(slug)) : constantQuery('blogs/?');
}

/** The redirect of a former slug; null if there is none. */
export function redirectOf(slug: string): Query<Redirect | null> {
  return isSlug(slug) ? redirects.doc(slug) : constantQuery('redirects/?');
}
