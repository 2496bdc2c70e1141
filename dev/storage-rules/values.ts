/** A value during evaluation. Integers and floats are separate types, as in the rules language. */
export type Value =
  | { readonly type: 'null' }
  | { readonly type: 'bool'; readonly value: boolean }
  | { readonly type: 'int' | 'float'; readonly value: number }
  | { readonly type: 'string'; readonly value: string }
  | { readonly type: 'timestamp'; readonly milliseconds: number }
  | { readonly type: 'list' | 'set'; readonly items: readonly Value[] }
  | { readonly type: 'map'; readonly fields: ReadonlyMap<string, Value> }
  | { readonly type: 'path'; readonly segments: readonly string[] };

/** The variant of a value by its type, for narrowing in signatures. */
export type Of<Type extends Value['type']> = Extract<Value, { readonly type: Type }>;

export const nothing: Value = { type: 'null' };

export function boolean(value: boolean): Value {
  return { type: 'bool', value };
}

export function text(value: string): Value {
  return { type: 'string', value };
}

export function whole(value: number): Value {
  return { type: 'int', value };
}

export function list(items: readonly Value[]): Value {
  return { type: 'list', items };
}

/** Whether a value has a type that `is` can name. */
export function isOfType(value: Value, type: string): boolean {
  return (
    value.type === type || (type === 'number' && (value.type === 'int' || value.type === 'float'))
  );
}

/** The types that `is` may name. Others (latlng, bytes, duration) never reach Storage rules here. */
export const typeNames: ReadonlySet<string> = new Set([
  ...['bool', 'int', 'float', 'number', 'string', 'list', 'set', 'map', 'timestamp', 'path'],
]);

/** `==`: values of different types differ, except that 1 equals 1.0. Not so inside lists and maps. */
export function equal(left: Value, right: Value): boolean {
  if (isNumber(left) && isNumber(right)) return left.value === right.value;
  return same(left, right);
}

/** Whether two values are the same in type and content, as `in` and the items of lists and maps are compared. */
function same(left: Value, right: Value): boolean {
  switch (left.type) {
    case 'null':
      return right.type === 'null';
    case 'bool':
    case 'int':
    case 'float':
    case 'string':
      return right.type === left.type && left.value === right.value;
    case 'timestamp':
      return right.type === 'timestamp' && left.milliseconds === right.milliseconds;
    case 'path':
      return right.type === 'path' && left.segments.join('/') === right.segments.join('/');
    case 'list':
      return right.type === 'list' && sameItems(left.items, right.items);
    case 'set':
      return (
        right.type === 'set' &&
        left.items.length === right.items.length &&
        left.items.every((item) => contains(right.items, item))
      );
    case 'map':
      return right.type === 'map' && sameFields(left.fields, right.fields);
  }
}

function sameItems(left: readonly Value[], right: readonly Value[]): boolean {
  return (
    left.length === right.length && left.every((item, index) => same(item, right[index] ?? nothing))
  );
}

function sameFields(left: ReadonlyMap<string, Value>, right: ReadonlyMap<string, Value>): boolean {
  if (left.size !== right.size) return false;
  return [...left].every(([key, value]) => {
    const other = right.get(key);
    return other !== undefined && same(value, other);
  });
}

/** Whether a list or set holds a value. */
export function contains(items: readonly Value[], wanted: Value): boolean {
  return items.some((item) => same(item, wanted));
}

/** Negative, zero or positive as `left` sorts before, with or after `right`; null when they cannot be ordered. */
export function order(left: Value, right: Value): number | null {
  if (isNumber(left) && isNumber(right)) return left.value - right.value;
  if (left.type === 'timestamp' && right.type === 'timestamp') {
    return left.milliseconds - right.milliseconds;
  }
  if (left.type === 'string' && right.type === 'string') {
    if (left.value === right.value) return 0;
    return left.value < right.value ? -1 : 1;
  }
  return null;
}

export function isNumber(value: Value): value is Of<'int' | 'float'> {
  return value.type === 'int' || value.type === 'float';
}
