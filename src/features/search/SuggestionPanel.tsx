import { memo } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#domain/site/paths.ts';
import { useCategories } from '#data/react/use-categories.ts';
import { useOffline } from '#data/react/use-offline.ts';
import { failureSentences } from '#text/site/failures.ts';
import { words } from '#text/site/shell.ts';
import { useTypingPaused } from '#ui/form/use-typing-paused.ts';
import { SuggestionRow } from './SuggestionRow.tsx';
import type { Suggestion, Suggestions } from './use-suggestions.ts';

interface SuggestionPanelProps {
  /** Id of the list; a row's id appends its index. */
  id: string;
  shown: boolean;
  text: string;
  suggestions: Suggestions;
  active: number | null;
  onPick: () => void;
}

/** Rows that fill the panel of a phone. */
const IN_VIEW = 9;

/** The parts of the list, by the rows in them. */
const GROUPS = [
  { name: words.search.popular, kinds: ['popular'], isTitled: false, look: 'xl:col-start-1' },
  {
    name: words.search.products,
    kinds: ['spelling', 'category', 'product'],
    isTitled: false,
    look: 'xl:col-start-1',
  },
  // Beside the products on wide screens.
  {
    name: words.search.reading,
    kinds: ['article', 'answer'],
    isTitled: false,
    look: 'xl:col-start-2 xl:row-span-2 xl:row-start-1',
  },
  { name: words.search.best, kinds: ['best'], isTitled: true, look: 'xl:col-start-1' },
  {
    name: words.search.noneAll,
    kinds: ['all'],
    isTitled: false,
    look: 'xl:col-span-2 xl:col-start-1',
  },
] as const satisfies readonly {
  readonly name: string;
  readonly kinds: readonly Suggestion['kind'][];
  readonly isTitled: boolean;
  readonly look: string;
}[];

/** Links shown without results, below the categories: all products, and the contact page. */
const FALLBACK_LINKS = [
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
  const categories = useCategories();
  const isSettled = useTypingPaused(text);
  const rows = shown && suggestions.state === 'ready' ? suggestions.rows : [];
  const numbered = rows.map((suggestion, index) => ({ suggestion, index }));
  const groups = GROUPS.map(({ kinds, ...group }) => ({
    ...group,
    rows: numbered.filter(({ suggestion: { kind } }) =>
      (kinds as readonly Suggestion['kind'][]).includes(kind),
    ),
  })).filter((group) => group.rows.length > 0);
  const none = shown && suggestions.state === 'ready' && suggestions.found === 0;
  // Articles and answers stand beside the products.
  const isWide = !none && hasReading(rows);
  return (
    // A press would blur the field and close the list before the click.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      onMouseDown={(event) => event.preventDefault()}
      className={
        shown
          ? `absolute inset-x-2 top-full z-40 mt-1 flex max-h-[calc(100dvh-9.5rem-env(safe-area-inset-bottom))] flex-col overflow-y-auto rounded-card border border-hairline bg-surface p-2 shadow-card xl:left-0 xl:max-h-[min(34rem,calc(100dvh-9rem))] ${isWide ? 'xl:right-auto xl:w-[max(100%,44rem)]' : 'xl:right-0'}`
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
          className={`${none ? '' : 'overflow-y-auto overscroll-contain'} ${isWide ? 'xl:grid xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] xl:content-start xl:gap-x-4' : ''}`}
        >
          {groups.map((group) => (
            <div key={group.name} role="group" aria-label={group.name} className={group.look}>
              {group.isTitled && (
                <p aria-hidden className="px-2 pt-2 pb-1 text-sm text-ink-soft">
                  {group.name}
                </p>
              )}
              {group.rows.map(({ suggestion, index }) => (
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
          ))}
        </div>
      )}
      {none && (
        <nav aria-label={words.search.noneWays} className="px-2 text-sm">
          <p className="pt-1 text-ink-soft">{words.search.noneHint}</p>
          <ul className="flex flex-wrap gap-x-5">
            {[
              ...categories.map((one) => ({
                name: one.name,
                to: paths.catalog({ category: one.id }),
              })),
              ...FALLBACK_LINKS,
            ].map(({ name, to }) => (
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

function hasReading(rows: readonly Suggestion[]): boolean {
  return rows.some(({ kind }) => kind === 'article' || kind === 'answer');
}

function sentence(suggestions: Suggestions, offline: boolean): string {
  switch (suggestions.state) {
    case 'loading':
      return offline ? failureSentences.offline : words.search.loading;
    case 'failed':
      return failureSentences[suggestions.failure.code];
    case 'ready':
      if (suggestions.found === null) return words.search.popular;
      return suggestions.found === 0 ? words.search.none : words.search.found(suggestions.found);
  }
}
