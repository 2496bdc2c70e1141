/** Units that a label counts, in its own word. */
export const COUNTED_UNITS = ['piece', 'tablet', 'capsule', 'softgel'] as const;

/** The units of a net quantity. Rules and CSV files know the same. */
export const NET_UNITS = ['g', 'ml', ...COUNTED_UNITS] as const;

/** A unit of a net quantity. */
export type NetUnit = (typeof NET_UNITS)[number];
/** A unit that is counted. */
export type CountedUnit = (typeof COUNTED_UNITS)[number];

/** What a unit measures: weight, volume or a number of pieces, whatever they are called. */
export function measureOf(unit: NetUnit): 'g' | 'ml' | 'piece' {
  return unit === 'g' || unit === 'ml' ? unit : 'piece';
}
