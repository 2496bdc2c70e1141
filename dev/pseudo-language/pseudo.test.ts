import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { root } from '../backend/folders.ts';
import { pseudo } from './pseudo.ts';
import { writePseudoLanguage } from './write-modules.ts';

it('makes words longer and keeps numbers, codes and what is inserted', () => {
  const english = {
    title: 'Your cart',
    left: (count: number) => `Only ${count} left`,
    added: (title: string, { note }: { readonly note: string }) => `${title} added: ${note}`,
    address: '/products?sort=new',
    id: 'who-we-are',
    tag: 'en-IN',
    list: ['Delivery', 'FAQ', '₹49'],
    named: 'About {shop}',
  };
  const { left, added, ...rest } = pseudo(english);
  expect(rest).toEqual({
    title: '[Yööûûr cåårt]',
    address: '/products?sort=new',
    id: 'who-we-are',
    tag: 'en-IN',
    list: ['[Déélîîvééry]', '[FÅÅQ]', '₹49'],
    named: '[ÅÅbööûût {shop}]',
  });
  expect(left(2)).toBe('[ÖÖnly 2 lééft]');
  expect(added('Neem oil', { note: 'Asha' })).toBe('[Neem oil ååddééd: Asha]');
});

it('has a module for each module of English, with its exports', async () => {
  await writePseudoLanguage();
  const module = await readFile(join(root, '.local/text/pseudo/site/seo.ts'), 'utf8');
  expect(module).toContain('src/text/en/site/seo.ts');
  expect(module).toMatch(/export const \{.*\bseoEntry\b.*\} = pseudo\(/);
});

it('is the language of the functions that are built with its condition', async () => {
  await writePseudoLanguage();
  const modulesWith = async (conditions: string[]) => {
    const { metafile } = await build({
      absWorkingDir: root,
      entryPoints: ['src/text/server.ts'],
      ...{ bundle: true, conditions, packages: 'external', metafile: true, write: false },
    });
    return Object.keys(metafile.inputs).filter((path) => path.endsWith('/mail/letter-frame.ts'));
  };
  expect(await modulesWith([])).toEqual(['src/text/en/mail/letter-frame.ts']);
  expect(await modulesWith(['pseudo'])).toEqual(
    expect.arrayContaining(['.local/text/pseudo/mail/letter-frame.ts']),
  );
});
