import { Children } from 'react';
import type { Elements } from '#ui/content/elements.ts';

interface EntriesProps {
  title: string;
  children: readonly Elements[];
}

/** A titled list of payment events of an order; renders nothing while empty. */
export function Entries({ title, children }: EntriesProps) {
  if (Children.count(children) === 0) return null;
  return (
    <>
      <h3 className="mt-5 font-semibold">{title}</h3>
      <ul className="mt-1 grid gap-2">{children}</ul>
    </>
  );
}

interface EntryProps {
  head: string;
  rest: string;
  /** Whether staff must act on it. */
  urgent?: boolean;
  children?: Elements;
}

/** One entry of such a list. */
export function Entry({ head, rest, urgent = false, children }: EntryProps) {
  return (
    <li className={`rounded-card px-4 py-2 ${urgent ? 'bg-clay-tint' : 'border border-hairline'}`}>
      <p className={urgent ? 'font-semibold' : ''}>{head}</p>
      <p className="text-sm text-ink-soft [overflow-wrap:anywhere]">{rest}</p>
      {children}
    </li>
  );
}
