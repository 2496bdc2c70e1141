import { readFileSync } from 'node:fs';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { plainTextOfHtml } from '../../../../src/admin/products/file/plain-text-of-html.ts';
import { loseFile } from '../../support/files.ts';
import type { RenderedShop } from '../../support/render-shop.tsx';
import { auditEntries, draftProduct, formNamed, shows } from '../../support/staff.ts';
import { fill, openPage, press } from '../open-page.tsx';

const FILE = `/admin/dashboard/products?open=${encodeURIComponent('*file')}`;

async function choose({ user }: RenderedShop, text: string, name = 'products.csv') {
  const file = new File([text], name, { type: 'text/csv' });
  await user.upload(await screen.findByLabelText('Choose a CSV file'), file);
  return file;
}

const sample = (name: string) => readFileSync(`tests/support/fixtures/exports/${name}.csv`, 'utf8');

function productsOf({ backend }: RenderedShop) {
  return backend.documents().filter(([path]) => /^products\/[^/]+$/u.test(path));
}

test('a file shows its differences, corrects counted stock, and is undone except for what changed since', async () => {
  const shop = await openPage(FILE, 'staff', {
    ...draftProduct('neem', { price: 99, mrp: 120, stock: 10 }),
    ...draftProduct('amla', { price: 50, mrp: 60, stock: 4 }),
  });
  const { backend } = shop;
  const file = (category: string) =>
    `slug,title,price,category,stock,stockCount,colour\nneem,Soap neem,89,${category},10,7,green\namla,Soap amla,55,Soaps,99,,red\n`;
  await choose(shop, file('Soapz'));
  await screen.findByRole('row', { name: /2 category .*Did you mean “Soaps”\?/ });
  expect(screen.queryByRole('button', { name: /^Import \d/ })).toBeNull();

  await choose(shop, file('Soaps'));
  await screen.findByRole('row', { name: '2 Soap neem Selling price (₹) ₹99 ₹89' });
  await screen.findByRole('row', { name: '2 Soap neem Pieces in stock 10 7' });
  await screen.findByRole('row', { name: /^1 colour There is no product field/ });
  await screen.findByRole('row', { name: /^3 stock .*fill in stockCount/ });
  expect(backend.writes).toEqual([]);
  await press('Import 2 products');
  await shows(/2 products imported in [1-9]/);
  // The fields and the stock of neem are two entries of one product.
  const recent = within(await screen.findByRole('table', { name: 'Imports, latest first' }));
  await recent.findByRole('cell', { name: '2' });
  expect(recent.getAllByRole('row')).toHaveLength(2);
  expect(backend.document('products/neem')).toMatchObject({ price: 89, stock: 7, mrp: 120 });
  expect(backend.document('products/amla')).toMatchObject({ price: 55, stock: 4 });
  expect(backend.documents().filter(([path]) => path.startsWith('stockMoves/'))).toMatchObject([
    [expect.any(String), { slug: 'neem', reason: 'counted', delta: -3 }],
  ]);

  // An order takes a piece, and a colleague changes a price.
  act(() => {
    backend.change({
      'products/neem': { ...backend.document('products/neem'), stock: 6 },
      'products/amla': { ...backend.document('products/amla'), price: 58, updatedAt: new Date() },
    });
  });
  const outcome = screen.getAllByRole('button', { name: 'Undo' })[0];
  act(() => outcome?.click());
  await shows('1 product is as it was.');
  await shows('amla: Selling price (₹)');
  expect(backend.document('products/neem')).toMatchObject({ price: 99, stock: 9 });
  expect(backend.document('products/amla')).toMatchObject({ price: 58 });
  expect(auditEntries(backend).map(({ action }) => action)).toEqual([
    ...['product-import', 'product-import', 'product-undo', 'product-undo'],
  ]);
});

test('a product that a colleague saves meanwhile is named, and the others are imported', async () => {
  const shop = await openPage(FILE, 'staff', { ...draftProduct('neem'), ...draftProduct('amla') });
  await choose(shop, 'slug,title,price\nneem,Soap neem,89\namla,Soap amla,55\n');
  await shows('0 new, 2 changed, 0 unchanged.');
  act(() => {
    const stored = shop.backend.document('products/neem');
    shop.backend.change({ 'products/neem': { ...stored, updatedAt: new Date() } });
  });
  await press('Import 2 products');
  await screen.findByRole('row', { name: /^Soap neem Someone else saved it/ });
  expect(shop.backend.document('products/neem')).toMatchObject({ price: 99 });
  expect(shop.backend.document('products/amla')).toMatchObject({ price: 55 });
});

