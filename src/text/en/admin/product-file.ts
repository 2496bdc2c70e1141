import type { CsvFault } from '#domain/product/product-csv.ts';
import type { DraftFault } from '#domain/product/product-draft.ts';
import { faultSentence, labels } from './product.ts';

/** Why a file is none that can be read. */
export type FileFault = 'utf-16' | 'not-utf8' | 'spreadsheet' | 'too-large' | 'empty';

const files: Readonly<Record<FileFault, string>> = {
  'utf-16': 'The file is written in UTF-16. Save it as “CSV UTF-8 (comma separated)”.',
  'not-utf8': 'The file is not written in UTF-8. Save it as “CSV UTF-8 (comma separated)”.',
  spreadsheet: 'This is a spreadsheet itself. Save it as “CSV UTF-8 (comma separated)”.',
  'too-large': 'The file is larger than 20 MB. Divide it.',
  empty: 'There is nothing in the file.',
};

/** The words of the file of products, in and out. */
export const words = {
  title: 'Products as a CSV file',
  lead: 'Take all products out into a spreadsheet, change them there, and bring them in again. Pictures are changed in the form of a product alone; stock counts for new products alone, later it is changed in the ledger.',
  out: 'Take out',
  export: 'Download all products',
  exporting: (count: number) => `${count} products read …`,
  template: 'Download an empty file with the headings',
  in: 'Bring in',
  choose: 'Choose a CSV file',
  hint: 'It is checked first and nothing is written. A column that is missing leaves that field as it is; slug and title are always needed.',
  files,
  broken: (row: number, fault: string) => `Row ${row}: ${fault}`,
  quotes: {
    'unclosed-quote': 'a quotation mark opens here and is never closed.',
    'text-after-quote': 'there is text behind a closing quotation mark.',
    'too-many-rows': 'these are more than 10,000 rows. Divide the file.',
  },
  checking: (done: number, count: number) => `${done} of ${count} rows checked …`,
  result: (made: number, changed: number, same: number) =>
    `${made} new, ${changed} changed, ${same} unchanged.`,
  clean: 'Nothing is wrong with this file.',
  nothingToDo: 'The shop has all of it already: there is nothing to write.',
  wrong: (count: number) =>
    count === 1
      ? 'One thing is wrong. Nothing is written until it is mended.'
      : `${count} things are wrong. Nothing is written until all are mended.`,
  faultsCaption: 'What is wrong, by row',
  first: (count: number) => `The first ${count} are listed.`,
  row: 'Row',
  column: 'Column',
  fault: 'What is wrong',
  write: (count: number) => (count === 1 ? 'Write 1 product' : `Write ${count} products`),
  writing: (done: number, count: number) => `${done} of ${count} products written …`,
  done: (count: number, seconds: number) =>
    `${count === 1 ? '1 product' : `${count} products`} written in ${seconds} s.`,
  stopped: (done: number, count: number) =>
    `It stopped after ${done} of ${count}. What is written stays; “Go on” checks the file again and writes the rest.`,
  goOn: 'Go on',
  changed: (slug: string) => `Somebody has saved ${slug} meanwhile.`,
  columnName: (column: string) =>
    column in labels ? `${column} (${labels[column as keyof typeof labels]})` : column,
} as const;

type OwnCode = Exclude<CsvFault['code'], DraftFault['code']>;

const sentences: Readonly<Record<OwnCode, (detail: string) => string>> = {
  'missing-column': () => 'This column is missing.',
  'unknown-column': () => 'No field of a product has this name.',
  'double-column': () => 'This column is there twice.',
  separator: () =>
    'The columns are not separated by commas. Save it as “CSV UTF-8 (comma separated)”.',
  'too-many-cells': () => 'The row has more cells than there are headings.',
  formula: () => 'This is a formula. Put what it comes to in its place.',
  'double-slug': (row) => `Row ${row} is about the same product.`,
  'double-sku': (row) => `Row ${row} has the same SKU.`,
  record: (fields) => `It cannot be on sale yet. Missing: ${fields}`,
  claims: (said) =>
    `The law keeps these words out of advertising: ${said}. Change them, or give a reason in the product’s form.`,
  licence: () =>
    'It is a food: the owner adds the FSSAI licence under Settings, Tax, before it can be on sale.',
  'no-rows': () => 'There is no row below the headings.',
};

/** What is said of a fault in a file. */
export function csvSentence({ code, detail = '', line }: CsvFault): string {
  if (code in sentences) return sentences[code as OwnCode](detail);
  const own = code as DraftFault['code'];
  return faultSentence(line === undefined ? { code: own } : { code: own, line });
}
