import type { Blog } from '#domain/blog.ts';
import { readingMinutes } from '#domain/blog-view.ts';
import { formatDay } from '#domain/moment.ts';
import { blogWords } from '#text/en/blog.ts';

interface BlogMetaProps {
  blog: Blog;
  /** Also says who reviewed the article, and when it was last changed, if that was on another day. */
  whole?: boolean;
}

/** Who wrote an article, when, and how long it takes to read. */
export function BlogMeta({ blog, whole = false }: BlogMetaProps) {
  const { author, reviewer, publishedAt, updatedAt, body } = blog;
  const day = formatDay(publishedAt);
  const changed = updatedAt === undefined ? day : formatDay(updatedAt);
  return (
    <p className="overflow-hidden text-sm text-ink-soft">
      {/* Each part brings the dot before it; where one begins a line, the dot lies outside. */}
      <span className="-ml-5 flex flex-wrap *:before:inline-block *:before:w-5 *:before:text-center *:before:content-['·'/'']">
        {author && <span className="[overflow-wrap:anywhere]">{blogWords.by(author)}</span>}
        {whole && reviewer && (
          <span className="[overflow-wrap:anywhere]">{blogWords.reviewedBy(reviewer)}</span>
        )}
        <span>
          <time dateTime={new Date(publishedAt).toISOString()}>{day}</time>
          {whole && updatedAt !== undefined && changed !== day && (
            <time dateTime={new Date(updatedAt).toISOString()}>
              {' '}
              ({blogWords.updated(changed)})
            </time>
          )}
        </span>
        <span>{blogWords.minutes(readingMinutes(body))}</span>
      </span>
    </p>
  );
}