test.each(['shopify', 'woocommerce'])(
  'an export of %s becomes drafts with one mapping, and is undone with one press',
  async (format) => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const shop = await openPage(FILE, 'staff', draftProduct('amla-hair-oil-100-ml', { price: 5 }));
    await choose(shop, sample(format), `${format}.csv`);
    const mapping = await formNamed(/^This is a .* export$/);
    fill(mapping.getByLabelText('Regulatory class of these products'), 'cosmetic');
    const soap = format === 'shopify' ? 'Soap' : 'Bath > Soap';
    expect(mapping.getByLabelText<HTMLSelectElement>(soap).value).toBe('Soaps');
    await press('Check the file', mapping);
    await shows('26 new, 0 changed, 0 unchanged.');
    await screen.findByRole('row', { name: /The shop already has this product/ });
    await press('Import 26 products');
    await shows(/26 products imported in/);
    expect(shop.backend.document('products/neem-bath-bar-75-g')).toMatchObject({
      ...{ title: 'Neem Bath Bar, 75 g', price: 69, mrp: 75, stock: 120, active: false },
      ...{ category: 'Soaps', family: 'neem-bath-bar', productClass: 'cosmetic' },
      netQuantity: { value: 75, unit: 'g' },
      weightGrams: 95,
      description:
        'A bar for the daily bath, cooked with cold pressed neem oil.\n\n• No added colour\n• Rinses clean in hard water',
    });
    expect(shop.backend.document('products/amla-hair-oil-100-ml')).toMatchObject({ price: 5 });
    const drafts = within(await screen.findByRole('table', { name: 'Drafts to complete' }));
    drafts.getByRole('row', { name: /^Neem Bath Bar, 75 g .*Licence number/ });
    const byHand = within(screen.getByRole('table', { name: 'Add these pictures by hand' }));
    expect(byHand.getAllByRole('link', { name: /neem-bath-bar-front/ })).toHaveLength(3);

    await press(
      'Undo',
      within(await screen.findByRole('table', { name: 'Imports, latest first' })),
    );
    await shows('26 products are as they were.');
    expect(productsOf(shop).map(([path]) => path)).toEqual(['products/amla-hair-oil-100-ml']);

    // The mapping is remembered for the next file, whose newer fields have their usual column.
    rememberWithout('weightGrams');
    await choose(shop, sample(format), 'again.csv');
    await shows('26 new, 0 changed, 0 unchanged.');
    await press('Import 26 products');
    await shows(/26 products imported in/);
    expect(shop.backend.document('products/neem-bath-bar-75-g')).toMatchObject({ weightGrams: 95 });
  },
);

/** Takes a field out of the remembered mappings, as if they were of a release before it. */
function rememberWithout(field: string): void {
  for (const key of Object.keys(localStorage).filter((name) => name.includes('import.'))) {
    const { columns, ...rest } = JSON.parse(localStorage.getItem(key) ?? '{}') as {
      columns: Record<string, string>;
    };
    const { [field]: _, ...others } = columns;
    localStorage.setItem(key, JSON.stringify({ ...rest, columns: others }));
  }
}

test('a file that was changed after it was chosen is named, and can be chosen again', async () => {
  const shop = await openPage(FILE, 'staff');
  loseFile(await choose(shop, sample('shopify')));
  await press('Check the file');
  await shows('This file can’t be read');
  expect(screen.queryByRole('progressbar')).toBeNull();
  await choose(shop, sample('shopify'));
  await shows('27 new, 0 changed, 0 unchanged.');
});

