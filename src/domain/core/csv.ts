/** A cell: text is guarded against formulas, numbers are written unchanged. */
export type CsvCell = string | number;

/** Excel detects UTF-8 only by a BOM; without it ₹ and Devanagari are garbled. */
const BOM = '\uFEFF';

/**
 * Text that a spreadsheet would run: it begins with a formula sign (or its full-width form), possibly after blanks, or
 * with a character that some programs strip before checking (OWASP, "CSV Injection").
 */
const FORMULA = /^(?:'*[\t\r\n]|[\s']*[=+\-@＝＋－＠])/u;
/** A plain number, such as -12.50, is no formula. */
const NUMBER = /^-?\d+(?:\.\d+)?$/u;

/**
 * Writes rows as CSV (RFC 4180: commas, CRLF after every row, quotes doubled). With a BOM for spreadsheets, without one
 * for programs that match the first header by name. Quotes other separators too, for programs that guess. Prefixes text that a spreadsheet would run with an apostrophe;
 * `parseCsv` removes it.
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
  const isQuoted = /[",;\t\r\n]/u.test(text) || text !== text.trim();
  return isQuoted ? `"${text.replaceAll('"', '""')}"` : text;
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

/** A parsed row. `row` is its number in a spreadsheet: the header is 1, empty rows count. */
export interface CsvRow {
  readonly row: number;
  readonly cells: readonly string[];
}

/** The parsed rows, or the first fault. */
export type ParsedCsv =
  | { readonly ok: true; readonly rows: readonly CsvRow[] }
  | {
      readonly ok: false;
      /** An unclosed quote, text after a closing quote, or more rows than the maximum. */
      readonly fault: 'unclosed-quote' | 'text-after-quote' | 'too-many-rows';
      readonly row: number;
    };

/** Excel of most of Europe writes semicolons, its "Unicode text" tabs. */
type Separator = ',' | ';' | '\t';

/** Matches one cell from `lastIndex`: quoted (1) or plain (2), then its terminator (3), if any. */
const cellPattern = (separator: Separator): RegExp =>
  new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)"|((?!")[^${separator}\\r\\n]*))(${separator}|\\r\\n|\\r|\\n|$)`,
    'y',
  );

/** A first line that tells Excel the separator; Excel shows the next line as row 1. */
const SEPARATOR_LINE = /^sep=([,;\t])(?:\r\n|\r|\n|$)/iu;

/** The first line with text. */
const FIRST_LINE = /^[\r\n]*((?:"[^"]*"|[^"\r\n]+)*)/u;

/**
 * Parses CSV (RFC 4180 and common variants: with or without a BOM, CRLF, LF or CR, with or without a final line break,
 * rows of different lengths; separated by commas, semicolons or tabs, whichever the first row has most of or its `sep=`
 * line names). Skips empty rows, but counts them. Cells are not trimmed. Accepts at most `maxRows` non-empty rows.
 */
export function parseCsv(
  text: string,
  { maxRows = 10_000 }: { readonly maxRows?: number } = {},
): ParsedCsv {
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let row = 1;
  const { start, separator } = separatorOf(text);
  let place = start;
  const cell = cellPattern(separator);
  while (place < text.length || cells.length > 0) {
    cell.lastIndex = place;
    const found = cell.exec(text);
    if (!found) return { ok: false, fault: quoteFault(text, place), row };
    const [match, quoted, plain = '', end] = found;
    cells.push(unguarded(quoted === undefined ? plain : quoted.replaceAll('""', '"')));
    place += match.length;
    if (end === separator) continue;
    if (cells.some((content) => content !== '')) {
      if (rows.length === maxRows) return { ok: false, fault: 'too-many-rows', row };
      rows.push({ row, cells });
    }
    cells = [];
    row += 1;
  }
  return { ok: true, rows };
}

/** The separator of a file, and where its rows start. */
function separatorOf(text: string): { readonly start: number; readonly separator: Separator } {
  const afterBom = text.startsWith(BOM) ? BOM.length : 0;
  const rest = text.slice(afterBom);
  const told = SEPARATOR_LINE.exec(rest);
  if (told) return { start: afterBom + told[0].length, separator: told[1] as Separator };
  const bare = (FIRST_LINE.exec(rest)?.[1] ?? '').replace(/"[^"]*"/gu, '');
  const count = (separator: Separator): number => bare.split(separator).length;
  const most = ([',', ';', '\t'] as const).reduce((best, other) =>
    count(other) > count(best) ? other : best,
  );
  return { start: afterBom, separator: most };
}

function quoteFault(text: string, place: number): 'unclosed-quote' | 'text-after-quote' {
  return /^"[^"]*(?:""[^"]*)*"(?!")/u.test(text.slice(place))
    ? 'text-after-quote'
    : 'unclosed-quote';
}
