import { createPortal } from 'react-dom';
import type { Elements } from './elements.ts';

/** Content for paper alone: while it is rendered, it is printed instead of the page, whose layout it escapes. */
export function PrintOnly({ children }: { children: Elements }) {
  // oxlint-disable-next-line layers/text-alone -- a portal is an element
  return createPortal(<div className="print-only">{children}</div>, document.body);
}
