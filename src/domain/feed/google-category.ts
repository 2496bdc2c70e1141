import type { Category } from '../product/category.ts';
import type { Product } from '../product/product.ts';

const CARE = 'Health & Beauty > Personal Care';

/** Categories of Google's product taxonomy, in its own words, by those of a new shop. */
const GOOGLE_CATEGORIES: Readonly<Record<Category, string>> = {
  Wellness: 'Health & Beauty > Health Care',
  Soaps: `${CARE} > Cosmetics > Bath & Body > Bar Soap`,
  'Hair Care': `${CARE} > Hair Care`,
  'Skin Care': `${CARE} > Cosmetics > Skin Care`,
  'Oral Care': `${CARE} > Oral Care`,
  Nutrition: 'Food, Beverages & Tobacco > Food Items',
};

const SUPPLEMENTS = 'Health & Beauty > Health Care > Fitness & Nutrition > Vitamins & Supplements';

/** The category of Google's taxonomy; empty for one that the owner added: Google then chooses one by itself. */
export function googleCategory({
  category,
  productClass,
}: Pick<Product, 'category' | 'productClass'>): string {
  if (productClass === 'food-supplement') return SUPPLEMENTS;
  const known: Readonly<Record<string, string>> = GOOGLE_CATEGORIES;
  return Object.hasOwn(known, category) ? (known[category] ?? '') : '';
}
