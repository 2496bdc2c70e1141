import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compile, overlay } from './overlay.ts';

/** Code that must not compile in a project, and the compiler's error number for it. */
const REFUSED: readonly (readonly [title: string, path: string, code: string, error: string])[] = [
  ['domain with a DOM', 'src/domain/dom.ts', 'export const a = document.title;\n', 'TS2584'],
  ['domain with Node', 'src/domain/node.ts', 'export const a = process.env;\n', 'TS2591'],
  [
    'domain with a timer',
    'src/domain/timer.ts',
    'setTimeout(() => {}, 1);\nexport {};\n',
    'TS2304',
  ],
  [
    'an index without a check',
    'src/domain/unchecked.ts',
    'export const first = (all: readonly string[]): string => all[0];\n',
    'TS2322',
  ],
  [
    'undefined for a property that may only be left out',
    'src/domain/exact.ts',
    'export const a: { readonly b?: string } = { b: undefined };\n',
    'TS2375',
  ],
  [
    'an index signature read as a property',
    'src/domain/signature.ts',
    'export const b = (a: Record<string, string>) => a.word;\n',
    'TS4111',
  ],
  ['a parameter of no type', 'src/domain/implicit.ts', 'export const a = (b) => b;\n', 'TS7006'],
  ['an enum', 'src/domain/enumerated.ts', 'export enum A {\n  One,\n}\n', 'TS1294'],
  [
    'a type imported as a value',
    'src/domain/verbatim.ts',
    "import { A } from './sound.ts';\nexport type B = A;\n",
    'TS1484',
  ],
  ['functions with a DOM', 'functions/src/dom.ts', 'export const a = document.title;\n', 'TS2584'],
  [
    'functions with an index without a check',
    'functions/src/unchecked.ts',
    'export const first = (all: readonly string[]): string => all[0];\n',
    'TS2322',
  ],
];

const SOUND = {
  'src/domain/sound.ts':
    'export type A = string;\nexport const at = (all: readonly A[]) => all[0] ?? null;\n',
  'functions/src/sound.ts': "export const a = process.env['A'];\n",
};

const fixture = overlay({
  ...SOUND,
  ...Object.fromEntries(REFUSED.map(([, path, code]) => [path, code])),
});
let errors: readonly string[] = [];

beforeAll(async () => {
  const projects = ['src/domain', 'functions'];
  errors = (await Promise.all(projects.map((project) => compile(fixture.root, project)))).flat();
}, 60_000);
afterAll(() => fixture.remove());

describe('the compiler', () => {
  it.each(REFUSED)('refuses %s (%s)', (_title, path, _code, error) => {
    expect(errors.filter((line) => line.startsWith(`${path}(`)).join('\n')).toContain(error);
  });

  it.each(Object.keys(SOUND))('accepts %s', (path) => {
    expect(errors.filter((line) => line.startsWith(`${path}(`))).toEqual([]);
  });
});
