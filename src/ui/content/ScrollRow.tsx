import type { ReactNode } from 'react';

interface ScrollRowProps {
  /** `<li>` elements. */
  children: ReactNode;
  /** Classes of the list on desktops, `lg:…`. */
  className?: string;
}

/**
 * A list of links in one line that scrolls horizontally, up to the edge of the screen; on desktops it wraps. One line
 * on phones, so that nothing below moves when the brand's fonts arrive.
 */
export function ScrollRow({ children, className = 'lg:flex-wrap' }: ScrollRowProps) {
  return (
    <div className="-mx-4 min-w-0 overflow-x-auto [scrollbar-width:none] lg:mx-0">
      <ul className={`flex w-max gap-2 px-4 py-1 lg:w-auto lg:px-0 ${className}`}>{children}</ul>
    </div>
  );
}
