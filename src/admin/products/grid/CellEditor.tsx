import { type KeyboardEvent, useRef } from 'react';
import type { GridField } from '#domain/product-change/grid-row.ts';
import { words } from '#text/admin/catalogue/grid.ts';
import { useCategoryIds } from '../use-category-ids.ts';

/** How an edit ends: by a key that moves on, by leaving the cell, or without a change. */
export type EditEnd = 'Enter' | 'Tab' | 'leave' | 'cancel';

interface CellEditorProps {
  field: GridField;
  label: string;
  value: string;
  /** The key that began the edit and replaces the value; null keeps the value, selected. */
  typed: string | null;
  onType: (value: string) => void;
  onEnd: (value: string, end: EditEnd, isBack: boolean) => void;
}

/** The field of the cell that is being edited. */
export function CellEditor({ field, label, value, typed, onType, onEnd }: CellEditorProps) {
  const isEnded = useRef(false);
  const categories = useCategoryIds();

  function finish(next: string, how: EditEnd, isBack = false): void {
    // Moving the focus on also takes it from this field.
    if (isEnded.current) return;
    isEnded.current = true;
    onEnd(next, how, isBack);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement | HTMLSelectElement>): void {
    event.stopPropagation();
    const { key, shiftKey, currentTarget } = event;
    if (key !== 'Enter' && key !== 'Tab' && key !== 'Escape') return;
    event.preventDefault();
    finish(currentTarget.value, key === 'Escape' ? 'cancel' : key, shiftKey);
  }

  const shared = {
    'aria-label': label,
    onKeyDown,
    className:
      'block h-9 w-full min-w-24 rounded-sm border border-edge bg-surface px-2 text-sm text-ink',
  };
  if (field === 'category' || field === 'active') {
    const options =
      field === 'active'
        ? Object.entries(words.active)
        : [...new Set([value, ...categories])].map((name) => [name, name || '–'] as const);
    return (
      <select
        {...shared}
        ref={(element) => element?.focus()}
        defaultValue={value}
        onChange={({ target }) => onType(target.value)}
        onBlur={({ target }) => finish(target.value, 'leave')}
      >
        {options.map(([name, text]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </select>
    );
  }
  return (
    <input
      {...shared}
      ref={(element) => {
        if (!element || document.activeElement === element) return;
        element.focus();
        if (typed === null) element.select();
      }}
      inputMode={field === 'stock' ? 'numeric' : 'decimal'}
      autoComplete="off"
      defaultValue={typed ?? value}
      onChange={({ target }) => onType(target.value)}
      onBlur={({ target }) => finish(target.value, 'leave')}
    />
  );
}
