import type { ReactNode } from 'react';

interface DotListProps {
  /** Elements, one per part. */
  children: ReactNode;
}

/** Short parts separated by dots. Each part renders the dot before it; at the start of a line the dot is clipped. */
export function DotList({ children }: DotListProps) {
  return (
    <span className="block overflow-hidden">
      <span className="-ml-5 flex flex-wrap *:before:inline-block *:before:w-5 *:before:text-center *:before:font-normal *:before:content-['·'/'']">
        {children}
      </span>
    </span>
  );
}
