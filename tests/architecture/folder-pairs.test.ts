import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { type Graph, importGraph } from './import-graph.ts';

/** Pairs of folders that may import each other, by layer. Shorten a list when a pair is gone; never lengthen it. */
const ALLOWED = {
  // A move of an order refunds it, and a refund changes its order.
  'src/domain': ['order ↔ refund'],
  'src/data': [],
  'functions/src': [],
} as const;

/** The folders directly below a layer that import each other, as `a ↔ b`. Files of the layer itself count as none. */
function pairsIn(graph: Graph, layer: string): readonly string[] {
  const folderOf = (module: string): string | undefined =>
    module.startsWith(`${layer}/`) && posix.dirname(module) !== layer
      ? module.slice(layer.length + 1).split('/')[0]
      : undefined;
  const edges = new Set<string>();
  for (const [module, imports] of graph) {
    const from = folderOf(module);
    for (const to of imports.map(folderOf)) {
      if (from !== undefined && to !== undefined && from !== to) edges.add(`${from} ${to}`);
    }
  }
  return [...edges]
    .map((edge) => edge.split(' ') as [string, string])
    .filter(([from, to]) => from < to && edges.has(`${to} ${from}`))
    .map(([from, to]) => `${from} ↔ ${to}`)
    .toSorted();
}

const graph = importGraph(Object.keys(ALLOWED));

it.each(Object.entries(ALLOWED))(
  'folders of %s import each other in one direction',
  (layer, allowed) => {
    expect(pairsIn(graph, layer)).toEqual(allowed);
  },
);

it('names a planted pair, through deeper folders too', () => {
  const planted = new Map([
    ...graph,
    ['src/domain/money/planted.ts', ['src/domain/order/deeper/planted.ts']],
    ['src/domain/planted.ts', ['src/domain/order/order.ts']],
  ]);
  expect(pairsIn(planted, 'src/domain')).toEqual(['money ↔ order', ...ALLOWED['src/domain']]);
});
