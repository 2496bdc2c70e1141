import { useMemo } from 'react';
import { CATEGORIES } from '#domain/product/category.ts';
import { useShopContent } from './use-shop-content.ts';

/** A category as shoppers see it: `id` is what products store and addresses hold. */
export interface ShownCategory {
  readonly id: string;
  readonly name: string;
  /** The owner's description; undefined for the built-in one. */
  readonly text?: string;
}

const BUILT_IN: readonly ShownCategory[] = CATEGORIES.map((id) => ({ id, name: id }));

/** The categories that are shown, in the owner's order and words. */
export function useCategories(): readonly ShownCategory[] {
  const catalog = useShopContent('catalog');
  return useMemo(() => catalog?.categories.filter(({ shown }) => shown) ?? BUILT_IN, [catalog]);
}

/** The owner's name of a category; its id for one that is hidden. */
export function useCategoryName(category: string): string {
  return useCategories().find(({ id }) => id === category)?.name ?? category;
}
