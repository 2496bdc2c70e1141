import { type Blog, BlogSchema } from '#domain/content/blog.ts';
import * as v from 'valibot';
import { type CoverName, pictureAddress } from '../../pictures/addresses.ts';
import { ABHYANGA } from './abhyanga.ts';
import type { SeedArticle } from './article.ts';
import { HAIR } from './hair.ts';
import { LABELS } from './labels.ts';
import { MOUTH } from './mouth.ts';
import { NAMES } from './names.ts';
import { OMEGA } from './omega.ts';
import { SEASONS } from './seasons.ts';
import { SOAP } from './soap.ts';
import { TURMERIC_DRAFT } from './turmeric-draft.ts';

const ALL: readonly SeedArticle[] = [
  LABELS,
  ABHYANGA,
  SEASONS,
  SOAP,
  HAIR,
  OMEGA,
  MOUTH,
  NAMES,
  TURMERIC_DRAFT,
];

/** What the covers show, for those who do not see them. */
const COVER_ALTS: Readonly<Record<CoverName, string>> = {
  label: 'Two bottles and a pouch with their labels, between nirgundi and triphala leaves',
  massage: 'A bottle of sesame oil beside a bowl of it, between sesame plants',
  seasons: 'Amla, tulsi, hibiscus and moringa side by side, with a bowl of powder',
  soap: 'Two bars of soap between a turmeric plant and a coconut',
  hair: 'A bottle of hair oil beside a bowl of it, with bhringraj and hibiscus',
  flax: 'A bottle of capsules and softgels beside it, between flax plants',
  mouth: 'A bottle of swishing oil, a bowl of powder and a jar, between mint and clove',
  names: 'Ashwagandha, brahmi, giloy and shatavari side by side',
  turmeric: 'A bowl of turmeric powder and a bottle of capsules, between turmeric plants',
};

/** A time of day in India as epoch milliseconds. */
function moment(time: string): number {
  return Date.parse(`${time}:00+05:30`);
}

function parsed({ published, updated, cover, ...article }: SeedArticle): Blog {
  const publishedAt = moment(published);
  return v.parse(BlogSchema, {
    ...article,
    coverImageURL: pictureAddress(`cover-${cover}`),
    coverAlt: COVER_ALTS[cover],
    publishedAt,
    updatedAt: updated === undefined ? publishedAt : moment(updated),
  });
}

/**
 * The seeded shop's articles, the newest first: eight published ones and a draft.
 * @throws ValiError when one of them is not an article by the domain's own schema.
 */
export function seedBlogs(): Blog[] {
  return ALL.map(parsed).sort((a, b) => b.publishedAt - a.publishedAt);
}
