import { categoryIds } from '#domain/product/category-ids.ts';
import { useShopContent } from '#data/react/use-shop-content.ts';

/** The ids of all categories, hidden ones included: what staff choose for a product. */
export function useCategoryIds(): readonly string[] {
  return categoryIds(useShopContent('catalog'));
}
