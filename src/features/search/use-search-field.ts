import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useCombobox } from '#ui/form/use-combobox.ts';
import type { Suggestion } from './use-suggestions.ts';

/** The fragment that asks for the focus: a shortcut of the installed shop. */
const SEARCH_HASH = '#search';

/**
 * The text of the search field and the state of its list of `rows`. Every navigation clears the text and closes the list.
 */
export function useSearchField(rows: readonly Suggestion[]) {
  const navigate = useNavigate();
  const { key, hash } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const clear = useCallback(() => {
    if (field.current) field.current.value = '';
    setText('');
  }, []);
  const { open, active, setOpen, onKeyDown } = useCombobox({
    root: form,
    text,
    rows: rows.length,
    onPick(row) {
      const picked = rows[row];
      if (picked) void navigate(picked.to);
    },
    onClear: clear,
  });
  const reset = useCallback(() => {
    clear();
    setOpen(false);
  }, [clear, setOpen]);
  const shownKey = useRef(key);
  useLayoutEffect(() => {
    // The visitor may have typed before hydration.
    if (shownKey.current === key) setText(field.current?.value ?? '');
    else reset();
    shownKey.current = key;
  }, [key, reset]);
  useEffect(() => {
    if (hash === SEARCH_HASH) field.current?.focus();
  }, [hash]);
  return {
    form,
    field,
    text,
    /** Whether the list is open. White space alone is no search. */
    shown: open && (text === '' || text.trim() !== ''),
    active,
    setText,
    setOpen,
    clear,
    reset,
    onKeyDown,
  };
}
