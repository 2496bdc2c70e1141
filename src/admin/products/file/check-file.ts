import { parseCsv } from '#domain/core/csv.ts';
import type { Failure } from '#domain/core/result.ts';
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
import { type FileFault, words } from '#text/en/admin/product-file.ts';

/** The result of checking a file. A file with errors must not be written. */
export type CheckedFile =
  | { readonly state: 'unreadable'; readonly problem: string }
  | { readonly state: 'unknown'; readonly failure: Failure }
  | {
      readonly state: 'checked';
      readonly rows: readonly WrittenRow[];
      readonly same: number;
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
  const wrong = headingFaults(heading.cells);
  if (wrong.length > 0) return checked([], 0, wrong);
  if (rows.length === 0) return checked([], 0, [{ row: 1, column: '', code: 'no-rows' }]);

  const read: ReturnType<typeof rowFormValues>[] = [];
  for (const [place, row] of rows.entries()) {
    read.push(rowFormValues(heading.cells, row));
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
  let same = 0;
  for (const [place, row] of whole.entries()) {
    const before = existing.value.get(row.slug) ?? null;
    const plan = planRow(row, before);
    if (plan.kind === 'wrong') faults.push(...plan.faults);
    else if (plan.kind === 'same') same += 1;
    else if (startsSellingFood(plan.draft, before) && (await lacksFoodLicence(plan.draft))) {
      faults.push({ row: row.row, column: 'active', code: 'licence' });
    } else written.push(plan);
    if (place % ROWS_PER_YIELD === ROWS_PER_YIELD - 1) {
      progress(Math.floor((rows.length + place) / 2), rows.length);
      await yieldToMain();
    }
  }
  return checked(
    written,
    same,
    faults.sort((a, b) => a.row - b.row),
    existing.value,
  );
}

function checked(
  rows: readonly WrittenRow[],
  same: number,
  faults: readonly CsvFault[],
  productsBySlug: ReadonlyMap<string, Product> = new Map(),
): CheckedFile {
  return { state: 'checked', rows, same, faults, known: productsBySlug };
}

async function textOf(file: File): Promise<{ text: string } | { fault: FileFault }> {
  if (file.size === 0) return { fault: 'empty' };
  if (file.size > MAX_BYTES) return { fault: 'too-large' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [first = 0, second = 0] = bytes;
  if (first === 0x50 && second === 0x4b) return { fault: 'spreadsheet' };
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    return { fault: 'utf-16' };
  }
  try {
    // The CSV reader strips the UTF-8 byte order mark.
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return { fault: 'not-utf8' };
  }
}
