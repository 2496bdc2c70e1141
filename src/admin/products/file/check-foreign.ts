import type { CsvRow } from '#domain/core/csv.ts';
import type { OtherShop } from '#domain/product-file/csv-headings.ts';
import { categoryOf } from '#domain/product-change/category-choice.ts';
import type { ColumnMapping } from '#domain/product-file/foreign-format.ts';
import { type ForeignPicture, foreignProducts } from '#domain/product-file/foreign-products.ts';
import { categoryName, foreignRow } from '#domain/product-file/foreign-rows.ts';
import {
  type CsvFault,
  type CsvWarning,
  doubleFaults,
  planRow,
  rowFormValues,
} from '#domain/product-file/product-csv.ts';
import type { Product } from '#domain/product/product.ts';
import { missingFields, type RecordField } from '#domain/product/product-record.ts';
import { productsNamed } from '#data/admin/catalogue/product-reads.ts';
import { yieldToMain } from '#data/query/yield-to-main.ts';
import type { CheckedRows, PlannedRow } from './check-file.ts';
import { plainTextOfHtml } from './plain-text-of-html.ts';

/** What staff chose for an export. */
export interface ForeignMapping {
  readonly columns: ColumnMapping;
  /** Our category for each of the export's. */
  readonly categories: Readonly<Record<string, string>>;
  readonly productClass: Product['productClass'];
}

/** An export of another shop. */
export interface ForeignFile {
  readonly format: OtherShop;
  readonly heading: readonly string[];
  readonly rows: readonly CsvRow[];
}

/** What a draft of an import brings besides its fields. */
export interface ImportedDraft {
  readonly slug: string;
  /** The product of the export whose variants share pictures. */
  readonly group: string;
  readonly title: string;
  /** Legal details that it lacks before it may be sold. */
  readonly missing: readonly RecordField[];
  readonly pictures: readonly ForeignPicture[];
}

/** The result of checking an export. Products with a fault in any variant are not among its rows. */
export interface CheckedForeign extends CheckedRows {
  readonly drafts: readonly ImportedDraft[];
  /** Products left out because of faults. */
  readonly leftOut: number;
}

/** The export's categories with the ones of ours that they probably mean; empty: none is near. */
export function guessedCategories(
  { format, heading, rows }: ForeignFile,
  columns: ColumnMapping,
  ourCategories: readonly string[],
): Readonly<Record<string, string>> {
  const { products } = foreignProducts(format, heading, rows, columns);
  const names = [...new Set(products.map(({ cells }) => cells.category))].filter(Boolean);
  return Object.fromEntries(
    names.map((name) => {
      const answer = categoryOf(categoryName(name), ourCategories);
      return [name, answer.known ? answer.category : answer.suggestion];
    }),
  );
}

/** Rows between two yields to the main thread. */
const ROWS_PER_YIELD = 50;

/** Compares an export with the shop. Products that the shop has already stay as they are. Writes nothing. */
export async function checkForeign(
  { format, heading, rows }: ForeignFile,
  { columns, categories, productClass }: ForeignMapping,
  ourCategories: readonly string[],
  progress: (done: number, count: number) => void,
): Promise<CheckedForeign | null> {
  const { products, faults: structural } = foreignProducts(format, heading, rows, columns);
  const plainText = (html: string): string =>
    // WooCommerce writes line breaks as two characters.
    plainTextOfHtml(format === 'woocommerce' ? html.replaceAll(String.raw`\n`, '\n') : html);
  const read = [];
  for (const [place, product] of products.entries()) {
    const typed = foreignRow(product, { categories, productClass, plainText });
    // The checks of our own files: formulas and addresses.
    const { faults } = rowFormValues(Object.keys(typed.cells).concat('slug'), {
      row: typed.row,
      cells: [...Object.values(typed.cells), typed.slug],
    });
    read.push({ product, typed, faults });
    if (place % ROWS_PER_YIELD === ROWS_PER_YIELD - 1) {
      progress(Math.floor(place / 2), products.length);
      await yieldToMain();
    }
  }
  const slugs = read.map(({ typed }) => typed.slug).filter(Boolean);
  const existing = await productsNamed([...new Set(slugs)], () => {});
  if (!existing.ok) return null;
  const doubles = doubleFaults(read.map(({ typed }) => typed));
  const faults: CsvFault[] = [...structural];
  const warnings: CsvWarning[] = [];
  const planned: (PlannedRow & { draft: ImportedDraft })[] = [];
  const wrongGroups = new Set<string>();
  for (const { product, typed, faults: own } of read) {
    const found = [...own, ...doubles.filter(({ row }) => row === typed.row)];
    if (existing.value.has(typed.slug)) {
      warnings.push({ row: typed.row, column: typed.slug, code: 'exists' });
      continue;
    }
    const plan = planRow(typed, null, ourCategories);
    if (plan.kind === 'wrong') found.push(...plan.faults);
    if (found.length > 0) {
      wrongGroups.add(product.group);
      faults.push(...found.map((fault) => ({ ...fault, column: sourceOf(fault.column, columns) })));
    } else if (plan.kind !== 'wrong' && plan.kind !== 'same') {
      const { slug, draft } = plan;
      const { pictures, group } = product;
      const { title } = draft;
      const imported = { slug, group, title, missing: missingFields(draft), pictures };
      planned.push({ ...plan, draft: imported });
    }
  }
  const good = planned.filter(({ draft }) => !wrongGroups.has(draft.group));
  return {
    state: 'checked',
    rows: good,
    same: 0,
    addresses: [],
    faults: faults.sort((a, b) => a.row - b.row),
    warnings,
    drafts: good.map(({ draft }) => draft),
    leftOut: read.length - warnings.length - good.length,
  };
}

/** The heading of the export that fills a field, so that an error names the column that staff see. */
function sourceOf(column: string, columns: ColumnMapping): string {
  return (columns as Readonly<Record<string, string>>)[column] || column;
}
