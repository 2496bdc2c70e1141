/** The categories of a new shop in display order, and what the seed's products have. The owner adds others. */
export const CATEGORIES = [
  'Wellness',
  'Soaps',
  'Hair Care',
  'Skin Care',
  'Oral Care',
  'Nutrition',
] as const;

/** A category of a new shop. */
export type Category = (typeof CATEGORIES)[number];
