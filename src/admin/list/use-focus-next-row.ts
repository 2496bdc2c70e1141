import { type RefObject, useEffect, useRef } from 'react';

/** Refs of a list and of the heading above it; each row and the heading need `tabIndex={-1}`. */
interface FocusNextRow {
  readonly list: RefObject<HTMLUListElement | null>;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/**
 * Moves the focus on when its row leaves the list, as a decided review does: to the row that takes the place, or to the
 * heading when none is left.
 */
export function useFocusNextRow(): FocusNextRow {
  const list = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const focused = useRef<{ readonly row: Element; readonly place: number } | null>(null);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent): void => {
      const rows = [...(list.current?.children ?? [])];
      const place = rows.findIndex((row) => target instanceof Node && row.contains(target));
      const row = rows[place];
      focused.current = row ? { row, place } : null;
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);
  // After every render: the row leaves with whichever snapshot takes it out.
  useEffect(() => {
    const last = focused.current;
    if (!last || last.row.isConnected || document.activeElement !== document.body) return;
    focused.current = null;
    const rows = [...(list.current?.children ?? [])];
    const next = rows[Math.min(last.place, rows.length - 1)] ?? heading.current;
    if (next instanceof HTMLElement) next.focus();
  });
  return { list, heading };
}
