import { aloe } from './aloe.ts';
import { amla } from './amla.ts';
import { ashwagandha } from './ashwagandha.ts';
import { bhringraj } from './bhringraj.ts';
import { brahmi } from './brahmi.ts';
import { clove } from './clove.ts';
import { coconut } from './coconut.ts';
import { eucalyptus } from './eucalyptus.ts';
import { flax } from './flax.ts';
import { giloy } from './giloy.ts';
import { hibiscus } from './hibiscus.ts';
import { karela } from './karela.ts';
import { mint } from './mint.ts';
import { moringa } from './moringa.ts';
import { neem } from './neem.ts';
import { nirgundi } from './nirgundi.ts';
import { rose } from './rose.ts';
import { saffron } from './saffron.ts';
import { sandalwood } from './sandalwood.ts';
import { sesame } from './sesame.ts';
import { shatavari } from './shatavari.ts';
import { triphala } from './triphala.ts';
import { tulsi } from './tulsi.ts';
import { turmeric } from './turmeric.ts';
import type { Plant } from './plant.ts';

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
