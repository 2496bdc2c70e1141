import { Link } from 'react-router-dom';
import { suggestedBlogs } from '#data/content/blogs.ts';
import { isPrerendered } from '#data/prerendered/page-data.ts';
import { constantQuery } from '#data/query/constant-query.ts';
import type { ListPage } from '#data/query/read.ts';
import { useQuery } from '#data/react/use-query.ts';
import type { Blog } from '#domain/content/blog.ts';
import { paths } from '#domain/site/paths.ts';
import { responsivePicture } from '#domain/picture/picture.ts';
import { homeEndWords } from '#text/home/home-end.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Picture } from '#ui/images/Picture.tsx';
import { useInView } from '#ui/browser/use-in-view.ts';

const MOST = 3;
const NOT_LOADED = constantQuery('blogs/unseen');

/** The newest articles. Their data file is loaded near the viewport and costs no read. */
export function Articles() {
  const [ref, seen] = useInView<HTMLElement>();
  const read = useQuery<ListPage<Blog> | null>(
    seen && isPrerendered() ? suggestedBlogs() : NOT_LOADED,
  );
  const rows = read.state === 'loading' ? undefined : read.data?.rows;
  const isPending = !seen || read.state === 'loading';
  if (!isPending && !rows?.length) return null;
  return (
    <section ref={ref} className="shell mt-12">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-6 md:mb-4">
        <h2 className="text-xl md:text-3xl">{homeEndWords.articles}</h2>
        <Link
          to={paths.blogs}
          className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
        >
          {homeEndWords.allArticles}
        </Link>
      </div>
      <ul className="grid gap-x-10 divide-y divide-hairline lg:grid-cols-3 lg:divide-y-0">
        {isPending &&
          Array.from({ length: MOST }, (_, index) => (
            <li key={`pending ${index}`} aria-hidden className="h-36 py-4">
              <Skeleton className="h-full w-full" />
            </li>
          ))}
        {rows?.slice(0, MOST).map(({ slug, title, excerpt, coverImageURL }) => (
          <li key={slug} className="relative flex h-36 gap-4 overflow-hidden py-4">
            {/* A square of the cover. `CoverPicture` would bring the code of the blog's pages along. */}
            {coverImageURL !== '' && (
              <span className="w-28 shrink-0 [&_img]:h-28 [&_img]:object-cover">
                <Picture
                  {...responsivePicture(coverImageURL)}
                  alt=""
                  sizes="14rem"
                  width={1600}
                  height={800}
                />
              </span>
            )}
            <div className="min-w-0">
              <Link
                to={paths.blog(slug)}
                className="line-clamp-2 font-serif text-lg leading-tight underline-offset-4 after:absolute after:inset-0 after:content-[''] hover:underline"
              >
                {title}
              </Link>
              <p className="mt-1 line-clamp-2 text-ink-soft">{excerpt}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
