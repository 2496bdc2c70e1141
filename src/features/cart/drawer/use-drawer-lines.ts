import { useEffect, useState } from 'react';
import type { CartLine } from '#domain/cart/cart.ts';
import type { Result } from '#domain/core/result.ts';
import { changeInCart, removeFromCart, restoreToCart, watchCartRefusals } from '#data/cart/cart.ts';
import { productBySlug } from '#data/catalog/products.ts';
import { words } from '#text/shop/cart.ts';
import { failureSentences } from '#text/site/failures.ts';
import type { Product } from '#domain/product/product.ts';
import { type ShownLine, useShownLines } from '../use-shown-lines.ts';

/** A line in the drawer; a removed one stays until the drawer closes, to be put back. */
export interface DrawerRow {
  readonly shown: ShownLine<Product>;
  readonly isRemoved: boolean;
}

/** What a row of the drawer can do. */
export interface RowCommands {
  change(slug: string, fields: Partial<Pick<CartLine, 'quantity' | 'seenPaise'>>): void;
  remove(line: CartLine, title: string): void;
  undo(line: CartLine): void;
}

interface DrawerLines {
  readonly rows: readonly DrawerRow[];
  /** The lines that are in the cart. */
  readonly shown: readonly ShownLine<Product>[];
  /** What happened last, for screen readers and for failures; empty at first. */
  readonly note: string;
  readonly commands: RowCommands;
}

/**
 * The lines of the cart for the drawer: the added product first, then the newest. Products come from data files and the
 * changes that the page follows already, so a prerendered shop reads no document more.
 */
export function useDrawerLines(lines: readonly CartLine[], addedSlug: string): DrawerLines {
  const [removed, setRemoved] = useState<readonly CartLine[]>([]);
  const [note, setNote] = useState('');
  const slugs = new Set(lines.map(({ slug }) => slug));
  const all = [...lines, ...removed.filter(({ slug }) => !slugs.has(slug))].toSorted(
    (a, b) => rank(b) - rank(a) || b.addedAt - a.addedAt,
  );
  const shown = useShownLines(all, productBySlug);
  useEffect(
    () => watchCartRefusals(({ code }) => setNote(words.add.refused(failureSentences[code]))),
    [],
  );

  function rank({ slug }: CartLine): number {
    return slug === addedSlug ? 1 : 0;
  }

  async function report(change: Promise<Result<void>>): Promise<void> {
    const result = await change;
    if (!result.ok) setNote(words.add.refused(failureSentences[result.failure.code]));
  }

  return {
    rows: shown.map((row) => ({ shown: row, isRemoved: !slugs.has(row.line.slug) })),
    shown: shown.filter(({ line }) => slugs.has(line.slug)),
    note,
    commands: {
      change: (slug, fields) => void report(changeInCart(slug, fields)),
      remove(line, title) {
        setRemoved((before) => [...before.filter(({ slug }) => slug !== line.slug), line]);
        setNote(words.line.removed(title));
        void report(removeFromCart(line.slug));
      },
      undo(line) {
        setNote('');
        void report(restoreToCart([line]));
      },
    },
  };
}
