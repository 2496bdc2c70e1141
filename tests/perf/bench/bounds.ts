import type { Bound, Line, Unit } from './goals.ts';
import type { Figures } from './visits.ts';

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
    names.map((name) => {
      const values = runs.map((run) => run[name] ?? NaN);
      const middle = median(values);
      const deviation = median(values.map((value) => Math.abs(value - middle)));
      return [name, { median: middle, noise: DEVIATION_PER_MAD * deviation }];
    }),
  );
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

/** The printed verdict: a bounded figure without a measurement fails the bench, too. */
function verdictOn({ bound, unit }: Line, measured?: Measured, reference?: Measured): string {
  if (!bound) return '';
  const verdict = judgeBound(bound, measured, reference);
  if (verdict === 'held') return 'held';
  if (verdict === 'unmeasured') return 'NOT MEASURED';
  const limit = `at ${'least' in bound ? 'least' : 'most'} ${formatFigure(allowedBy(bound, reference), unit)}`;
  return verdict === 'noisy' ? `within the noise of: ${limit}` : `BROKEN: ${limit}`;
}

/**
 * A column per measured thing: the first one's noise, its ratio to the last one, and the verdict on those that are
 * judged.
 * @param columns the shop and its static limit, or catalogues from the smallest on
 * @param judged the columns that are judged against `reference`, with the name of each in a broken bound
 */
export function tableOf(
  title: string,
  lines: readonly Line[],
  columns: readonly (readonly [name: string, Measurements])[],
  judged: readonly (readonly [name: string, Measurements])[],
  reference: Measurements = {},
): Report {
  const broken: string[] = [];
  const rows = lines.map((line) => {
    const { name, figure, unit } = line;
    const verdicts = judged.map(([place, figures]) => {
      const measured = figures[figure];
      const text = verdictOn(line, measured, reference[figure]);
      const isBroken = /^(?:BROKEN|NOT)/.test(text);
      if (isBroken) broken.push(`${place}: ${name} ${withNoise(measured, unit)}, ${text}`);
      return { text, isBroken };
    });
    const verdict = verdicts.find(({ isBroken }) => isBroken) ?? verdicts.at(-1);
    const values = columns.map(([, figures]) => figures[figure]);
    const cells = values.map((one) => formatFigure(one?.median ?? NaN, unit).padStart(10));
    const noise = `± ${formatFigure(values[0]?.noise ?? NaN, unit)}`.padStart(11);
    return `${name.padEnd(28)}${cells.join('')}${noise}  ${verdict?.text ?? ''}`;
  });
  const heads = [...columns.map(([name]) => name.padStart(10)), 'noise'.padStart(11)].join('');
  return { text: ['', `${title.padEnd(28)}${heads}`, ...rows].join('\n'), broken };
}

function withNoise(measured: Measured | undefined, unit: Unit): string {
  if (!measured) return 'nothing';
  return `${formatFigure(measured.median, unit)} ± ${formatFigure(measured.noise, unit)}`;
}

/** A figure with its unit. Times in milliseconds. */
function formatFigure(value: number, unit: Unit): string {
  if (unit === 's') return `${(value / 1000).toFixed(2)} s`;
  if (unit === 'cls') return value.toFixed(4);
  return `${Math.round(value)} ${unit}`.trim();
}
