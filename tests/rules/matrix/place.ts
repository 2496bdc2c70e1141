import { type Caller, NOBODY, type Person } from './callers.ts';
import type { Documents, Fields, Listing, Request, Write } from './requests.ts';

export type Operation = 'get' | 'list' | 'count' | 'create' | 'update' | 'delete' | 'batch';

/** What is different about one request: the rest of it is as nothing is wrong with. */
export interface Twist {
  /** Fields of the document; undefined takes one away. */
  readonly fields?: Fields;
  /** Fields of its entry in the audit; null for no entry. */
  readonly entry?: Fields | null;
  /** The document's id. */
  readonly id?: string;
  /** Fields of a second document that goes with it; null for none. */
  readonly beside?: Fields | null;
  /** Writes that go along. */
  readonly also?: readonly Write[];
  /** What stands in the store before. */
  readonly there?: Documents;
  /** What the token says. */
  readonly claims?: Fields;
  /** Who asks. */
  readonly by?: Caller;
  /** Where the refusal is an error of the rules: what is asked about is not there, or of another kind. */
  readonly ends?: 'error';
}

/** A request as a person makes it. */
export type Deed = (who: Person, twist?: Twist) => Request;

/** A row of the matrix: one request, tried by every caller. */
export interface Ask {
  readonly op: Operation;
  readonly what: string;
  readonly deed: Deed;
  readonly allowed: readonly Caller[];
  readonly there?: Documents;
  /** How a refusal ends; by a condition that is false unless it says otherwise. */
  readonly ends?: 'error' | 'either';
}

/** What is not taken, and beside each the nearest thing that is. A flaw without a twin of its own has the bare deed. */
export interface Flaws {
  readonly of: Deed;
  readonly by: Caller;
  readonly there?: Documents;
  readonly wrong: readonly (readonly [what: string, wrong: Twist, right?: Twist])[];
  /** What is taken, to the edge of it. */
  readonly right?: readonly (readonly [what: string, right: Twist])[];
}

/** One place of the store: a match of the rules, or a path that no rule names. */
export interface Place {
  /** The path of the match in the rules; null where there is none. */
  readonly rule: string | null;
  readonly name: string;
  readonly there: Documents;
  readonly asks: readonly Ask[];
  readonly flaws?: readonly Flaws[];
}

/** Reading one document. */
export function got(
  what: string,
  path: string,
  allowed: readonly Caller[],
  there?: Documents,
): Ask {
  const ask = { op: 'get', what, deed: () => ({ get: path }), allowed } as const;
  return there ? { ...ask, there } : ask;
}

/**
 * A list and its count: with the largest limit (`most`) by whoever may, with one more and without one by nobody. Of a
 * query the rules know what it asks for alone, so that many refusals are errors.
 */
export function listed(
  what: string,
  listing: Omit<Listing, 'limit' | 'aggregate'>,
  allowed: readonly Caller[],
  most: number,
): readonly Ask[] {
  const ask = (limit: number | undefined, aggregate?: 'count'): Ask => {
    const bound = limit === undefined ? 'without a limit' : `limit ${limit}`;
    const request: Listing = { ...listing, limit, ...(aggregate && { aggregate }) };
    return {
      op: aggregate ?? 'list',
      what: `${what}, ${bound}`,
      deed: () => request,
      allowed: limit === most ? allowed : NOBODY,
      ends: 'either',
    };
  };
  return [ask(most), ask(most + 1), ask(undefined), ask(most, 'count'), ask(undefined, 'count')];
}

/** What nobody may write, in whatever company it comes. */
const INTRUDER: Write = { put: 'mail/intruder', fields: { to: ['everybody'] } };

/** A write, and the same in one batch with what is nobody's to write: then nothing of it is done. */
export function wrote(
  op: 'create' | 'update' | 'delete',
  deed: Deed,
  allowed: readonly Caller[],
  { what = '', there, ends }: Pick<Partial<Ask>, 'what' | 'there' | 'ends'> = {},
): readonly Ask[] {
  const among: Deed = (who, twist) => {
    const request = deed(who, twist);
    return 'commit' in request ? { commit: [...request.commit, INTRUDER] } : request;
  };
  const own = {
    op,
    what: what || op,
    deed,
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
      deed: among,
      allowed: NOBODY,
    },
  ];
}

/** The three writes of a document that is nobody's to write. `fields` are what would be written. */
export function untouchable(path: string, fields: Fields): readonly Ask[] {
  const another = `${path.slice(0, path.lastIndexOf('/'))}/another`;
  return [
    ...wrote('create', () => ({ commit: [{ put: another, fields }] }), NOBODY),
    ...wrote('update', () => ({ commit: [{ put: path, fields, merge: true }] }), NOBODY),
    ...wrote('delete', () => ({ commit: [{ remove: path }] }), NOBODY),
  ];
}
