import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildIllustrations, manifestOf } from './build.ts';
import type { Drawing } from './drawings.ts';

const square = (fill: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="${fill}"/></svg>`;

const drawing = (stem: string, fill: string): Drawing => ({
  stem,
  name: `${stem}.${fill.slice(1)}`,
  svg: square(fill),
  widths: [2, 4],
});

describe('the build of the illustrations', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'illustrations-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const leaf = drawing('leaf', '#336633');

  it('encodes every width of every drawing in both formats, and only what is missing', async () => {
    const report = await buildIllustrations([leaf], folder);
    expect(report).toEqual({ drawings: 1, files: 4, encoded: 4, removed: 0 });
    const names = ['2.avif', '2.webp', '4.avif', '4.webp'].map((end) => `leaf.336633-${end}`);
    expect((await readdir(folder)).sort()).toEqual(names);
    for (const name of names) expect((await stat(join(folder, name))).size).toBeGreaterThan(0);
    await rm(join(folder, 'leaf.336633-4.avif'));
    const again = await buildIllustrations([leaf], folder);
    expect(again).toEqual({ drawings: 1, files: 4, encoded: 1, removed: 0 });
  });

  it('writes a drawing without widths as SVG, beside a thumbnail', async () => {
    const label = { ...drawing('label', '#336633'), widths: [] };
    const report = await buildIllustrations([label], folder);
    expect(report).toEqual({ drawings: 1, files: 2, encoded: 2, removed: 0 });
    expect((await readdir(folder)).sort()).toEqual(['label.336633-180.webp', 'label.336633.svg']);
    expect(await readFile(join(folder, 'label.336633.svg'), 'utf8')).toBe(label.svg);
  });

  it('replaces a changed drawing, and removes unfinished files and those of no drawing', async () => {
    await buildIllustrations([leaf], folder);
    await writeFile(join(folder, 'old.webp'), 'old');
    await writeFile(join(folder, 'leaf.336633-2.avif.unfinished'), 'of an interrupted build');
    const report = await buildIllustrations([drawing('leaf', '#996633')], folder);
    expect(report).toEqual({ drawings: 1, files: 4, encoded: 4, removed: 6 });
    expect((await readdir(folder)).filter((name) => !/^leaf\.996633-\d\.\w+$/.test(name))).toEqual(
      [],
    );
  });
});

it('the manifest is sorted by stem', () => {
  const manifest = manifestOf([drawing('stem', '#336633'), drawing('leaf', '#336633')]);
  expect(Object.entries(manifest)).toEqual([
    ['leaf', { name: 'leaf.336633', widths: [2, 4] }],
    ['stem', { name: 'stem.336633', widths: [2, 4] }],
  ]);
});
