import { createPortal } from 'react-dom';
import type { Elements } from './elements.ts';

/** Content for paper alone: while it is rendered, it is printed instead of the page, whose layout it escapes. */
export function PrintOnly({ children }: { children: Elements }) {
  const paper = <div className="print-only">{children}</div>;
  return <div hidden>{createPortal(paper, document.body)}</div>;
}
