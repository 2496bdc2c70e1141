import type { Blog } from '#domain/blog.ts';
import { readingMinutes } from '#domain/blog-view.ts';
import { formatDay } from '#domain/moment.ts';
import { blogWords } from '#text/en/blog.ts';

interface BlogMetaProps {
  blog: Blog;
  /** Also says when the article was last changed, if that was on another day. */
  whole?: boolean;
}

/** Who wrote an article, when, and how long it takes to read. */
export function BlogMeta({ blog, whole = false }: BlogMetaProps) {
  const { author, publishedAt, updatedAt, body } = blog;
  const day = formatDay(publishedAt);
  const changed = updatedAt === undefined ? day : formatDay(updatedAt);
  return (
    <p className="flex flex-wrap gap-x-2 text-sm text-ink-soft">
      {author && <span className="[overflow-wrap:anywhere]">{blogWords.by(author)}</span>}
      {author && <span aria-hidden>·</span>}
      <time dateTime={new Date(publishedAt).toISOString()}>{day}</time>
      {whole && updatedAt !== undefined && changed !== day && (
        <time dateTime={new Date(updatedAt).toISOString()}>({blogWords.updated(changed)})</time>
      )}
      <span aria-hidden>·</span>
      <span>{blogWords.minutes(readingMinutes(body))}</span>
    </p>
  );
}
