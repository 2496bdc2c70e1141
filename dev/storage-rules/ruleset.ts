import { EvaluationError, LoadError } from './fault.ts';
import { type Scope, truth } from './evaluate.ts';
import { inspect, partsOf, type Surroundings } from './inspect.ts';
import { parseRules } from './parser.ts';
import type { Expression, FunctionRule, MatchBlock, Method, Segment } from './syntax.ts';
import { text, type Value } from './values.ts';

/** A requested operation on one object. `path` starts after `/b/{bucket}/o/`. */
export interface StorageRequest {
  readonly method: Method;
  readonly path: readonly string[];
  readonly variables: ReadonlyMap<string, Value>;
  /** The Firestore documents fetched so far: fields by path, `/databases/…`; null for a missing one. */
  readonly documents: ReadonlyMap<string, Value | null>;
}

/** The decision, and the conditions that failed during evaluation. */
export interface Verdict {
  readonly permit: boolean;
  readonly failures: readonly EvaluationError[];
}

/** Parsed and checked rules. */
export interface Ruleset {
  /** @throws UnreadDocument when a document must be fetched first. */
  readonly judge: (request: StorageRequest) => Verdict;
}

const globals = ['request', 'resource'] as const;

/**
 * Parses rules and checks all of them.
 * @throws LoadError when anything in them is unsupported: such rules are refused as a whole, never applied in part.
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
    // The type of a rest wildcard is unsupported, so no condition may use it.
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

/** Every way in which a match path matches a prefix of a path, with its bindings and the remaining path. */
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
