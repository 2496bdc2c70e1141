import { type RefObject, useEffect, useState } from 'react';
import { useLetterKeys } from './use-letter-keys.ts';

/** The keys of a list: J and K go from row to row, X selects, ? shows them. Enter opens the link that has the focus. */
export interface RowKeys {
  readonly enabled: boolean;
  readonly helpIsOpen: boolean;
  readonly showHelp: (open: boolean) => void;
}

/** What the row links to that had the focus last: Back from its page goes on there. */
let lastAddress: string | undefined;

/** Handles the keys of the table within `list` while no field and no dialog has the focus. */
export function useRowKeys(list: RefObject<HTMLElement | null>): RowKeys {
  const [helpIsOpen, showHelp] = useState(false);
  const enabled = useLetterKeys((key) => {
    if (key !== '?') return moveRow(list.current, key);
    showHelp(true);
    return true;
  });
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent): void => {
      const row = target instanceof Element ? target.closest('tbody tr') : null;
      if (row && list.current?.contains(row)) lastAddress = addressOf(row);
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [list]);
  return { enabled, helpIsOpen, showHelp };
}

/** Applies a key to the row with the focus. Returns whether the key is one of a list. */
function moveRow(list: HTMLElement | null, key: string): boolean {
  const rows = [...(list?.querySelectorAll('tbody tr') ?? [])];
  const focused = rows.findIndex((row) => row.contains(document.activeElement));
  if (key === 'x') {
    rows[focused]?.querySelector<HTMLInputElement>('input[type=checkbox]')?.click();
    return focused !== -1;
  }
  if (key !== 'j' && key !== 'k') return false;
  const left = rows.findIndex((row) => addressOf(row) === lastAddress);
  const current = focused === -1 ? left : focused;
  const next = key === 'j' ? current + 1 : Math.max(current - 1, 0);
  rows[next]?.querySelector('a')?.focus();
  return true;
}

function addressOf(row: Element): string | undefined {
  return row.querySelector('a')?.href;
}
