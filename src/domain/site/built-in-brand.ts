import type { ShownBrand } from '../shop-content/brand.ts';

/** Name and logo until the owner edits them: the logo is drawn. In a file of its own to keep the first bundle small. */
export const BUILT_IN_BRAND: ShownBrand = { name: 'Franch', logo: null };
