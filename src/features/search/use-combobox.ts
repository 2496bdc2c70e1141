import { type KeyboardEvent, type RefObject, useCallback, useEffect, useState } from 'react';

/** A text field with a list below it, as far as keys and focus go. */
export interface Combobox {
  readonly open: boolean;
  /** The row that Enter takes; null while the field itself is meant. */
  readonly active: number | null;
  /** The same function at every render. */
  readonly setOpen: (open: boolean) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

interface ComboboxOptions {
  root: RefObject<HTMLElement | null>;
  /** What is typed; when it changes no row is active any more. */
  text: string;
  rows: number;
  onPick: (row: number) => void;
  /** Escape where nothing is open. */
  onClear: () => void;
}

/**
 * The keys of the combobox pattern (WAI-ARIA APG, list autocomplete): the arrows walk round through the rows, Home and
 * End once a row is active, Enter takes it, Escape closes and then clears. A press outside closes too, and so does the focus when it goes there.
 */
export function useCombobox({ root, text, rows, onPick, onClear }: ComboboxOptions): Combobox {
  const [open, openOrClose] = useState(false);
  const [row, setRow] = useState<{ of: string; place: number } | null>(null);
  const active = open && row?.of === text && row.place < rows ? row.place : null;

  const setOpen = useCallback((next: boolean) => {
    openOrClose(next);
    if (!next) setRow(null);
  }, []);

  useEffect(() => {
    if (!open) return undefined;
    const outside = ({ target }: Event): void => {
      if (target instanceof Node && !root.current?.contains(target)) openOrClose(false);
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
    };
  }, [open, root]);

  useEffect(() => {
    if (active === null) return;
    root.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active, root]);

  function activate(place: number): void {
    openOrClose(true);
    if (rows > 0) setRow({ of: text, place: (place + rows) % rows });
  }

  /** True when the key meant the list, and the field must not see it. */
  function handled(key: string): boolean {
    if (key === 'ArrowDown') activate(active === null ? 0 : active + 1);
    else if (key === 'ArrowUp') activate(active === null ? -1 : active - 1);
    else if (key === 'Escape' && open) openOrClose(false);
    else if (key === 'Escape' && text) onClear();
    else if (active === null) return false;
    else if (key === 'Home') activate(0);
    else if (key === 'End') activate(-1);
    else if (key === 'Enter') onPick(active);
    else return false;
    return true;
  }

  return {
    open,
    active,
    setOpen,
    onKeyDown(event) {
      // While a word is being composed (Hindi, say) the keys belong to the input method.
      if (!event.nativeEvent.isComposing && handled(event.key)) event.preventDefault();
    },
  };
}
