import { compare } from '#domain/figures/comparison.ts';
import { sumIn } from '#domain/figures/figure-sums.ts';
import type { Figures } from '#domain/figures/figures.ts';
import { figureWords as words } from '#text/admin/reports/figures.ts';
import type { PeriodFigures } from './use-figures.ts';

const sold = (name: string) => (figures: Figures) => sumIn(figures, 'outcomes', 'sold', name);
const ordersOf = (outcome: string) => (figures: Figures) =>
  sumIn(figures, 'outcomes', outcome, 'orders');

function taxOf(figures: Figures): number {
  const sum = (row: string, name: string): number => sumIn(figures, 'documents', row, name);
  return (['cgstPaise', 'sgstPaise', 'igstPaise'] as const).reduce(
    (all, name) => all + sum('invoice', name) - sum('credit-note', name),
    0,
  );
}

function averageOf(figures: Figures): number {
  const orders = sold('orders')(figures);
  return orders === 0 ? 0 : Math.round(sold('totalPaise')(figures) / orders);
}

/** What a tile shows: its sum, and whether it is money. */
const TILES: readonly (readonly [keyof typeof words.tiles, (f: Figures) => number, boolean])[] = [
  ['sales', sold('totalPaise'), true],
  ['orders', sold('orders'), false],
  ['average', averageOf, true],
  ['pieces', sold('pieces'), false],
  ['discount', sold('discountPaise'), true],
  ['refunded', sold('refundedPaise'), true],
  ['tax', taxOf, true],
  ['cancelled', ordersOf('cancelled'), false],
  ['toOrigin', ordersOf('toOrigin'), false],
  ['returned', ordersOf('returned'), false],
];

/** The most asked sums of a period, each beside that of the period before. */
export function SummaryTiles({ figures, before, beforeName }: PeriodFigures) {
  return (
    <section aria-label={words.tiles.title}>
      <ul className="mt-4 grid grid-cols-2 gap-3 lg:grid-cols-3 xl:grid-cols-5">
        {TILES.map(([name, sumOf, isMoney]) => (
          <li key={name} className="rounded-card border border-hairline bg-surface p-3 sm:p-4">
            <span className="block text-ink-soft">{words.tiles[name]}</span>
            <span className="amount block text-lg font-semibold sm:text-2xl xl:text-xl">
              {isMoney ? words.sum(sumOf(figures)) : words.count(sumOf(figures))}
            </span>
            <span className="block text-sm text-ink-soft">
              {comparison(sumOf(figures), sumOf(before), beforeName)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function comparison(now: number, before: number, beforeName: string): string {
  const result = compare(now, before);
  if (result.kind === 'change') return words.compared.change(result.percent, beforeName);
  return words.compared[result.kind](beforeName);
}
