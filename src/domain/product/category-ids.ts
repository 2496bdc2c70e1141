import { CATEGORIES } from './category.ts';

/** A category by what products store and addresses hold: its first name. */
interface NamedCategory {
  readonly id: string;
  readonly shown: boolean;
}

/** What the owner has made of the categories; undefined before that. */
type OwnCatalog = { readonly categories: readonly NamedCategory[] } | undefined;

/** The ids of all categories, hidden ones included, in the owner's order. */
export function categoryIds(own: OwnCatalog): readonly string[] {
  return own?.categories.map(({ id }) => id) ?? CATEGORIES;
}

/** The ids of the categories that shoppers see, in the owner's order. */
export function shownCategoryIds(own: OwnCatalog): readonly string[] {
  return own?.categories.filter(({ shown }) => shown).map(({ id }) => id) ?? CATEGORIES;
}
