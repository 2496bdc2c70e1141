import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../dev/backend/folders.ts';
import { type Graph, importGraph } from './import-graph.ts';

const graph = importGraph(['src', 'functions/src']);

/** Importers and imports of each module: a reader follows an import in both directions. */
const neighbours: Graph = (() => {
  const both = new Map([...graph.keys()].map((module) => [module, new Set<string>()]));
  for (const [module, imports] of graph) {
    for (const imported of imports) {
      both.get(module)?.add(imported);
      both.get(imported)?.add(module);
    }
  }
  return new Map([...both].map(([module, linked]) => [module, [...linked].toSorted()]));
})();

/** The shortest chain of imports between two modules, both included; empty without one. */
function chain(from: string, to: string): readonly string[] {
  const before = new Map<string, string>([[from, '']]);
  for (const module of before.keys()) {
    if (module === to) break;
    for (const next of neighbours.get(module) ?? []) {
      if (!before.has(next)) before.set(next, module);
    }
  }
  const found: string[] = [];
  for (let module = to; before.has(module); module = before.get(module) ?? '')
    found.unshift(module);
  return found;
}

/** The files that a section of the architecture page names, in its order. */
function milestones(title: string): readonly string[] {
  const text = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  const [, section = ''] = text.split(`## ${title}`);
  const [body = ''] = section.split('\n## ');
  const paths = [...body.matchAll(/`((?:src|functions\/src)\/[\w./-]+\.tsx?)`/g)];
  return [...new Set(paths.map(([, path = '']) => path))];
}

describe.each([
  { title: 'Journey: a product, from Firestore to a pixel', most: 12 },
  { title: 'Journey: an order, from the form to the invoice', most: 30 },
])('$title', ({ title, most }) => {
  const named = milestones(title);
  const chains = named.slice(1).map((to, index) => chain(named[index] ?? '', to));
  const files = [...new Set(chains.flat())];

  it('names modules that imports connect', () => {
    expect(named.length).toBeGreaterThan(7);
    expect(named.filter((_, index) => index > 0 && chains[index - 1]?.length === 0)).toEqual([]);
  });

  it(`runs through ${files.length} files, at most ${most}, those between the named ones included`, () => {
    expect(files.length, files.join('\n')).toBeLessThanOrEqual(most);
  });
});
