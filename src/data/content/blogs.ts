import type { Blog, Redirect } from '#domain/content/blog.ts';
import { isSlug } from '#domain/product/slug.ts';
import { blogs, redirects } from '../firebase/collections.ts';
import { constantQuery, type Query } from '../query/query-store.ts';
import { withPrerenderedData } from '../prerendered/with-prerendered-data.ts';
import { renderedAt } from '../prerendered/page-data.ts';
import type { Cursor, ListPage } from '../query/read.ts';

/** How many articles the list shows at a time. */
export const BLOG_PAGE_SIZE = 12;

const A_MINUTE = 60_000;
const A_DAY = 24 * 60 * A_MINUTE;

/** Which published articles. */
interface BlogList {
  readonly pageSize?: number;
  readonly after?: Cursor;
  /** Epoch milliseconds; what is planned for later is left out. Lists of one minute share a listener. */
  readonly now?: number;
}

/** Published articles whose moment has come, the newest first. */
export function publishedBlogs({ now = Date.now(), ...rest }: BlogList = {}): Query<
  ListPage<Blog>
> {
  const list = publishedUntil(minuteOf(now), rest);
  const followed: Query<ListPage<Blog>> = {
    key: list.key,
    start(sink) {
      let stop = list.start({
        next: (page, fromCache) => sink.next(page, fromCache),
        fail(error) {
          // The rules refuse what asks for the future, as a device does whose clock is fast: it sees yesterday's list.
          if (error.code === 'denied') stop = publishedUntil(now - A_DAY, rest).start(sink);
          else sink.fail(error);
        },
      });
      return () => stop();
    },
  };
  // What was made may be old: articles have had their moment since.
  return withPrerenderedData(followed, {
    follow: (_, sink) => publishedUntil(minuteOf(Math.max(now, Date.now())), rest).start(sink),
  });
}

/** The newest articles as they were when the site was built: for suggestions, which need not be the latest. */
export function suggestedBlogs(): Query<ListPage<Blog>> {
  const list = publishedUntil(minuteOf(renderedAt()), {});
  const made = withPrerenderedData(list, { file: '/made/blogs.json', follow: () => () => {} });
  return { key: `suggested ${list.key}`, start: (sink) => made.start(sink) };
}

function minuteOf(moment: number): number {
  return moment - (moment % A_MINUTE);
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
 * One live article; null when there is none. A draft, and one whose moment has not come, fails with `denied` for everyone
 * but staff.
 */
export function blogBySlug(slug: string): Query<Blog | null> {
  return isSlug(slug) ? withPrerenderedData(blogs.doc(slug)) : constantQuery('blogs/?');
}

/** Where the article went that had this slug once; null when none had. */
export function redirectOf(slug: string): Query<Redirect | null> {
  return isSlug(slug) ? redirects.doc(slug) : constantQuery('redirects/?');
}
