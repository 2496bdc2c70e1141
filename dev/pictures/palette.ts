/** The colours of every picture: ivory, leaf greens, turmeric, clay, amber. */
export const COLOUR = {
  paper: '#fbf6ea',
  ivory: '#f6ecd9',
  linen: '#e9dec8',
  ink: '#2b261f',
  forest: '#1f3d2b',
  leaf: '#3d6b44',
  moss: '#6f8a4a',
  sage: '#a9b88c',
  turmeric: '#d9952b',
  clay: '#a9552f',
  amber: '#8a4512',
  brass: '#c2a15a',
  shadow: '#4a3a24',
} as const;
