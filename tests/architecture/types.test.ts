import { afterAll, beforeAll, expect, it } from 'vitest';
import { compile, overlay } from './overlay.ts';

/** Lines that must not compile, with the compiler's error number. The files that end in `sound.ts` are valid. */
const REFUSED = [
  ['src/domain/dom.ts', 'TS2584', 'export const a = document.title;'],
  ['src/domain/node.ts', 'TS2591', 'export const a = process.env;'],
  ['src/domain/timer.ts', 'TS2304', 'setTimeout(() => {}, 1);'],
  [
    'src/domain/index-access.ts',
    'TS2322',
    'export const first = (all: string[]): string => all[0];',
  ],
  ['src/domain/exact.ts', 'TS2375', 'export const a: { readonly b?: string } = { b: undefined };'],
  ['src/domain/signature.ts', 'TS4111', 'export const b = (a: Record<string, string>) => a.word;'],
  ['src/domain/implicit.ts', 'TS7006', 'export const a = (b) => b;'],
  ['src/domain/enumerated.ts', 'TS1294', 'export enum A { One }'],
  ['src/domain/verbatim.ts', 'TS1484', "import { A } from './sound.ts'; export type B = A;"],
  ['functions/src/dom.ts', 'TS2584', 'export const a = document.title;'],
  ['functions/src/unchecked.ts', 'TS2322', 'export const a = (all: string[]): string => all[0];'],
] as const;

const SOUND = {
  'src/domain/sound.ts':
    'export type A = string; export const at = (all: readonly A[]) => all[0] ?? null;',
  'functions/src/sound.ts': "export const a = process.env['A'];",
};

const fixture = overlay({
  ...SOUND,
  ...Object.fromEntries(REFUSED.map(([path, , code]) => [path, code])),
});
let errors: readonly string[] = [];

beforeAll(async () => {
  const projects = ['src/domain', 'functions'];
  errors = (await Promise.all(projects.map((project) => compile(fixture.root, project)))).flat();
}, 60_000);
afterAll(() => fixture.remove());

it.each(REFUSED)('the compiler refuses %s with %s', (path, error) => {
  expect(errors.filter((line) => line.startsWith(`${path}(`)).join('\n')).toContain(error);
});

it.each(Object.keys(SOUND))('the compiler accepts %s', (path) => {
  expect(errors.filter((line) => line.startsWith(`${path}(`))).toEqual([]);
});
