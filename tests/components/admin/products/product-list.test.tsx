import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { collectDownloads } from '../../support/downloads.ts';
import { draftProduct, fill, press, present, renderStaff, shows } from '../../support/staff.ts';

const LIST = '/admin/dashboard/products';
const downloads = collectDownloads();

test('the prices of selected products change by a percentage after a preview', async () => {
  const documents = {
    ...draftProduct('bulk-a', { price: 100, mrp: 120 }),
    ...draftProduct('bulk-b', { price: 100, mrp: 105 }),
  };
  const { user, backend } = await renderStaff(`${LIST}?q=bulk`, 'staff', documents);
  await press(user, 'Select all shown');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Action' }), 'price');
  await fill(user, await screen.findByRole('textbox', { name: /^Percent/ }), '10');
  await press(user, 'Preview');
  const preview = within(await screen.findByRole('dialog'));
  await shows('not changed: above its MRP', preview);
  await press(user, 'Change 1 product', preview);
  await waitFor(() =>
    expect(backend.document('products/bulk-a')).toMatchObject({ price: 110, mrp: 120 }),
  );
  expect(backend.document('products/bulk-b')).toMatchObject({ price: 100 });
});

test('the preview stays while the products change', async () => {
  const { user, backend } = await renderStaff(
    LIST,
    'staff',
    draftProduct('bulk-a', { active: true }),
  );
  await press(user, 'Select all shown');
  await press(user, 'Preview');
  const preview = within(await screen.findByRole('dialog'));
  const release = backend.holdWrites();
  await press(user, 'Change 1 product', preview);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeNull();
  release();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

/** Chooses a file of products in the page. */
async function choose(
  user: Awaited<ReturnType<typeof renderStaff>>['user'],
  text: string | Uint8Array<ArrayBuffer>,
) {
  const file = new File([text], 'products.csv', { type: 'text/csv' });
  await user.upload(screen.getByLabelText('Choose a CSV file'), file);
}

const rows = (price: string) =>
  `\uFEFFslug,title,price,stock\r\nfile-a,"Soap, first",${price},5\r\nfile-b,Soap second,50,0\r\n`;

test('an import file with errors is refused as a whole and nothing is written', async () => {
  const { user, backend } = await renderStaff(LIST, 'staff');
  await press(user, 'Export / Import');
  await choose(user, new Uint8Array([0x73, 0x6c, 0x75, 0x67, 0xe9]));
  await shows('The file is not in UTF-8');
  await choose(user, 'title,colour\r\nSoap,red\r\n');
  await screen.findByRole('row', { name: /1 slug .*This column is missing/ });
  await shows('There is no product field with this name.');
  await choose(user, rows('=SUM(A1:A2)'));
  await screen.findByRole('row', { name: /2 price .*This is a formula/ });
  expect(screen.queryByRole('button', { name: /^Write/ })).toBeNull();
  expect(backend.writes).toEqual([]);
});

test('an import is written once; the same file or an unchanged export changes nothing', async () => {
  const { user, backend } = await renderStaff(
    `${LIST}?open=${encodeURIComponent('*file')}`,
    'staff',
  );
  await screen.findByLabelText('Choose a CSV file');
  await choose(user, rows('45.50'));
  await shows('2 new, 0 changed, 0 unchanged.');
  expect(backend.writes).toEqual([]);
  await press(user, 'Import 2 products');
  await shows(/2 products imported in/);
  expect(backend.document('products/file-a')).toMatchObject({
    ...{ title: 'Soap, first', price: 45.5, stock: 5, active: false },
  });
  await choose(user, rows('45.50'));
  await shows('0 new, 0 changed, 2 unchanged.');
  await shows('No changes: the shop already has everything');

  await press(user, 'Export all products');
  await waitFor(() => expect(downloads).toHaveLength(1));
  const exported = await present(downloads[0]).file.text();
  expect(exported).toContain('file-a,"Soap, first"');
  await choose(user, exported);
  await shows('0 new, 0 changed, 2 unchanged.');
});

test('a file of Excel in UTF-16 with other separators and headings is imported, an export of Shopify is not', async () => {
  const { user, backend } = await renderStaff(
    `${LIST}?open=${encodeURIComponent('*file')}`,
    'staff',
    draftProduct('neem'),
  );
  await screen.findByLabelText('Choose a CSV file');
  await choose(user, 'Handle,Title,Body (HTML),Variant Price\r\nneem,Neem,,99\r\n');
  await shows(/^This is a Shopify product export, which we can’t import yet/);

  await choose(user, utf16('sep=;\r\nSLUG;Title;Price\r\n;नीम साबुन;50\r\n;Neem 肥皂;60\r\n'));
  await shows('1 new, 1 changed, 0 unchanged.');
  await screen.findByRole('row', { name: '2 nim-sabun A new product.' });
  await screen.findByRole('row', {
    name: '3 neem Changes the product at this address. The address leaves out “肥皂”.',
  });
  await press(user, 'Import 2 products');
  await shows(/2 products imported in/);
  expect(backend.document('products/nim-sabun')).toMatchObject({ title: 'नीम साबुन', price: 50 });
});

/** Text as Excel writes "Unicode text": UTF-16, little endian, with a byte order mark. */
function utf16(text: string): Uint8Array<ArrayBuffer> {
  const codes = [0xfeff, ...Array.from({ length: text.length }, (_, at) => text.charCodeAt(at))];
  return new Uint8Array(codes.flatMap((code) => [code & 0xff, code >> 8]));
}

test('a viewer sees products and cannot change them', async () => {
  const { user } = await renderStaff(LIST, 'viewer', draftProduct('soap'));
  await screen.findByRole('table', { name: 'Products' });
  expect(screen.queryByRole('button', { name: 'New product' })).toBeNull();
  await user.click(screen.getByRole('link', { name: /^Soap soap/ }));
  await screen.findByRole('form', { name: 'Product' });
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
});

test('the list says when no product matches a filter, and when it could not be read', async () => {
  const { user, backend } = await renderStaff(
    `${LIST}?status=active`,
    'staff',
    draftProduct('soap'),
  );
  await shows('No results');
  backend.failReads('products');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Status/ }), 'Archived');
  await shows('This list could not be loaded');
  backend.failReads(null);
  await press(user, 'Try again');
  expect(await screen.findByRole('link', { name: /^Soap soap/ })).toBeDefined();
});
