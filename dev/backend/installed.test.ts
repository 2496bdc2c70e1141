import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isInstalled, markInstalled, satisfies } from './installed.mjs';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'installed-'));
});
afterEach(() => rm(folder, { recursive: true }));

const lockOf = (packages: object): string => JSON.stringify({ lockfileVersion: 3, packages });
const one = { version: '1.0.0', integrity: 'sha512-a' };
const lock = lockOf({ '': { name: 'franch' }, 'node_modules/one': one });

async function write(path: string, content: string): Promise<void> {
  await mkdir(join(folder, 'node_modules'), { recursive: true });
  await writeFile(join(folder, path), content);
}

describe('packages', () => {
  it('are installed after an installation, until the lock changes', async () => {
    await write('package-lock.json', lock);
    expect(await isInstalled(folder)).toBe(false);
    await markInstalled(folder);
    expect(await isInstalled(folder)).toBe(true);
    await write('package-lock.json', lock.replace('1.0.0', '1.0.1'));
    expect(await isInstalled(folder)).toBe(false);
  });

  it('that npm itself installed are recognised by their versions, and remembered', async () => {
    await write('package-lock.json', lock);
    const installed = (version: string) =>
      write('node_modules/.package-lock.json', lockOf({ 'node_modules/one': { ...one, version } }));
    await installed('0.9.0');
    expect(await isInstalled(folder)).toBe(false);
    await installed('1.0.0');
    expect(await isInstalled(folder)).toBe(true);
    const mark = await readFile(join(folder, 'node_modules/.franch-lock'), 'utf8');
    expect(mark).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('a lock', () => {
  it.each<[string, object, object, boolean]>([
    ['the same package', { a: one }, { a: one }, true],
    ['one more package than it asks for', { a: one }, { a: one, b: one }, true],
    ['one package less', { a: one, b: one }, { a: one }, false],
    ['other content under the same version', { a: one }, { a: { ...one, integrity: 'x' } }, false],
    ['an optional package less', { a: one, b: { ...one, optional: true } }, { a: one }, true],
    ['a needless link less', { a: one, b: { link: true } }, { a: one }, true],
  ])('is satisfied or not by %s', (_, wanted, present, expected) => {
    expect(satisfies(lockOf(wanted), lockOf(present))).toBe(expected);
  });
});
