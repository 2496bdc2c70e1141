import { parseCsv } from '#domain/core/csv.ts';
import type { Failure } from '#domain/core/result.ts';
import { columnsOf, otherShop } from '#domain/product/csv-headings.ts';
import {
  type CsvFault,
  doubleFaults,
  headingFaults,
  planRow,
  rowFormValues,
} from '#domain/product/product-csv.ts';
import { startsSellingFood } from '#domain/product/product-record.ts';
import type { Product } from '#domain/product/product.ts';
import { lacksFoodLicence } from '#data/admin/food-licence.ts';
import { productsNamed, type WrittenRow } from '#data/admin/product-file.ts';
import { yieldToMain } from '#data/query/yield-to-main.ts';
import { type FileFault, words } from '#text/admin/product-file.ts';

/** A row without a slug, and the address that its title gives. */
export interface MadeAddress {
  readonly row: number;
  readonly slug: string;
  /** Whether the shop has a product there, which the row changes. */
  readonly exists: boolean;
  /** The letters of the title that the address leaves out. */
  readonly leftOut: readonly string[];
}

/** The result of checking a file. A file with errors must not be written. */
export type CheckedFile =
  | { readonly state: 'unreadable'; readonly problem: string }
  | { readonly state: 'unknown'; readonly failure: Failure }
  | {
      readonly state: 'checked';
      readonly rows: readonly WrittenRow[];
      readonly same: number;
      readonly addresses: readonly MadeAddress[];
      readonly faults: readonly CsvFault[];
      readonly known: ReadonlyMap<string, Product>;
    };

const MAX_BYTES = 20 * 1024 * 1024;
/** Rows between two yields to the main thread. */
const ROWS_PER_YIELD = 50;

/** Parses a file and compares it with the shop row by row, yielding to the main thread. Writes nothing. */
export async function checkFile(
  file: File,
  progress: (done: number, count: number) => void,
): Promise<CheckedFile> {
  const text = await textOf(file);
  if ('fault' in text) return { state: 'unreadable', problem: words.files[text.fault] };
  const parsed = parseCsv(text.text);
  if (!parsed.ok) {
    const problem = words.broken(parsed.row, words.quotes[parsed.fault]);
    return { state: 'unreadable', problem };
  }
  const [heading, ...rows] = parsed.rows;
  if (!heading) return { state: 'unreadable', problem: words.files.empty };
  const other = otherShop(heading.cells);
  if (other) return { state: 'unreadable', problem: words.files[other] };
  const columns = columnsOf(heading.cells);
  const wrong = headingFaults(columns);
  if (wrong.length > 0) return refused(wrong);
  if (rows.length === 0) return refused([{ row: 1, column: '', code: 'no-rows' }]);

  const read: ReturnType<typeof rowFormValues>[] = [];
  for (const [place, row] of rows.entries()) {
    read.push(rowFormValues(columns, row));
    if (place % ROWS_PER_YIELD === ROWS_PER_YIELD - 1) await yieldToMain();
  }
  const cellFaults = read.flatMap(({ faults }) => faults);
  const typed = read.map((row) => row.typed);
  const faults = [...cellFaults, ...doubleFaults(typed)];
  const broken = new Set(cellFaults.map(({ row }) => row));
  const whole = typed.filter(({ row }) => !broken.has(row));
  await yieldToMain();
  const existing = await productsNamed([...new Set(whole.map(({ slug }) => slug))], (done) =>
    progress(Math.floor(done / 2), rows.length),
  );
  if (!existing.ok) return { state: 'unknown', failure: existing.failure };
  const written: WrittenRow[] = [];
  const addresses: MadeAddress[] = [];
  let same = 0;
  for (const [place, row] of whole.entries()) {
    const before = existing.value.get(row.slug) ?? null;
    const plan = planRow(row, before);
    if (plan.kind === 'wrong') faults.push(...plan.faults);
    else if (plan.kind === 'same') same += 1;
    else if (startsSellingFood(plan.draft, before) && (await lacksFoodLicence(plan.draft))) {
      faults.push({ row: row.row, column: 'active', code: 'licence' });
    } else {
      written.push(plan);
      const { slug, leftOut } = row;
      if (leftOut) addresses.push({ row: row.row, slug, exists: before !== null, leftOut });
    }
    if (place % ROWS_PER_YIELD === ROWS_PER_YIELD - 1) {
      progress(Math.floor((rows.length + place) / 2), rows.length);
      await yieldToMain();
    }
  }
  faults.sort((a, b) => a.row - b.row);
  return { state: 'checked', rows: written, same, addresses, faults, known: existing.value };
}

function refused(faults: readonly CsvFault[]): CheckedFile {
  return { state: 'checked', rows: [], same: 0, addresses: [], faults, known: new Map() };
}

/** The text of a file in UTF-8 or UTF-16, which Excel writes as "Unicode text". */
async function textOf(file: File): Promise<{ text: string } | { fault: FileFault }> {
  if (file.size === 0) return { fault: 'empty' };
  if (file.size > MAX_BYTES) return { fault: 'too-large' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [first = 0, second = 0] = bytes;
  const isZip = first === 0x50 && second === 0x4b;
  const isOldExcel = first === 0xd0 && second === 0xcf;
  if (isZip || isOldExcel) return { fault: 'spreadsheet' };
  try {
    // The CSV reader strips the byte order mark.
    const options = { fatal: true, ignoreBOM: true };
    return { text: new TextDecoder(encodingOf(first, second), options).decode(bytes) };
  } catch {
    return { fault: 'not-utf8' };
  }
}

/** By the byte order mark, or by the zero byte that every heading letter has in UTF-16. */
function encodingOf(first: number, second: number): string {
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || first === 0 ? 'utf-16be' : 'utf-8';
}
