import { useDeferredValue, useLayoutEffect, useMemo } from 'react';
import { queryStore } from '#data/query/query-store.ts';
import { SuggestionPanel } from './SuggestionPanel.tsx';
import { usePopular } from './use-popular.ts';
import { ARTICLES } from './use-found-texts.ts';
import { CATALOGUE, type Suggestion, useSuggestions } from './use-suggestions.ts';

interface SuggestedProps {
  /** Id of the list; a row's id appends its index. */
  id: string;
  shown: boolean;
  text: string;
  active: number | null;
  onRows: (rows: readonly Suggestion[]) => void;
  onPick: () => void;
}

const NONE: readonly Suggestion[] = [];

/**
 * Suggestions for the search text, popular searches for an empty field. Reports the rows to the field, which handles the
 * arrow keys. Opening the list retries failed reads.
 */
export function Suggested({ onRows, ...panel }: SuggestedProps) {
  const found = useSuggestions(panel.text);
  const popular = usePopular();
  const now = panel.text === '' ? popular : found;
  // External store updates render synchronously; deferring them keeps input responsive.
  const { suggestions, text } = useDeferredValue(
    useMemo(() => ({ suggestions: now, text: panel.text }), [now, panel.text]),
  );
  const rows = suggestions.state === 'ready' ? suggestions.rows : NONE;
  useLayoutEffect(() => onRows(rows), [rows, onRows]);
  const { shown: isOpen } = panel;
  useLayoutEffect(() => {
    if (!isOpen) return;
    queryStore.retry(CATALOGUE.key);
    queryStore.retry(ARTICLES.key);
  }, [isOpen]);
  // The deferred text may still be white space alone.
  const shown = isOpen && (text === '' || text.trim() !== '');
  return <SuggestionPanel {...panel} shown={shown} text={text} suggestions={suggestions} />;
}
