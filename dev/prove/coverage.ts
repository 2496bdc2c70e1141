import * as v from 'valibot';

interface Node {
  readonly sourcePosition: {
    readonly line: number;
    readonly currentOffset: number;
    readonly endOffset: number;
  };
  readonly values?: readonly { readonly value: Readonly<Record<string, unknown>> }[] | undefined;
  readonly children?: readonly Node[] | undefined;
}

const NodeSchema: v.GenericSchema<unknown, Node> = v.object({
  sourcePosition: v.object({
    line: v.number(),
    currentOffset: v.optional(v.number(), 0),
    endOffset: v.optional(v.number(), 0),
  }),
  values: v.optional(v.array(v.object({ value: v.record(v.string(), v.unknown()) }))),
  children: v.optional(v.array(v.lazy(() => NodeSchema))),
});
const ReportSchema = v.object({ report: v.array(NodeSchema) });

/** Coverage of the rules. */
export interface Coverage {
  /** Number of boolean expressions. */
  readonly conditions: number;
  /** Conditions that were never evaluated, or only to one value: their line, the missing value, their text. */
  readonly missing: readonly string[];
}

interface Seen {
  readonly line: number;
  readonly text: string;
  readonly values: Set<unknown>;
}

/**
 * Merges the emulator's reports about the same rules: every boolean expression must have been both true and false, and
 * every expression evaluated. A literal `true` can have no other value.
 * @throws when one is no such report.
 */
export function coverageOf(reports: readonly unknown[], rules: string): Coverage {
  const conditionsByPlace = new Map<string, Seen>();
  const walk = ({ sourcePosition, values = [], children = [] }: Node): void => {
    const { line, currentOffset, endOffset } = sourcePosition;
    const place = `${currentOffset}-${endOffset}`;
    const text = rules.slice(currentOffset, endOffset + 1).replace(/\s+/g, ' ');
    const condition = conditionsByPlace.get(place) ?? { line, text, values: new Set() };
    conditionsByPlace.set(place, condition);
    for (const { value } of values) condition.values.add(value['boolValue'] ?? 'something');
    children.forEach(walk);
  };
  for (const report of reports) v.parse(ReportSchema, report).report.forEach(walk);
  const all = [...conditionsByPlace.values()];
  const conditions = all.filter(
    ({ values, text }) => text !== 'true' && (values.has(true) || values.has(false)),
  );
  const lacking = [
    ...all.filter(({ values }) => values.size === 0).map((one) => [one, 'evaluated'] as const),
    ...conditions.filter(({ values }) => !values.has(true)).map((one) => [one, 'true'] as const),
    ...conditions.filter(({ values }) => !values.has(false)).map((one) => [one, 'false'] as const),
  ];
  return {
    conditions: conditions.length,
    missing: lacking.map(
      ([{ line, text }, missingValue]) => `L${line} never ${missingValue}: ${text.slice(0, 100)}`,
    ),
  };
}
