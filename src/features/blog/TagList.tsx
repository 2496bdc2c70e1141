import { blogWords } from '#text/site/blog.ts';

interface TagListProps {
  tags: readonly string[];
}

/** An article's tags. */
export function TagList({ tags }: TagListProps) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label={blogWords.tags} className="flex flex-wrap gap-2">
      {[...new Set(tags)].map((tag) => (
        <li
          key={tag}
          className="rounded-full bg-leaf-tint px-3 py-0.5 text-sm text-leaf [overflow-wrap:anywhere]"
        >
          {tag}
        </li>
      ))}
    </ul>
  );
}
