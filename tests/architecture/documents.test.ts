import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
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

it('every file that a comment names is one of today', () => {
  const paths = git('ls-files').map((path) => `/${path}`);
  const code = git('ls-files', '*.ts', '*.tsx', '*.mjs', '*.css', '*.rules');
  // The tests of this folder name files that do not exist.
  const files = code.filter((file) => !file.startsWith('tests/architecture/'));
  const named = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/`([\w./-]+\.(?:tsx?|mjs|css))`/g)].map(
      ([, name = '']) => ({ file, name }),
    ),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ name }) => !paths.some((path) => path.endsWith(`/${name}`)))).toEqual([]);
});

/** The folders in which each column of the nouns in `docs/where.md` names paths. */
const COLUMNS = [
  ['src/domain'],
  ['src/data'],
  ['functions/src'],
  ['src/features', 'src'],
  ['src/admin'],
  ['src/text/en'],
];

/** The paths of a text in backticks: a folder ends with a slash, a file has an ending. */
function pathsIn(text: string): readonly string[] {
  return [...text.matchAll(/`([\w./-]+(?:\/|\.(?:css|html|json|rules|tsx?)))`/g)].map(
    ([, path = '']) => path,
  );
}

const exists = (...parts: readonly string[]): boolean => existsSync(join(root, ...parts));

/** Paths of a table cell that are neither in a folder of its column nor in the root. */
function missingInCell(cell: string, bases: readonly string[]): readonly string[] {
  return pathsIn(cell).filter((path) => ![...bases, ''].some((base) => exists(base, path)));
}

/** Paths of a sentence or list item that are neither in the root nor in a folder that it names. */
function missingInItem(item: string): readonly string[] {
  const paths = pathsIn(item);
  const folders = paths
    .filter((path) => path.includes('/'))
    .map((path) => (path.endsWith('/') ? path : posix.dirname(path)));
  const bases = ['', ...[...folders, ...namedFolders(item)].filter((folder) => exists(folder))];
  return paths.filter((path) => !bases.some((base) => exists(base, path)));
}

/** Folders that a text names without a slash at the end. */
function namedFolders(text: string): readonly string[] {
  return [...text.matchAll(/`((?:src|functions|dev|tests|public)(?:\/[\w-]+)*)`/g)].map(
    ([, path = '']) => path,
  );
}

/** Every path of the index of places that is gone. */
function missingPlaces(text: string): readonly string[] {
  const lines = text.split('\n');
  const cells = lines
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').slice(2, -1));
  const prose = lines.filter((line) => !line.startsWith('|')).join('\n');
  return [
    ...cells.flatMap((row) =>
      row.flatMap((cell, index) => missingInCell(cell, COLUMNS[index] ?? [])),
    ),
    ...prose.split(/\n(?=- |\d+\. |\n)/).flatMap(missingInItem),
  ];
}

it('every file and folder of the index of places exists', () => {
  const text = readFileSync(join(root, 'docs/where.md'), 'utf8');
  expect(pathsIn(text).length).toBeGreaterThan(250);
  expect(missingPlaces(text)).toEqual([]);
});

it('finds a path of the index that is gone, in a cell, a list item and a sentence', () => {
  const text = [
    '| product | `product/`, `gone-rule/` | `catalog/gone.ts` |',
    '',
    '- Totals: `src/domain/checkout/totals.ts`; `delivery.ts` and `gone-fee.ts` there.',
    '',
    'Words are in `src/gone/`, and `totals.ts` is in no folder of this sentence.',
  ].join('\n');
  expect(missingPlaces(text)).toEqual([
    'gone-rule/',
    'catalog/gone.ts',
    'gone-fee.ts',
    'src/gone/',
    'totals.ts',
  ]);
});

it('the index of places is read in one look', () => {
  expect(statSync(join(root, 'docs/where.md')).size).toBeLessThanOrEqual(30_000);
});
