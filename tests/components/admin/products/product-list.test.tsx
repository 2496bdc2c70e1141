import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { collectDownloads } from '../../support/downloads.ts';
import { STORE } from '../../../../dev/seed/store.ts';
import { seededProduct } from '../../support/catalogue.ts';
import type { RenderedShop } from '../../support/render-shop.tsx';
import {
  draftProduct,
  formNamed,
  loseNextAnswer,
  present,
  settings,
  shows,
} from '../../support/staff.ts';
import { click, fill, follow, openPage, press, tick } from '../open-page.tsx';

const LIST = '/admin/dashboard/products';
const downloads = collectDownloads();

test('the filter of low stock goes by the number of each product', async () => {
  await openPage(LIST, 'viewer', {
    ...draftProduct('fast', { active: true, stock: 40, lowStockAt: 50, lowStock: true }),
    ...draftProduct('slow', { active: true, stock: 3, lowStockAt: 2, lowStock: false }),
  });
  await screen.findByRole('row', { name: /^Soap slow/ });
  await tick('Low stock, on sale');
  await waitFor(() => expect(screen.queryByRole('row', { name: /^Soap slow/ })).toBeNull());
  expect(screen.getByRole('row', { name: /^Soap fast/ })).toBeDefined();
});

test('the prices of selected products change by a percentage after a preview', async () => {
  const documents = {
    ...draftProduct('bulk-a', { price: 100, mrp: 120 }),
    ...draftProduct('bulk-b', { price: 100, mrp: 105 }),
  };
  const { backend } = await openPage(`${LIST}?q=bulk`, 'staff', documents);
  await tick('Select all shown');
  fill(screen.getByRole('combobox', { name: 'Action' }), 'price');
  fill(await screen.findByRole('textbox', { name: /^Percent/ }), '10');
  await press('Preview');
  const preview = within(await screen.findByRole('dialog'));
  await shows('not changed: above its MRP', preview);
  await press('Change 1 product', preview);
  await waitFor(() =>
    expect(backend.document('products/bulk-a')).toMatchObject({ price: 110, mrp: 120 }),
  );
  expect(backend.document('products/bulk-b')).toMatchObject({ price: 100 });
});

/** Previews a change of the selected products' prices by +10 %. */
async function previewRise() {
  fill(await screen.findByRole('combobox', { name: 'Action' }), 'price');
  fill(await screen.findByRole('textbox', { name: /^Percent/ }), '10');
  await press('Preview');
  return within(await screen.findByRole('dialog'));
}

test('a bulk change that stops after a batch goes on with the rest, raises no price twice, and is undone', async () => {
  const slugs = Array.from({ length: 201 }, (_, n) => `bulk-${n}`);
  const documents = slugs.flatMap((slug) =>
    Object.entries(draftProduct(slug, { price: 100, mrp: 200 })),
  );
  const { backend } = await openPage(LIST, 'staff', Object.fromEntries(documents));
  const prices = () => slugs.map((slug) => backend.document(`products/${slug}`)?.['price']);
  await tick('Select all shown');
  await press(/201/);
  await shows('201 products selected');
  const preview = await previewRise();
  const releaseFirst = backend.holdWrites();
  await press('Change 201 products', preview);
  releaseFirst();
  const releaseSecond = backend.holdWrites();
  await shows('200 of 201 changed …');
  backend.failWrites('unavailable');
  releaseSecond();
  await shows('200 products changed.');
  await shows('1 product was not saved:');
  expect(prices().filter((price) => price === 110)).toHaveLength(200);

  backend.failWrites(null);
  await press('Try 1 product again');
  await shows('201 products changed.');
  expect(new Set(prices())).toEqual(new Set([110]));
  await press('Undo');
  await shows('201 products are as they were.');
  expect(new Set(prices())).toEqual(new Set([100]));
}, 60_000);

test('a bulk change whose answer was lost raises no price twice when it is tried again', async () => {
  const { backend } = await openPage(`${LIST}?q=bulk`, 'staff', {
    ...draftProduct('bulk-a', { price: 100, mrp: 200 }),
    ...draftProduct('bulk-b', { price: 100, mrp: 200 }),
  });
  await tick('Select all shown');
  const preview = await previewRise();
  loseNextAnswer(backend);
  await press('Change 2 products', preview);
  await shows('2 products were not saved:');
  // A colleague changes one of them in between.
  act(() => {
    const stored = backend.document('products/bulk-b');
    const theirs = { price: 95, auditId: 'theirs', updatedAt: new Date() };
    backend.change({ 'products/bulk-b': { ...stored, ...theirs } });
  });
  await press('Try 2 products again');
  await shows('1 product changed.');
  await screen.findByRole('row', { name: /^Soap bulk-b Someone else saved it/ });
  expect(backend.document('products/bulk-a')).toMatchObject({ price: 110 });
  expect(backend.document('products/bulk-b')).toMatchObject({ price: 95 });
  expect(screen.queryByRole('button', { name: /again$/ })).toBeNull();
});

