/** The colours that every picture shares. Plants and packs bring their own beside them. */
export const COLOUR = {
  paper: '#fbf6ea',
  ivory: '#f6ecd9',
  linen: '#e9dec8',
  ink: '#2b261f',
  forest: '#1f3d2b',
  clay: '#a9552f',
  shadow: '#4a3a24',
} as const;
