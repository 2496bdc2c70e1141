import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../dev/backend/folders.ts';

/** Words of a private language that the code once had, and where the glossary (docs/glossary.md) has the standard term. */
const PRIVATE_WORDS =
  /\b(?:somebody|someone|whoever|anybody|everybody|anew|taken over|made before|drawn anew|kept list)\b/gi;

/** Code and documents. Words that shoppers read and sample texts are written for people. */
const READ =
  /^(?:src|functions\/src|dev|docs)\/.*\.(?:ts|tsx|mjs|css|md)$|^(?:firestore|storage)\.rules$/;
const FOR_PEOPLE = /^(?:src\/text|dev\/seed)\//;

it('code and documents use the terms of the field', () => {
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => READ.test(file) && !FOR_PEOPLE.test(file));
  const found = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        (line.match(PRIVATE_WORDS) ?? []).map((word) => `${file}:${index + 1} ${word}`),
      ),
  );
  expect(files.length).toBeGreaterThan(800);
  expect(found).toEqual([]);
});
