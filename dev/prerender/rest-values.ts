/** A value in Firestore's REST format: the name of its type, and the value. */
export interface RestValue {
  readonly nullValue?: null;
  readonly booleanValue?: boolean;
  /** 64 bits, as a string. */
  readonly integerValue?: string;
  readonly doubleValue?: number | string;
  readonly stringValue?: string;
  readonly timestampValue?: string;
  readonly arrayValue?: { readonly values?: readonly RestValue[] };
  readonly mapValue?: { readonly fields?: RestFields };
}

/** The fields of a document in REST format. */
export type RestFields = Readonly<Record<string, RestValue>>;

/** Fields as the app's parsers take them: timestamps in epoch milliseconds, with microseconds as a fraction. */
export function plainFields(fields: RestFields): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plain(value)]));
}

function plain(value: RestValue): unknown {
  if (value.timestampValue !== undefined) return momentOf(value.timestampValue);
  if (value.integerValue !== undefined) return Number(value.integerValue);
  if (value.doubleValue !== undefined) return Number(value.doubleValue);
  if (value.stringValue !== undefined) return value.stringValue;
  if (value.booleanValue !== undefined) return value.booleanValue;
  if (value.arrayValue) return (value.arrayValue.values ?? []).map(plain);
  if (value.mapValue) return plainFields(value.mapValue.fields ?? {});
  return null;
}

/** `2026-10-12T04:30:00.123456Z` → epoch milliseconds, exactly as the SDK's timestamps come into the app. */
function momentOf(text: string): number {
  const [whole = '', fraction = ''] = text.replace(/Z$/, '').split('.');
  return Date.parse(`${whole}Z`) + Number(fraction.padEnd(9, '0').slice(0, 9)) / 1e6;
}
