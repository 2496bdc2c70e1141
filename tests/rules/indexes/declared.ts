import * as v from 'valibot';
import { type IndexField, isComposite, lineOf, type Need } from './needed.ts';

const Scope = v.picklist(['COLLECTION', 'COLLECTION_GROUP']);
const Order = v.picklist(['ASCENDING', 'DESCENDING']);
const Contains = v.literal('CONTAINS');
const IndexesSchema = v.strictObject({
  indexes: v.array(
    v.strictObject({
      collectionGroup: v.string(),
      queryScope: Scope,
      fields: v.array(
        v.union([
          v.strictObject({ fieldPath: v.string(), order: Order }),
          v.strictObject({ fieldPath: v.string(), arrayConfig: Contains }),
        ]),
      ),
    }),
  ),
  fieldOverrides: v.array(
    v.strictObject({
      collectionGroup: v.string(),
      fieldPath: v.string(),
      /** Deletes documents after the time in this field. */
      ttl: v.optional(v.literal(true)),
      indexes: v.array(
        v.union([
          v.strictObject({ queryScope: Scope, order: Order }),
          v.strictObject({ queryScope: Scope, arrayConfig: Contains }),
        ]),
      ),
    }),
  ),
});

/** The contents of `firestore.indexes.json`. */
export type Declared = v.InferOutput<typeof IndexesSchema>;

/** Parses `firestore.indexes.json`. @throws when it is malformed. */
export function readIndexes(text: string): Declared {
  return v.parse(IndexesSchema, JSON.parse(text));
}

/** Differences between declared and needed indexes, one line each. */
export interface IndexDifference {
  /** How many indexes are needed beside the automatic ones. */
  readonly needed: number;
  readonly missing: readonly string[];
  readonly unused: readonly string[];
}

/** Compares the indexes that queries need with the declared ones, both ways. */
export function differenceOf(needs: readonly Need[], declared: Declared): IndexDifference {
  const composite = new Map(needs.filter(isComposite).map((need) => [lineOf(need), need]));
  const single = new Map(
    needs
      .filter((need) => !isComposite(need))
      .flatMap((need) => [...need.equal, ...need.sorted].map((field) => singleOf(need, field)))
      .map((need) => [lineOf(need), need]),
  );
  const left = new Set(declared.indexes);
  const missing: string[] = [];
  for (const [line, need] of composite) {
    const index = [...left].find((one) => serves(one, need));
    if (index) left.delete(index);
    else missing.push(`${line} (${need.site})`);
  }
  const overrides = singlesIn(declared);
  const isOverridden = ({ collection, equal: [only] }: Need) =>
    declared.fieldOverrides.some(
      ({ collectionGroup, fieldPath }) =>
        collectionGroup === collection && fieldPath === only?.field,
    );
  for (const [line, need] of single) {
    const isAutomatic = !need.isGroup && !isOverridden(need);
    if (!isAutomatic && !overrides.includes(line)) missing.push(`${line} (${need.site})`);
  }
  const groups = overrides.filter((line) => line.startsWith('every '));
  return {
    needed: composite.size + [...single.values()].filter(({ isGroup }) => isGroup).length,
    missing,
    unused: [...[...left].map(declaredLine), ...groups.filter((line) => !single.has(line))],
  };
}

type DeclaredIndex = Declared['indexes'][number];

function fieldsIn({ fields }: DeclaredIndex): readonly IndexField[] {
  return fields.map((one) => ({
    field: one.fieldPath,
    mode: 'order' in one ? one.order : one.arrayConfig,
  }));
}

/** Equality fields come first, in any order; the sorted ones must match exactly. */
function serves(index: DeclaredIndex, need: Need): boolean {
  const { equal, sorted } = need;
  const fields = fieldsIn(index);
  const first = fields.slice(0, equal.length);
  return (
    index.collectionGroup === need.collection &&
    (index.queryScope === 'COLLECTION_GROUP') === need.isGroup &&
    fields.length === equal.length + sorted.length &&
    equal.every((one) => first.some((other) => isSame(one, other))) &&
    sorted.every((one, at) => isSame(one, fields[equal.length + at]))
  );
}

function isSame(one: IndexField, other: IndexField | undefined): boolean {
  return one.field === other?.field && one.mode === other.mode;
}

function singleOf({ collection, isGroup, site }: Omit<Need, 'equal'>, field: IndexField): Need {
  return { collection, isGroup, equal: [field], sorted: [], site };
}

function singlesIn({ fieldOverrides }: Declared): readonly string[] {
  return fieldOverrides.flatMap(({ collectionGroup: collection, fieldPath: field, indexes }) =>
    indexes.map((one) => {
      const mode = 'order' in one ? one.order : one.arrayConfig;
      const isGroup = one.queryScope === 'COLLECTION_GROUP';
      return lineOf(singleOf({ collection, isGroup, sorted: [], site: '' }, { field, mode }));
    }),
  );
}

function declaredLine(index: DeclaredIndex): string {
  const isGroup = index.queryScope === 'COLLECTION_GROUP';
  const sorted = fieldsIn(index);
  return lineOf({ collection: index.collectionGroup, isGroup, equal: [], sorted, site: '' });
}
