import { useDeferredValue, useLayoutEffect, useMemo } from 'react';
import { queryStore } from '#data/query/query-store.ts';
import { SuggestionPanel } from './SuggestionPanel.tsx';
import { ARTICLES, CATALOGUE, type Suggestion, useSuggestions } from './use-suggestions.ts';

export interface SuggestedProps {
  /** Of the list; each row's is this and its number. */
  id: string;
  shown: boolean;
  text: string;
  active: number | null;
  /** How often the field was entered: whoever comes back to what failed has it tried again. */
  entered: number;
  onRows: (rows: readonly Suggestion[]) => void;
  onPick: () => void;
}

const NONE: readonly Suggestion[] = [];

/** What fits the text in the search field. The field hears of the rows, because the keys that walk through them are its own. */
export function Suggested({ entered, onRows, ...panel }: SuggestedProps) {
  const now = useSuggestions(panel.text);
  // What comes from outside of React would be drawn at once, before the next key is heard.
  const { suggestions, text } = useDeferredValue(
    useMemo(() => ({ suggestions: now, text: panel.text }), [now, panel.text]),
  );
  const rows = suggestions.state === 'ready' ? suggestions.rows : NONE;
  useLayoutEffect(() => onRows(rows), [rows, onRows]);
  useLayoutEffect(() => {
    queryStore.retry(CATALOGUE.key);
    queryStore.retry(ARTICLES.key);
  }, [entered]);
  // Of an empty field nothing is said, also while the first letter is looked for.
  const shown = panel.shown && text.trim() !== '';
  return <SuggestionPanel {...panel} shown={shown} text={text} suggestions={suggestions} />;
}
