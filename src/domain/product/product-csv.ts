import type { CsvCell, CsvRow } from '../core/csv.ts';
import { type DraftFault, type ProductDraft, parseStock, slugFault } from './product-draft.ts';
import { parseProductForm } from './parse-product-form.ts';
import { DRAFT_FIELDS, productFormValues } from './product-form.ts';
import { type FieldClaim, publishingGate } from '../moderation/product-gate.ts';
import type { RecordField } from './product-record.ts';
import type { Product } from './product.ts';

/** The column headings of a products file, in order; pictures are edited only in the form. */
export const CSV_COLUMNS = ['slug', ...DRAFT_FIELDS, 'stock'] as const;
/** Required to identify a row's product. Other missing columns leave their fields unchanged. */
const NEEDED_COLUMNS = ['slug', 'title'];

/** A fault in a file; row numbers are a spreadsheet's, the headings are row 1. */
export interface CsvFault {
  readonly row: number;
  /** The heading; empty for the whole row. */
  readonly column: string;
  readonly code:
    | DraftFault['code']
    | 'missing-column'
    | 'unknown-column'
    | 'double-column'
    | 'separator'
    | 'too-many-cells'
    | 'formula'
    | 'double-slug'
    | 'double-sku'
    | 'licence'
    | 'record'
    | 'claims'
    | 'no-rows';
  /** Details: missing fields, forbidden words, or the duplicate row. */
  readonly detail?: string;
  readonly line?: number;
}

/** A product as a row of the file. */
export function productRow(product: Product): readonly CsvCell[] {
  const typed: Readonly<Record<string, string>> = productFormValues(product);
  return CSV_COLUMNS.map((column) => {
    if (column === 'stock') return product.stock;
    return column === 'slug' ? product.slug : (typed[column] ?? '');
  });
}

/** Faults of a file's headings. */
export function headingFaults(heading: readonly string[]): readonly CsvFault[] {
  const [only = ''] = heading;
  if (heading.length === 1 && /[;\t]/u.test(only)) {
    return [{ row: 1, column: '', code: 'separator' }];
  }
  const columns: readonly string[] = CSV_COLUMNS;
  const names = heading.map((name) => name.trim());
  const at = (column: string, code: CsvFault['code']): CsvFault => ({ row: 1, column, code });
  return [
    ...NEEDED_COLUMNS.filter((name) => !names.includes(name)).map((name) =>
      at(name, 'missing-column'),
    ),
    ...names.filter((name) => !columns.includes(name)).map((name) => at(name, 'unknown-column')),
    ...names
      .filter((name, index) => names.indexOf(name) !== index)
      .map((name) => at(name, 'double-column')),
  ];
}

/** A parsed row, before it is compared with the shop. */
export interface TypedRow {
  readonly row: number;
  readonly slug: string;
  readonly cells: Readonly<Record<string, string>>;
}

/** The cells of a row by heading, and their faults. */
export function rowFormValues(
  heading: readonly string[],
  { row, cells }: CsvRow,
): { readonly typed: TypedRow; readonly faults: readonly CsvFault[] } {
  const named = Object.fromEntries(
    heading.map((name, index) => [name.trim(), (cells[index] ?? '').replace(/\r\n?/gu, '\n')]),
  ) as Record<string, string>;
  const faults: CsvFault[] = [];
  if (cells.slice(heading.length).some((cell) => cell.trim() !== '')) {
    faults.push({ row, column: '', code: 'too-many-cells' });
  }
  for (const [column, cell] of Object.entries(named)) {
    if (FORMULA.test(cell)) faults.push({ row, column, code: 'formula' });
  }
  const slug = (named['slug'] ?? '').trim();
  const wrong = slugFault(slug);
  if (wrong) faults.push({ row, column: 'slug', code: wrong.code });
  return { typed: { row, slug, cells: named }, faults };
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
  if (stock === null) faults.push({ row, column: 'stock', code: 'whole' });
  if (!read.ok || stock === null) return { kind: 'wrong', faults };
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
