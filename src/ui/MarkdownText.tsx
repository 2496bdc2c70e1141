import { useLayoutEffect, useRef } from 'react';
import { markdownHtml, markdownNodes, ownPath } from './markdown.ts';

interface MarkdownTextProps {
  /** Markdown. */
  text: string;
  /** The name of a table's place, which can be scrolled. */
  tableLabel: string;
  /** Where a link within the site leads when it is pressed: path, query and fragment. */
  onFollow: (path: string) => void;
}

/** A long text in Markdown. Links within the site go the way of whoever shows it, without loading it anew. */
export function MarkdownText({ text, tableLabel, onFollow }: MarkdownTextProps) {
  const place = useRef<HTMLDivElement>(null);
  const follow = useRef(onFollow);

  const made = useRef(text);

  // Safe nodes are put in as nodes: nothing is parsed as HTML a second time. What a page was made with stays.
  useLayoutEffect(() => {
    const element = place.current;
    if (!element || (made.current === text && element.hasChildNodes())) return;
    made.current = '';
    element.replaceChildren(markdownNodes(text, tableLabel));
  }, [text, tableLabel]);

  useLayoutEffect(() => {
    follow.current = onFollow;
  });

  useLayoutEffect(() => {
    const element = place.current;
    function press(event: MouseEvent): void {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const path = link ? ownPath(link.getAttribute('href') ?? '') : null;
      const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
      if (path === null || !plain || event.altKey || event.defaultPrevented) return;
      event.preventDefault();
      follow.current(path);
    }
    element?.addEventListener('click', press);
    return () => element?.removeEventListener('click', press);
  }, []);

  return (
    <div
      ref={place}
      className="article-body"
      suppressHydrationWarning
      // Only where a page is made: the same safe nodes, written as HTML.
      // oxlint-disable-next-line react/no-danger
      dangerouslySetInnerHTML={{
        __html: typeof document === 'undefined' ? markdownHtml(text, tableLabel) : '',
      }}
    />
  );
}
