import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addPicture } from './add-picture.ts';
import { filesOf } from './files.ts';

let folder = '';
let manifestFile = '';
const manifest = async (): Promise<unknown> => JSON.parse(await readFile(manifestFile, 'utf8'));
const files = async () => (await readdir(folder)).filter((name) => /avif|webp|svg/.test(name));

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  manifestFile = join(folder, 'manifest.json');
  const sizes = { '800x800': { tulsi: '/pictures/tulsi.0a1b2c3d-800.webp' }, '800x450': {} };
  await writeFile(manifestFile, JSON.stringify({ sizes, products: {} }));
});
afterEach(() => rm(folder, { recursive: true }));

async function photograph(width: number, height: number, background: string): Promise<string> {
  const file = join(folder, 'photograph.png');
  await sharp({ create: { width, height, channels: 3, background } }).toFile(file);
  return file;
}

it('encodes a photograph in every width and format, and replaces the former one', async () => {
  const first = await addPicture('neem', await photograph(800, 800, '#363'), {
    folder,
    manifestFile,
  });
  expect(first).toMatch(/^\/pictures\/neem\.[0-9a-f]{8}-800\.webp$/);
  expect((await files()).sort()).toEqual([...filesOf(first)].sort());
  expect(await sharp(join(folder, first.slice(10))).metadata()).toMatchObject({ width: 800 });

  const second = await addPicture('neem', await photograph(900, 900, '#393'), {
    folder,
    manifestFile,
  });
  expect((await files()).sort()).toEqual([...filesOf(second)].sort());
  expect(await manifest()).toEqual({
    sizes: {
      '800x800': { neem: second, tulsi: '/pictures/tulsi.0a1b2c3d-800.webp' },
      '800x450': {},
    },
    products: {},
  });
});

it('keeps an SVG as it is, beside a thumbnail', async () => {
  const source = join(folder, 'label.xml');
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"/>';
  await writeFile(source, svg);
  const address = await addPicture('neem-label', source, { folder, manifestFile });
  expect((await files()).sort()).toEqual([...filesOf(address)].sort());
  expect(await readFile(join(folder, address.slice(10)), 'utf8')).toBe(svg);
});

it.each([
  [400, 400],
  [800, 600],
])('refuses a picture of %i x %i pixels and writes nothing', async (width, height) => {
  const source = await photograph(width, height, '#363');
  await expect(addPicture('neem', source, { folder, manifestFile })).rejects.toThrow(
    `${width}x${height} pixels: it needs the shape of 800x800, 800x450`,
  );
  expect(await readdir(folder)).toEqual(['manifest.json', 'photograph.png']);
});
