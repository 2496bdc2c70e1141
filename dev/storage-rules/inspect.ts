import { LoadError } from './fault.ts';
import { methodShapes } from './methods.ts';
import { compilePattern } from './pattern.ts';
import type { Expression, FunctionRule } from './syntax.ts';
import { typeNames } from './values.ts';

/** Properties of a request, as firebase-tools sends it. Any other property refuses the file. */
const objectFields = new Set([
  ...[
    'name',
    'bucket',
    'generation',
    'metageneration',
    'size',
    'timeCreated',
    'updated',
    'md5Hash',
  ],
  ...['crc32c', 'etag', 'contentDisposition', 'contentEncoding', 'contentType', 'metadata'],
]);
const knownMembers: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['request', new Set(['auth', 'resource', 'time', 'path', 'method'])],
  ['request.auth', new Set(['uid', 'token'])],
  ['request.resource', objectFields],
  ['resource', objectFields],
]);

/** The names and functions in scope. */
export interface Surroundings {
  readonly names: ReadonlySet<string>;
  readonly functions: ReadonlyMap<string, FunctionRule>;
}

/**
 * Checks statically that everything in an expression is supported, so that nothing unknown occurs during evaluation:
 * names, members of the request, functions, methods, their arguments, types and patterns.
 * @throws LoadError at the first unsupported part.
 */
export function inspect(expression: Expression, around: Surroundings): void {
  const fail = (message: string): never => {
    throw new LoadError(expression.line, message);
  };
  for (const part of partsOf(expression)) inspect(part, around);
  if (expression.kind === 'name' && !around.names.has(expression.name)) {
    fail(`the name "${expression.name}" is not known`);
  }
  if (expression.kind === 'member') {
    const known = knownMembers.get(pathOf(expression.of) ?? '');
    if (known && !known.has(expression.name)) fail(`"${expression.name}" is no known member`);
  }
  if (expression.kind === 'call') {
    const declared = around.functions.get(expression.name);
    if (!declared) return fail(`the function "${expression.name}" is not known`);
    if (declared.parameters.length !== expression.given.length) {
      fail(`${expression.name}() takes ${declared.parameters.length} arguments`);
    }
  }
  if (expression.kind === 'method') {
    const shape = methodShapes.get(expression.name);
    if (!shape) return fail(`the method "${expression.name}" is not known here`);
    if (shape.given !== expression.given.length) {
      fail(`${expression.name}() takes ${shape.given} arguments here`);
    }
    if (shape.pattern) inspectPattern(expression.given[0], shape.pattern, fail);
  }
  if (expression.kind === 'is' && !typeNames.has(expression.type)) {
    fail(`the type "${expression.type}" is not known here`);
  }
}

function inspectPattern(
  argument: Expression | undefined,
  fit: 'whole' | 'search',
  fail: (message: string) => never,
): void {
  if (argument?.kind !== 'literal' || typeof argument.value !== 'string') {
    return fail('a pattern must be written out here');
  }
  if (!compilePattern(argument.value, fit))
    fail(`the pattern '${argument.value}' is not known here`);
}

/** `request.auth` for its expression. `request` cannot be shadowed: no name is declared twice. */
function pathOf(expression: Expression): string | null {
  if (expression.kind === 'name') return expression.name;
  if (expression.kind !== 'member') return null;
  const of = pathOf(expression.of);
  return of === null ? null : `${of}.${expression.name}`;
}

/** The direct subexpressions of an expression. */
export function partsOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'literal':
    case 'number':
    case 'name':
      return [];
    case 'list':
      return expression.items;
    case 'map':
      return expression.entries.flat();
    case 'member':
    case 'not':
    case 'minus':
    case 'is':
      return [expression.of];
    case 'index':
      return [expression.of, expression.at];
    case 'method':
      return [expression.of, ...expression.given];
    case 'call':
      return expression.given;
    case 'document':
      return expression.at;
    case 'and':
    case 'or':
    case 'binary':
      return [expression.left, expression.right];
    case 'choice':
      return [expression.condition, expression.whenTrue, expression.whenFalse];
  }
}
