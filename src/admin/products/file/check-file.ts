import type { Failure } from '#domain/core/result.ts';
import type { CsvRow } from '#domain/core/csv.ts';
import { columnsOf } from '#domain/product-file/csv-headings.ts';
import type { FieldDifference, ProductChange } from '#domain/product-change/product-change.ts';
import {
  type CsvFault,
  type CsvWarning,
  doubleFaults,
  headingFaults,
  planRow,
  rowFormValues,
  type TypedRow,
  unknownColumns,
} from '#domain/product-file/product-csv.ts';
import { startsSellingFood } from '#domain/product/product-record.ts';
import { lacksFoodLicence } from '#data/admin/food-licence.ts';
import { productsNamed } from '#data/admin/catalogue/product-reads.ts';
import { yieldToMain } from '#data/query/yield-to-main.ts';

/** A row without a slug, and the address that its title gives. */
export interface GeneratedAddress {
  readonly row: number;
  readonly slug: string;
  /** Whether the shop has a product there, which the row changes. */
  readonly exists: boolean;
  /** The letters of the title that the address leaves out. */
  readonly leftOut: readonly string[];
}

/** What an import would do to one product. */
export interface PlannedRow {
  readonly row: number;
  readonly kind: 'create' | 'change';
  readonly change: ProductChange;
  readonly differences: readonly FieldDifference[];
}

/** The result of checking a file of this shop. One with faults must not be written. */
export interface CheckedRows {
  readonly state: 'checked';
  readonly rows: readonly PlannedRow[];
  readonly same: number;
  readonly addresses: readonly GeneratedAddress[];
  readonly faults: readonly CsvFault[];
  readonly warnings: readonly CsvWarning[];
}

/** The result, or the failure of a read. */
export type CheckedFile = CheckedRows | { readonly state: 'unknown'; readonly failure: Failure };

/** Rows between two yields to the main thread. */
const ROWS_PER_YIELD = 50;

/** Compares a file of this shop with its products row by row, yielding to the main thread. Writes nothing. */
export async function checkFile(
  heading: readonly string[],
  rows: readonly CsvRow[],
  categories: readonly string[],
  progress: (done: number, count: number) => void,
): Promise<CheckedFile> {
  const columns = columnsOf(heading);
  const wrong = headingFaults(columns);
  const unknown = unknownColumns(columns);
  if (wrong.length > 0) return refused(wrong, unknown);
  if (rows.length === 0) return refused([{ row: 1, column: '', code: 'no-rows' }], unknown);

  const read: ReturnType<typeof rowFormValues>[] = [];
  for (const [place, row] of rows.entries()) {
    read.push(rowFormValues(columns, row));
    if (place % ROWS_PER_YIELD === ROWS_PER_YIELD - 1) await yieldToMain();
  }
  const cellFaults = read.flatMap(({ faults }) => faults);
  const typed = read.map((row) => row.typed);
  const broken = new Set(cellFaults.map(({ row }) => row));
  const whole = typed.filter(({ row }) => !broken.has(row));
  await yieldToMain();
  const checked = await compareRows(whole, categories, progress);
  if (checked.state !== 'checked') return checked;
  const faults = [...cellFaults, ...doubleFaults(typed), ...checked.faults];
  faults.sort((a, b) => a.row - b.row);
  return { ...checked, faults, warnings: [...unknown, ...checked.warnings] };
}

async function compareRows(
  whole: readonly TypedRow[],
  categories: readonly string[],
  progress: (done: number, count: number) => void,
): Promise<CheckedFile> {
  const existing = await productsNamed([...new Set(whole.map(({ slug }) => slug))], (done) =>
    progress(Math.floor(done / 2), whole.length),
  );
  if (!existing.ok) return { state: 'unknown', failure: existing.failure };
  const rows: PlannedRow[] = [];
  const addresses: GeneratedAddress[] = [];
  const faults: CsvFault[] = [];
  const warnings: CsvWarning[] = [];
  let same = 0;
  for (const [place, row] of whole.entries()) {
    const before = existing.value.get(row.slug) ?? null;
    const plan = planRow(row, before, categories);
    if (plan.kind === 'wrong') faults.push(...plan.faults);
    else {
      warnings.push(...plan.warnings);
      if (plan.kind === 'same') same += 1;
      else if (startsSellingFood(plan.draft, before) && (await lacksFoodLicence(plan.draft))) {
        faults.push({ row: row.row, column: 'active', code: 'licence' });
      } else {
        rows.push(plan);
        const { slug, leftOut } = row;
        if (leftOut) addresses.push({ row: row.row, slug, exists: before !== null, leftOut });
      }
    }
    if (place % ROWS_PER_YIELD === ROWS_PER_YIELD - 1) {
      progress(Math.floor((whole.length + place) / 2), whole.length);
      await yieldToMain();
    }
  }
  return { state: 'checked', rows, same, addresses, faults, warnings };
}

function refused(faults: readonly CsvFault[], warnings: readonly CsvWarning[]): CheckedFile {
  return { state: 'checked', rows: [], same: 0, addresses: [], faults, warnings };
}
