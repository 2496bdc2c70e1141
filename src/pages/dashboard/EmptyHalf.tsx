import type { ReactNode } from 'react';

interface EmptyHalfProps {
  title: string;
  text: string;
  /** The way on. */
  children: ReactNode;
}

/** A half of the page with nothing in it yet, and a way on. */
export function EmptyHalf({ title, text, children }: EmptyHalfProps) {
  return (
    <div className="flex flex-col items-start gap-2 rounded-card border border-hairline bg-surface p-6">
      <h3 className="text-xl">{title}</h3>
      <p className="mb-2 max-w-prose text-ink-soft">{text}</p>
      {children}
    </div>
  );
}
