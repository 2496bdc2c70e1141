import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { catalogFile } from '#domain/catalog/catalog-file.ts';
import { ProductPicker } from '../../../../src/admin/orders/new/ProductPicker.tsx';
import { aProduct } from '../../../support/fixtures/products.ts';
import type { Documents } from '../../support/memory-backend.ts';
import { draftProduct } from '../../support/staff.ts';
import { fill, openPage, openPart } from '../open-page.tsx';

const LIST = '/admin/dashboard/products';

afterEach(() => vi.unstubAllGlobals());

const slugOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');

/** A product that changed some days before 2026, on sale unless `fields` say otherwise. */
function titled(title: string, days: number, fields: object = {}) {
  const changedAt = new Date(Date.UTC(2026, 0, 1 - days));
  return draftProduct(slugOf(title), { title, changedAt, active: true, ...fields });
}

/** The titles of the list, from the names of its rows. */
async function rowTitles(): Promise<readonly string[]> {
  const table = within(await screen.findByRole('table'));
  const titles = table.getAllByRole('row').map(({ textContent }) => textContent);
  return titles.flatMap(
    (text) => /^(?:Soap Dish|\w+ (?:Rose )?(?:Soap|Oil|Foil))/u.exec(text) ?? [],
  );
}

/** Serves a home page that names a catalogue file of these titles. */
function serveCatalogue(titles: readonly string[]): void {
  const file = catalogFile(titles.map((title) => aProduct({ title, slug: slugOf(title) })));
  const page = '<script type="application/json" id="page-data">{"catalog":"/c.json"}</script>';
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(new Response(address === '/' ? page : JSON.stringify(file))),
  );
}

test('a small shop finds any word of a title, on and off sale, beginnings first and no product twice', async () => {
  await openPage(`${LIST}?q=soap`, 'viewer', {
    ...titled('Neem Soap', 3),
    ...titled('Soap Dish', 2),
    ...titled('Old Rose Soap', 4, { active: false }),
    ...titled('Hair Oil', 1),
  });
  await waitFor(async () =>
    expect(await rowTitles()).toEqual(['Soap Dish', 'Neem Soap', 'Old Rose Soap']),
  );
});

test('the picker of an order by phone finds a word of a title', async () => {
  await openPart(<ProductPicker onPick={() => {}} />, 'staff', {
    ...titled('Neem Soap', 1),
    ...titled('Hair Oil', 1),
  });
  fill(screen.getByRole('searchbox'), 'oil');
  expect(await screen.findByRole('button', { name: /Hair Oil/ })).toBeDefined();
  expect(screen.queryByRole('button', { name: /Neem Soap/ })).toBeNull();
});

test('a large shop finds words in its catalogue file, and reads the results and what changed last', async () => {
  const sold = ['Kitchen Foil', 'Almond Oil', 'Renamed Oil', 'Rose Water'];
  serveCatalogue(sold);
  const documents = [
    ...sold.map((title) => titled(title, 400)),
    titled('Renamed Oil', 400, { title: 'Renamed Balm' }),
    titled('Archived Oil', 400, { active: false }),
    titled('Drafted Oil', 0, { active: false }),
    ...Array.from({ length: 40 }, (_, n) => titled(`Balm ${n}`, n + 1)),
  ];
  const reads: string[] = [];
  await openPage(`${LIST}?q=oil`, 'viewer', Object.assign({}, ...documents) as Documents, {
    onRead: (path: string) => void reads.push(path),
  });
  await waitFor(async () =>
    expect(await rowTitles()).toEqual(['Almond Oil', 'Drafted Oil', 'Kitchen Foil']),
  );
  expect(reads.filter((path) => path.startsWith('products/'))).toEqual(
    ['almond-oil', 'renamed-oil', 'kitchen-foil'].map((slug) => `products/${slug}`),
  );
});
