import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { axisTicks } from '#domain/figures/comparison.ts';
import { sumIn } from '#domain/figures/figure-sums.ts';
import { figureWords as words } from '#text/admin/reports/figures.ts';
import type { FigurePoint } from './use-figures.ts';

interface FigureChartProps {
  /** The oldest first. */
  points: readonly FigurePoint[];
  /** The period in words. */
  span: string;
}

const MEASURES = ['sales', 'orders'] as const;
type Measure = (typeof MEASURES)[number];

const HEIGHT = 100;
const STEP = 20;

const valueOf = ({ figures }: FigurePoint, measure: Measure): number =>
  sumIn(figures, 'outcomes', 'sold', measure === 'sales' ? 'totalPaise' : 'orders');
const textOf = (point: FigurePoint): string =>
  words.chart.point(
    point.name,
    words.sum(valueOf(point, 'sales')),
    words.chart.orders(valueOf(point, 'orders')),
  );

/** Sales or orders of each day or month as bars with axes. The arrow keys and the pointer read the values one by one. */
export function FigureChart({ points, span }: FigureChartProps) {
  const [measure, setMeasure] = useState<Measure>('sales');
  const [active, setActive] = useState<number | null>(null);
  const last = points.length - 1;
  const ticks = axisTicks(Math.max(...points.map((point) => valueOf(point, measure)), 0));
  const top = ticks.at(-1) ?? 1;
  const at = Math.min(active ?? last, last);
  const shown = points[at];

  function onKeyDown(event: KeyboardEvent): void {
    const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setActive(Math.max(0, Math.min(last, next)));
  }

  function onPointer(event: PointerEvent): void {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const place = Math.floor(((event.clientX - left) / width) * points.length);
    setActive(Math.max(0, Math.min(last, place)));
  }

  return (
    <figure className="mt-3 rounded-card border border-hairline bg-surface p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <fieldset className="flex gap-3">
          <legend className="sr-only">{words.chart.measure}</legend>
          {MEASURES.map((one) => (
            <label key={one} className="flex min-h-11 items-center gap-2">
              <input
                type="radio"
                name="measure"
                className="accent-leaf"
                checked={measure === one}
                onChange={() => setMeasure(one)}
              />
              <span>{words.tiles[one]}</span>
            </label>
          ))}
        </fieldset>
        <p aria-hidden className="amount text-sm">
          {shown && textOf(shown)}
        </p>
      </div>
      <div className="flex gap-2">
        <div
          aria-hidden
          className="amount flex flex-col-reverse justify-between text-right text-sm text-ink-soft"
        >
          {ticks.map((tick) => (
            <span key={tick}>{measure === 'sales' ? words.axis(tick) : words.count(tick)}</span>
          ))}
        </div>
        <div
          role="slider"
          tabIndex={0}
          aria-label={words.chart.label(words.tiles[measure], span)}
          aria-valuemin={0}
          aria-valuemax={last}
          aria-valuenow={at}
          aria-valuetext={shown && textOf(shown)}
          className="min-w-0 grow py-2"
          onKeyDown={onKeyDown}
          onPointerMove={onPointer}
          onPointerDown={onPointer}
          onPointerLeave={() => setActive(null)}
        >
          <svg
            aria-hidden
            viewBox={`0 0 ${points.length * STEP} ${HEIGHT}`}
            preserveAspectRatio="none"
            className="h-40 w-full"
          >
            {ticks.map((tick) => (
              <rect
                key={tick}
                y={HEIGHT - (tick / top) * HEIGHT - (tick === 0 ? 1 : 0)}
                width={points.length * STEP}
                height={0.5}
                className="fill-edge"
              />
            ))}
            {points.map((point, place) => {
              const value = valueOf(point, measure);
              // A day with sales always has a visible bar.
              const height = value <= 0 ? 0 : Math.max((value / top) * HEIGHT, 2);
              return (
                <g key={point.period}>
                  {active === place && (
                    <rect x={place * STEP} width={STEP} height={HEIGHT} className="fill-tint" />
                  )}
                  <rect
                    x={place * STEP + 3}
                    y={HEIGHT - height}
                    width={STEP - 6}
                    height={height}
                    className="fill-leaf"
                  />
                </g>
              );
            })}
          </svg>
        </div>
      </div>
      <figcaption className="amount flex justify-between text-sm text-ink-soft" aria-hidden>
        <span>{points.at(0)?.name}</span>
        <span className="max-md:hidden">{points.at(Math.floor(last / 2))?.name}</span>
        <span>{points.at(-1)?.name}</span>
      </figcaption>
    </figure>
  );
}
