import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Blog } from '#domain/content/blog.ts';
import { paths } from '#domain/site/paths.ts';
import { siteOrigin } from '#data/prerendered/site.ts';
import { blogWords } from '#text/site/blog.ts';
import { ShareButton } from '#ui/form/ShareButton.tsx';
import { lazyOnIdle } from '#ui/loading/lazy.tsx';
import { BlogMeta } from './BlogMeta.tsx';
import { CoverPicture } from './CoverPicture.tsx';
import { TagList } from './TagList.tsx';

/** The sanitiser is larger than the article; the prerendered page contains its output. */
const ArticleBody = lazyOnIdle(async () => (await import('./ArticleBody.tsx')).ArticleBody);

interface ArticleProps {
  blog: Blog;
}

/** An article: title, author and date, picture, text. */
export function Article({ blog }: ArticleProps) {
  return (
    <article>
      <header className="mx-auto max-w-[36rem]">
        <Link
          to={paths.blogs}
          className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-leaf underline-offset-4 hover:underline"
        >
          <ArrowLeft aria-hidden className="size-4" />
          <span>{blogWords.backToList}</span>
        </Link>
        <h1 className="mt-1 mb-4 text-3xl sm:text-4xl">{blog.title}</h1>
        {blog.excerpt && (
          <p className="mb-4 text-lg [overflow-wrap:anywhere] text-ink-soft">{blog.excerpt}</p>
        )}
        <BlogMeta blog={blog} whole />
      </header>
      <div className="mx-auto my-8 max-w-5xl">
        <CoverPicture
          address={blog.coverImageURL}
          alt={blog.coverAlt}
          sizes="(min-width: 1100px) 64rem, 92vw"
          priority="high"
        />
      </div>
      <div className="mx-auto max-w-[36rem]">
        <ArticleBody body={blog.body} />
        <p className="mt-10 border-l-2 border-turmeric pl-4 text-sm text-ink-soft">
          {blogWords.note}
        </p>
        <footer className="mt-8 grid gap-5 border-t border-hairline pt-6">
          <TagList tags={blog.tags} />
          <ShareButton
            title={blog.title}
            address={`${siteOrigin()}${paths.blog(blog.slug)}`}
            words={blogWords}
          />
        </footer>
      </div>
    </article>
  );
}
