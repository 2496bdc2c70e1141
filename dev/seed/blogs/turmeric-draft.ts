import type { SeedArticle } from './article.ts';

/** Not finished, and therefore seen by staff alone. */
export const TURMERIC_DRAFT: SeedArticle = {
  slug: 'turmeric-in-the-kitchen-and-on-the-shelf',
  title: 'Turmeric in the kitchen and on the shelf',
  excerpt:
    'A pinch, a spoon, a capsule: three amounts of the same root, and what each is good for.',
  author: 'Kavita Deshmukh (sample)',
  tags: ['Ingredients', 'Food'],
  status: 'draft',
  published: '2026-11-20T09:00',
  cover: 'turmeric',
  relatedProducts: ['franch-turmeric-curcumin-capsules', 'franch-turmeric-day-cream'],
  body: `A household in India uses turmeric every day without thinking about it, and measures it by the colour of the dal.

## The root

Turmeric, हल्दी, is the underground stem of *Curcuma longa*. It is boiled, dried for two weeks and ground. What makes it yellow is curcumin, three to five parts in a hundred of the powder.

## Still to be written

- how to tell good powder from dyed powder at home
- why pepper and fat belong to it in the kitchen
- what a capsule holds, compared with a spoon
- who should ask a doctor before taking a concentrate`,
};
