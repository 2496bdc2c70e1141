import { useEffect, useRef, useState } from 'react';
import { GRID_FIELDS, type GridField } from '#domain/product-change/grid-row.ts';
import type { Product } from '#domain/product/product.ts';
import type { Grid } from './use-grid.ts';

/** A cell by its product: rows move while the list is open. */
export interface NamedCell {
  readonly slug: string;
  readonly column: number;
}

interface CellEdit {
  /** The cell that is being edited. `typed` is the key that began it. */
  readonly editing: (NamedCell & { readonly typed: string | null }) | null;
  readonly start: (product: Product, column: number, typed: string | null) => void;
  readonly keep: (product: Product, field: GridField, value: string) => void;
  readonly end: () => void;
}

/** The open editor of a grid, which ends when its product leaves the list. */
export function useCellEdit(products: readonly Product[], { type }: Grid): CellEdit {
  const [editing, setEditing] = useState<CellEdit['editing']>(null);
  /** What the open editor holds; null until something is typed. */
  const draft = useRef<Parameters<Grid['type']>>(null);
  const isLost = editing !== null && !products.some(({ slug }) => slug === editing.slug);

  useEffect(() => {
    if (!isLost) return;
    // What was typed stays an edit of its product, as after leaving a cell.
    if (draft.current) type(...draft.current);
    draft.current = null;
  }, [isLost, type]);

  return {
    editing: isLost ? null : editing,
    start(product, column, typed) {
      const field = GRID_FIELDS[column];
      draft.current = field && typed !== null ? [product, field, typed] : null;
      setEditing({ slug: product.slug, column, typed });
    },
    keep(...edit) {
      draft.current = edit;
    },
    end: () => setEditing(null),
  };
}
