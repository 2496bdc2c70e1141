import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';

interface FoldProps {
  title: ReactNode;
  /** Opens it, and keeps it open: something in it has to be seen. */
  forced?: boolean;
  children: ReactNode;
}

/** Something few people need, behind its name. What is in it is there while it is folded. */
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
