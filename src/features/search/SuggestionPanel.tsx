import { memo } from 'react';
import { Link } from 'react-router-dom';
import { CATEGORIES } from '#domain/catalog/catalog.ts';
import { paths } from '#domain/site/paths.ts';
import { useOffline } from '#data/query/use-query.ts';
import { failureSentences } from '#text/en/failures.ts';
import { words } from '#text/en/shell.ts';
import { SuggestionRow } from './SuggestionRow.tsx';
import { useRest } from './use-rest.ts';
import type { Suggestions } from './use-suggestions.ts';

interface SuggestionPanelProps {
  /** Of the list; each row's is this and its number. */
  id: string;
  shown: boolean;
  text: string;
  suggestions: Suggestions;
  active: number | null;
  onPick: () => void;
}

/** How many rows fill the panel: the others wait until nobody types, as the next letter takes most of them away. */
const IN_VIEW = 9;

/** Where to go on from nothing: the shelves, all of them, and somebody to ask. */
const WAYS_ON = [
  ...CATEGORIES.map((name) => ({ name, to: paths.catalog({ category: name }) })),
  { name: words.search.noneAll, to: paths.products },
  { name: words.search.noneContact, to: paths.contact },
];

/** What hangs below the search field. Its sentence is always on the page, so that each change of it is announced. */
export const SuggestionPanel = memo(function SuggestionPanel({
  id,
  shown,
  text,
  suggestions,
  active,
  onPick,
}: SuggestionPanelProps) {
  const offline = useOffline();
  const rested = useRest(text);
  const rows = shown && suggestions.state === 'ready' ? suggestions.rows : [];
  const drawn = rested || (active ?? 0) >= IN_VIEW ? rows : rows.slice(0, IN_VIEW);
  const none = shown && suggestions.state === 'ready' && suggestions.found === 0;
  return (
    // The press would take the focus out of the field, and the list would be gone before the finger is lifted.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      onMouseDown={(event) => event.preventDefault()}
      className={
        shown
          ? 'absolute inset-x-2 top-full z-40 mt-1 flex max-h-[calc(100dvh-9.5rem-env(safe-area-inset-bottom))] flex-col overflow-y-auto rounded-card border border-hairline bg-surface p-2 shadow-card desk:inset-x-0 desk:max-h-[min(34rem,calc(100dvh-9rem))]'
          : 'sr-only'
      }
    >
      <p
        role="status"
        className={none ? 'px-2 pt-2 font-semibold' : 'px-2 py-1 text-sm text-ink-soft'}
      >
        {shown && sentence(suggestions, offline)}
      </p>
      {rows.length > 0 && (
        <div
          role="listbox"
          id={id}
          aria-label={words.search.suggestions}
          className={none ? undefined : 'overflow-y-auto overscroll-contain'}
        >
          {drawn.map((suggestion, place) => (
            <SuggestionRow
              key={suggestion.to}
              id={`${id}-${place}`}
              suggestion={suggestion}
              text={text}
              active={place === active}
              pictured={rested}
              near={place < IN_VIEW}
              onPick={onPick}
            />
          ))}
        </div>
      )}
      {none && (
        <nav aria-label={words.search.noneWays} className="px-2 text-sm">
          <p className="pt-1 text-ink-soft">{words.search.noneHint}</p>
          <ul className="flex flex-wrap gap-x-5">
            {WAYS_ON.map(({ name, to }) => (
              <li key={to}>
                <Link
                  to={to}
                  onClick={onPick}
                  className="inline-flex min-h-11 items-center text-leaf underline underline-offset-4"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
});

function sentence(suggestions: Suggestions, offline: boolean): string {
  switch (suggestions.state) {
    case 'loading':
      return offline ? failureSentences.offline : words.search.loading;
    case 'failed':
      return failureSentences[suggestions.failure.code];
    case 'ready':
      return suggestions.found === 0 ? words.search.none : words.search.found(suggestions.found);
  }
}
