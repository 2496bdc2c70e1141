import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../dev/backend/folders.ts';

/** Static imports, type imports, re-exports and `import()` of a module: everything that names a file. */
const SPECIFIER = /(?:from|import\(|import)\s*'((?:\.{1,2}|#\w+)\/[^']+\.tsx?)'/g;

/** The modules that each module imports, as paths from the root. */
type Graph = ReadonlyMap<string, readonly string[]>;

/** The imports between the modules of some folders, tests left out. */
function importGraph(folders: readonly string[]): Graph {
  const modules = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => posix.join(folder, file)),
  );
  return new Map(
    modules.map((module) => {
      const imports = [...readFileSync(join(root, module), 'utf8').matchAll(SPECIFIER)];
      return [module, imports.map(([, specifier = '']) => resolve(module, specifier))];
    }),
  );
}

function resolve(module: string, specifier: string): string {
  return specifier.startsWith('#')
    ? `src/${specifier.slice(1)}`
    : posix.join(posix.dirname(module), specifier);
}

/** Groups of modules that reach each other (Tarjan's strongly connected components of more than one module). */
function cycles(graph: Graph): readonly (readonly string[])[] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  function visit(module: string): void {
    index.set(module, index.size);
    low.set(module, index.get(module) ?? 0);
    stack.push(module);
    for (const next of graph.get(module) ?? []) {
      if (!graph.has(next)) continue;
      if (!index.has(next)) {
        visit(next);
        low.set(module, Math.min(low.get(module) ?? 0, low.get(next) ?? 0));
      } else if (stack.includes(next)) {
        low.set(module, Math.min(low.get(module) ?? 0, index.get(next) ?? 0));
      }
    }
    if (low.get(module) !== index.get(module)) return;
    const group = stack.splice(stack.indexOf(module));
    if (group.length > 1) found.push(group.toSorted());
  }
  for (const module of graph.keys()) if (!index.has(module)) visit(module);
  return found;
}

it('finds a cycle that runs through a type and an import()', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['a']],
    ['d', ['a']],
  ]);
  expect(cycles(graph)).toEqual([['a', 'b', 'c']]);
});

it('modules of shop and functions import each other in one direction, types and import() included', () => {
  const graph = importGraph(['src', 'functions/src']);
  expect(graph.size).toBeGreaterThan(500);
  expect(cycles(graph)).toEqual([]);
});
