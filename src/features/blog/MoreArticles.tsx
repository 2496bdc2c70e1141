import { useState } from 'react';
import { publishedBlogs } from '#data/content/blogs.ts';
import { useQuery } from '#data/react/use-query.ts';
import { blogWords } from '#text/site/blog.ts';
import { useInView } from '#ui/browser/use-in-view.ts';
import { BlogGrid } from './BlogGrid.tsx';

const SHOWN = 3;

interface MoreArticlesProps {
  /** Slug of the open article. */
  except: string;
}

/** The newest other articles, loaded near the viewport. */
export function MoreArticles({ except }: MoreArticlesProps) {
  const [ref, seen] = useInView<HTMLElement>();
  return (
    <section ref={ref} className="mt-16 min-h-40">
      <h2 className="mb-6 text-2xl sm:text-3xl">{blogWords.next}</h2>
      {seen && <Newest except={except} />}
    </section>
  );
}

function Newest({ except }: MoreArticlesProps) {
  const [now] = useState(() => Date.now());
  const newest = useQuery(publishedBlogs({ pageSize: SHOWN + 1, now }));
  const rows = newest.state === 'loading' ? [] : (newest.data?.rows ?? []);
  return (
    <BlogGrid
      blogs={rows.filter(({ slug }) => slug !== except).slice(0, SHOWN)}
      pending={newest.state === 'loading' ? SHOWN : 0}
    />
  );
}
