import * as v from 'valibot';
import { CartLineSchema } from '#domain/cart/cart-line.ts';
import { type CartLine, mergeCarts } from '#domain/cart/cart.ts';
import { type LocalValue, localValue } from '../browser/local-storage.ts';

/** The form in which the lines are kept. A page that knows another form begins with an empty cart. */
const VERSION = 1;

const Stored = v.object({ version: v.literal(VERSION), lines: v.array(v.unknown()) });

const kept = localValue<{ version: number; lines: readonly CartLine[] }>('cart', (stored) => {
  const parsed = v.safeParse(Stored, stored);
  const lines = parsed.success ? parsed.output.lines : [];
  // A line that is none is left out; the same product twice is one line.
  const sound = lines.flatMap((line) => {
    const read = v.safeParse(CartLineSchema, line);
    return read.success ? [{ ...read.output, addedAt: boundedMoment(read.output.addedAt) }] : [];
  });
  return { version: VERSION, lines: mergeCarts(sound, []) };
});

/** The moments that the rules take for `addedAt`, in epoch milliseconds. A device's clock may be anything. */
const EARLIEST = Date.UTC(2025, 0, 1);
const LATEST = Date.UTC(2099, 11, 31);

/** A moment as a cart may hold it, in whole epoch milliseconds. */
export function boundedMoment(moment: number): number {
  return Math.min(Math.max(Math.trunc(moment), EARLIEST), LATEST);
}

/**
 * The lines that this device keeps: a visitor's cart, and of a customer what their account does not have yet. It is
 * cleared when the account has it.
 */
export const deviceCart: Pick<LocalValue<readonly CartLine[]>, 'read' | 'write' | 'watch'> & {
  readonly live: LocalValue<readonly CartLine[]>['live'];
} = {
  read: () => kept.read().lines,
  write: (lines) => kept.write({ version: VERSION, lines }),
  watch: (changed) => kept.watch(changed),
  live: {
    key: kept.live.key,
    start: (sink) =>
      kept.live.start({
        next: ({ lines }, fromCache) => sink.next(lines, fromCache),
        fail: (error) => sink.fail(error),
      }),
    atFirst: { state: 'ready', data: [], fromCache: false },
  },
};
