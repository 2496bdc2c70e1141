import type { CsvFault, CsvWarning, TableFault } from '#domain/product-file/product-csv.ts';
import type { DraftFault } from '#domain/product/product-draft.ts';
import { faultSentence, labels } from './product.ts';

/** Why a file is none that can be read. */
export type FileFault = 'unreadable' | 'not-utf8' | 'spreadsheet' | 'too-large' | 'empty';

const files: Readonly<Record<FileFault, string>> = {
  unreadable:
    'This file can’t be read: it was changed or moved after you chose it. Choose it again.',
  'not-utf8': 'The file is not in UTF-8. Save it as “CSV UTF-8 (comma separated)”.',
  spreadsheet: 'This is a spreadsheet file. Save it as “CSV UTF-8 (comma separated)”.',
  'too-large': 'The file is larger than 20 MB. Please split it.',
  empty: 'The file is empty.',
};

/** The words of the file of products, in and out. */
export const words = {
  title: 'Export and import products (CSV)',
  lead: 'Export all products to a spreadsheet, edit them and import them again. Pictures can only be changed in the product form. Stock is set for new products; for others, fill in stockCount with the pieces that you counted. Shopify and WooCommerce product exports can be imported too.',
  out: 'Export',
  export: 'Export all products',
  exporting: (count: number) => `${count} products exported…`,
  template: 'Download a template',
  in: 'Import',
  choose: 'Choose a CSV file',
  hint: 'We check the file first and show every change; nothing is saved yet. The file needs the columns slug and title; other columns that it lacks leave those fields unchanged. Where a row’s slug is empty, its address is made from its title.',
  files,
  broken: (row: number, fault: string) => `Row ${row}: ${fault}`,
  quotes: {
    'unclosed-quote': 'a quotation mark is not closed.',
    'text-after-quote': 'there is text after a closing quotation mark.',
    'too-many-rows': 'the file has more than 10,000 rows. Please split it.',
  },
  checking: (done: number, count: number) => `${done} of ${count} rows checked …`,
  result: (made: number, changed: number, same: number) =>
    `${made} new, ${changed} changed, ${same} unchanged.`,
  clean: 'No errors found in this file.',
  nothingToDo: 'No changes: the shop already has everything in this file.',
  wrong: (count: number) =>
    count === 1
      ? '1 error found. Fix it before importing.'
      : `${count} errors found. Fix them before importing.`,
  faultsCaption: 'Errors by row',
  allFaults: 'Download all errors (CSV)',
  warnings: (count: number) =>
    count === 1 ? '1 thing is not imported:' : `${count} things are not imported:`,
  warningsCaption: 'Not imported',
  first: (count: number) => `Showing the first ${count}.`,
  addressesCaption: 'Addresses made from titles',
  address: 'Address',
  addressNote: 'Note',
  row: 'Row',
  column: 'Column',
  fault: 'Error',
  write: (count: number) => (count === 1 ? 'Import 1 product' : `Import ${count} products`),
  writing: (done: number, count: number) => `${done} of ${count} products imported…`,
  done: (count: number, seconds: number) =>
    `${count === 1 ? '1 product' : `${count} products`} imported in ${seconds} s.`,
  stopped: (done: number, count: number) =>
    `Import stopped after ${done} of ${count}. Imported products are saved; “Continue” checks the file again and imports the rest.`,
  goOn: 'Continue',
  changed: (slug: string) => `Someone else has saved ${slug} in the meantime.`,
  columnName: (column: string) =>
    column in labels ? `${column} (${labels[column as keyof typeof labels]})` : column,
} as const;

const sentences: Readonly<Record<TableFault['code'], (detail: string) => string>> = {
  'missing-column': () => 'This column is missing.',
  category: (meant) =>
    meant === ''
      ? 'The shop has no such category. Use one of its categories.'
      : `The shop has no such category. Did you mean “${meant}”?`,
  'double-column': () => 'This column appears twice.',
  separator: () =>
    'The columns are not separated by commas, semicolons or tabs. Save it as “CSV UTF-8 (comma separated)”.',
  'too-many-cells': () => 'A cell of this row has no heading above it.',
  formula: () => 'This is a formula. Replace it with its value.',
  'no-address': () =>
    'We couldn’t make an address from this title. Type one in English letters, such as neem-soap.',
  'double-slug': (row) => `Row ${row} has the same slug.`,
  'double-sku': (row) => `Row ${row} has the same SKU.`,
  record: (fields) => `It can’t be on sale yet. Missing: ${fields}`,
  claims: (said) =>
    `These words are not allowed in advertising by law: ${said}. Change them, or give a reason in the product form.`,
  licence: () =>
    'This is a food product: the owner must add the FSSAI licence in Settings → Tax before it can be on sale.',
  'no-group': () => 'The handle is empty, so we can’t tell which product this row belongs to.',
  'no-parent': (parent) =>
    parent === ''
      ? 'This variation names no parent product.'
      : `The parent product “${parent}” is not in this file.`,
  'foreign-type': (type) => `Products of the type “${type}” can’t be imported.`,
  'no-rows': () => 'There are no rows below the headings.',
};

/** What is said of a fault in a file. */
export function csvSentence({ detail = '', ...fault }: CsvFault): string {
  if (isTableFault(fault)) return sentences[fault.code](detail);
  return detail === '' ? faultSentence(fault) : `${faultSentence(fault)} Here: ${detail}`;
}

const warningSentences: Readonly<Record<CsvWarning['code'], string>> = {
  'unknown-column': 'There is no product field with this name. The column is left out.',
  stock:
    'Differs from the shop’s stock, which orders change. It stays; to correct it, fill in stockCount.',
  exists: 'The shop already has this product. It stays as it is.',
};

/** What is said of a part of a file that is not imported. */
export function warningSentence(code: CsvWarning['code']): string {
  return warningSentences[code];
}

function isTableFault(fault: DraftFault | TableFault): fault is TableFault {
  return fault.code in sentences;
}

/** What is said of a row whose address comes from its title. */
export function madeAddressNote(exists: boolean, leftOut: readonly string[]): string {
  const what = exists ? 'Changes the product at this address.' : 'A new product.';
  return leftOut.length > 0 ? `${what} The address leaves out “${leftOut.join(' ')}”.` : what;
}
