import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { blogPages, MAX_BLOG_PAGES } from '#domain/content/blog-view.ts';
import { paths } from '#domain/site/paths.ts';
import { useOffline } from '#data/react/use-offline.ts';
import { BlogGrid } from '#features/blog/BlogGrid.tsx';
import { useBlogPages } from '#features/blog/use-blog-pages.ts';
import { blogWords } from '#text/site/blog.ts';
import { listWords } from '#text/shop/list.ts';
import { connectionWords } from '#text/site/connection.ts';
import { buttonLook } from '#ui/form/Button.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { FailureNotice } from '#features/catalog/list/FailureNotice.tsx';

/** `/blogs`: the published articles, newest first. */
export default function BlogsPage() {
  const [query] = useSearchParams();
  const pages = blogPages(query);
  const { blogs, pending, failure, more } = useBlogPages(pages);
  const offline = useOffline();
  const list = useRef<HTMLDivElement>(null);
  useFocusOnNewPage(list, pages, blogs.length);
  const empty = blogs.length === 0 && pending === 0 && !failure;
  const status = empty || failure ? '' : more ? blogWords.first : blogWords.count;
  return (
    <div className="shell py-8" ref={list}>
      <h1 className="text-3xl sm:text-4xl">{blogWords.title}</h1>
      <p className="mt-3 max-w-prose text-lg text-ink-soft">{blogWords.lead}</p>
      <p role="status" className="mt-2 mb-8 before:content-['\200b'] text-ink-soft amount">
        {pending > 0
          ? offline
            ? connectionWords.text
            : blogWords.loading
          : status && status(blogs.length)}
      </p>
      <h2 className="sr-only">{blogWords.articles}</h2>
      {empty ? (
        <Notice level={2} title={blogWords.empty.title} text={blogWords.empty.text}>
          <Link to={paths.products} className={buttonLook('main')}>
            {listWords.shopAll}
          </Link>
        </Notice>
      ) : (
        <BlogGrid leading blogs={blogs} pending={pending} />
      )}
      {failure && <FailureNotice failure={failure} />}
      {more && pages < MAX_BLOG_PAGES && (
        <p className="mt-12 text-center">
          <Link to={paths.blogPages(pages + 1)} replace className={buttonLook('quiet')}>
            {blogWords.more}
          </Link>
        </p>
      )}
    </div>
  );
}

/** "Load older articles" moves the focus to the first article of the new page. */
function useFocusOnNewPage(
  list: { readonly current: HTMLElement | null },
  pages: number,
  shown: number,
): void {
  const lastShown = useRef({ pages, shown });
  useEffect(() => {
    const known = lastShown.current;
    if (pages > known.pages && shown <= known.shown) return;
    lastShown.current = { pages, shown };
    if (pages <= known.pages) return;
    list.current
      ?.querySelectorAll<HTMLElement>('article a')
      .item(known.shown)
      ?.focus({ preventScroll: true });
  }, [list, pages, shown]);
}