test('an import that goes on after a stop lists the work of all its parts', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const shop = await openPage(FILE, 'staff');
  const { backend } = shop;
  const [heading = ''] = sample('shopify').split('\n');
  const names = heading.split(',');
  const row = (n: number) => {
    const cells: Readonly<Record<string, string>> = {
      ...{ Handle: `soap-${n}`, Title: `Soap ${n}`, Type: 'Soap', 'Variant Price': '50' },
      'Image Src': `https://cdn.example.com/${n}.jpg`,
    };
    return names.map((name) => cells[name] ?? '').join(',');
  };
  // One more than a batch holds.
  const rows = Array.from({ length: 201 }, (_, n) => row(n + 1));
  const file = await choose(shop, [heading, ...rows].join('\n'));
  await press('Check the file');
  const release = backend.holdWrites();
  await press('Import 201 products');
  release();
  const releaseSecond = backend.holdWrites();
  await shows('200 of 201 products imported…');
  backend.failWrites('unavailable');
  releaseSecond();
  await shows(/^Import stopped after 200 of 201/);

  // The check after the stop fails: the list and the way on stay.
  backend.failReads('products');
  await press('Continue');
  await shows('We can’t reach our servers right now. Please try again in a minute.');
  screen.getByRole('table', { name: 'Drafts to complete' });
  backend.failReads(null);
  const restore = loseFile(file);
  await press('Continue');
  await shows('This file can’t be read');
  screen.getByRole('table', { name: 'Drafts to complete' });
  restore();
  backend.failWrites(null);
  await press('Continue');
  await shows(/^201 products imported in/);
  const drafts = within(screen.getByRole('table', { name: 'Drafts to complete' }));
  const byHand = within(screen.getByRole('table', { name: 'Add these pictures by hand' }));
  for (const table of [drafts, byHand]) {
    expect(table.getAllByText(/^Soap \d+$/)).toHaveLength(201);
  }
  expect(productsOf(shop)).toHaveLength(201);
}, 60_000);

test('an export’s wrong rows are named by its own columns, and the sound products can go alone', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const shop = await openPage(FILE, 'staff');
  const text = sample('shopify')
    .replace(
      /,AH-200,0,shopify,45,deny,manual,269\.00,/u,
      ',AH-100,0,shopify,45,deny,manual,cheap,',
    )
    .replace(
      /,SS-75,0,shopify,95,deny,manual,110\.00,125\.00,/u,
      ',SS-75,0,shopify,-3,deny,manual,110.00,25.00,',
    );
  await choose(shop, text);
  await press('Check the file');
  await screen.findByRole('row', { name: /^6 Variant SKU Row 5 has the same SKU/ });
  await screen.findByRole('row', { name: /^6 Variant Price “cheap” isn’t an amount/ });
  await screen.findByRole('row', { name: /^\d+ Variant Compare At Price The MRP is below/ });
  await screen.findByRole('row', { name: /^\d+ Variant Inventory Qty “-3” has a sign/ });
  expect(shop.backend.writes).toEqual([]);
  await press('Import 23 without errors, leave out 4');
  await shows(/23 products imported in/);
  expect(productsOf(shop).some(([path]) => path.includes('amla-hair-oil'))).toBe(false);
});

test('10,000 rows with errors are checked, counted and named by row, and nothing is written', async () => {
  const shop = await openPage(FILE, 'staff');
  const rows = Array.from({ length: 10_000 }, (_, n) =>
    n % 10 === 0 ? `soap-${n},Soap ${n},free,Soapz` : `soap-${n},Soap ${n},50,Soaps`,
  );
  await choose(shop, ['slug,title,price,category', ...rows].join('\n'));
  await waitFor(() => screen.getByText('2000 errors found. Fix them before importing.'), {
    timeout: 60_000,
  });
  await screen.findByRole('row', { name: /^2 price .*“free” isn’t an amount/ });
  screen.getByRole('button', { name: 'Download all errors (CSV)' });
  expect(screen.queryByRole('button', { name: /^Import \d/ })).toBeNull();
  expect(shop.backend.writes).toEqual([]);
}, 90_000);

test.each([
  ['One &amp; two<br>three', 'One & two\nthree'],
  ['<h2>Use</h2><p>A  little\n daily.</p><script>alert(1)</script>', 'Use\n\nA little daily.'],
  ['<ul><li>Neem</li><li>Tulsi</li></ul>After', '• Neem\n• Tulsi\n\nAfter'],
  ['Plain, 5 < 6\nsecond line', 'Plain, 5 < 6\nsecond line'],
])('the HTML %j is the text %j', (html, text) => {
  expect(plainTextOfHtml(html)).toBe(text);
});