test('the preview stays while the products change', async () => {
  const { user, backend } = await openPage(LIST, 'staff', draftProduct('bulk-a', { active: true }));
  await tick('Select all shown');
  await press('Preview');
  const preview = within(await screen.findByRole('dialog'));
  const release = backend.holdWrites();
  await press('Change 1 product', preview);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeNull();
  release();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

/** A food off sale in a shop without an FSSAI licence. */
const unlicensed = {
  ...settings({ tax: { ...STORE.tax, fssai: '' } }),
  'products/omega-3': seededProduct('omega-3', {
    ...{ active: false, nutrition: 'Energy 9 kcal', allergens: 'None' },
  }),
};

test('the preview of a bulk change leaves foods off sale without a licence', async () => {
  const { backend } = await openPage(LIST, 'owner', unlicensed);
  await click(await screen.findByRole('checkbox', { name: /Omega/ }));
  const bar = await formNamed('Edit selected products');
  fill(bar.getByRole('combobox'), 'activate');
  await press('Preview', bar);
  await shows('not changed: add your FSSAI licence in Settings first');
  expect(backend.document('products/omega-3')).toMatchObject({ active: false });
});

test('a food cannot be put on sale before the settings name the seller’s FSSAI licence', async () => {
  const { backend } = await openPage(`${LIST}?open=omega-3`, 'owner', unlicensed);
  await press('Put on sale');
  await shows('it is a food product and your FSSAI licence is missing');
  const form = await formNamed('Product');
  fill(form.getByLabelText('Status'), 'yes');
  await press('Save', form);
  await shows('it is a food product and your FSSAI licence is missing', form);
  expect(backend.document('products/omega-3')).toMatchObject({ active: false });

  act(() => backend.change(settings()));
  await press('Put on sale');
  await shows('On sale: ');
  expect(backend.document('products/omega-3')).toMatchObject({ active: true });
});

const FILE = `${LIST}?open=${encodeURIComponent('*file')}`;

/** Chooses a file of products in the page. */
async function choose({ user }: RenderedShop, text: string | Uint8Array<ArrayBuffer>) {
  const file = new File([text], 'products.csv', { type: 'text/csv' });
  await user.upload(await screen.findByLabelText('Choose a CSV file'), file);
}

const rows = (price: string) =>
  `\uFEFFslug,title,price,stock\r\nfile-a,"Soap, first",${price},5\r\nfile-b,Soap second,50,0\r\n`;

test('an import file with errors is refused as a whole and nothing is written', async () => {
  const shop = await openPage(LIST, 'staff');
  await press('Export / Import');
  await choose(shop, new Uint8Array([0x73, 0x6c, 0x75, 0x67, 0xe9]));
  await shows('The file is not in UTF-8');
  await shows(/The file needs the columns slug and title;/);
  await choose(shop, 'title,colour\r\nSoap,red\r\n');
  await screen.findByRole('row', { name: /1 slug .*This column is missing/ });
  await screen.findByRole('row', { name: /1 colour .*The column is left out/ });
  await choose(shop, rows('=SUM(A1:A2)'));
  await screen.findByRole('row', { name: /2 price .*This is a formula/ });
  expect(screen.queryByRole('button', { name: /^Import \d/ })).toBeNull();
  expect(shop.backend.writes).toEqual([]);
});

test('an import is written once; the same file or an unchanged export changes nothing', async () => {
  const shop = await openPage(FILE, 'staff');
  const { backend } = shop;
  await choose(shop, rows('45.50'));
  await shows('2 new, 0 changed, 0 unchanged.');
  expect(backend.writes).toEqual([]);
  await press('Import 2 products');
  await shows(/2 products imported in/);
  expect(backend.document('products/file-a')).toMatchObject({
    ...{ title: 'Soap, first', price: 45.5, stock: 5, active: false },
  });
  await choose(shop, rows('45.50'));
  await shows('0 new, 0 changed, 2 unchanged.');
  await shows('No changes: the shop already has everything');

  await press('Export all products');
  await waitFor(() => expect(downloads).toHaveLength(1));
  const exported = await present(downloads[0]).file.text();
  expect(exported).toContain('file-a,"Soap, first"');
  await choose(shop, exported);
  await shows('0 new, 0 changed, 2 unchanged.');
});

test('a file of Excel in UTF-16 with other separators and headings is imported', async () => {
  const shop = await openPage(FILE, 'staff', draftProduct('neem'));
  await choose(shop, utf16('sep=;\r\nSLUG;Title;Price\r\n;नीम साबुन;50\r\n;Neem 肥皂;60\r\n'));
  await shows('1 new, 1 changed, 0 unchanged.');
  await screen.findByRole('row', { name: '2 nim-sabun A new product.' });
  await screen.findByRole('row', {
    name: '3 neem Changes the product at this address. The address leaves out “肥皂”.',
  });
  await press('Import 2 products');
  await shows(/2 products imported in/);
  expect(shop.backend.document('products/nim-sabun')).toMatchObject({
    title: 'नीम साबुन',
    price: 50,
  });
});

/** Text as Excel writes "Unicode text": UTF-16, little endian, with a byte order mark. */
function utf16(text: string): Uint8Array<ArrayBuffer> {
  const codes = [0xfeff, ...Array.from({ length: text.length }, (_, at) => text.charCodeAt(at))];
  return new Uint8Array(codes.flatMap((code) => [code & 0xff, code >> 8]));
}

test('a viewer sees products and cannot change them', async () => {
  await openPage(LIST, 'viewer', draftProduct('soap'));
  await screen.findByRole('table', { name: 'Products' });
  expect(screen.queryByRole('button', { name: 'New product' })).toBeNull();
  await follow(/^Soap soap/);
  await screen.findByRole('form', { name: 'Product' });
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
});

test('the list narrows by status and says which products have no pictures', async () => {
  const { address } = await openPage(`${LIST}?status=active`, 'staff', {
    ...draftProduct('bare-soap'),
    ...draftProduct('soap', { images: ['/a-800.webp'], imageURL: '/a-800.webp' }),
  });
  await shows('No results');
  fill(screen.getByRole('combobox', { name: /^Status/ }), 'archived');
  expect(address()).toBe(`${LIST}?status=archived`);
  const bare = await screen.findByRole('link', { name: /^Soap bare-soap/ });
  expect(within(bare).getByText('Add pictures')).toBeDefined();
  expect(screen.queryByRole('link', { name: /^Soap soap.*Add pictures/ })).toBeNull();
});
