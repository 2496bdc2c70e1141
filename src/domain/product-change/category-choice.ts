import { editDistance } from '../search/edit-distance.ts';

/** A category in the shop's own spelling, or the one that was probably meant (empty: none is near). */
export type CategoryAnswer =
  | { readonly known: true; readonly category: string }
  | { readonly known: false; readonly suggestion: string };

/** Looks a typed category up; case and outer blanks do not count. An empty one is known: a draft needs none. */
export function categoryOf(typed: string, categories: readonly string[]): CategoryAnswer {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return { known: true, category: '' };
  const same = categories.find((name) => name.toLowerCase() === wanted);
  if (same !== undefined) return { known: true, category: same };
  const bound = Math.max(1, Math.ceil(wanted.length / 3));
  let suggestion = '';
  let least = Infinity;
  for (const name of categories) {
    const edits = editDistance(wanted, name.toLowerCase(), bound).whole;
    if (edits < least) [least, suggestion] = [edits, name];
  }
  return { known: false, suggestion };
}
