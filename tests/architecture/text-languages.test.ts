import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { languageConditions } from '../../dev/language.mjs';
import { compile, overlay, repository } from './overlay.ts';

const manifest = readFileSync(join(repository, 'package.json'), 'utf8');

/** A shop whose second language lacks one text, has another shape of the second, and lacks a module. */
const fixture = overlay({
  'src/text/en/cart.ts':
    "export const words = { title: 'Cart', pieces: (count: number) => `${count}` };",
  'src/text/en/about.ts': "export const about = 'About us';",
  'src/text/hi/cart.ts': "export const words = { pieces: 'टुकड़े' };",
  'src/app/use.ts': [
    "import { about } from '#text/about.ts';",
    "import { words } from '#text/cart.ts';",
    'export const used = [about, words.title, words.pieces(2)];',
  ].join('\n'),
});
afterAll(() => fixture.remove());

/** The modules of English without one in a language: the compiler would take English for them. */
function missingModules(root: string, language: string): readonly string[] {
  const text = join(root, 'src/text');
  return readdirSync(join(text, 'en'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .filter((path) => !existsSync(join(text, language, path)));
}

it('names every text and module that a second language lacks', async () => {
  const pseudo = '"pseudo": "./.local/text/pseudo/*"';
  expect(manifest).toContain(pseudo);
  const ofTwo = manifest.replace(pseudo, '"hi": "./src/text/hi/*"');
  writeFileSync(join(fixture.root, 'package.json'), ofTwo);
  expect(await compile(fixture.root, 'src')).toEqual([]);
  expect(missingModules(fixture.root, 'hi')).toEqual(['about.ts']);
  expect(await compile(fixture.root, 'src', ['hi'])).toEqual([
    expect.stringContaining("Property 'title' does not exist"),
    expect.stringContaining('not callable'),
  ]);
});

it('every language has every text', async () => {
  const { imports } = JSON.parse(manifest) as { imports: { '#text/*': Record<string, string> } };
  // The pseudo-language is generated from English.
  const { default: english, pseudo: _, ...others } = imports['#text/*'];
  expect(english).toBe('./src/text/en/*');
  for (const language of Object.keys(others)) {
    expect(missingModules(repository, language), language).toEqual([]);
    expect(await compile(repository, 'src', [language]), language).toEqual([]);
  }
});

it('a build in a language that is not there fails', async () => {
  expect(await languageConditions('')).toEqual([]);
  await expect(languageConditions('xx')).rejects.toThrow('SHOP_LANGUAGE is "xx"');
  await expect(languageConditions('default')).rejects.toThrow('SHOP_LANGUAGE is "default"');
});
