const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A source of random values that repeats for the same seed. */
export interface Random {
  /** At least 0, less than 1. */
  readonly next: () => number;
  /** Random letters and digits, of this length. */
  readonly letters: (count: number) => string;
  /** The same items in another order. */
  readonly shuffled: <T>(things: readonly T[]) => T[];
}

/** Creates a pseudo-random generator from `seed` (mulberry32). */
export function randomOf(seed: number): Random {
  let state = Math.trunc(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    next,
    letters: (count) =>
      Array.from({ length: count }, () => ALPHABET[below(ALPHABET.length)]).join(''),
    shuffled: (things) => {
      const left = [...things];
      return things.flatMap(() => left.splice(below(left.length), 1));
    },
  };
}
