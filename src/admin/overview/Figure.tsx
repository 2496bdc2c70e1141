import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type QueryState, queryStore, type Query } from '#data/query/query-store.ts';
import { useQuery } from '#data/react/use-query.ts';
import { words } from '#text/admin/overview.ts';
import { failureSentences } from '#text/site/failures.ts';
import type { Elements } from '#ui/content/elements.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';

interface FigureProps {
  name: string;
  source: Query<number>;
  /** Address of the list that the number counts. */
  to: string;
  note?: ReactNode;
}

/** A number of the overview with a link to its list. */
export function Figure({ name, source, to, note }: FigureProps) {
  const state = useQuery(source);
  return (
    <li className="rounded-card border border-hairline bg-surface">
      <Link to={to} className="group block min-h-11 p-4">
        <span className="block text-ink-soft underline-offset-4 group-hover:underline">{name}</span>
        <Answer state={state} height="h-9 w-16">
          {(count) => (
            <span className="amount block text-3xl font-semibold">
              {words.waiting.atLeast(count)}
            </span>
          )}
        </Answer>
        {note && <span className="block text-sm text-ink-soft">{note}</span>}
      </Link>
      {state.state === 'failed' && <Retry source={source} />}
    </li>
  );
}

interface AnswerProps<T> {
  state: QueryState<T>;
  /** Height of the loaded content, as classes. */
  height: string;
  children: (data: T) => Elements;
}

/** The loaded content; a placeholder while loading, or the error. */
export function Answer<T>({ state, height, children }: AnswerProps<T>) {
  if (state.state === 'loading') {
    return (
      <span role="status">
        <span className="sr-only">{words.loading}</span>
        <Skeleton className={height} />
      </span>
    );
  }
  if (state.data !== undefined) return children(state.data);
  if (state.state !== 'failed') return null;
  return (
    <ErrorMessage look="plain" className="text-clay">
      {`${words.failed} ${failureSentences[state.error.code]}`}
    </ErrorMessage>
  );
}

/** Retries a failed query. */
export function Retry({ source }: { source: Query<unknown> }) {
  return (
    <button
      type="button"
      onClick={() => queryStore.retry(source.key)}
      className="min-h-11 px-4 font-semibold text-leaf underline underline-offset-4"
    >
      {words.retry}
    </button>
  );
}
