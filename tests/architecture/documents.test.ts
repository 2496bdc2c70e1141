import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../dev/backend/folders.ts';

const git = (...args: string[]): readonly string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 }).trim().split('\n');
const documents = git('ls-files', '*.md');

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

/** Names of Google's, which no code of the shop mentions. */
const FOREIGN_NAMES = ['adjacentIntervals'];

/** Names of code (`camelCase`, `PascalCase`, `UPPER_CASE`) and file names that a document has in backticks. */
function namesIn(document: string): readonly string[] {
  const code = readFileSync(join(root, document), 'utf8').matchAll(/`([^`\n]+)`/g);
  return [...code]
    .map(([, name = '']) => name)
    .filter((name) => /^(?:\w*[a-z][A-Z]\w*|[A-Z]+(?:_[A-Z]+)+|\w[\w./-]*\.tsx?)$/.test(name));
}

/** Those of the words that code has. */
function wordsOfCode(words: readonly string[]): ReadonlySet<string> {
  const patterns = [...new Set(words)].flatMap((word) => ['-e', word]);
  const code = ['*.js', '*.jsx', '*.ts', '*.tsx', '*.mjs', '*.json', '*.rules', '*.example'];
  const found = git('grep', '--untracked', '-ohwF', ...patterns, '--', ...code);
  return new Set(found);
}

it('every name of code and every file name in a document is one of today', () => {
  const paths = git('ls-files').map((path) => `/${path}`);
  // Decision records tell of their day.
  const pages = documents.filter((document) => !document.startsWith('docs/adr/'));
  const named = pages.flatMap((document) => namesIn(document).map((name) => ({ document, name })));
  const words = wordsOfCode(named.map(({ name }) => name).filter((name) => !name.includes('.')));
  const stale = named.filter(({ name }) =>
    name.includes('.')
      ? !paths.some((path) => path.endsWith(`/${name}`))
      : !words.has(name) && !FOREIGN_NAMES.includes(name),
  );
  expect(words.size).toBeGreaterThan(20);
  expect(stale).toEqual([]);
});

/** The folders in which each column of `docs/map.md` names paths. A bare file name is in the folder named last. */
const COLUMNS = [
  ['src/domain'],
  ['src/data'],
  ['functions/src'],
  ['src/features', 'src'],
  ['src/admin'],
  ['src/text/en'],
];

it('every file and folder of the map of nouns exists', () => {
  const rows = readFileSync(join(root, 'docs/map.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').slice(2, -1));
  const missing = rows.flatMap((cells) =>
    cells.flatMap((cell, index) => missingIn(cell, COLUMNS[index] ?? [])),
  );
  expect(rows.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});

function missingIn(cell: string, bases: readonly string[]): readonly string[] {
  let folder = '';
  return [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, path = '']) => {
    const places = [...bases.flatMap((base) => [join(base, path), join(base, folder, path)]), path];
    if (!places.some((place) => existsSync(join(root, place)))) return [path];
    if (path.includes('/')) folder = posix.dirname(path);
    return [];
  });
}
