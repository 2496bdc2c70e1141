import type { DraftField } from '#domain/product/product-form.ts';
import { labels } from '../product.ts';

/** A stored field, as its form field is called. */
const STORED: Readonly<Record<string, string>> = {
  images: 'Pictures',
  imageAlts: 'Picture descriptions',
  imageKinds: 'Picture kinds',
  imageURL: 'Main picture',
  manufacturer: 'Manufacturer',
  importer: 'Importer',
  '*': 'the whole product',
};

/** What a field is called, by its name in the form or in the stored product. */
export function fieldName(field: string): string {
  return labels[field as DraftField] ?? STORED[field] ?? field;
}

/** The words of an edit of many products: its differences, what was not saved, and its undo. */
export const words = {
  caption: 'Changes',
  row: 'Row',
  product: 'Product',
  field: 'Field',
  from: 'Now',
  to: 'New',
  empty: '–',
  isNew: 'New product',
  more: (count: number) => `Show ${count} more`,
  shown: (shown: number, count: number) => `${shown} of ${count} shown.`,
  refused: (count: number) =>
    count === 1 ? '1 product was not saved:' : `${count} products were not saved:`,
  refusedCaption: 'Not saved',
  reason: 'Reason',
  reasons: {
    changed: 'Someone else saved it in the meantime. Check it and try again.',
    'too-few': 'Orders took pieces meanwhile: the stock would fall below zero. Count again.',
    denied: 'Refused: the MRP is below the price, or the address is already taken.',
  },
  undo: 'Undo',
  undoing: (done: number) => `Undoing … ${done} done`,
  undone: (count: number) =>
    count === 1 ? '1 product is as it was.' : `${count} products are as they were.`,
  nothing: 'There was nothing left to undo.',
  kept: 'Changed since, so left as it is:',
  fieldsOf: (title: string, fields: string) => `${title}: ${fields}`,
} as const;
