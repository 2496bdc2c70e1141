import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildPictures } from './build.ts';
import type { Drawing } from './drawings.ts';

const square = (fill: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="${fill}"/></svg>`;

const drawing = (stem: string, fill: string): Drawing => ({
  stem,
  name: `${stem}.${fill.slice(1)}`,
  svg: square(fill),
  widths: [2, 4],
});

describe('the build of the pictures', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('makes every width of every drawing in both formats', async () => {
    const report = await buildPictures([drawing('leaf', '#336633')], folder);
    expect(report).toEqual({ pictures: 1, files: 4, encoded: 4, removed: 0 });
    expect((await readdir(folder)).sort()).toEqual([
      'leaf.336633-2.avif',
      'leaf.336633-2.webp',
      'leaf.336633-4.avif',
      'leaf.336633-4.webp',
    ]);
    const sizes = await Promise.all(
      (await readdir(folder)).map(async (name) => (await stat(join(folder, name))).size),
    );
    expect(Math.min(...sizes)).toBeGreaterThan(0);
  });

  it('encodes nothing the second time', async () => {
    await buildPictures([drawing('leaf', '#336633')], folder);
    const again = await buildPictures([drawing('leaf', '#336633')], folder);
    expect(again).toEqual({ pictures: 1, files: 4, encoded: 0, removed: 0 });
  });

  it('makes again what is missing, and only that', async () => {
    await buildPictures([drawing('leaf', '#336633')], folder);
    await rm(join(folder, 'leaf.336633-4.avif'));
    expect((await buildPictures([drawing('leaf', '#336633')], folder)).encoded).toBe(1);
  });

  it('replaces a drawing that has changed, and removes what nothing stands behind', async () => {
    await buildPictures([drawing('leaf', '#336633')], folder);
    await writeFile(join(folder, 'old.webp'), 'old');
    const report = await buildPictures([drawing('leaf', '#996633')], folder);
    expect(report).toEqual({ pictures: 1, files: 4, encoded: 4, removed: 5 });
    expect((await readdir(folder)).every((name) => name.startsWith('leaf.996633'))).toBe(true);
  });

  it('leaves alone what another process is writing, and clears what a dead one left', async () => {
    await writeFile(join(folder, `.unfinished-${process.pid}-leaf.webp`), 'half');
    await writeFile(join(folder, '.unfinished-999999999-leaf.webp'), 'half');
    expect((await buildPictures([], folder)).removed).toBe(1);
    expect(await readdir(folder)).toEqual([`.unfinished-${process.pid}-leaf.webp`]);
  });
});
