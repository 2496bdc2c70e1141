import { expect, it } from 'vitest';
import { type Graph, importGraph } from './import-graph.ts';

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
