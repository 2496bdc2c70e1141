import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { random } from '../seed/random.ts';
import { repository } from '../steps/tool.ts';
import { type Area, AREAS, PLANTED, type PlantedFault } from './planted.ts';

/**
 * Draws the planted faults by a seed: `node --import tsx dev/mutants/draw.ts`. Once drawn, the list stays: it compares
 * the tests of one revision with those of another. A line of `EQUIVALENT` is drawn again.
 */
const SEED = 20_261_127;

/** Faults per area, and the files that they are drawn from. */
const SOURCES: Readonly<Record<Area, { count: number; files: RegExp }>> = {
  components: { count: 16, files: /^src\/(?:ui|features|pages|admin)\// },
  routing: { count: 6, files: /^src\/app\/(?!service-worker)/ },
  data: { count: 8, files: /^src\/data\// },
  worker: { count: 4, files: /^src\/app\/service-worker/ },
  letters: { count: 6, files: /^(?:functions\/src|src\/domain|src\/text\/en)\/mail\// },
};

function pathsOf(area: Area): string[] {
  return ['src', 'functions/src']
    .flatMap((root) =>
      readdirSync(join(repository, root), { recursive: true, encoding: 'utf8' }).map(
        (path) => `${root}/${path}`,
      ),
    )
    .filter((path) => SOURCES[area].files.test(path) && /(?<!\.test|\.d)\.tsx?$/.test(path))
    .sort();
}

/** Lines in which a change is noticed by nobody, as `path:line`, each with its reason. */
const EQUIVALENT: ReadonlyMap<string, string> = new Map([
  ['src/data/query/read.ts:42', 'any fixed order of the filters gives a query its key'],
]);

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const OPPOSITES: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '&&': '||',
  '||': '&&',
};

type Change = readonly [from: Node, text: string];

/** The changes that a node can suffer: a condition turned, a flag flipped, a step or an attribute left out. */
function changesOf(node: Node, source: string): Change[] {
  const text = (part: Node): string => source.slice(part.start, part.end);
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const [left, right] = [node['left'] as Node, node['right'] as Node];
      const opposite = OPPOSITES[node['operator'] as string];
      return opposite ? [[node, `${text(left)} ${opposite} ${text(right)}`]] : [];
    }
    case 'IfStatement':
    case 'ConditionalExpression': {
      const condition = node['test'] as Node;
      return [[condition, `!(${text(condition)})`]];
    }
    case 'Literal':
      if (typeof node['value'] === 'boolean') return [[node, String(!node['value'])]];
      return [];
    case 'ExpressionStatement':
      return (node['expression'] as Node).type === 'CallExpression' ? [[node, ';']] : [];
    case 'JSXAttribute':
      return /^(?:className|type)=/.test(text(node)) ? [] : [[node, '']];
    default:
      return [];
  }
}

function* nodesOf(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* nodesOf(item);
  else if (typeof value === 'object' && value !== null) {
    const { type } = value as { type?: unknown };
    // Types are not run, and an import names its module.
    if (typeof type === 'string' && /^(?:TS|Import)/.test(type) && !/^TS(?:As|Non)/.test(type))
      return;
    if (typeof type === 'string') yield value as Node;
    for (const part of Object.values(value)) yield* nodesOf(part);
  }
}

function faultsIn(path: string, area: Area): PlantedFault[] {
  const source = readFileSync(join(repository, path), 'utf8');
  const lines = source.split('\n');
  return [...nodesOf(parseSync(path, source).program)]
    .flatMap((node) => changesOf(node, source))
    .flatMap(([{ start, end }, text]) => {
      const before = source.slice(0, start).split('\n');
      const line = before.length;
      const column = before.at(-1)?.length ?? 0;
      const row = lines[line - 1] ?? '';
      // A change within one line, so that it can be found again after the lines around it moved.
      if (column + end - start > row.length) return [];
      const after = row.slice(0, column) + text + row.slice(column + end - start);
      return [{ area, path, line, before: row.trim(), after: after.trim() }];
    });
}

function draw(area: Area): PlantedFault[] {
  const { count } = SOURCES[area];
  const number = random(SEED + AREAS.indexOf(area));
  const pool = pathsOf(area)
    .map((path) => faultsIn(path, area))
    .filter((own) => own.length > 0);
  const drawn: PlantedFault[] = [];
  while (drawn.length < count) {
    // By file first, so that a long file is not drawn more often than a short one.
    const own = pool[Math.floor(number() * pool.length)] ?? [];
    const fault = own[Math.floor(number() * own.length)];
    if (!fault || EQUIVALENT.has(`${fault.path}:${fault.line}`)) continue;
    if (!drawn.some(({ path, line }) => path === fault.path && line === fault.line))
      drawn.push(fault);
  }
  return drawn;
}

writeFileSync(PLANTED, `${JSON.stringify(AREAS.flatMap(draw), null, 2)}\n`);
