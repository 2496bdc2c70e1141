import type { Blog } from '#domain/content/blog.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { BlogCard } from './BlogCard.tsx';

/** First row of the widest layout: these pictures load eagerly. */
const FIRST_ROW = 3;

interface BlogGridProps {
  blogs: readonly Blog[];
  /** Number of loading articles; skeletons of the final size. */
  pending?: number;
  /** True for the first grid of a page. */
  leading?: boolean;
}

/** A grid of articles: one column on phones, three on desktops. */
export function BlogGrid({ blogs, pending = 0, leading = false }: BlogGridProps) {
  return (
    <ul className="grid gap-x-8 gap-y-12 md:grid-cols-2 xl:grid-cols-3">
      {blogs.map((blog, index) => (
        <li key={blog.slug}>
          <BlogCard blog={blog} priority={priorityOf(leading, index)} />
        </li>
      ))}
      {Array.from({ length: pending }, (_, index) => (
        <li key={`pending ${index}`} aria-hidden>
          <Skeleton className="aspect-2/1 w-full" />
          <Skeleton className="mt-4 h-12 w-11/12" />
          <Skeleton className="mt-2 h-18 w-full" />
          <Skeleton className="mt-3 h-5 w-2/3" />
          <Skeleton className="mt-3 h-6 w-1/2" />
        </li>
      ))}
    </ul>
  );
}

function priorityOf(leading: boolean, index: number): 'high' | 'eager' | 'lazy' {
  if (!leading || index >= FIRST_ROW) return 'lazy';
  return index === 0 ? 'high' : 'eager';
}
