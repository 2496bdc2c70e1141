import { CATEGORIES, type Category } from '#domain/product/category.ts';
import { useShopContent } from './use-shop-content.ts';

/** A category as shoppers see it: `id` is what products store and addresses hold. */
interface ShownCategory {
  readonly id: Category;
  readonly name: string;
  /** The owner's description; undefined for the built-in one. */
  readonly text?: string;
}

const BUILT_IN: readonly ShownCategory[] = CATEGORIES.map((id) => ({ id, name: id }));

/** The categories that are shown, in the owner's order and words. */
export function useCategories(): readonly ShownCategory[] {
  const catalog = useShopContent('catalog');
  return catalog?.categories.filter(({ shown }) => shown) ?? BUILT_IN;
}
