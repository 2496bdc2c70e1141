import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import type { Query } from '#data/query/query-store.ts';
import { useQuery } from '#data/react/use-query.ts';
import type { Elements } from '#ui/content/elements.ts';
import { Answer, Retry } from './Figure.tsx';

/** A row of a card: subject, link and details. */
export interface CardRow {
  /** Set where several rows may have the same subject and link. */
  readonly key?: string;
  readonly name: string;
  readonly to: string;
  readonly fact: ReactNode;
}

interface ListCardProps<T> {
  id: string;
  title: string;
  lead: string;
  source: Query<T>;
  rowsOf: (data: T) => readonly CardRow[];
  /** Shown when there is no row. */
  none: string;
  children?: Elements;
}

/** A short list of the overview with a link per row. */
export function ListCard<T>({ id, title, lead, source, rowsOf, none, children }: ListCardProps<T>) {
  const state = useQuery(source);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        <span>{title}</span> <span className="text-base font-normal text-ink-soft">{lead}</span>
      </h2>
      <div className="mt-3 rounded-card border border-hairline bg-surface px-4 py-2">
        <Answer state={state} height="h-40 w-full">
          {(data) => {
            const rows = rowsOf(data);
            if (rows.length === 0) return <p className="py-2">{none}</p>;
            return (
              <ul>
                {rows.map(({ name, to, fact, key = `${to} ${name}` }) => (
                  <li key={key} className="flex flex-wrap items-baseline justify-between gap-x-4">
                    <CardLink to={to}>{name}</CardLink>
                    <span className="amount ml-auto text-right">{fact}</span>
                  </li>
                ))}
              </ul>
            );
          }}
        </Answer>
        {state.state === 'failed' && <Retry source={source} />}
        {children}
      </div>
    </section>
  );
}

interface CardLinkProps extends Pick<LinkProps, 'to' | 'children'> {
  bold?: boolean;
}

/** A link at the end of a card. */
export function CardLink({ to, bold = false, children }: CardLinkProps) {
  return (
    <Link
      to={to}
      className={`inline-flex min-h-11 items-center text-leaf underline-offset-4 [overflow-wrap:anywhere] hover:underline ${bold ? 'font-semibold' : ''}`}
    >
      {children}
    </Link>
  );
}
