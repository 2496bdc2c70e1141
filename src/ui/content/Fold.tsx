import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Elements } from './elements.ts';

interface FoldProps {
  /** HTML takes a heading only as a child of the summary itself. */
  title: Elements;
  /** Forces it open: its content must be visible. */
  forced?: boolean;
  children: ReactNode;
}

/** A disclosure. Its content stays in the DOM while it is closed. */
export function Fold({ title, forced = false, children }: FoldProps) {
  const [open, setOpen] = useState(forced);
  if (forced && !open) setOpen(true);
  return (
    <details
      open={open}
      className="group/fold"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-leaf">
        {title}
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 transition-transform group-open/fold:rotate-180"
        />
      </summary>
      <div className="pt-1">{children}</div>
    </details>
  );
}
