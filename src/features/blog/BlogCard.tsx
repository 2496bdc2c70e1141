import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { Blog } from '#domain/content/blog.ts';
import { paths } from '#domain/site/paths.ts';
import { BlogMeta } from './BlogMeta.tsx';
import { CoverPicture } from './CoverPicture.tsx';
import { TagList } from './TagList.tsx';

interface BlogCardProps {
  blog: Blog;
  priority?: 'high' | 'eager' | 'lazy';
  /** Heading level. */
  level?: 2 | 3;
}

/** An article in a grid. */
export const BlogCard = memo(function BlogCard({
  blog,
  priority = 'lazy',
  level = 3,
}: BlogCardProps) {
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <article className="group relative flex h-full flex-col">
      <CoverPicture
        address={blog.coverImageURL}
        alt=""
        sizes="(min-width: 1251px) 26rem, (min-width: 768px) 46vw, 92vw"
        priority={priority}
      />
      <div className="mt-4 flex grow flex-col gap-2">
        <Title className="text-xl [overflow-wrap:anywhere]">
          {/* The whole card is clickable; only the title names the link. */}
          <Link
            to={paths.blog(blog.slug)}
            className="underline-offset-4 group-hover:underline after:absolute after:inset-0 after:content-['']"
          >
            {blog.title}
          </Link>
        </Title>
        <p className="line-clamp-3 [overflow-wrap:anywhere] text-ink-soft">{blog.excerpt}</p>
        <div className="mt-auto grid gap-3 pt-1">
          <BlogMeta blog={blog} />
          <TagList tags={blog.tags} />
        </div>
      </div>
    </article>
  );
});
