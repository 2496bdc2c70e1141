import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { DAY_MS } from '../../../src/domain/core/indian-time.ts';
import type { CallerNetwork } from './caller-network.ts';
import { refs, store } from './store.ts';
import { digestOf, isWithinRateLimit, withinRateLimit } from './rate-limit.ts';

/**
 * Wrong answers per 15 minutes: from one IP address, for one number from all addresses together, and from one network,
 * which no client can forge.
 */
const MOST_WRONG = { caller: 20, number: 6, peer: 30 } as const;

/** Wrong answers per day for one number and one of the 256 groups of contacts. */
const MOST_PER_GROUP = 4;

/** A question for what belongs to a number, by a caller who also names its contact. */
interface Guess {
  /** Kind of the number; separates the counters. */
  readonly kind: string;
  readonly number: string;
  /** The e-mail address in the question. */
  readonly contact: string;
  /** The stored e-mail address; null if nothing has this number. */
  readonly known: string | null;
  readonly from: CallerNetwork;
}

/**
 * Decides a look-up by number and contact, and counts it if it is wrong. `now` is epoch milliseconds.
 *
 * Right and wrong callers differ in the contact alone: IP addresses can be forged and networks are shared (see
 * `CallerNetwork`), so a limit per address, number or network that also refused right answers would let strangers lock
 * out the owner. Wrong answers are counted per address, number and network, and get `too-many` above a limit. A right
 * answer is refused only after `MOST_PER_GROUP` wrong ones in its own group: each contact belongs to one of 256 groups by
 * a salted hash. All callers together can so try about a thousand contacts of a number per day, and one who wants to lock
 * out the owner has to use up nearly all of them. The contacts are compared in constant time, and a number that nothing
 * has is counted like any other: neither answers nor limits tell which numbers exist.
 */
export async function decideGuess(
  { kind, number, contact, known, from: { address, peer } }: Guess,
  now: number,
): Promise<'right' | 'wrong' | 'too-many'> {
  const isRight = timingSafeEqual(digestOf(known ?? ''), digestOf(contact)) && known !== null;
  const group = `${number} ${digestOf(`${await groupSalt()} ${contact}`)[0] ?? 0}`;
  const perGroup = { most: MOST_PER_GROUP, now, windowMs: DAY_MS };
  if (isRight) {
    return (await isWithinRateLimit(`${kind}-group`, group, perGroup)) ? 'right' : 'too-many';
  }
  const allowed = await Promise.all([
    withinRateLimit(`${kind}-caller`, address, { most: MOST_WRONG.caller, now }),
    withinRateLimit(`${kind}-number`, number, { most: MOST_WRONG.number, now }),
    withinRateLimit(`${kind}-peer`, peer, { most: MOST_WRONG.peer, now }),
    withinRateLimit(`${kind}-group`, group, perGroup),
  ]);
  return allowed.every(Boolean) ? 'wrong' : 'too-many';
}

/**
 * The stored address to compare with; null if there is none. Read without parsing the document: a malformed one must
 * answer a stranger as a missing one does.
 */
export function emailOf(found: DocumentSnapshot | undefined): string | null {
  const email: unknown = found?.get('email');
  return typeof email === 'string' ? email : null;
}

let salt: Promise<string> | null = null;

/** The shop's secret salt, so that strangers cannot tell which group a contact is in. Created once. */
function groupSalt(): Promise<string> {
  salt ??= storedSalt().catch((error: unknown) => {
    salt = null;
    throw error;
  });
  return salt;
}

function storedSalt(): Promise<string> {
  const ref = refs.counter('guess-groups');
  return store().runTransaction(async (tx) => {
    const stored: unknown = (await tx.get(ref)).get('salt');
    if (typeof stored === 'string') return stored;
    const created = randomBytes(16).toString('hex');
    tx.set(ref, { salt: created });
    return created;
  });
}
