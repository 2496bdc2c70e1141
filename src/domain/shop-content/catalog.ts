import * as v from 'valibot';
import { CATEGORIES } from '../product/category.ts';
import { areDistinct, fault, LawfulWords, OptionalWords, Rows } from './content-text.ts';

const areWhole = (ids: readonly string[], all: readonly string[]): boolean =>
  ids.length === all.length && areDistinct(ids);

/**
 * Categories and promoted concerns: names, descriptions, order, and which are hidden. `id` is what products store and
 * addresses hold, so addresses stay when a name changes.
 */
export const CatalogSchema = v.strictObject({
  categories: v.pipe(
    v.array(
      v.strictObject({
        id: v.picklist(CATEGORIES, fault('choice')),
        name: LawfulWords(40),
        text: LawfulWords(100),
        shown: v.boolean(),
      }),
    ),
    v.check(
      (rows) =>
        areWhole(
          rows.map(({ id }) => id),
          CATEGORIES,
        ),
      fault('incomplete'),
    ),
    v.check((rows) => areDistinct(rows.map(({ name }) => name.toLowerCase())), fault('twice')),
    v.check((rows) => rows.some(({ shown }) => shown), fault('hidden-all')),
  ),
  /** The concerns of the home page and of the filters' beginning, in display order. */
  concerns: v.pipe(
    Rows(v.strictObject({ id: LawfulWords(60), name: v.pipe(OptionalWords(40)) }), 20),
    v.check((rows) => areDistinct(rows.map(({ id }) => id)), fault('twice')),
  ),
});
