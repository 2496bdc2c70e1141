import { aloe } from './leaves/aloe.ts';
import { amla } from './fruits-and-seeds/amla.ts';
import { ashwagandha } from './roots-and-stems/ashwagandha.ts';
import { bhringraj } from './leaves/bhringraj.ts';
import { brahmi } from './leaves/brahmi.ts';
import { clove } from './flowers/clove.ts';
import { coconut } from './fruits-and-seeds/coconut.ts';
import { eucalyptus } from './leaves/eucalyptus.ts';
import { flax } from './fruits-and-seeds/flax.ts';
import { giloy } from './roots-and-stems/giloy.ts';
import { hibiscus } from './flowers/hibiscus.ts';
import { karela } from './fruits-and-seeds/karela.ts';
import { mint } from './leaves/mint.ts';
import { moringa } from './leaves/moringa.ts';
import { neem } from './leaves/neem.ts';
import { nirgundi } from './leaves/nirgundi.ts';
import { palash } from './flowers/palash.ts';
import { rose } from './flowers/rose.ts';
import { saffron } from './flowers/saffron.ts';
import { sandalwood } from './roots-and-stems/sandalwood.ts';
import { sesame } from './fruits-and-seeds/sesame.ts';
import { shatavari } from './roots-and-stems/shatavari.ts';
import { triphala } from './fruits-and-seeds/triphala.ts';
import { tulsi } from './leaves/tulsi.ts';
import { turmeric } from './roots-and-stems/turmeric.ts';
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
  palash,
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
