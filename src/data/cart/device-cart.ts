import { mapQuery } from '../query/map-query.ts';
import * as v from 'valibot';
import { MAX_QUANTITY } from '#domain/cart/cart-limits.ts';
import { CartLineSchema } from '#domain/cart/cart-line.ts';
import { type CartLine, mergeCarts } from '#domain/cart/cart.ts';
import { type LocalValue, localValue } from '../browser/local-storage.ts';

/** Format version; data of another version is treated as an empty cart. */
const VERSION = 1;

const Counted = v.looseObject({ quantity: v.number() });
const Stored = v.object({ version: v.literal(VERSION), lines: v.array(v.unknown()) });

const storage = localValue<{ version: number; lines: readonly CartLine[] }>('cart', (stored) => {
  const parsed = v.safeParse(Stored, stored);
  const lines = parsed.success ? parsed.output.lines : [];
  // Invalid lines are skipped, quantities are limited; duplicates of a product are merged.
  const valid = lines.flatMap((line) => {
    const read = v.safeParse(CartLineSchema, withLimit(line));
    return read.success ? [{ ...read.output, addedAt: boundedMoment(read.output.addedAt) }] : [];
  });
  return { version: VERSION, lines: mergeCarts(valid, []) };
});

/**
 * Limits a stored line to the quantity that one order can hold, so that an excessive number does not lose the product.
 */
function withLimit(line: unknown): unknown {
  const read = v.safeParse(Counted, line);
  return read.success
    ? { ...read.output, quantity: Math.min(read.output.quantity, MAX_QUANTITY) }
    : line;
}

/** Range of `addedAt` that the security rules accept, in epoch milliseconds. A device's clock may be wrong. */
const EARLIEST = Date.UTC(2025, 0, 1);
const LATEST = Date.UTC(2099, 11, 31);

/** Clamps a timestamp to the accepted range, in whole epoch milliseconds. */
export function boundedMoment(moment: number): number {
  return Math.min(Math.max(Math.trunc(moment), EARLIEST), LATEST);
}

/**
 * The cart on this device: a visitor's cart, or a customer's lines that are not merged into the account yet. Cleared
 * after the merge.
 */
export const deviceCart: Pick<LocalValue<readonly CartLine[]>, 'read' | 'write' | 'watch'> & {
  readonly live: LocalValue<readonly CartLine[]>['live'];
} = {
  read: () => storage.read().lines,
  write: (lines) => storage.write({ version: VERSION, lines }),
  watch: (changed) => storage.watch(changed),
  live: {
    ...mapQuery(storage.live.key, storage.live, ({ lines }) => lines),
    initialState: { state: 'ready', data: [], fromCache: false },
  },
};
