import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../dev/backend/folders.ts';

const documents = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter(Boolean);

/** Files and folders that a document names, as paths from the root. Placeholders and build output are left out. */
function namedPaths(document: string): readonly string[] {
  const text = readFileSync(join(root, document), 'utf8');
  const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, path = '']) =>
    posix.join(posix.dirname(document), path),
  );
  const code = [...text.matchAll(/`((?:src|functions|dev|tests|public|docs)\/[\w./-]+)`/g)];
  return [...links, ...code.map(([, path = '']) => path)].filter(
    (path) => !/\/x\b|^functions\/lib\//.test(path),
  );
}

it('every file and folder that a document links to or names exists', () => {
  const missing = documents.flatMap((document) =>
    namedPaths(document)
      .filter((path) => !existsSync(join(root, path)))
      .map((path) => `${document}: ${path}`),
  );
  expect(documents).toContain('README.md');
  expect(missing).toEqual([]);
});
