import { useLayoutEffect, useRef } from 'react';
import { markdownHtml, markdownNodes, internalPath } from './markdown.ts';

interface MarkdownTextProps {
  /** Markdown. */
  text: string;
  /** Accessible name of a table's scroll region. */
  tableLabel: string;
  /** Called with path, query and fragment when an internal link is clicked. */
  onFollow: (path: string) => void;
}

/** A Markdown text. Internal links navigate through the router instead of a page load. */
export function MarkdownText({ text, tableLabel, onFollow }: MarkdownTextProps) {
  const container = useRef<HTMLDivElement>(null);
  const follow = useRef(onFollow);

  const renderedText = useRef(text);

  // Inserts sanitised nodes, so nothing is parsed as HTML again. Prerendered content stays.
  useLayoutEffect(() => {
    const element = container.current;
    if (!element || (renderedText.current === text && element.hasChildNodes())) return;
    renderedText.current = '';
    element.replaceChildren(markdownNodes(text, tableLabel));
  }, [text, tableLabel]);

  useLayoutEffect(() => {
    follow.current = onFollow;
  });

  useLayoutEffect(() => {
    const element = container.current;
    function onClick(event: MouseEvent): void {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const path = link ? internalPath(link.getAttribute('href') ?? '') : null;
      const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
      if (path === null || !plain || event.altKey || event.defaultPrevented) return;
      event.preventDefault();
      follow.current(path);
    }
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, []);

  return (
    <div
      ref={container}
      className="article-body"
      suppressHydrationWarning
      // Only while prerendering: the same sanitised nodes as HTML.
      // oxlint-disable-next-line react/no-danger
      dangerouslySetInnerHTML={{
        __html: typeof document === 'undefined' ? markdownHtml(text, tableLabel) : '',
      }}
    />
  );
}
