import { afterEach, expect, test, vi } from 'vitest';
import { prerenderedList } from '../catalog/prerendered-products.ts';
import { queryStore } from '../query/query-store.ts';
import { brandOfShell, hydratePageData, PAGE_DATA, shellDataText, startPage } from './page-data.ts';

const READ = { where: {}, orderBy: null, limit: 3 };
const PAGE = { rows: [{ slug: 'soap', title: 'Soap' }], next: null };
const readAt = Date.now() - 1000;

/** The page as it was built: with these reads, for this pathname. */
function embed(reads: Readonly<Record<string, unknown>>, path = '/'): void {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = PAGE_DATA;
  script.textContent = JSON.stringify({ readAt, path, reads });
  document.head.replaceChildren(script);
}

afterEach(() => {
  document.head.replaceChildren();
  startPage(Date.now());
});

test('an opened page starts from the data that it embeds, for its own pathname only', () => {
  const list = prerenderedList(READ);
  embed({ [list.key]: PAGE });
  expect(hydratePageData('/')).toBe(true);
  expect(queryStore.seedOf(list.key)).toMatchObject({ data: PAGE });
  expect(queryStore.seedOf('products/soap')).toMatchObject({ data: PAGE.rows[0] });
  expect(hydratePageData('/about')).toBe(false);
});

test('the shell has the name and the logo of its build, and no reads', () => {
  const brand = { name: 'Amrita & Sons', logo: null };
  const script = document.createElement('script');
  Object.assign(script, { type: 'application/json', id: PAGE_DATA });
  script.textContent = shellDataText(brand);
  document.head.replaceChildren(script);
  expect(hydratePageData('/dashboard')).toBe(false);
  expect(brandOfShell()).toEqual(brand);
  embed({});
  hydratePageData('/');
  expect(brandOfShell()).toBeUndefined();
});

test('a list of another page starts from its data file, loaded once', async () => {
  embed({});
  hydratePageData('/');
  const list = prerenderedList({ ...READ, limit: 4 }, '/made/four.json');
  const reads = { [list.key]: PAGE };
  const load = vi.fn(() => Promise.resolve(Response.json({ readAt: readAt + 1, reads })));
  vi.stubGlobal('fetch', load);
  const end = queryStore.subscribe(list, () => {});
  await vi.waitFor(() => expect(queryStore.read(list)).toMatchObject({ data: PAGE }));
  end();
  vi.unstubAllGlobals();
  expect(load).toHaveBeenCalledExactlyOnceWith('/made/four.json', expect.anything());
});
