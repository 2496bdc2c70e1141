import type { ReactNode } from 'react';

interface FactListProps {
  facts: readonly { readonly name: string; readonly value: ReactNode }[];
}

/** A description list, one pair per line; on narrow screens the value is below its name. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className="grid grid-cols-1 sm:grid-cols-[minmax(min(9rem,40%),auto)_minmax(50%,1fr)]">
      {facts.map(({ name, value }) => (
        <div
          key={name}
          className="col-span-full grid grid-cols-1 items-baseline border-b border-hairline py-2 last:border-b-0 sm:grid-cols-subgrid sm:gap-x-6"
        >
          <dt className="text-ink-soft">{name}</dt>
          <dd className="[overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
