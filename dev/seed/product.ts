import type { Category } from '#domain/product/category.ts';
import type { ProductDocument } from '#domain/product/product.ts';

/** A product in the seed's files: amounts in rupees, its age in days, its pictures found by its slug. */
export type SeedProduct = Omit<
  ProductDocument,
  'category' | 'createdAt' | 'updatedAt' | 'imageURL' | 'images'
> & {
  readonly slug: string;
  readonly category: Category;
  readonly mrp: number;
  /** Age on the day the seed counts from, in days; the fraction is the time of day. */
  readonly daysAgo: number;
};

/** A product in the file of its category. */
export type SeedRecord = Omit<SeedProduct, 'category'>;

/** Paragraphs of a description, separated by a blank line. */
export function paragraphs(...texts: readonly string[]): string {
  return texts.join('\n\n');
}

/** One ingredient: its common name, its botanical (or label) name and how much of it. */
export function of(
  name: string,
  botanical: string,
  quantity: string,
): { name: string; botanical: string; quantity: string } {
  return { name, botanical, quantity };
}
