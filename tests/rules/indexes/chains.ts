import { type Direction, ID, type QueryShape } from './needed.ts';

/** Calls that build a query of the Admin SDK. `Filter` and vectors would need separate rules. */
const MAKES_QUERY =
  /\.\s*(?:where|orderBy|aggregate|collectionGroup|findNearest)\s*\(|\bFilter\s*\./g;
const STARTS = /\.\s*(collection|collectionGroup)\s*\(/g;

/** A string literal of one of the three kinds. */
const QUOTED = String.raw`'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|\`(?:\\.|[^\`\\])*\``;

interface Call {
  readonly name: string;
  readonly args: readonly string[];
  /** Position of its dot in the file. */
  readonly at: number;
}

/**
 * The queries of a file that uses the Admin SDK, parsed from its source: each is one chain of calls on
 * `collection('…')`, or on a constant of that value, with literal fields, comparisons and directions.
 * @throws with the position of an unsupported call, so that no query is skipped.
 */
export function queriesIn(text: string, file: string): readonly QueryShape[] {
  const read = new Set<number>();
  const queries: QueryShape[] = [];
  const siteOf = (at: number) => `${file}:${text.slice(0, at).split('\n').length}`;
  for (const { index } of text.matchAll(STARTS)) {
    const { calls, end } = chainAt(text, index);
    const [start, ...rest] = calls;
    if (!start || rest[0]?.name === 'doc') continue;
    const name = /\bconst (\w+) =[^;=]*$/.exec(text.slice(0, index))?.[1];
    const isNamed = name !== undefined && text[end] === ';';
    const uses = isNamed ? [...text.matchAll(new RegExp(`\\b${name}(?=\\s*\\.)`, 'g'))] : [];
    const onward = uses.map((use) => chainAt(text, use.index + use[0].length).calls);
    for (const more of onward.length > 0 ? onward : [[]]) {
      const whole = [start, ...rest, ...more];
      whole.forEach(({ at }) => read.add(at));
      if (whole.some(isConstraint)) queries.push(shapeOf(whole, siteOf(index)));
    }
  }
  for (const { 0: call, index } of text.matchAll(MAKES_QUERY)) {
    if (read.has(index)) continue;
    throw new Error(
      `${siteOf(index)}: "${call}" isn't understood. Write the query as one chain on collection('…'), with its fields in quotes.`,
    );
  }
  return queries;
}

/** A collection without any is read by its ids, which needs no index. */
function isConstraint({ name }: Call): boolean {
  return (
    name === 'where' || name === 'orderBy' || name === 'aggregate' || name === 'collectionGroup'
  );
}

function shapeOf(calls: readonly Call[], site: string): QueryShape {
  const notUnderstood = (call: Call | undefined) =>
    new Error(`${site}: .${call?.name}(${call?.args.join(', ')}) isn't understood.`);
  const literal = (call: Call, place: number): string => {
    const arg = call.args[place] ?? '';
    if (/^FieldPath\.documentId\(\)$/.test(arg)) return ID;
    // A key of a map: which one does not matter to its index.
    const map = /^new FieldPath\('([^'\\]+)', \w+\)$/.exec(arg)?.[1];
    if (map !== undefined) return `${map}.key`;
    const quoted = /^'([^'\\]+)'$/.exec(arg)?.[1];
    if (quoted === undefined) throw notUnderstood(call);
    return quoted;
  };
  const named = (name: string) => calls.filter((call) => call.name === name);
  const [start] = calls;
  if (!start) throw notUnderstood(start);
  const path = literal(start, 0);
  return {
    collection: path.slice(path.lastIndexOf('/') + 1),
    isGroup: start.name === 'collectionGroup',
    filters: named('where').map((call) => ({ field: literal(call, 0), op: literal(call, 1) })),
    orders: named('orderBy').map((call) => ({
      field: literal(call, 0),
      direction: call.args.length > 1 ? (literal(call, 1) as Direction) : 'asc',
    })),
    aggregated: named('aggregate').flatMap((call) => {
      const argsText = call.args.join(', ');
      const fields = [...argsText.matchAll(/\b(?:sum|average)\('([^']+)'\)/g)].map(
        ([, f = '']) => f,
      );
      if (fields.length !== [...argsText.matchAll(/\b(?:sum|average)\(/g)].length)
        throw notUnderstood(call);
      return fields;
    }),
    site,
  };
}

/** The chain of calls that starts at a dot, and where it ends. */
function chainAt(text: string, from: number): { calls: readonly Call[]; end: number } {
  const calls: Call[] = [];
  let end = from;
  for (;;) {
    const next = /^\s*(\.)\s*(\w+)\s*\(/.exec(text.slice(end));
    if (!next) return { calls, end };
    const open = end + next[0].length;
    const close = closing(text, open);
    calls.push({
      name: next[2] ?? '',
      args: argumentsIn(text.slice(open, close)),
      at: end + next[0].indexOf('.'),
    });
    end = close + 1;
  }
}

/** Position of the bracket that closes the one open at `from`. */
function closing(text: string, from: number): number {
  let depth = 1;
  for (const { 0: mark, index } of text
    .slice(from)
    .matchAll(new RegExp(`${QUOTED}|[([{]|[)\\]}]`, 'gs'))) {
    if (/^[([{]/.test(mark)) depth += 1;
    if (/^[)\]}]/.test(mark)) depth -= 1;
    if (depth === 0) return from + index;
  }
  throw new Error(`A bracket stays open at ${from}.`);
}

function argumentsIn(text: string): readonly string[] {
  const parts: string[] = [''];
  let depth = 0;
  for (const [mark] of text.matchAll(new RegExp(`${QUOTED}|.`, 'gs'))) {
    if (/^[([{]/.test(mark)) depth += 1;
    if (/^[)\]}]/.test(mark)) depth -= 1;
    if (mark === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += mark;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
