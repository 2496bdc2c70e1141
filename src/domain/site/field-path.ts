type Fields = Readonly<Record<string, unknown>>;

/** The value at a dotted path; undefined when a part of the path is missing. */
export function valueAt(fields: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (inner, name) =>
        typeof inner === 'object' && inner !== null ? (inner as Fields)[name] : undefined,
      fields,
    );
}

/** Fields with a value set at a dotted path. The given ones stay as they are. */
export function withValueAt(fields: Fields, path: string, value: unknown): Fields {
  const [first = '', ...rest] = path.split('.');
  if (rest.length === 0) return { ...fields, [first]: value };
  const inner = (fields[first] ?? {}) as Fields;
  return { ...fields, [first]: withValueAt(inner, rest.join('.'), value) };
}
