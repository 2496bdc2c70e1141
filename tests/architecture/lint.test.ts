import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lint, overlay } from './overlay.ts';

/** Planted files: `=== path` and its lines, each followed by the beginnings of its findings, `// ✗ rule: message`. */
const planted = readFileSync(join(import.meta.dirname, 'planted.txt'), 'utf8')
  .split(/^=== /m)
  .slice(1)
  .map((text) => {
    const [path = '', ...lines] = text.split('\n');
    const parts = lines.map((line) => line.split(/(?: \/\/)? ✗ /));
    return {
      path,
      code: parts.map(([code]) => code).join('\n'),
      marks: parts.flatMap(([, ...marks], index) => marks.map((mark) => `${index + 1} ${mark}`)),
    };
  });

/** The longest file of each kind; one more line is an error. */
const MAX_LINES = [
  ['src/features/cart/long.ts', 250],
  ['src/features/cart/Long.tsx', 200],
  ['src/pages/home/HomePage.tsx', 150],
] as const;
const ofLines = (count: number) => 'export const a = 1;\n'.padEnd(count + 19, '\n');
const tooLong = (path: string) => path.replace(/(Page)?\./, 'TooLong$&');

const fixture = overlay({
  ...Object.fromEntries(planted.map(({ path, code }) => [path, code])),
  ...Object.fromEntries(MAX_LINES.map(([path, most]) => [path, ofLines(most)])),
  ...Object.fromEntries(MAX_LINES.map(([path, most]) => [tooLong(path), ofLines(most + 1)])),
});
let findings: Awaited<ReturnType<typeof lint>>;
beforeAll(async () => {
  findings = await lint(fixture.root);
}, 60_000);
afterAll(() => fixture.remove());

it.each(planted)('the lint finds what is marked in $path, and nothing else', ({ path, marks }) => {
  const found = findings.get(path) ?? [];
  const named = found.map((finding) => marks.find((mark) => finding.startsWith(mark)) ?? finding);
  expect(named.toSorted()).toEqual(marks.toSorted());
});

it.each(MAX_LINES)('%s may have %i lines, and no more', (path) => {
  expect(findings.get(path)).toBeUndefined();
  expect(findings.get(tooLong(path))).toEqual([expect.stringContaining('eslint(max-lines)')]);
});
