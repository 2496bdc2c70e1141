import { beforeEach, expect, test, vi } from 'vitest';
import { failed, succeeded } from '#domain/core/result.ts';
import type { ImportedDraft } from './check-foreign.ts';
import { importPictures } from './import-pictures.ts';

const fetchPicture = vi.hoisted(() => vi.fn<(address: string) => Promise<File | null>>());

vi.mock('#data/admin/catalogue/fetch-picture.ts', () => ({ fetchPicture }));
vi.mock('../../pictures/reencode-picture.ts', () => ({
  reencodePicture: () => Promise.resolve([]),
}));
vi.mock('#data/admin/pictures.ts', () => ({
  uploadPictureSizes: () => Promise.resolve(succeeded('https://shop.test/picture')),
}));
// Nothing is attached: the products can't be read.
vi.mock('#data/admin/catalogue/product-reads.ts', () => ({
  productsNamed: () => Promise.resolve(failed('unavailable')),
}));
vi.mock('#data/admin/catalogue/apply-changes.ts', () => ({}));

const draft = (slug: string, group: string, addresses: readonly string[]): ImportedDraft => ({
  slug,
  group,
  title: slug,
  missing: [],
  pictures: addresses.map((address) => ({ address, alt: '' })),
});
const run = (drafts: readonly ImportedDraft[]) =>
  importPictures(drafts, { id: 'edit', note: '' }, () => {});

beforeEach(() => {
  fetchPicture.mockReset();
  fetchPicture.mockImplementation((address) =>
    Promise.resolve(address === 'broken' ? null : new File([], address)),
  );
});

test('each picture that is not attached is named once', async () => {
  const byHand = await run([draft('a', 'soap', ['one', 'broken', 'two'])]);
  expect(byHand.map(({ address }) => address)).toEqual(['broken', 'one', 'two']);
});

test('a picture is read once for all variants, and its copy does not outlive them', async () => {
  await run([draft('a', 'soap', ['one']), draft('b', 'soap', ['one']), draft('c', 'oil', ['one'])]);
  expect(fetchPicture).toHaveBeenCalledTimes(2);
});
