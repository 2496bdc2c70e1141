import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LINT_VIOLATIONS, BYSTANDERS, SOUND } from './lint-violations.ts';
import {
  ALLOWED_IMPORTS,
  FORBIDDEN_IMPORTS,
  type Violation,
  FORBIDDEN_BY_SYNTAX,
} from './import-violations.ts';
import { lint, overlay, repository } from './overlay.ts';

const planted: readonly Violation[] = [
  ...FORBIDDEN_IMPORTS,
  ...FORBIDDEN_BY_SYNTAX,
  ...LINT_VIOLATIONS,
];
const files = {
  ...ALLOWED_IMPORTS,
  ...BYSTANDERS,
  ...SOUND,
  ...Object.fromEntries(planted.map(({ path, code }) => [path, code])),
};
const fixture = overlay(files);
let findings: Awaited<ReturnType<typeof lint>>;

beforeAll(async () => {
  findings = await lint(fixture.root);
}, 60_000);

afterAll(() => fixture.remove());

describe('import boundaries', () => {
  it('are checked in every planted file', () => {
    expect(findings.files).toBeGreaterThanOrEqual(Object.keys(files).length);
    expect(planted.length, 'no two plants in one place').toBe(
      new Set(planted.map(({ path }) => path)).size,
    );
  });

  it.each(FORBIDDEN_IMPORTS)('refuse $title', ({ path, says }) => {
    expect(findings.findings.get(path) ?? []).toContainEqual(expect.stringMatching(says));
  });

  it.each(FORBIDDEN_BY_SYNTAX)('refuse a forbidden import by $title', ({ path, says }) => {
    expect(findings.findings.get(path) ?? []).toContainEqual(expect.stringMatching(says));
  });

  it.each(LINT_VIOLATIONS)('refuse $title', ({ path, says }) => {
    expect(findings.findings.get(path) ?? []).toContainEqual(expect.stringMatching(says));
  });

  it.each(Object.keys({ ...ALLOWED_IMPORTS, ...SOUND }))('report nothing about %s', (path) => {
    expect(findings.findings.get(path) ?? []).toEqual([]);
  });
});

describe('the shop itself', () => {
  it('has no boundary violation, and every file was checked', async () => {
    const own = await lint(repository);
    expect(own.files).toBeGreaterThan(30);
    // `npm run check` reports the other rules; this proves that the boundary rules ran on every file.
    const lines = [...own.findings].flatMap(([path, found]) =>
      found.filter((text) => text.startsWith('layers(')).map((text) => `${path}  ${text}`),
    );
    expect(lines, lines.join('\n')).toEqual([]);
  }, 60_000);

  it('has an alias for every layer of the table, and no other', () => {
    const manifest: unknown = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'));
    const layers = ['app', 'pages', 'features', 'admin', 'data', 'domain', 'ui', 'text'];
    expect(manifest).toMatchObject({
      imports: Object.fromEntries(
        layers.map((layerName) => [`#${layerName}/*`, `./src/${layerName}/*`]),
      ),
    });
  });
});
