import type { ReactNode } from 'react';

interface DottedProps {
  /** Elements, each a part of the line. */
  children: ReactNode;
}

/** A line of short parts with dots between them. Each part brings the dot before it; where one begins a line, it lies outside. */
export function Dotted({ children }: DottedProps) {
  return (
    <span className="block overflow-hidden">
      <span className="-ml-5 flex flex-wrap *:before:inline-block *:before:w-5 *:before:text-center *:before:font-normal *:before:content-['·'/'']">
        {children}
      </span>
    </span>
  );
}
