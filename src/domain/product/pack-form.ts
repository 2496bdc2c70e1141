import { measureOf } from './net-unit.ts';
import type { Product } from './product.ts';

/** The forms of pack that stand for products without a picture. */
export type PackForm = 'bottle' | 'jar' | 'tube' | 'carton' | 'capsules';

/**
 * The form of pack that a product most likely comes in, by its category and the unit of its net quantity. A carton,
 * which can hold anything, while neither is known: order and wishlist lines keep only title and price.
 */
export function packForm(
  product?: Partial<Pick<Product, 'category' | 'netQuantity'>> | null,
): PackForm {
  if (product?.category === 'Soaps') return 'carton';
  if (product?.category === 'Oral Care') return 'tube';
  switch (product?.netQuantity && measureOf(product.netQuantity.unit)) {
    case 'piece':
      return 'capsules';
    case 'g':
      return 'jar';
    case 'ml':
      return 'bottle';
    case undefined:
      return 'carton';
  }
}
