/** A cell as it is written: text is guarded against formulas, numbers are written as they are. */
export type CsvCell = string | number;

/** Excel takes a file for UTF-8 only when it begins so; without it ₹ and Devanagari become garbage. */
const BOM = '\uFEFF';

/**
 * A text that a spreadsheet would run: it begins with a sign of a formula (their full-width forms too), perhaps
 * behind blanks, or with a character that some programs drop before they look (OWASP, "CSV Injection").
 */
const FORMULA = /^(?:'*[\t\r\n]|[\s']*[=+\-@＝＋－＠])/u;
/** A plain number, such as -12.50, is no formula. */
const NUMBER = /^-?\d+(?:\.\d+)?$/u;

/**
 * Rows as a CSV file (RFC 4180: commas, CRLF after every row, quotes doubled). With a BOM for a person's spreadsheet,
 * without one for a program that reads the first header by its name. A text that a spreadsheet would run gets an
 * apostrophe before it; `parseCsv` takes it away again.
 */
export function csvText(
  rows: readonly (readonly CsvCell[])[],
  { bom = true }: { readonly bom?: boolean } = {},
): string {
  const lines = rows.map((cells) => `${cells.map(cellText).join(',')}\r\n`);
  return `${bom ? BOM : ''}${lines.join('')}`;
}

function cellText(cell: CsvCell): string {
  const text = typeof cell === 'number' ? String(cell) : guarded(cell);
  return /[",\r\n]/u.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}

function isFormula(text: string): boolean {
  return FORMULA.test(text) && !NUMBER.test(text);
}

function guarded(text: string): string {
  return isFormula(text) ? `'${text}` : text;
}

function unguarded(text: string): string {
  return text.startsWith("'") && isFormula(text.slice(1)) ? text.slice(1) : text;
}

/** A row of a file that was read. `row` is its number in a spreadsheet: the header is 1, empty rows count. */
export interface CsvRow {
  readonly row: number;
  readonly cells: readonly string[];
}

/** The rows of a file, or where it stops being one. */
export type ParsedCsv =
  | { readonly ok: true; readonly rows: readonly CsvRow[] }
  | {
      readonly ok: false;
      /** A quote that is never closed, text behind a closing quote, or more rows than are taken. */
      readonly fault: 'unclosed-quote' | 'text-after-quote' | 'too-many-rows';
      readonly row: number;
    };

/** One cell from `lastIndex` on: in quotes (1), or as it stands (2); then what ends it (3), if anything does. */
const CELL = /(?:"([^"]*(?:""[^"]*)*)"|((?!")[^,\r\n]*))(,|\r\n|\r|\n|$)/y;

/**
 * Reads a CSV file (RFC 4180, and what people's programs make of it: a BOM or none, CRLF, LF or CR, a last row with
 * or without an end, rows of different lengths). Rows in which every cell is empty are left out, and counted. Cells
 * are given as they stand, blanks included. Takes at most `maxRows` rows that are not empty.
 */
export function parseCsv(
  text: string,
  { maxRows = 10_000 }: { readonly maxRows?: number } = {},
): ParsedCsv {
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let row = 1;
  let place = text.startsWith(BOM) ? BOM.length : 0;
  while (place < text.length || cells.length > 0) {
    CELL.lastIndex = place;
    const found = CELL.exec(text);
    if (!found) return { ok: false, fault: quoteFault(text, place), row };
    const [whole, quoted, plain = '', end] = found;
    cells.push(unguarded(quoted === undefined ? plain : quoted.replaceAll('""', '"')));
    place += whole.length;
    if (end === ',') continue;
    if (cells.some((cell) => cell !== '')) {
      if (rows.length === maxRows) return { ok: false, fault: 'too-many-rows', row };
      rows.push({ row, cells });
    }
    cells = [];
    row += 1;
  }
  return { ok: true, rows };
}

function quoteFault(text: string, place: number): 'unclosed-quote' | 'text-after-quote' {
  return /^"[^"]*(?:""[^"]*)*"(?!")/u.test(text.slice(place))
    ? 'text-after-quote'
    : 'unclosed-quote';
}
