import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../backend/folders.ts';
import { filesOf, manifestOf } from './build.ts';
import { DRAWN_PRODUCTS } from './catalogue.ts';
import { drawings } from './drawings.ts';
import { ILLUSTRATIONS } from './manifest.ts';
import { ARRANGEMENTS } from './scenes.ts';

describe('the drawings', () => {
  it('contain no text that needs a font and nothing from elsewhere', () => {
    const foreign = /<text|<image|href="(?!#)|NaN|undefined|Infinity/;
    const stems = [...drawings().values()].flatMap(({ stem, svg }) =>
      foreign.test(svg) ? [stem] : [],
    );
    expect(stems).toEqual([]);
  });

  it('have a name that changes with what is drawn', () => {
    const names = [...drawings().values()].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.every((name) => /^[a-z0-9-]+\.[0-9a-f]{8}$/.test(name))).toBe(true);
  });
});

it('no two products have the same first picture: the plant or its arrangement differs', () => {
  const compositions = Object.entries(DRAWN_PRODUCTS).map(
    ([slug, { plant }]) => `${plant}, ${ARRANGEMENTS[slug] ?? 'between'}`,
  );
  expect(new Set(compositions).size).toBe(compositions.length);
});

describe('the committed illustrations', () => {
  const hint = 'Run `npm run illustrations` and commit public/pictures and the manifest.';
  const folder = join(root, 'public/pictures');

  it('have the names of the drawings in their manifest', () => {
    expect(Object.entries(ILLUSTRATIONS), hint).toEqual(
      Object.entries(manifestOf([...drawings().values()])),
    );
  });

  it('are all in public/pictures, and nothing else is', () => {
    const named = Object.values(ILLUSTRATIONS).flatMap(filesOf);
    expect(readdirSync(folder).sort(), hint).toEqual(named.map(({ name }) => name).sort());
    const empty = named.filter(({ name }) => statSync(join(folder, name)).size === 0);
    expect(empty, hint).toEqual([]);
  });
});
