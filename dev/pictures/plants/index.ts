import { flax, hibiscus, rose, saffron } from './flowers.ts';
import { aloe, bhringraj, coconut, karela, sesame, triphala } from './fruits.ts';
import { clove, moringa, sandalwood } from './groves.ts';
import { brahmi, giloy, mint, nirgundi, tulsi } from './herbs.ts';
import type { Plant } from './plant.ts';
import { ashwagandha, shatavari, turmeric } from './roots.ts';
import { amla, eucalyptus, neem } from './trees.ts';

/** Every plant of the shop by its everyday name. */
export const PLANTS = {
  eucalyptus,
  nirgundi,
  sesame,
  mint,
  tulsi,
  shatavari,
  ashwagandha,
  karela,
  triphala,
  brahmi,
  amla,
  giloy,
  turmeric,
  neem,
  sandalwood,
  rose,
  coconut,
  bhringraj,
  hibiscus,
  saffron,
  aloe,
  flax,
  moringa,
  clove,
} as const satisfies Record<string, Plant>;

export type PlantName = keyof typeof PLANTS;
