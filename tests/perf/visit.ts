import type { Stopwatch } from './steps.ts';
import type { Visitor, Who } from './visitor.ts';

/** What a shopper works with during one visit. */
export interface Visit {
  readonly visitor: Visitor;
  readonly watch: Stopwatch;
  readonly chance: () => number;
  /** Slugs of what is sold, with the few that are scarce. */
  readonly shelf: readonly string[];
  readonly categories: readonly string[];
  /** The first picture of each product, by slug. */
  readonly pictures: ReadonlyMap<string, string>;
  /** When the site's pages were made. */
  readonly builtAt: Date;
  /** Null for who orders as a guest. */
  readonly who: Who | null;
  readonly told: Told;
  /** Pays an order at the payment provider's stand-in, or fails to. */
  pay(providerOrder: unknown, outcome: 'captured' | 'failed'): Promise<unknown>;
}

/** What shoppers were told, which the books must know as well. Amounts are paise. */
export interface Told {
  readonly orders: Map<string, { readonly totalPaise: number; readonly status: string | null }>;
  /** How often an order was refused, by the reason; and how often shoppers were asked to try again. */
  readonly refusals: Map<string, number>;
}

/** One of the choices, by chance. */
export function pick<T>({ chance }: Visit, choices: readonly T[]): T {
  return choices[Math.floor(chance() * choices.length)] as T;
}

/** What a person does between two clicks: four to fourteen seconds of looking. */
export async function think({ chance }: Pick<Visit, 'chance'>): Promise<void> {
  await new Promise((over) => setTimeout(over, 4_000 + 10_000 * chance()));
}
