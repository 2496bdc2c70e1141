import type { Stopwatch } from './steps.ts';
import type { Visitor, Credentials } from './visitor.ts';

/** Everything a simulated shopper needs for one visit. */
export interface Visit {
  readonly visitor: Visitor;
  readonly watch: Stopwatch;
  readonly chance: () => number;
  /** Slugs of the products on sale, including the few scarce ones. */
  readonly slugs: readonly string[];
  readonly categories: readonly string[];
  /** The first picture of each product, by slug. */
  readonly pictures: ReadonlyMap<string, string>;
  /** When the site was prerendered. */
  readonly builtAt: Date;
  /** Null for a guest. */
  readonly who: Credentials | null;
  readonly shopperLog: ShopperLog;
  /** Pays an order at the payment provider's stand-in, or fails to. */
  pay(providerOrder: unknown, outcome: 'captured' | 'failed'): Promise<unknown>;
}

/** What shoppers saw, for comparison with the accounts. Amounts in paise. */
export interface ShopperLog {
  readonly orders: Map<string, { readonly totalPaise: number; readonly status: string | null }>;
  /** Number of refusals by reason, and of requests to retry. */
  readonly refusals: Map<string, number>;
}

/** One random choice. */
export function pick<T>({ chance }: Visit, choices: readonly T[]): T {
  return choices[Math.floor(chance() * choices.length)] as T;
}

/** A person's pause between two clicks: four to fourteen seconds. */
export async function pauseBetweenClicks({ chance }: Pick<Visit, 'chance'>): Promise<void> {
  await new Promise((over) => setTimeout(over, 4_000 + 10_000 * chance()));
}
