import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../dev/backend/folders.ts';

/** Words of a private language that the code once had; the glossary (docs/glossary.md) has the terms of the field. */
const PRIVATE_WORDS = [
  ...['somebody', 'someone', 'whoever', 'anybody', 'everybody', 'anew'],
  ...['taken over', 'made before', 'drawn anew', 'kept list'],
  ...['desks?', 'shelf', 'shelves', 'rooms?', 'doors?', 'deeds?'],
];
const PRIVATE_WORD = new RegExp(String.raw`\b(?:${PRIVATE_WORDS.join('|')})\b`, 'gi');

/** Plain English in a sentence, but no part of a name that an engineer would look for. */
const PRIVATE_PARTS = new Set([
  ...['told', 'kept', 'asked', 'somebody', 'nobody', 'whoever'],
  ...['desk', 'shelf', 'shelves', 'room', 'rooms', 'door', 'doors', 'deed', 'deeds'],
]);

/** Terms of the trade that contain one of the words. */
const ALLOWED = /shelf ?life(?:months)?/gi;

/** Code and documents. Words that shoppers read and sample texts are written for people. */
const READ =
  /^(?:src|functions\/src|dev|docs|tests)\/.*\.(?:ts|tsx|mjs|css|md)$|^(?:firestore|storage)\.rules$/;
const FOR_PEOPLE = /^(?:src\/text|dev\/seed)\//;
const THIS_FILE = 'tests/architecture/language.test.ts';

const COMMENT = /^\s*(?:\*|\/[/*])/;
/** Strings and regular expressions of one line: in tests they quote the words that shoppers read. */
const LITERAL =
  /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`|\/(?![ /*])(?:[^/\\]|\\.)+\//g;

/** Whether a name of several words, `keptNote` or `KEPT_NOTE`, has a private one. */
function isPrivateName(name: string): boolean {
  const parts = name.includes('_') ? name.split('_') : name.split(/(?=[A-Z])/);
  return parts.length > 1 && parts.some((part) => PRIVATE_PARTS.has(part.toLowerCase()));
}

/** Matches every line that may have one: most have none, and are not read word by word. */
const SUSPECT = new RegExp([...PRIVATE_WORDS, ...PRIVATE_PARTS].join('|'), 'i');

function privateWords(line: string): readonly string[] {
  const text = line.replaceAll(ALLOWED, '');
  const names = text.match(/\b[a-z]\w+\b/gi) ?? [];
  return [...(text.match(PRIVATE_WORD) ?? []), ...names.filter(isPrivateName)];
}

function privateWordsOf(file: string): readonly string[] {
  return readFileSync(join(root, file), 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      if (!SUSPECT.test(line)) return [];
      const quotesShop = file.startsWith('tests/') && !COMMENT.test(line);
      const words = privateWords(quotesShop ? line.replaceAll(LITERAL, '') : line);
      return words.map((word) => `${file}:${index + 1} ${word}`);
    });
}

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => READ.test(file) && !FOR_PEOPLE.test(file) && file !== THIS_FILE);

it('finds private words in sentences and in names', () => {
  expect(privateWords('the shelf life of everybody')).toEqual(['everybody']);
  expect(privateWords('const keptNote = isKept(IS_TOLD); kept();')).toEqual([
    'keptNote',
    'isKept',
    'IS_TOLD',
  ]);
});

it('code, tests and documents use the terms of the field', () => {
  expect(files.length).toBeGreaterThan(1000);
  expect(files.flatMap(privateWordsOf)).toEqual([]);
});

it('no file is named with a private word', () => {
  const parts = files.map((file) => [file, file.split(/[/.-]/)] as const);
  const named = parts.filter(([, words]) => words.some((word) => PRIVATE_PARTS.has(word)));
  expect(named.map(([file]) => file)).toEqual([]);
});
