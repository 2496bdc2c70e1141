import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
} from 'react';
import { trackingNumber } from '#domain/shipping/courier.ts';
import { type GridRow, isColumn } from '#domain/shipping/shipment-grid.ts';
import type { ShipGrid } from './use-ship-grid.ts';

/** Steps between rows by key. Scanners end a number with Enter. */
const STEPS: Readonly<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/** Keyboard, scanner and clipboard of the tracking fields. The handlers keep their identity, so that rows do not re-render. */
export interface GridKeys {
  readonly list: RefObject<HTMLOListElement | null>;
  readonly onKey: (orderId: string, event: KeyboardEvent<HTMLInputElement>) => void;
  readonly onPaste: (orderId: string, event: ClipboardEvent<HTMLInputElement>) => void;
}

/** Moves the focus from row to row, and after the last one to `end`. */
export function useGridKeys(
  rows: readonly GridRow[],
  { change, paste }: Pick<ShipGrid, 'change' | 'paste'>,
  end: RefObject<HTMLElement | null>,
): GridKeys {
  const list = useRef<HTMLOListElement>(null);
  const latest = useRef({ rows, change, paste });
  useEffect(() => {
    latest.current = { rows, change, paste };
  });
  const onKey = useCallback(
    (orderId: string, event: KeyboardEvent<HTMLInputElement>) => {
      const step = STEPS[event.key];
      if (step === undefined || event.nativeEvent.isComposing) return;
      event.preventDefault();
      const focusRow = (row: GridRow | undefined): void => {
        const field = row && fieldOf(list.current, row.orderId);
        if (field) {
          field.focus();
          field.select();
        } else if (step > 0) end.current?.querySelector('button')?.focus();
      };
      const { value } = event.currentTarget;
      const text = trackingNumber(value);
      const scanned = latest.current.rows.find(({ number }) => text.endsWith(number));
      if (event.key === 'Enter' && scanned) {
        // The barcode of a label: what was typed before it stays.
        latest.current.change(orderId, { tracking: text.slice(0, -scanned.number.length) });
        focusRow(scanned);
        return;
      }
      const place = latest.current.rows.findIndex((row) => row.orderId === orderId) + step;
      focusRow(latest.current.rows[place]);
    },
    [end],
  );
  const onPaste = useCallback((orderId: string, event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text/plain');
    if (!isColumn(text)) return;
    event.preventDefault();
    const from = latest.current.rows.findIndex((row) => row.orderId === orderId);
    latest.current.paste(latest.current.rows, text, from);
  }, []);
  return { list, onKey, onPaste };
}

function fieldOf(list: HTMLElement | null, orderId: string): HTMLInputElement | null {
  return list?.querySelector(`input[data-tracking="${orderId}"]`) ?? null;
}
