import { EvaluationError, LoadError } from './fault.ts';
import { type Scope, truth } from './evaluate.ts';
import { inspect, partsOf, type Surroundings } from './inspect.ts';
import { parseRules } from './parser.ts';
import type { Expression, FunctionRule, MatchBlock, Method, Segment } from './syntax.ts';
import { text, type Value } from './values.ts';

/** What somebody wants to do with one object. `path` counts from `/b/{bucket}/o`, without the first slash. */
export interface StorageRequest {
  readonly method: Method;
  readonly path: readonly string[];
  readonly variables: ReadonlyMap<string, Value>;
  /** What was read of Firestore so far: the fields of a document by its path, `/databases/…`; null where there is none. */
  readonly documents: ReadonlyMap<string, Value | null>;
}

/** What the rules say, and which of their conditions failed on the way there. */
export interface Verdict {
  readonly permit: boolean;
  readonly failures: readonly EvaluationError[];
}

/** Rules that were read and checked as a whole. */
export interface Ruleset {
  /** @throws UnreadDocument when a document has to be read first. */
  readonly judge: (request: StorageRequest) => Verdict;
}

const globals = ['request', 'resource'] as const;

/**
 * Reads rules and checks all of them.
 * @throws LoadError when anything in them is not known: such rules are refused as a whole, never half obeyed.
 */
export function loadRules(source: string): Ruleset {
  const service = parseRules(source);
  check(service, { names: new Set(globals), functions: new Map() });
  return {
    judge(request) {
      const failures: EvaluationError[] = [];
      const { variables: names, documents } = request;
      const scope: Scope = { names, functionNamed: () => null, documents };
      const permit = permits(service, request.path, request.method, scope, failures);
      return { permit, failures };
    },
  };
}

function check(block: MatchBlock, outer: Surroundings): void {
  const names = new Set(outer.names);
  for (const segment of block.path) {
    if (segment.kind === 'word') continue;
    if (names.has(segment.name))
      throw new LoadError(block.line, `{${segment.name}} is named twice`);
    // What type the rest of a path has is not known here, so that no condition may use it.
    if (segment.kind === 'one') names.add(segment.name);
  }
  const functions = new Map([...outer.functions, ...block.functions]);
  for (const [name, declared] of block.functions) {
    if (outer.functions.has(name))
      throw new LoadError(declared.line, `${name}() is declared twice`);
    checkFunction(declared, { names, functions });
  }
  for (const { condition } of block.allows) if (condition) inspect(condition, { names, functions });
  for (const inner of block.matches) check(inner, { names, functions });
}

function checkFunction(declared: FunctionRule, { names, functions }: Surroundings): void {
  const inner = new Set(names);
  const declare = (name: string): void => {
    if (inner.has(name)) throw new LoadError(declared.line, `"${name}" is named twice`);
    inner.add(name);
  };
  for (const parameter of declared.parameters) declare(parameter);
  for (const { name, value } of declared.bindings) {
    inspect(value, { names: inner, functions });
    declare(name);
  }
  inspect(declared.result, { names: inner, functions });
  refuseRecursion(declared, functions, []);
}

function refuseRecursion(
  declared: FunctionRule,
  functions: ReadonlyMap<string, FunctionRule>,
  callers: readonly string[],
): void {
  if (callers.includes(declared.name)) {
    throw new LoadError(declared.line, `${declared.name}() calls itself`);
  }
  const calls = (expression: Expression): string[] => [
    ...(expression.kind === 'call' ? [expression.name] : []),
    ...partsOf(expression).flatMap(calls),
  ];
  const called = [...declared.bindings.map(({ value }) => value), declared.result].flatMap(calls);
  for (const name of new Set(called)) {
    const next = functions.get(name);
    if (next) refuseRecursion(next, functions, [...callers, declared.name]);
  }
}

function permits(
  block: MatchBlock,
  path: readonly string[],
  method: Method,
  outer: Scope,
  failures: EvaluationError[],
): boolean {
  for (const { rest, names } of bind(block.path, path)) {
    const scope: Scope = {
      ...outer,
      names: new Map([...outer.names, ...names]),
      functionNamed(name) {
        const rule = block.functions.get(name);
        return rule ? { rule, scope } : outer.functionNamed(name);
      },
    };
    const allowed =
      rest.length === 0 &&
      block.allows.some(
        ({ methods, condition }) =>
          methods.has(method) && (!condition || holds(condition, scope, failures)),
      );
    if (allowed) return true;
    if (block.matches.some((inner) => permits(inner, rest, method, scope, failures))) return true;
  }
  return false;
}

function holds(condition: Expression, scope: Scope, failures: EvaluationError[]): boolean {
  try {
    return truth(condition, scope);
  } catch (error) {
    if (!(error instanceof EvaluationError)) throw error;
    failures.push(error);
    return false;
  }
}

/** Every way in which a match path fits the start of a path, with what its names stand for and what is left. */
function* bind(
  pattern: readonly Segment[],
  path: readonly string[],
): Generator<{ rest: readonly string[]; names: readonly (readonly [string, Value])[] }> {
  const [segment, ...further] = pattern;
  if (!segment) {
    yield { rest: path, names: [] };
    return;
  }
  if (segment.kind === 'rest') {
    for (let taken = 0; taken <= path.length; taken += 1) yield* bind(further, path.slice(taken));
    return;
  }
  const [first, ...rest] = path;
  if (!first || (segment.kind === 'word' && segment.text !== first)) return;
  for (const inner of bind(further, rest)) {
    const named = segment.kind === 'one' ? [[segment.name, text(first)] as const] : [];
    yield { rest: inner.rest, names: [...named, ...inner.names] };
  }
}
