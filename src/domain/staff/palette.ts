/** The groups of the search over the staff area, in their order. */
export const PALETTE_GROUPS = [
  'recent',
  'actions',
  'pages',
  'settings',
  'orders',
  'products',
  'customers',
  'messages',
] as const;

/** A group. */
export type PaletteGroup = (typeof PALETTE_GROUPS)[number];
