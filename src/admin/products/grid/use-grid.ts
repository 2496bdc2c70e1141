import { useMemo, useState } from 'react';
import { rupeesFromPaise } from '#domain/money/money.ts';
import type { PriceStep } from '#domain/pricing/bulk-price.ts';
import {
  GRID_FIELDS,
  type GridEdit,
  type GridField,
  gridRow,
  type GridRow,
  gridValues,
} from '#domain/product-change/grid-row.ts';
import type { Product } from '#domain/product/product.ts';

/** A row with an edit. */
export interface EditedRow extends GridRow {
  readonly product: Product;
}

/** The edits of a grid. */
export interface Grid {
  /** The cells' values as typed; unedited ones are the product's. */
  readonly valueOf: (product: Product, field: GridField) => string;
  readonly isEdited: (product: Product, field: GridField) => boolean;
  /** The rows with a difference or a fault. */
  readonly edited: readonly EditedRow[];
  readonly rowOf: (slug: string) => EditedRow | undefined;
  /** The first wrong cell. */
  readonly firstWrong: { readonly slug: string; readonly field: GridField } | null;
  readonly wrongCount: number;
  readonly type: (product: Product, field: GridField, value: string) => void;
  readonly fill: (field: 'price' | 'mrp', steps: readonly PriceStep[]) => void;
  /** Drops the edits of these products, or all. */
  readonly drop: (slugs?: readonly string[]) => void;
}

/** Holds what is typed into a grid; the products are live, and differences are seen from their newest state. */
export function useGrid(products: readonly Product[]): Grid {
  const [edits, setEdits] = useState<ReadonlyMap<string, GridEdit>>(new Map());
  /** Edited products stay known when they leave the list. */
  const [known, setKnown] = useState<ReadonlyMap<string, Product>>(new Map());
  const live = useMemo(
    () => new Map(products.map((product) => [product.slug, product])),
    [products],
  );
  const rows = useMemo(() => {
    const all = [...edits].flatMap(([slug, edit]): readonly EditedRow[] => {
      const product = live.get(slug) ?? known.get(slug);
      return product ? [{ product, ...gridRow(product, edit) }] : [];
    });
    return all.filter(({ change, faults }) => change !== null || Object.keys(faults).length > 0);
  }, [edits, live, known]);
  const bySlug = useMemo(() => new Map(rows.map((row) => [row.product.slug, row])), [rows]);
  const wrong = rows.flatMap(({ product, faults }) =>
    GRID_FIELDS.filter((field) => faults[field]).map((field) => ({ slug: product.slug, field })),
  );

  function withCell(
    current: ReadonlyMap<string, GridEdit>,
    product: Product,
    field: GridField,
    value: string,
  ): ReadonlyMap<string, GridEdit> {
    const next = new Map(current);
    const before = current.get(product.slug);
    const { [field]: _old, ...others } = before?.cells ?? {};
    const isOld = value.trim() === gridValues(product)[field];
    const cells = isOld ? others : { ...others, [field]: value };
    const stockFrom = field === 'stock' ? product.stock : (before?.stockFrom ?? product.stock);
    if (Object.keys(cells).length === 0) next.delete(product.slug);
    else next.set(product.slug, { cells, stockFrom });
    return next;
  }

  return {
    valueOf: (product, field) =>
      edits.get(product.slug)?.cells[field] ?? gridValues(product)[field],
    isEdited: ({ slug }, field) => edits.get(slug)?.cells[field] !== undefined,
    edited: rows,
    rowOf: (slug) => bySlug.get(slug),
    firstWrong: wrong[0] ?? null,
    wrongCount: wrong.length,
    type(product, field, value) {
      setKnown((current) => new Map(current).set(product.slug, product));
      setEdits((current) => withCell(current, product, field, value));
    },
    fill(field, steps) {
      const filled = steps.filter(({ refused }) => refused === null);
      setKnown((current) => {
        const added = filled.flatMap(({ slug }) => live.get(slug) ?? []);
        return new Map([...current, ...added.map((product) => [product.slug, product] as const)]);
      });
      setEdits((current) =>
        filled.reduce((next, { slug, to }) => {
          const product = live.get(slug);
          return product ? withCell(next, product, field, String(rupeesFromPaise(to))) : next;
        }, current),
      );
    },
    drop(slugs) {
      setEdits((current) =>
        slugs ? new Map([...current].filter(([slug]) => !slugs.includes(slug))) : new Map(),
      );
    },
  };
}
