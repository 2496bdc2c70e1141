import { memo } from 'react';
import { Link } from 'react-router-dom';
import { CATEGORIES } from '#domain/catalog/catalog.ts';
import { paths } from '#domain/site/paths.ts';
import { useOffline } from '#data/query/use-query.ts';
import { failureSentences } from '#text/en/site/failures.ts';
import { words } from '#text/en/site/shell.ts';
import { SuggestionRow } from './SuggestionRow.tsx';
import { useTypingPaused } from './use-typing-paused.ts';
import type { Suggestions } from './use-suggestions.ts';

interface SuggestionPanelProps {
  /** Id of the list; a row's id appends its index. */
  id: string;
  shown: boolean;
  text: string;
  suggestions: Suggestions;
  active: number | null;
  onPick: () => void;
}

/** Rows that fill the panel. The others render after typing pauses, because the next keystroke removes most of them. */
const IN_VIEW = 9;

/** Links shown without results: the categories, all products, and the contact page. */
const FALLBACK_LINKS = [
  ...CATEGORIES.map((name) => ({ name, to: paths.catalog({ category: name }) })),
  { name: words.search.noneAll, to: paths.products },
  { name: words.search.noneContact, to: paths.contact },
];

/** The panel below the search field. Its live region is always rendered, so that changes are announced. */
export const SuggestionPanel = memo(function SuggestionPanel({
  id,
  shown,
  text,
  suggestions,
  active,
  onPick,
}: SuggestionPanelProps) {
  const offline = useOffline();
  const isSettled = useTypingPaused(text);
  const rows = shown && suggestions.state === 'ready' ? suggestions.rows : [];
  const rendered = isSettled || (active ?? 0) >= IN_VIEW ? rows : rows.slice(0, IN_VIEW);
  const none = shown && suggestions.state === 'ready' && suggestions.found === 0;
  return (
    // A press would blur the field and close the list before the click.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      onMouseDown={(event) => event.preventDefault()}
      className={
        shown
          ? 'absolute inset-x-2 top-full z-40 mt-1 flex max-h-[calc(100dvh-9.5rem-env(safe-area-inset-bottom))] flex-col overflow-y-auto rounded-card border border-hairline bg-surface p-2 shadow-card xl:inset-x-0 xl:max-h-[min(34rem,calc(100dvh-9rem))]'
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
          {rendered.map((suggestion, index) => (
            <SuggestionRow
              key={suggestion.to}
              id={`${id}-${index}`}
              suggestion={suggestion}
              text={text}
              active={index === active}
              pictured={isSettled}
              isVisible={index < IN_VIEW}
              onPick={onPick}
            />
          ))}
        </div>
      )}
      {none && (
        <nav aria-label={words.search.noneWays} className="px-2 text-sm">
          <p className="pt-1 text-ink-soft">{words.search.noneHint}</p>
          <ul className="flex flex-wrap gap-x-5">
            {FALLBACK_LINKS.map(({ name, to }) => (
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
