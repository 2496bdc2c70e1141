/** Fields of a document as the tables write them: numbers, strings, `Date`, lists, maps, null and `NOW`. */
export type Fields = Readonly<Record<string, unknown>>;
/** Documents by path; null for a missing one. */
export type Documents = Readonly<Record<string, Fields | null>>;

/** Sentinel for the server's time. */
export const NOW = Symbol('the time of the server');

/** Writes a whole document, or the named fields of it (`merge`; an undefined field is deleted). */
export interface Put {
  readonly put: string;
  readonly fields: Fields;
  readonly merge?: boolean;
}
/** One write of a commit. */
export type Write = Put | { readonly remove: string };

/** A list query, or a count or sum over it. `group` queries every collection of that name. */
export interface Listing {
  readonly list: string;
  readonly where?: readonly (readonly [field: string, operator: Operator, value: unknown])[];
  readonly limit?: number | undefined;
  /** A field by which it is ordered, descending. */
  readonly orderBy?: string;
  readonly group?: boolean;
  readonly aggregate?: 'count' | { readonly sum: string };
}
export type Operator = 'EQUAL' | 'IN' | 'LESS_THAN_OR_EQUAL';

/** The request of a row. */
export type Request = { readonly get: string } | Listing | { readonly commit: readonly Write[] };

/** A request of Firestore's REST interface, below `…/documents`. */
export interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
}

/** @param root the resource name of the documents' root, `projects/…/documents`. */
export function callOf(request: Request, root: string): Call {
  if ('get' in request) return { method: 'GET', path: `/${encodeURI(request.get)}` };
  if ('commit' in request) {
    const writes = request.commit.map((write) => writeOf(write, root));
    return { method: 'POST', path: ':commit', body: { writes } };
  }
  const at = request.list.lastIndexOf('/');
  const query = {
    from: [{ collectionId: request.list.slice(at + 1), allDescendants: request.group ?? false }],
    where: {
      compositeFilter: {
        op: 'AND',
        filters: (request.where ?? []).map(([field, op, value]) => ({
          fieldFilter: { field: { fieldPath: field }, op, value: valueOf(value) },
        })),
      },
    },
    limit: request.limit,
    ...(request.orderBy && {
      orderBy: [{ field: { fieldPath: request.orderBy }, direction: 'DESCENDING' }],
    }),
  };
  const structuredQuery = request.where ? query : { ...query, where: undefined };
  const place = at < 0 ? '' : `/${request.list.slice(0, at)}`;
  const { aggregate } = request;
  if (!aggregate) return { method: 'POST', path: `${place}:runQuery`, body: { structuredQuery } };
  const listQuery =
    aggregate === 'count' ? { count: {} } : { sum: { field: { fieldPath: aggregate.sum } } };
  const aggregations = [{ alias: 'asked', ...listQuery }];
  const body = { structuredAggregationQuery: { structuredQuery, aggregations } };
  return { method: 'POST', path: `${place}:runAggregationQuery`, body };
}

function writeOf(write: Write, root: string): unknown {
  if ('remove' in write) return { delete: `${root}/${write.remove}` };
  const names = Object.keys(write.fields);
  const plainNames = names.filter((name) => !isNow(write.fields[name]));
  const stored = plainNames.filter((name) => write.fields[name] !== undefined);
  return {
    update: {
      name: `${root}/${write.put}`,
      fields: Object.fromEntries(stored.map((name) => [name, valueOf(write.fields[name])])),
    },
    updateMask: write.merge ? { fieldPaths: plainNames } : undefined,
    updateTransforms: names
      .filter((name) => isNow(write.fields[name]))
      .map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
  };
}

const isNow = (value: unknown): boolean => value === NOW;

function valueOf(value: unknown): unknown {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') {
    if (Number.isSafeInteger(value)) return { integerValue: String(value) };
    return { doubleValue: Number.isFinite(value) ? value : String(value) };
  }
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(valueOf) } };
  if (typeof value === 'object') {
    const fields = Object.entries(value).filter(([, inner]) => inner !== undefined);
    return {
      mapValue: { fields: Object.fromEntries(fields.map(([name, v]) => [name, valueOf(v)])) },
    };
  }
  throw new Error(`A ${typeof value} is nothing that Firestore stores.`);
}
