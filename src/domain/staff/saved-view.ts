import * as v from 'valibot';

/** The lists that have saved views. */
const VIEWED_LISTS = ['orders', 'products'] as const;

/** A list with saved views. */
export type ViewedList = (typeof VIEWED_LISTS)[number];

/** The most views of one person. */
export const MAX_VIEWS = 30;

/** The longest name of a view and its longest address, in UTF-16 units; the rules repeat them. */
export const [VIEW_NAME_LENGTH, VIEW_QUERY_LENGTH] = [60, 1_000];

/** `users/{uid}/views/{id}`: a saved view of a list of the staff area. */
export const SavedViewSchema = v.object({
  id: v.string(),
  list: v.picklist(VIEWED_LISTS),
  name: v.pipe(v.string(), v.maxLength(VIEW_NAME_LENGTH)),
  /** The query of the list's address: search, filters, order and columns. */
  query: v.pipe(v.string(), v.maxLength(VIEW_QUERY_LENGTH)),
});

/** A parsed view. */
export type SavedView = v.InferOutput<typeof SavedViewSchema>;
