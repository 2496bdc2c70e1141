import { compilePattern } from './pattern.ts';
import { boolean, contains, list, nothing, text, type Value, whole } from './values.ts';

/** Arity of a method. `pattern`: its argument must be a literal pattern. */
export interface MethodShape {
  readonly given: number;
  readonly pattern?: 'whole' | 'search';
}

/** Every supported method, of any type. Any other name refuses the file at load time. */
export const methodShapes: ReadonlyMap<string, MethodShape> = new Map<string, MethodShape>([
  ['matches', { given: 1, pattern: 'whole' }],
  ['split', { given: 1, pattern: 'search' }],
  ['size', { given: 0 }],
  ['lower', { given: 0 }],
  ['upper', { given: 0 }],
  ['trim', { given: 0 }],
  ['join', { given: 1 }],
  ['hasAny', { given: 1 }],
  ['hasAll', { given: 1 }],
  ['hasOnly', { given: 1 }],
  ['get', { given: 2 }],
  ['keys', { given: 0 }],
  ['values', { given: 0 }],
  ['toMillis', { given: 0 }],
]);

/**
 * Calls a method. The number of arguments was checked at load time.
 * @returns null when this type of value has no such method, or not for such arguments.
 */
export function callMethod(of: Value, name: string, args: readonly Value[]): Value | null {
  const [first = nothing, second = nothing] = args;
  switch (of.type) {
    case 'string':
      return callOnString(of.value, name, first);
    case 'list':
    case 'set':
      return callOnItems(of.items, name, first);
    case 'map':
      return callOnMap(of.fields, name, first, second);
    case 'timestamp':
      return name === 'toMillis' ? whole(of.milliseconds) : null;
    case 'null':
    case 'bool':
    case 'int':
    case 'float':
    case 'path':
      return null;
  }
}

function callOnString(value: string, name: string, first: Value): Value | null {
  switch (name) {
    case 'size':
      return whole(value.length);
    case 'lower':
      return text(value.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase()));
    case 'upper':
      return text(value.replaceAll(/[a-z]/g, (letter) => letter.toUpperCase()));
    case 'trim':
      return text(value.trim());
    case 'matches':
    case 'split': {
      if (first.type !== 'string') return null;
      const pattern = compilePattern(first.value, name === 'matches' ? 'whole' : 'search');
      if (!pattern) return null;
      return name === 'matches' ? boolean(pattern.test(value)) : list(split(value, pattern));
    }
    default:
      return null;
  }
}

/** Trailing empty strings are dropped, but never the only one. */
function split(value: string, pattern: RegExp): Value[] {
  const pieces = value.split(pattern);
  while (pieces.length > 1 && pieces.at(-1) === '') pieces.pop();
  return pieces.map(text);
}

function callOnItems(items: readonly Value[], name: string, first: Value): Value | null {
  if (name === 'size') return whole(items.length);
  if (name === 'join') {
    if (first.type !== 'string' || !items.every((item) => item.type === 'string')) return null;
    return text(items.map(({ value }) => value).join(first.value));
  }
  if (first.type !== 'list' && first.type !== 'set') return null;
  const others = first.items;
  switch (name) {
    case 'hasAny':
      return boolean(others.some((other) => contains(items, other)));
    case 'hasAll':
      return boolean(others.every((other) => contains(items, other)));
    case 'hasOnly':
      return boolean(items.every((item) => contains(others, item)));
    default:
      return null;
  }
}

function callOnMap(
  fields: ReadonlyMap<string, Value>,
  method: string,
  key: Value,
  otherwise: Value,
): Value | null {
  switch (method) {
    case 'size':
      return whole(fields.size);
    case 'keys':
      return list(sorted(fields).map(([name]) => text(name)));
    case 'values':
      return list(sorted(fields).map(([, value]) => value));
    case 'get':
      return key.type === 'string' ? (fields.get(key.value) ?? otherwise) : null;
    default:
      return null;
  }
}

/** Google's runtime iterates over a map in key order. */
function sorted(fields: ReadonlyMap<string, Value>): [string, Value][] {
  return [...fields].toSorted(([left], [right]) => (left < right ? -1 : 1));
}
