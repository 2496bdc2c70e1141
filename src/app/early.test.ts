import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { FACETS } from '#domain/catalog-filters.ts';
import { EARLY } from './early.ts';

test('the policy allows exactly the script that stands in every made page', () => {
  const hash = createHash('sha256').update(EARLY).digest('base64');
  const policies = /"key": "Content-Security-Policy",\s*"value": "([^"]*)"/.exec(
    readFileSync(join(process.cwd(), 'firebase.json'), 'utf8'),
  );
  const scripts = /script-src ([^;]*)/.exec(policies?.[1] ?? '')?.[1] ?? '';
  expect(scripts.split(' ').filter((source) => source.startsWith("'sha256-"))).toEqual([
    `'sha256-${hash}'`,
  ]);
  expect(scripts).not.toContain('unsafe');
});

test('every part of an address that makes another list marks the page, and no other does', () => {
  const isMarked = (search: string): boolean => {
    const nobody = (): undefined => undefined;
    const page = { dataset: {} as Record<string, string>, addEventListener: nobody };
    // The script as a browser runs it.
    runInNewContext(EARLY, {
      ...{ document: { documentElement: page, currentScript: { remove: nobody } } },
      ...{ location: { search } },
      ...{ addEventListener: nobody, setTimeout: nobody },
    });
    return 'other' in page.dataset;
  };
  for (const name of ['category', 'search', 'sort', 'pages', ...FACETS]) {
    expect(isMarked(`?utm_source=a&${name}=b`), name).toBe(true);
  }
  expect(isMarked('?utm_source=mail&gclid=1')).toBe(false);
  expect(isMarked('')).toBe(false);
});
