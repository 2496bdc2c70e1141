import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CsvCell, csvText, parseCsv } from './csv.ts';

const plain = (rows: readonly (readonly CsvCell[])[]) => csvText(rows, { bom: false });
const cellsOf = (text: string) => {
  const parsed = parseCsv(text);
  return parsed.ok ? parsed.rows.map(({ cells }) => cells) : parsed;
};

it('writing CSV ends rows with CRLF, quotes what needs it, and writes numbers unchanged', () => {
  expect(
    plain([
      ['Oil, "warm"', -5, 0],
      ['two\nlines', ' blank ', 1.5],
    ]),
  ).toBe('"Oil, ""warm""",-5,0\r\n"two\nlines"," blank ",1.5\r\n');
});

it('writing CSV begins with a BOM for Excel, unless a program reads it', () => {
  expect(csvText([['₹', 'नीम']])).toBe('\uFEFF₹,नीम\r\n');
  expect(csvText([['₹']], { bom: false })).toBe('₹\r\n');
  expect(csvText([])).toBe('\uFEFF');
});

it.each([
  ['=1+1', "'=1+1\r\n"],
  ['=HYPERLINK("https://evil.example","x")', `"'=HYPERLINK(""https://evil.example"",""x"")"\r\n`],
  ["=cmd|'/C calc'!A0", "'=cmd|'/C calc'!A0\r\n"],
  ['+919800000001', "'+919800000001\r\n"],
  ['-2+3', "'-2+3\r\n"],
  ['@SUM(A1)', "'@SUM(A1)\r\n"],
  ['  =1', `'  =1\r\n`],
  ['\t=1', `"'\t=1"\r\n`],
  ['a;b', '"a;b"\r\n'],
  ['\r=1', `"'\r=1"\r\n`],
  ['＝1+1', "'＝1+1\r\n"],
  ['-12.50', '-12.50\r\n'],
  ['a=b', 'a=b\r\n'],
])('writing CSV keeps a spreadsheet from running the text %j', (text, written) => {
  expect(plain([[text]])).toBe(written);
});

it.each([
  // Rows of the expected cells: | between the cells, / between the rows.
  ['a,b\r\nc,d\r\n', 'a|b/c|d'],
  ['a,b\nc,d', 'a|b/c|d'],
  ['a,b\rc,d\r', 'a|b/c|d'],
  ['\uFEFFa\r\n', 'a'],
  ['"a ""b"" c"\r\n', 'a "b" c'],
  ['"x\r\ny",z\r\n', 'x\r\ny|z'],
  ['a,\r\n', 'a|'],
  ['a,', 'a|'],
  [',a', '|a'],
  ['"",b', '|b'],
  ['a;b,c;"d;e"\r\n1,5;2', 'a|b,c|d;e/1,5|2'],
  ['a\tb;c\td\n1\t"2\n3"', 'a|b;c|d/1|2\n3'],
  ['"a;b;c",d\n1,2', 'a;b;c|d/1|2'],
  ['\uFEFF\r\n\r\na;b', 'a|b'],
  ['sep=;\r\na,b;c\r\n', 'a,b|c'],
  ['\uFEFFSEP=\t\na;b\tc', 'a;b|c'],
  ['sep=,\na,b;c;d', 'a|b;c;d'],
  ['sep=x\na,b', 'sep=x/a|b'],
  ['5" pipe,b', '5" pipe|b'],
  [' a , b ', ' a | b '],
  ["'=1+1,'plain", "=1+1|'plain"],
])('parsing CSV reads %j', (text, rows) => {
  expect(cellsOf(text)).toEqual(rows.split('/').map((row) => row.split('|')));
});

it.each(['', '\r\n\r\n', '\uFEFF', 'sep=;'])('parsing CSV reads no row in %j', (text) => {
  expect(cellsOf(text)).toEqual([]);
});

it('parsing CSV numbers rows as a spreadsheet does, empty ones and quoted line breaks included', () => {
  const parsed = parseCsv('title\r\n\r\n"a\nb"\r\n,,\r\nlast');
  expect(parsed.ok && parsed.rows).toEqual([
    { row: 1, cells: ['title'] },
    { row: 3, cells: ['a\nb'] },
    { row: 5, cells: ['last'] },
  ]);
});

it.each([
  ['a\r\n"b', 'unclosed-quote', 2],
  ['a\r\nb,"c"d\r\n', 'text-after-quote', 2],
  ['"a""', 'unclosed-quote', 1],
  // Rows behind a separator line are counted as Excel shows them.
  ['sep=;\r\na;b\r\n"c', 'unclosed-quote', 2],
])('parsing CSV reports where %j is malformed', (text, fault, row) => {
  expect(parseCsv(text)).toEqual({ ok: false, fault, row });
});

it('parsing CSV stops at the maximum number of rows', () => {
  const fault = { ok: false, fault: 'too-many-rows', row: 4 };
  expect(parseCsv('1\n2\n\n3\n', { maxRows: 2 })).toEqual(fault);
  expect(parseCsv('1\n2\n\n', { maxRows: 2 })).toMatchObject({ ok: true });
});

it('parsing CSV parses a large cell and many rows without a stack overflow', () => {
  const large = 'x"'.repeat(300_000);
  expect(cellsOf(plain([[large]]))).toEqual([[large]]);
  const parsed = parseCsv('a,b\r\n'.repeat(10_000));
  expect(parsed.ok && parsed.rows.length).toBe(10_000);
});

it('round-trips any content', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.stringMatching(/^[=+\-@'"\t\r\n ,;a1＝]{0,6}$/),
  );
  const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { maxLength: 8 });
  fc.assert(
    fc.property(rows, fc.boolean(), (written, bom) => {
      const filled = written.filter((cells) => cells.some((text) => text !== ''));
      // A BOM at the start of the first cell of a file without a BOM is parsed as a BOM.
      fc.pre(bom || filled[0]?.[0]?.startsWith('\uFEFF') !== true);
      expect(cellsOf(csvText(written, { bom }))).toEqual(filled);
    }),
    { numRuns: 1_000 },
  );
});
