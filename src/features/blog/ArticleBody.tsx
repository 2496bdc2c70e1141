import { useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { blogWords } from '#text/en/blog.ts';
import { articleNodes, ownPath } from './markdown.ts';

interface ArticleBodyProps {
  /** Markdown. */
  body: string;
}

/** The text of an article. Links within the shop go the shop's way, without loading it anew. */
export function ArticleBody({ body }: ArticleBodyProps) {
  const place = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();

  // Safe nodes are put in as nodes: nothing is parsed as HTML a second time.
  useLayoutEffect(() => {
    place.current?.replaceChildren(articleNodes(body, blogWords.scrollTable));
  }, [body]);

  useLayoutEffect(() => {
    const element = place.current;
    function follow(event: MouseEvent): void {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const path = link ? ownPath(link.getAttribute('href') ?? '') : null;
      const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
      if (path === null || !plain || event.altKey || event.defaultPrevented) return;
      event.preventDefault();
      void navigate(path);
    }
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [navigate]);

  return <div ref={place} className="article-body" />;
}
