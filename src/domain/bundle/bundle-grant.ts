import { allocate } from '../money/allocate.ts';
import { type Paise, paise } from '../money/money.ts';
import type { Bundle } from './bundle.ts';
import type { GrantedSaving } from './granted-saving.ts';

/** A line that can be ordered: whole units, and paise per unit inclusive of all taxes. */
export interface BundledLine {
  readonly slug: string;
  readonly quantity: number;
  readonly unitPricePaise: Paise;
}

/** A granted bundle with the share of each line in its saving, in the order of the lines. */
export interface BundleGrant extends GrantedSaving {
  readonly shares: readonly Paise[];
}

/** Limit of the search for the best combination. Beyond it the best one so far is taken. */
const MAX_STEPS = 5_000;

/**
 * The bundles that are complete in these lines. Each unit counts for one bundle, and a bundle counts as often as it is
 * complete. Of several combinations the one with the largest saving is granted: the shopper gets what each product page
 * promises. Depends on its arguments only, so that page and server agree.
 */
export function grantBundles(
  lines: readonly BundledLine[],
  bundles: readonly Bundle[],
): readonly BundleGrant[] {
  const free = new Map(lines.map(({ slug, quantity }) => [slug, quantity]));
  const candidates = bundles
    .filter((bundle) => timesIn(bundle, free) > 0 && isWorthIt(bundle, lines))
    .toSorted((a, b) => b.savingPaise - a.savingPaise || (a.id < b.id ? -1 : 1));
  return bestTimes(candidates, free).flatMap((times, index) => {
    const bundle = candidates[index];
    return bundle && times > 0 ? [grant(bundle, times, lines)] : [];
  });
}

/** How often a bundle is complete in units by slug. */
function timesIn({ parts }: Pick<Bundle, 'parts'>, units: ReadonlyMap<string, number>): number {
  return Math.min(
    ...parts.map(({ slug, quantity }) => Math.floor((units.get(slug) ?? 0) / quantity)),
  );
}

/** A price may have fallen since staff chose the saving: what is free or less is not granted. */
function isWorthIt({ parts, savingPaise, active }: Bundle, lines: readonly BundledLine[]): boolean {
  const price = (slug: string): number =>
    lines.find((line) => line.slug === slug)?.unitPricePaise ?? 0;
  const sum = parts.reduce((all, { slug, quantity }) => all + price(slug) * quantity, 0);
  return active && savingPaise < sum;
}

/**
 * How often each candidate is granted. Branch and bound over the candidates by falling saving: the first combination
 * takes as much as possible of each, and a branch that cannot exceed the best one is skipped.
 */
function bestTimes(
  candidates: readonly Bundle[],
  units: ReadonlyMap<string, number>,
): readonly number[] {
  const free = new Map(units);
  const times: number[] = [];
  let best: readonly number[] = [];
  let most = 0;
  let steps = 0;

  function assignPieces({ parts }: Bundle, count: number): void {
    for (const { slug, quantity } of parts) {
      free.set(slug, (free.get(slug) ?? 0) - count * quantity);
    }
  }

  function visit(saved: number): void {
    if (saved > most) {
      most = saved;
      best = [...times];
    }
    const bundle = candidates[times.length];
    steps += 1;
    if (!bundle || steps > MAX_STEPS) return;
    const bound = candidates
      .slice(times.length)
      .reduce((sum, other) => sum + other.savingPaise * timesIn(other, free), saved);
    if (bound <= most) return;
    for (let count = timesIn(bundle, free); count >= 0; count -= 1) {
      assignPieces(bundle, count);
      times.push(count);
      visit(saved + count * bundle.savingPaise);
      times.pop();
      assignPieces(bundle, -count);
    }
  }

  visit(0);
  return best;
}

/** The saving is apportioned over the bundled units of the lines by their value. */
function grant(
  { id, title, parts, savingPaise }: Bundle,
  times: number,
  lines: readonly BundledLine[],
): BundleGrant {
  const whole = paise(savingPaise * times);
  const weights = lines.map(({ slug, unitPricePaise }) => {
    const units = (parts.find((part) => part.slug === slug)?.quantity ?? 0) * times;
    return paise(unitPricePaise * units);
  });
  return { id, title, times, savingPaise: whole, shares: allocate(whole, weights) };
}
