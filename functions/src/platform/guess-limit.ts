import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { DAY_MS } from '../../../src/domain/core/indian-time.ts';
import type { CallerNetwork } from './caller-network.ts';
import { refs, store } from './store.ts';
import { digestOf, isWithinRateLimit, withinRateLimit } from './rate-limit.ts';

/**
 * Wrong guesses per 15 minutes: from one IP address (`caller`), for one `number` from all addresses together, and from
 * one network (`peer`), which no client can forge.
 */
const MOST_WRONG = { caller: 20, number: 6, peer: 30 } as const;

/** Wrong guesses per day for one number and one of the 256 groups of contacts. */
const MOST_PER_GROUP = 4;

/** A look-up by number (of an order or a message) and contact, to be checked against the stored contact. */
interface Guess {
  /** The kind of number; each kind has its own counters. */
  readonly kind: string;
  readonly number: string;
  /** The email address that the caller gave. */
  readonly contact: string;
  /** The stored email address; null if the number does not exist. */
  readonly known: string | null;
  readonly from: CallerNetwork;
}

/**
 * Checks a look-up by number and contact, and counts it if it is wrong. `now` is epoch milliseconds.
 *
 * A right guess differs from a wrong one only in its contact: IP addresses can be forged and networks are shared (see
 * `CallerNetwork`). If a limit per address, number or network also refused right guesses, strangers could lock out the
 * owner. So only wrong guesses are counted by these, and answered with `too-many` above a limit.
 *
 * A right guess is refused only after `MOST_PER_GROUP` wrong ones in its group: a salted hash assigns each contact to
 * one of 256 groups. All callers together can thus try about a thousand contacts per number and day, and have to use up
 * nearly all of them to lock out the owner.
 *
 * Contacts are compared in constant time, and a number that does not exist is counted like any other: neither answers
 * nor limits reveal which numbers exist.
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
 * The stored address to compare with; null if there is none. Reads it without parsing the document, because a stranger
 * must get the same answer for a malformed document as for a missing one.
 */
export function emailOf(found: DocumentSnapshot | undefined): string | null {
  const email: unknown = found?.get('email');
  return typeof email === 'string' ? email : null;
}

let salt: Promise<string> | null = null;

/** The shop's secret salt, created once. Without it, strangers could compute the group of a contact. */
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
