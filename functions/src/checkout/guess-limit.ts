import { timingSafeEqual } from 'node:crypto';
import { digestOf, isWithinRateLimit, withinRateLimit } from './rate-limit.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Wrong answers per 15 minutes: from one IP address, and for one number from all addresses together. */
const MOST_WRONG = { caller: 20, number: 6 } as const;

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
  /** A stored value that strangers do not know, so that they cannot tell which group a contact is in. */
  readonly salt: string;
  /** The caller's IP address, which can be forged. */
  readonly address: string;
}

/**
 * Decides a look-up by number and contact, and counts it if it is wrong. `now` is epoch milliseconds.
 *
 * Right and wrong callers differ in the contact alone: IP addresses can be forged (see `Caller`) and are shared, so a
 * limit per address or number that also refused right answers would let strangers lock out the owner. Wrong answers
 * are counted per address and number, and get `too-many` above the limit. A right answer is refused only after
 * `MOST_PER_GROUP` wrong ones in its own group: each contact belongs to one of 256 groups by a salted hash. All
 * callers together can so try about a thousand contacts of a number per day, and one who wants to lock out the owner
 * has to use up nearly all of them. The contacts are compared in constant time.
 */
export async function decideGuess(
  { kind, number, contact, known, salt, address }: Guess,
  now: number,
): Promise<'right' | 'wrong' | 'too-many'> {
  const isRight = timingSafeEqual(digestOf(known ?? ''), digestOf(contact)) && known !== null;
  const group = `${number} ${digestOf(`${salt} ${contact}`)[0] ?? 0}`;
  const perGroup = { most: MOST_PER_GROUP, now, windowMs: DAY_MS };
  if (isRight) {
    return (await isWithinRateLimit(`${kind}-group`, group, perGroup)) ? 'right' : 'too-many';
  }
  const allowed = await Promise.all([
    withinRateLimit(`${kind}-caller`, address, { most: MOST_WRONG.caller, now }),
    withinRateLimit(`${kind}-number`, number, { most: MOST_WRONG.number, now }),
    withinRateLimit(`${kind}-group`, group, perGroup),
  ]);
  return allowed.every(Boolean) ? 'wrong' : 'too-many';
}
