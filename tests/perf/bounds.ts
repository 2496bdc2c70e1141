import type { Bound, Line, Unit } from './goals.ts';
import type { Figures } from './throttled.ts';

/** A figure over several runs. */
export interface Measured {
  readonly median: number;
  /** The standard deviation of one run, estimated from the median absolute deviation: one slow run does not raise it. */
  readonly noise: number;
}

/** Measured figures by name. */
export type Measurements = Readonly<Record<string, Measured>>;

/** A readable table, and its broken bounds, a sentence each. */
export interface Report {
  readonly text: string;
  readonly broken: readonly string[];
}

/** `noisy`: beyond the bound, but by no more than the noise. */
type Verdict = 'held' | 'noisy' | 'broken' | 'unmeasured';

/** The standard deviation of a normal distribution over its median absolute deviation. */
const DEVIATION_PER_MAD = 1.4826;

/** The median and the noise of each figure. A figure missing in one run is NaN. */
export function measurementsOf(runs: readonly Figures[]): Measurements {
  const names = [...new Set(runs.flatMap((run) => Object.keys(run)))];
  return Object.fromEntries(
    names.map((name) => [name, measuredOf(runs.map((run) => run[name] ?? NaN))]),
  );
}

function measuredOf(values: readonly number[]): Measured {
  const middle = median(values);
  const deviation = median(values.map((value) => Math.abs(value - middle)));
  return { median: middle, noise: DEVIATION_PER_MAD * deviation };
}

function median(values: readonly number[]): number {
  if (values.length === 0 || values.some(Number.isNaN)) return NaN;
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return ((low ?? NaN) + (high ?? NaN)) / 2;
}

/**
 * Whether a bound holds. Only an excess beyond the noise breaks it; a ratio has the noise of both figures.
 * @param reference denominator of a ratio: the static limit of the same run, or the smallest catalogue
 */
export function judgeBound(bound: Bound, measured?: Measured, reference?: Measured): Verdict {
  if (!measured) return 'unmeasured';
  const allowed = allowedBy(bound, reference);
  const excess = 'least' in bound ? allowed - measured.median : measured.median - allowed;
  const noise = measured.noise + ('ratio' in bound ? bound.ratio * (reference?.noise ?? NaN) : 0);
  if (Number.isNaN(excess) || Number.isNaN(noise)) return 'unmeasured';
  if (excess <= 0) return 'held';
  return excess <= noise ? 'noisy' : 'broken';
}

function allowedBy(bound: Bound, reference?: Measured): number {
  if ('most' in bound) return bound.most;
  return 'least' in bound ? bound.least : bound.ratio * (reference?.median ?? NaN);
}

/** The printed verdict, and whether it fails the bench: a bounded figure without a measurement does. */
export function verdictOn(
  { bound, unit }: Line,
  measured?: Measured,
  reference?: Measured,
): { readonly text: string; readonly isBroken: boolean } {
  if (!bound) return { text: '', isBroken: false };
  const verdict = judgeBound(bound, measured, reference);
  if (verdict === 'held') return { text: 'held', isBroken: false };
  if (verdict === 'unmeasured') return { text: 'NOT MEASURED', isBroken: true };
  const allowed = formatFigure(allowedBy(bound, reference), unit);
  const limit = `${'least' in bound ? 'at least' : 'at most'} ${allowed}`;
  return verdict === 'noisy'
    ? { text: `within the noise of: ${limit}`, isBroken: false }
    : { text: `BROKEN: ${limit}`, isBroken: true };
}

/** The shop with its noise, the static limit, their ratio and the verdict, line by line. */
export function comparisonTable(
  title: string,
  lines: readonly Line[],
  shop: Measurements,
  limit: Measurements | null,
): Report {
  const broken: string[] = [];
  const rows = lines.map((line) => {
    const [mine, reference] = [shop[line.figure], limit?.[line.figure]];
    const { text, isBroken } = verdictOn(line, mine, reference);
    if (isBroken) broken.push(brokenLine(title, line, mine, text));
    const ratio = reference?.median
      ? `x ${((mine?.median ?? NaN) / reference.median).toFixed(2)}`
      : '';
    return [
      line.name.padEnd(28),
      formatFigure(mine?.median ?? NaN, line.unit).padStart(9),
      `± ${formatFigure(mine?.noise ?? NaN, line.unit)}`.padStart(11),
      (reference ? formatFigure(reference.median, line.unit) : '').padStart(9),
      ratio.padStart(8),
      `  ${text}`,
    ].join('');
  });
  const columns = `${'shop'.padStart(9)}${'noise'.padStart(11)}${(limit ? 'limit' : '').padStart(9)}`;
  return { text: ['', `${title.padEnd(28)}${columns}`, ...rows].join('\n'), broken };
}

/** A broken bound as a sentence: the table, the figure, its value and its bound. */
export function brokenLine(
  title: string,
  { name, unit }: Line,
  measured: Measured | undefined,
  verdict: string,
): string {
  const value = measured ? formatFigure(measured.median, unit) : 'nothing';
  const noise = measured ? ` ± ${formatFigure(measured.noise, unit)}` : '';
  return `${title}: ${name} ${value}${noise}, ${verdict}`;
}

/** A figure with its unit. Times in milliseconds. */
export function formatFigure(value: number, unit: Unit): string {
  if (unit === 's') return `${(value / 1000).toFixed(2)} s`;
  if (unit === 'cls') return value.toFixed(4);
  return `${Math.round(value)} ${unit}`.trim();
}
