import { BOOKKEEPERS, type Caller, NO_CALLER, type Person, STAFF } from './callers.ts';
import type { Documents, Fields, Listing, Request, Write } from './requests.ts';

export type Operation = 'get' | 'list' | 'count' | 'create' | 'update' | 'delete' | 'batch';

/** How one request differs from the valid one. */
export interface Variant {
  /** Fields of the document; undefined removes one. */
  readonly fields?: Fields;
  /** Fields of its audit entry; null for no entry. */
  readonly entry?: Fields | null;
  /** The document's id. */
  readonly id?: string;
  /** Fields of an accompanying document; null for none. */
  readonly beside?: Fields | null;
  /** Further writes of the same batch. */
  readonly also?: readonly Write[];
  /** Documents in the store before the request. */
  readonly there?: Documents;
  /** Claims of the token. */
  readonly claims?: Fields;
  /** The caller. */
  readonly by?: Caller;
  /** Where the refusal is an evaluation error: the rules read what is missing or of another type. */
  readonly ends?: 'error';
}

/** A request as a person makes it. */
export type Action = (who: Person, variant?: Variant) => Request;

/** A row of the matrix: one request, tried by every caller. */
export interface Row {
  readonly op: Operation;
  readonly what: string;
  readonly action: Action;
  readonly allowed: readonly Caller[];
  readonly there?: Documents;
  /** How a refusal ends; by default in a false condition. */
  readonly ends?: 'error' | 'either';
}

/** A variant, and for a refused one the closest allowed one where it is not the unchanged action. */
export type Flaw = readonly [what: string, variant: Variant, right?: Variant];

/**
 * Refused variants, each paired with the closest allowed one. A flaw without a pair of its own uses the unchanged
 * action.
 */
export interface Flaws {
  readonly of: Action;
  readonly by: Caller;
  readonly there?: Documents;
  readonly wrong: readonly Flaw[];
  /** Allowed variants at the limits. */
  readonly right?: readonly Flaw[];
}

/** One place of the store: a match of the rules, or a path that no rule covers. */
export interface Place {
  /** The path of the match in the rules; null where there is none. */
  readonly rule: string | null;
  readonly name: string;
  readonly there: Documents;
  readonly asks: readonly Row[];
  readonly flaws?: readonly Flaws[];
}

/** Reading one document. */
export function getRow(
  what: string,
  path: string,
  allowed: readonly Caller[],
  there?: Documents,
): Row {
  const ask = { op: 'get', what, action: () => ({ get: path }), allowed } as const;
  return there ? { ...ask, there } : ask;
}

/**
 * A list and its count: with the largest limit (`most`) allowed for some callers, with one more and without a limit for
 * none. Rules see only a query's constraints, so many refusals are errors.
 */
export function listRows(
  asked: string | Omit<Listing, 'limit' | 'aggregate'>,
  allowed: readonly Caller[],
  most: number,
): readonly Row[] {
  const listing = typeof asked === 'string' ? { list: asked } : asked;
  const where = listing.where?.map(([name, op, value]) => `${name} ${op} ${String(value)}`) ?? [];
  const ask = (limit: number | undefined, aggregate?: 'count'): Row => {
    const bound = limit === undefined ? 'without a limit' : `limit ${limit}`;
    const request: Listing = { ...listing, limit, ...(aggregate && { aggregate }) };
    return {
      op: aggregate ?? 'list',
      what: [listing.list, ...where, ...(listing.orderBy ? [listing.orderBy] : []), bound].join(
        ', ',
      ),
      action: () => request,
      allowed: limit === most ? allowed : NO_CALLER,
      ends: 'either',
    };
  };
  return [ask(most), ask(most + 1), ask(undefined), ask(most, 'count'), ask(undefined, 'count')];
}

/** Who may sum up ten thousand is not bound by the list limit of others. */
const orAllowed =
  (callers: readonly Caller[]) =>
  (ask: Row): Row =>
    ask.what.endsWith('without a limit') ? ask : { ...ask, allowed: [...ask.allowed, ...callers] };

export const orStaff = orAllowed(STAFF);
/** Who sees money sums up orders. */
export const orBookkeepers = orAllowed(BOOKKEEPERS);

/** A write that no caller may make, alone or in a batch. */
const INTRUDER: Write = { put: 'mail/intruder', fields: { to: ['everybody'] } };

/** A write, and the same in one batch with a forbidden write: then the whole batch is refused. */
export function writeRows(
  op: 'create' | 'update' | 'delete',
  action: Action,
  allowed: readonly Caller[],
  { what = '', there, ends }: Pick<Partial<Row>, 'what' | 'there' | 'ends'> = {},
): readonly Row[] {
  const among: Action = (who, variant) => {
    const request = action(who, variant);
    return 'commit' in request ? { commit: [...request.commit, INTRUDER] } : request;
  };
  const own = {
    op,
    what: what || op,
    action,
    allowed,
    ...(there && { there }),
    ...(ends && { ends }),
  } as const;
  if (allowed.length === 0) return [own];
  return [
    own,
    {
      ...own,
      op: 'batch',
      what: `${what || op} in a batch that goes too far`,
      action: among,
      allowed: NO_CALLER,
    },
  ];
}

/** The three writes of a document that no caller may write. `fields` are the written fields. */
export function forbiddenWrites(path: string, fields: Fields): readonly Row[] {
  const another = `${path.slice(0, path.lastIndexOf('/'))}/another`;
  return [
    ...writeRows('create', () => ({ commit: [{ put: another, fields }] }), NO_CALLER),
    ...writeRows('update', () => ({ commit: [{ put: path, fields, merge: true }] }), NO_CALLER),
    ...writeRows('delete', () => ({ commit: [{ remove: path }] }), NO_CALLER),
  ];
}
