import { boolean, list, nothing, text, type Value, whole } from './values.ts';

/**
 * Decodes a value as firebase-tools sends it: an object with one key that names the type, such as
 * `{"map_value":{"fields":{"size":{"int_value":7}}}}`.
 * @throws Error when it has another form.
 */
export function fromWire(wire: unknown): Value {
  const [kind, content] = Object.entries(record(wire))[0] ?? ['none', null];
  switch (kind) {
    case 'null_value':
      return nothing;
    case 'bool_value':
      return boolean(content === true);
    case 'int_value':
      return whole(numeric(content));
    case 'float_value':
      return { type: 'float', value: numeric(content) };
    case 'string_value':
      return text(string(content));
    case 'timestamp_value': {
      const milliseconds = Date.parse(string(content));
      if (Number.isNaN(milliseconds)) throw new Error('a timestamp that is no date');
      return { type: 'timestamp', milliseconds };
    }
    case 'list_value':
      return list(array(record(content)['values']).map(fromWire));
    case 'set_value':
      return { type: 'set', items: array(record(content)['values']).map(fromWire) };
    case 'map_value': {
      const fields = Object.entries(record(record(content)['fields']));
      return { type: 'map', fields: new Map(fields.map(([key, field]) => [key, fromWire(field)])) };
    }
    case 'path_value': {
      const segments = array(record(content)['segments']);
      return {
        type: 'path',
        segments: segments.map((segment) => string(record(segment)['simple'])),
      };
    }
    default:
      throw new Error(`a value of the unknown kind ${kind}`);
  }
}

/**
 * Decodes the fields of a document as Firestore's REST interface sends them, such as
 * `{"at":{"timestampValue":"2026-…"}}`.
 * @throws Error when one has an unsupported kind.
 */
export function fromDocument(fields: unknown): Value {
  const named = Object.entries(record(fields ?? {}));
  return { type: 'map', fields: new Map(named.map(([name, field]) => [name, fromField(field)])) };
}

function fromField(field: unknown): Value {
  const [kind, content] = Object.entries(record(field))[0] ?? ['none', null];
  const reader = FIELD_KINDS.get(kind);
  if (reader === undefined) throw new Error(`a field of the unknown kind ${kind}`);
  return fromWire({ [reader]: content });
}

const FIELD_KINDS: ReadonlyMap<string, string> = new Map([
  ['nullValue', 'null_value'],
  ['booleanValue', 'bool_value'],
  ['integerValue', 'int_value'],
  ['doubleValue', 'float_value'],
  ['stringValue', 'string_value'],
  ['timestampValue', 'timestamp_value'],
]);

/** An object with string keys. @throws Error for anything else. */
export function record(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error('an object is expected');
  }
  return value as Record<string, unknown>;
}

/** A string. @throws Error for anything else. */
export function string(value: unknown): string {
  if (typeof value !== 'string') throw new Error('a string is expected');
  return value;
}

/** An array. @throws Error for anything else. */
export function array(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new Error('an array is expected');
  return value;
}

function numeric(value: unknown): number {
  const read = typeof value === 'string' ? Number(value) : value;
  if (typeof read !== 'number' || Number.isNaN(read)) throw new Error('a number is expected');
  return read;
}
