import type { Blog } from '#domain/content/blog.ts';
import { readingMinutes } from '#domain/content/blog-view.ts';
import { formatDay } from '#text/dates.ts';
import { blogWords } from '#text/site/blog.ts';
import { DotList } from '#ui/content/DotList.tsx';

interface BlogMetaProps {
  blog: Blog;
  /** Also shows the reviewer, and the last change if it was on another day. */
  whole?: boolean;
}

/** Author, date and reading time of an article. */
export function BlogMeta({ blog, whole = false }: BlogMetaProps) {
  const { author, reviewer, publishedAt, updatedAt, body } = blog;
  const day = formatDay(publishedAt);
  const changed = updatedAt === undefined ? day : formatDay(updatedAt);
  return (
    <p className="text-sm text-ink-soft">
      <DotList>
        {author && <span className="[overflow-wrap:anywhere]">{blogWords.by(author)}</span>}
        {whole && reviewer && (
          <span className="[overflow-wrap:anywhere]">{blogWords.reviewedBy(reviewer)}</span>
        )}
        <span>
          <time dateTime={new Date(publishedAt).toISOString()}>{day}</time>
          {whole && updatedAt !== undefined && changed !== day && (
            <time dateTime={new Date(updatedAt).toISOString()}>
              {` (${blogWords.updated(changed)})`}
            </time>
          )}
        </span>
        <span>{blogWords.minutes(readingMinutes(body))}</span>
      </DotList>
    </p>
  );
}
