import { type CsvRow, parseCsv } from '#domain/core/csv.ts';
import { readBytes } from '#ui/browser/read-bytes.ts';
import { type FileFault, words } from '#text/admin/product-file.ts';

/** The rows of a file, or why it cannot be read, in words. */
export type ReadFile =
  | {
      readonly ok: true;
      readonly heading: readonly string[];
      readonly rows: readonly CsvRow[];
    }
  | { readonly ok: false; readonly problem: string };

const MAX_BYTES = 20 * 1024 * 1024;
/** The headings and 10,000 products. */
const MAX_ROWS = 10_001;

/** Reads a file of products: CSV in UTF-8, or UTF-16, which Excel writes as "Unicode text". */
export async function readFile(file: File): Promise<ReadFile> {
  const text = await textOf(file);
  if ('fault' in text) return { ok: false, problem: words.files[text.fault] };
  const parsed = parseCsv(text.text, { maxRows: MAX_ROWS });
  if (!parsed.ok) {
    return { ok: false, problem: words.broken(parsed.row, words.quotes[parsed.fault]) };
  }
  const [heading, ...rows] = parsed.rows;
  if (!heading) return { ok: false, problem: words.files.empty };
  return { ok: true, heading: heading.cells, rows };
}

async function textOf(file: File): Promise<{ text: string } | { fault: FileFault }> {
  if (file.size === 0) return { fault: 'empty' };
  if (file.size > MAX_BYTES) return { fault: 'too-large' };
  const bytes = await readBytes(file);
  if (!bytes) return { fault: 'unreadable' };
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
