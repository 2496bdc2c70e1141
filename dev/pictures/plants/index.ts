import type { LeafStyle } from '../leaf.ts';
import type { Sheet } from '../svg.ts';
import type { Plant } from './plant.ts';
import { sprig } from './sprig.ts';

function leafy(latin: string, tint: string, accent: string, style: Partial<LeafStyle>, pairs = 6): Plant {
  const full: LeafStyle = {
    light: '#7f9a58',
    dark: '#56763f',
    vein: '#cfd9a6',
    half: 0.2,
    base: 0.8,
    tip: 1.1,
    veins: 6,
    ...style,
  };
  const one = (sheet: Sheet, x: number, y: number, angle: number, length: number, bend: number, seed: number): string =>
    sprig(sheet, {
      at: [x, y],
      angle,
      length,
      bend,
      style: full,
      leaves: pairs,
      leafLength: length * 0.36,
      seed,
    });
  return {
    latin,
    tint,
    accent,
    behind: (sheet) =>
      one(sheet, 420, 660, -52, 470, -20, 7) + one(sheet, 360, 660, -122, 560, 22, 3),
    before: () => '',
    study: (sheet) => one(sheet, 420, 770, -96, 690, 14, 5),
  };
}

/** Every plant of the shop by its everyday name. */
export const PLANTS = {
  eucalyptus: leafy('Eucalyptus globulus', '#dfe6df', '#4f7a6b', { half: 0.11, light: '#8fa99a', dark: '#5f8072', vein: '#d6e0d4' }),
  nirgundi: leafy('Vitex negundo', '#e4e2ea', '#6b5f8f', { half: 0.14 }),
  sesame: leafy('Sesamum indicum', '#efe6cf', '#b08a3c', { half: 0.17 }),
  mint: leafy('Mentha arvensis', '#dfeadb', '#3f7f5c', { half: 0.28 }),
  tulsi: leafy('Ocimum tenuiflorum', '#e6e4ea', '#6d4a78', { half: 0.26 }),
  shatavari: leafy('Asparagus racemosus', '#e6ebd8', '#6f8a4a', { half: 0.05 }, 12),
  ashwagandha: leafy('Withania somnifera', '#efe2d2', '#a9552f', { half: 0.27 }),
  karela: leafy('Momordica charantia', '#e3ebd3', '#5d7f33', { half: 0.3 }),
  triphala: leafy('Amalaki · Bibhitaki · Haritaki', '#efe4cd', '#8a6a2f', { half: 0.24 }),
  brahmi: leafy('Bacopa monnieri', '#e2ebe0', '#4c7d6c', { half: 0.3, tip: 0.6 }),
  amla: leafy('Phyllanthus emblica', '#e8ecd2', '#7d8f2f', { half: 0.12 }, 12),
  giloy: leafy('Tinospora cordifolia', '#e3ebd8', '#58803f', { half: 0.4, base: 0.4 }),
  turmeric: leafy('Curcuma longa', '#f5e6c2', '#c9831f', { half: 0.16 }, 4),
  neem: leafy('Azadirachta indica', '#e2ead4', '#4f7a34', { half: 0.16 }),
  sandalwood: leafy('Santalum album', '#f0e0cf', '#a06a43', { half: 0.18 }),
  rose: leafy('Rosa × damascena', '#f5e0dc', '#b2566a', { half: 0.3 }),
  coconut: leafy('Cocos nucifera', '#efe9dc', '#7a6248', { half: 0.06 }, 12),
  bhringraj: leafy('Eclipta prostrata', '#e2e9da', '#44663b', { half: 0.15 }),
  hibiscus: leafy('Hibiscus rosa-sinensis', '#f5dfd6', '#b3392f', { half: 0.3 }),
  saffron: leafy('Crocus sativus', '#ece2ea', '#b4501f', { half: 0.04 }),
  aloe: leafy('Aloe vera', '#dfeade', '#4d8460', { half: 0.1 }),
  flax: leafy('Linum usitatissimum', '#e2e8ee', '#4a6c9c', { half: 0.08 }, 9),
  moringa: leafy('Moringa oleifera', '#e4ecd4', '#5f8a35', { half: 0.3, tip: 0.6 }, 9),
  clove: leafy('Syzygium aromaticum', '#f0e2d6', '#8a4a2f', { half: 0.2 }),
} as const satisfies Record<string, Plant>;

export type PlantName = keyof typeof PLANTS;
