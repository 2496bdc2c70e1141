import type { CsvCell, CsvRow } from '../core/csv.ts';
import { type DraftFault, type ProductDraft, parseStock, slugFault } from './product-draft.ts';
import { parseProductForm } from './parse-product-form.ts';
import { CSV_COLUMNS } from './csv-headings.ts';
import { lettersLeftOut, slugFromTitle } from './slug-from-title.ts';
import { productFormValues } from './product-form.ts';
import { type FieldClaim, publishingGate } from './product-gate.ts';
import type { RecordField } from './product-record.ts';
import type { Product } from './product.ts';

/** Required to identify a row's product. Other missing columns leave their fields unchanged. */
const NEEDED_COLUMNS = ['slug', 'title'];

/** A fault of the file itself, not of one product. */
export interface TableFault {
  readonly code:
    | 'missing-column'
    | 'unknown-column'
    | 'double-column'
    | 'separator'
    | 'too-many-cells'
    | 'formula'
    | 'double-slug'
    | 'double-sku'
    | 'no-address'
    | 'licence'
    | 'record'
    | 'claims'
    | 'no-rows';
}

/** A fault in a file; row numbers are a spreadsheet's, the headings are row 1. */
export type CsvFault = (DraftFault | TableFault) & {
  readonly row: number;
  /** The heading; empty for the whole row. */
  readonly column: string;
  /** Details: missing fields, forbidden words, the duplicate row, or a valid slug like the typed one. */
  readonly detail?: string;
};

/** A product as a row of the file. */
export function productRow(product: Product): readonly CsvCell[] {
  const typed: Readonly<Record<string, string>> = productFormValues(product);
  return CSV_COLUMNS.map((column) => {
    if (column === 'stock') return product.stock;
    return column === 'slug' ? product.slug : (typed[column] ?? '');
  });
}

/** Faults of a file's columns. */
export function headingFaults(columns: readonly string[]): readonly CsvFault[] {
  const [only = ''] = columns;
  if (columns.length === 1 && /[|;\t]/u.test(only)) {
    return [{ row: 1, column: '', code: 'separator' }];
  }
  const known: readonly string[] = CSV_COLUMNS;
  const named = columns.filter((name) => name !== '');
  const at = (column: string, code: TableFault['code']): CsvFault => ({ row: 1, column, code });
  return [
    ...NEEDED_COLUMNS.filter((name) => !named.includes(name)).map((name) =>
      at(name, 'missing-column'),
    ),
    ...named.filter((name) => !known.includes(name)).map((name) => at(name, 'unknown-column')),
    ...named
      .filter((name, index) => named.indexOf(name) !== index)
      .map((name) => at(name, 'double-column')),
  ];
}

/** A parsed row, before it is compared with the shop. */
export interface TypedRow {
  readonly row: number;
  readonly slug: string;
  readonly cells: Readonly<Record<string, string>>;
  /** For a row without a slug, which gets it from its title: the letters of the title that are missing in it. */
  readonly leftOut: readonly string[] | null;
}

/** The cells of a row by column, and their faults. A row without a slug gets it from its title. */
export function rowFormValues(
  columns: readonly string[],
  { row, cells }: CsvRow,
): { readonly typed: TypedRow; readonly faults: readonly CsvFault[] } {
  const byColumn = cells.map((cell, index) => [columns[index] ?? '', cell] as const);
  const named = Object.fromEntries([
    ...columns.map((column) => [column, ''] as const),
    ...byColumn.map(([column, cell]) => [column, cell.replace(/\r\n?/gu, '\n')] as const),
  ]) as Record<string, string>;
  delete named[''];
  const faults: CsvFault[] = [];
  if (byColumn.some(([column, cell]) => column === '' && cell.trim() !== '')) {
    faults.push({ row, column: '', code: 'too-many-cells' });
  }
  for (const [column, cell] of Object.entries(named)) {
    if (FORMULA.test(cell)) faults.push({ row, column, code: 'formula' });
  }
  const typedSlug = (named['slug'] ?? '').trim();
  const title = named['title'] ?? '';
  const slug = typedSlug || slugFromTitle(title);
  const wrong = slugFault(slug);
  if (wrong && typedSlug === '' && title.trim() !== '') {
    faults.push({ row, column: 'slug', code: 'no-address' });
  } else if (wrong) {
    const detail = slugFromTitle(typedSlug);
    faults.push({ row, column: 'slug', ...wrong, ...(detail && { detail }) });
  }
  const leftOut = typedSlug === '' ? lettersLeftOut(title) : null;
  return { typed: { row, slug, cells: named, leftOut }, faults };
}

/** A formula that was exported instead of its result. */
const FORMULA = /^[=+@]\s*(?:[A-Z][A-Z.]*\(|\$?[A-Z]{1,3}\$?\d)/u;

/** Rows that repeat the product or sku of an earlier row. */
export function doubleFaults(rows: readonly TypedRow[]): readonly CsvFault[] {
  const faults: CsvFault[] = [];
  const seen = { slug: new Map<string, number>(), sku: new Map<string, number>() };
  for (const { row, slug, cells } of rows) {
    for (const [column, value] of [
      ['slug', slug],
      ['sku', (cells['sku'] ?? '').trim()],
    ] as const) {
      const first = seen[column].get(value);
      if (value !== '' && first !== undefined) {
        faults.push({ row, column, code: `double-${column}`, detail: String(first) });
      } else seen[column].set(value, row);
    }
  }
  return faults;
}

/** The effect of a row on the shop's product (null: none exists). */
export type RowPlan =
  | { readonly kind: 'same' }
  | {
      readonly kind: 'create' | 'change';
      readonly slug: string;
      readonly draft: ProductDraft;
      /** Units; only for a new product, because existing stock changes through the ledger. */
      readonly stock: number;
    }
  | { readonly kind: 'wrong'; readonly faults: readonly CsvFault[] };

/** Compares a row with the shop. Missing columns leave their fields unchanged. */
export function planRow({ row, slug, cells }: TypedRow, existing: Product | null): RowPlan {
  const before: Readonly<Record<string, string>> = existing ? productFormValues(existing) : {};
  const read = parseProductForm({ ...before, ...cells });
  const stock = parseStock(cells['stock'] ?? '');
  const faults: CsvFault[] = read.ok
    ? []
    : Object.entries(read.faults).flatMap(([column, fault]) =>
        fault ? [{ row, column, ...fault }] : [],
      );
  if (typeof stock !== 'number') faults.push({ row, column: 'stock', ...stock });
  if (!read.ok || typeof stock !== 'number') return { kind: 'wrong', faults };
  const draft = read.value;
  if (existing && JSON.stringify(productFormValues(draft)) === JSON.stringify(before)) {
    return { kind: 'same' };
  }
  const { missing, claims } = publishingGate(draft, existing);
  if (draft.active) faults.push(...gateFaults(row, missing, claims));
  if (faults.length > 0) return { kind: 'wrong', faults };
  return { kind: existing ? 'change' : 'create', slug, draft, stock };
}

function gateFaults(
  row: number,
  missing: readonly RecordField[],
  claims: readonly FieldClaim[],
): readonly CsvFault[] {
  const words = [...new Set(claims.map((claim) => claim.words))].join(', ');
  return [
    ...(missing.length > 0
      ? [{ row, column: 'active', code: 'record' as const, detail: missing.join(', ') }]
      : []),
    ...(words
      ? [{ row, column: claims[0]?.field ?? '', code: 'claims' as const, detail: words }]
      : []),
  ];
}
