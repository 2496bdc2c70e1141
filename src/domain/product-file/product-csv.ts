import { categoryOf } from '../product-change/category-choice.ts';
import {
  changeOfProduct,
  creationOf,
  differencesOf,
  type FieldDifference,
  type ProductChange,
} from '../product-change/product-change.ts';
import type { CsvCell, CsvRow } from '../core/csv.ts';
import {
  type DraftFault,
  type ProductDraft,
  parseStock,
  slugFault,
} from '../product/product-draft.ts';
import { parseProductForm } from '../product/parse-product-form.ts';
import { CSV_COLUMNS } from './csv-headings.ts';
import { lettersLeftOut, slugFromTitle } from '../product/slug-from-title.ts';
import { productFormValues } from '../product/product-form.ts';
import { type FieldClaim, publishingGate } from '../product/product-gate.ts';
import type { RecordField } from '../product/product-record.ts';
import type { Product } from '../product/product.ts';

/** Required to identify a row's product. Other missing columns leave their fields unchanged. */
const NEEDED_COLUMNS = ['slug', 'title'];

/** A fault of the file itself, not of one product. */
export interface TableFault {
  readonly code:
    | 'missing-column'
    | 'category'
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
    | 'no-rows'
    | 'no-group'
    | 'no-parent'
    | 'foreign-type';
}

/** A fault in a file; row numbers are a spreadsheet's, the headings are row 1. */
export type CsvFault = (DraftFault | TableFault) & {
  readonly row: number;
  /** The heading; empty for the whole row. */
  readonly column: string;
  /** Details: missing fields, forbidden words, the duplicate row, or a valid slug like the typed one. */
  readonly detail?: string;
};

/** What a file says that the import does not follow. It blocks nothing. */
export interface CsvWarning {
  readonly row: number;
  readonly column: string;
  /**
   * A column that is no field, the stock of an existing product, which only a count changes, or a product of another
   * shop's export that this shop has already.
   */
  readonly code: 'unknown-column' | 'stock' | 'exists';
}

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
  const named = columns.filter((name) => name !== '');
  const at = (column: string, code: TableFault['code']): CsvFault => ({ row: 1, column, code });
  return [
    ...NEEDED_COLUMNS.filter((name) => !named.includes(name)).map((name) =>
      at(name, 'missing-column'),
    ),
    ...named
      .filter((name, index) => named.indexOf(name) !== index)
      .map((name) => at(name, 'double-column')),
  ];
}

/** The columns that no field of a product has: they are left out. */
export function unknownColumns(columns: readonly string[]): readonly CsvWarning[] {
  const known: readonly string[] = ['', ...CSV_COLUMNS];
  return columns
    .filter((name) => !known.includes(name))
    .map((column) => ({ row: 1, column, code: 'unknown-column' }));
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
  | { readonly kind: 'same'; readonly warnings: readonly CsvWarning[] }
  | {
      readonly kind: 'create' | 'change';
      readonly row: number;
      readonly slug: string;
      readonly draft: ProductDraft;
      readonly change: ProductChange;
      /** None for a new product. */
      readonly differences: readonly FieldDifference[];
      readonly warnings: readonly CsvWarning[];
    }
  | { readonly kind: 'wrong'; readonly faults: readonly CsvFault[] };

/**
 * Compares a row with the shop. Missing columns leave their fields unchanged. A category must be one of the shop's,
 * unless the product has it already.
 */
export function planRow(
  { row, slug, cells }: TypedRow,
  existing: Product | null,
  categories: readonly string[],
): RowPlan {
  const before: Readonly<Record<string, string>> = existing ? productFormValues(existing) : {};
  const faults: CsvFault[] = [];
  const typed = { ...before, ...cells };
  const category = categoryOf(typed['category'] ?? '', categories);
  if (category.known) typed['category'] = category.category;
  else if (typed['category'] !== before['category']) {
    const detail = category.suggestion;
    faults.push({ row, column: 'category', code: 'category', ...(detail && { detail }) });
  }
  const read = parseProductForm(typed);
  if (!read.ok) {
    for (const [column, fault] of Object.entries(read.faults)) {
      if (fault) faults.push({ row, column, ...fault });
    }
  }
  const stock = countIn('stock');
  const counted = countIn('stockCount');
  if (!read.ok || faults.length > 0) return { kind: 'wrong', faults };
  const draft = read.value;
  const isOther = existing !== null && stock !== null && stock !== existing.stock;
  const warnings: readonly CsvWarning[] =
    isOther && counted === null ? [{ row, column: 'stock', code: 'stock' }] : [];
  const change = existing
    ? changeOfProduct(existing, draft, counted)
    : creationOf(slug, draft, counted ?? stock ?? 0);
  if (!change) return { kind: 'same', warnings };
  const { missing, claims } = publishingGate(draft, existing);
  if (draft.active) faults.push(...gateFaults(row, missing, claims));
  if (faults.length > 0) return { kind: 'wrong', faults };
  const differences = existing ? differencesOf(existing, draft, counted) : [];
  const kind = existing ? 'change' : 'create';
  return { kind, row, slug, draft, change, differences, warnings };

  function countIn(column: 'stock' | 'stockCount'): number | null {
    const cell = cells[column] ?? '';
    if (cell.trim() === '') return null;
    const count = parseStock(cell);
    if (typeof count === 'number') return count;
    faults.push({ row, column, ...count });
    return null;
  }
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
