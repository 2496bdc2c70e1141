import type { ShownBrand } from '../shop-content/brand.ts';

/** Name and logo until the owner edits them: the logo is drawn. Apart, because the first view needs nothing else of them. */
export const BUILT_IN_BRAND: ShownBrand = { name: 'Franch', logo: null };
