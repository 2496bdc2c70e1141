/** The shop's categories in display order. */
export const CATEGORIES = [
  'Wellness',
  'Soaps',
  'Hair Care',
  'Skin Care',
  'Oral Care',
  'Nutrition',
] as const;

/** A category. */
export type Category = (typeof CATEGORIES)[number];
