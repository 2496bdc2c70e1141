import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { PICTURES_BY_SIZE } from './addresses.ts';
import { compareFiles, filesOf, FOLDER, requireFiles } from './files.ts';

describe('the committed pictures', () => {
  it('are the files of the manifest and no others', () => {
    expect(compareFiles()).toEqual({ missing: [], unknown: [] });
  });

  it.each(Object.entries(PICTURES_BY_SIZE))(
    'have the size %s, or its shape in a smaller width',
    async (size, pictures) => {
      const [width = 0, height = 0] = size.split('x').map(Number);
      const wrong: string[] = [];
      for (const name of Object.values(pictures).flatMap(filesOf)) {
        const is = await sharp(join(FOLDER, name)).metadata();
        const stated = Number(/-(\d+)\.(?:avif|webp)$/.exec(name)?.[1] ?? width);
        const format = is.format === 'heif' ? 'avif' : is.format;
        const right = `${stated}x${Math.round((height * stated) / width)} ${name.split('.').at(-1)}`;
        if (`${is.width}x${is.height} ${format}` !== right)
          wrong.push(`${name}: ${is.width}x${is.height} ${format}`);
      }
      expect(wrong).toEqual([]);
    },
  );
});

it('a missing file is an error that names it and says what to do; an unknown one is reported', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  const all = compareFiles(folder).missing;
  expect(() => requireFiles(folder)).toThrow(`and ${all.length - 5} more: restore them from Git`);
  for (const name of all.slice(1)) writeFileSync(join(folder, name), '');
  expect(() => requireFiles(folder)).toThrow(`public/pictures lacks ${all[0]}: restore them`);
  writeFileSync(join(folder, 'old.webp'), '');
  expect(compareFiles(folder)).toEqual({ missing: [all[0]], unknown: ['old.webp'] });
  rmSync(folder, { recursive: true });
});
