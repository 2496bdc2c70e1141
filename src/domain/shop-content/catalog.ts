import * as v from 'valibot';
import { areDistinct, fault, LawfulWords, OptionalWords, Rows } from './content-text.ts';

/** Maximum categories: the home page and the menus show all. */
const MAX_CATEGORIES = 20;

/** Compares names as shoppers read them. */
const folded = (text: string): string => text.toLowerCase();

/**
 * Categories and promoted concerns: names, descriptions, order, and which are hidden. A category's `id` is its first name,
 * which products store and addresses hold, so addresses stay when the name changes. `saveContent` keeps categories that
 * products have.
 */
export const CatalogSchema = v.strictObject({
  categories: v.pipe(
    Rows(
      v.strictObject({
        id: LawfulWords(40),
        name: LawfulWords(40),
        text: LawfulWords(100),
        shown: v.boolean(),
      }),
      MAX_CATEGORIES,
    ),
    v.check((rows) => areDistinct(rows.map(({ id }) => folded(id))), fault('twice')),
    v.check((rows) => areDistinct(rows.map(({ name }) => folded(name))), fault('twice')),
    v.check((rows) => rows.some(({ shown }) => shown), fault('hidden-all')),
  ),
  /** The concerns of the home page and of the filters' beginning, in display order. */
  concerns: v.pipe(
    Rows(v.strictObject({ id: LawfulWords(60), name: v.pipe(OptionalWords(40)) }), 20),
    v.check((rows) => areDistinct(rows.map(({ id }) => id)), fault('twice')),
  ),
});
