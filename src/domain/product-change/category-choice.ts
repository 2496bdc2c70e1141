import { editDistance } from '../search/edit-distance.ts';
import { partsOf } from '../search/search-words.ts';

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
  let suggestion = '';
  let least = Infinity;
  for (const name of categories) {
    const edits = editsBetween(partsOf(wanted), partsOf(name.toLowerCase()));
    if (edits < least) [least, suggestion] = [edits, name];
  }
  return { known: false, suggestion };
}

/**
 * Edits between two names, Infinity if they are not near. Words that both have do not count: "Face Care" is not near
 * "Hair Care".
 */
function editsBetween(typed: readonly string[], name: readonly string[]): number {
  const own = typed.filter((word) => !name.includes(word));
  const other = name.filter((word) => !typed.includes(word));
  if (own.length !== other.length) return editsOfWord(own.join(' '), other.join(' '));
  return own.reduce((sum, word, at) => sum + editsOfWord(word, other[at] ?? ''), 0);
}

function editsOfWord(typed: string, word: string): number {
  const bound = Math.max(1, Math.ceil(typed.length / 3));
  return editDistance(typed, word, bound).whole;
}
