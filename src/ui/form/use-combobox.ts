import { type KeyboardEvent, type RefObject, useCallback, useEffect, useState } from 'react';

/** Keyboard and focus state of a combobox. */
export interface Combobox {
  readonly open: boolean;
  /** The row that Enter selects; null for the field itself. */
  readonly active: number | null;
  /** A stable function. */
  readonly setOpen: (open: boolean) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

interface ComboboxOptions {
  root: RefObject<HTMLElement | null>;
  /** The field's text; a change resets the active row. */
  text: string;
  rows: number;
  onPick: (row: number) => void;
  /** Called on Escape when the list is closed. */
  onClear?: () => void;
  /** The list is always shown, as in a dialog, whose Escape is its own: Enter selects the first row. */
  isDialog?: boolean;
}

/**
 * Keyboard behaviour of the combobox pattern (WAI-ARIA APG, list autocomplete): the arrows cycle through the rows,
 * Home and End move once they were used, Enter selects, Escape closes and then clears. A press or focus outside
 * closes the list.
 */
export function useCombobox({
  root,
  text,
  rows,
  onPick,
  onClear,
  isDialog = false,
}: ComboboxOptions): Combobox {
  const [isOpen, setIsOpen] = useState(false);
  const [row, setRow] = useState<{ of: string; index: number } | null>(null);
  const open = isOpen || isDialog;
  const chosen = open && row?.of === text && row.index < rows ? row.index : null;
  const active = chosen ?? (isDialog && rows > 0 ? 0 : null);

  const setOpen = useCallback((next: boolean) => {
    setIsOpen(next);
    if (!next) setRow(null);
  }, []);

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeIfOutside = ({ target }: Event): void => {
      if (target instanceof Node && !root.current?.contains(target)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', closeIfOutside);
    document.addEventListener('focusin', closeIfOutside);
    return () => {
      document.removeEventListener('pointerdown', closeIfOutside);
      document.removeEventListener('focusin', closeIfOutside);
    };
  }, [isOpen, root]);

  useEffect(() => {
    if (active === null) return;
    root.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active, root]);

  function activate(index: number): void {
    setIsOpen(true);
    if (rows > 0) setRow({ of: text, index: (index + rows) % rows });
  }

  /** Returns true if the list has handled the key, so that the field must not. */
  function handleKey(key: string): boolean {
    if (key === 'ArrowDown') activate(active === null ? 0 : active + 1);
    else if (key === 'ArrowUp') activate(active === null ? -1 : active - 1);
    else if (isDialog && key === 'Escape') return false;
    else if (key === 'Escape' && open) setIsOpen(false);
    else if (key === 'Escape' && text) onClear?.();
    else if (active === null) return false;
    else if (key === 'Enter') onPick(active);
    else if (chosen === null) return false;
    else if (key === 'Home') activate(0);
    else if (key === 'End') activate(-1);
    else return false;
    return true;
  }

  return {
    open,
    active,
    setOpen,
    onKeyDown(event) {
      // During IME composition (such as Hindi input) the keys belong to the input method.
      if (!event.nativeEvent.isComposing && handleKey(event.key)) event.preventDefault();
    },
  };
}
